// The linear memory of one graph while it is read. Every kernel that works on the graph runs on this memory. The one
// place that hands out addresses to write to, all of them checked: what a file says can never lead outside a room.

import { growMemory, shared } from './boundary.gen.ts';
import { checkRead, GUARD_BYTES, guard } from './guards.ts';

/** What begins above this does not fit: addresses have 32 bits, and the last page is left free. */
const MOST_ADDRESS: u64 = 0xffff0000;
const ALIGNMENT: u32 = 64;

/** Room for rows of a table, zeros: its address, 0 when the memory is full. Rows and their size may be any numbers. */
export function room(rows: u64, bytesEach: u32 = 1, align: u32 = ALIGNMENT): u32 {
  // No more rows than addresses: the product then has less than 64 bits.
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

/** Whether there is memory up to an address: grows it where there is not. */
function hasMemory(next: u64): bool {
  const have = (<u64>memory.size()) << 16;
  if (next <= have) return true;
  const pages = <u32>((next - have + 0xffff) >> 16);
  // Growing takes long: rather once by much than often by little.
  return growMemory(pages + (memory.size() >> 3)) || growMemory(pages);
}

/**
 * The address of a row, which is the only way to an address that a kernel writes to: a row that the table has no room
 * for ends the kernel, as an internal error. Tables come from {@link room}, so the product cannot wrap.
 */
export function rowAt(table: u32, rows: u32, row: u32, bytesEach: u32): u32 {
  if (row >= rows) unreachable();
  return table + row * bytesEach;
}

/** A value that a file has at an address. */
export function read<T>(at: u32): T {
  if (GUARDED) checkRead(at, <u32>sizeof<T>());
  return load<T>(at);
}
