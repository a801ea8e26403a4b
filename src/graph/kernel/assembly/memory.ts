// The linear memory of one graph while it is read. Every kernel that works on the graph runs on this memory.
// This is the only place that returns addresses to write to, and it checks them all: the contents of a file
// can never lead outside a room.

import { growMemory, shared } from './boundary.gen.ts';
import { checkRead, GUARD_BYTES, guard } from './guards.ts';

/** Upper bound of addresses, which have 32 bits; the last page stays free. */
const MOST_ADDRESS: u64 = 0xffff0000;
const ALIGNMENT: u32 = 64;

/**
 * Allocates zeroed rows: returns their address, 0 when the memory is full. Rows and their size may be any
 * numbers.
 */
export function room(rows: u64, bytesEach: u32 = 1, align: u32 = ALIGNMENT): u32 {
  // At most as many rows as addresses, so that the product has less than 64 bits.
  if (rows > MOST_ADDRESS) return 0;
  const guarded = GUARDED && align === ALIGNMENT;
  const at = (<u64>shared.top + align - 1) & ~(<u64>align - 1);
  const end = at + rows * bytesEach;
  const next = guarded ? end + GUARD_BYTES : end;
  if (next > MOST_ADDRESS || !hasMemory(next)) return 0;
  shared.top = <u32>next;
  if (guarded) guard(<u32>end);
  return <u32>at;
}

/** Ensures that there is memory up to an address, growing it if necessary. */
function hasMemory(next: u64): bool {
  const have = (<u64>memory.size()) << 16;
  if (next <= have) return true;
  const pages = <u32>((next - have + 0xffff) >> 16);
  // Growing is slow: better once by a lot than often by a little.
  return growMemory(pages + (memory.size() >> 3)) || growMemory(pages);
}

/**
 * The address of a row, which is the only way to an address that a kernel writes to: traps with an internal
 * error if the table has no such row. Tables come from {@link room}, so the product cannot wrap.
 */
export function rowAt(table: u32, rows: u32, row: u32, bytesEach: u32): u32 {
  if (row >= rows) unreachable();
  return table + row * bytesEach;
}

/** Reads a value of the file at an address. */
export function read<T>(at: u32): T {
  if (GUARDED) checkRead(at, <u32>sizeof<T>());
  return load<T>(at);
}
