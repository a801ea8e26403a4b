// Extra checks of the guarded build (scripts/kernels.mjs; test/tools/guard-kernels.ts switches it on): that
// nothing is written past the end of a room, and that bytes are only read where that is allowed. GUARDED is a
// compile-time constant; in the other build it is 0 and none of this remains.

import { shared } from './boundary.gen.ts';

/** After each room: words of a pattern, then the address of the previous guard. */
export const GUARD_BYTES: u32 = 64;
const LINK: u32 = GUARD_BYTES - 8;
const PATTERN: u64 = 0x5afe_9a4d_d1ed_b0bb;

/** The bytes that may be read: those of the current run. */
let from: u32 = 0;
let to: u32 = 0;

/** Puts a guard at an address. */
export function guard(at: u32): void {
  for (let place: u32 = 0; place < LINK; place += 8) store<u64>(at + place, PATTERN);
  store<u32>(at + LINK, shared.lastGuard);
  shared.lastGuard = at;
}

/** The address of a guard that was overwritten, 0 if there is none. */
export function brokenGuard(): u32 {
  for (let at = shared.lastGuard; at !== 0; at = load<u32>(at + LINK)) {
    for (let place: u32 = 0; place < LINK; place += 8) if (load<u64>(at + place) !== PATTERN) return at;
  }
  return 0;
}

/** Allows reading the bytes between two addresses from here on; the end is exclusive. */
export function setReadable(start: u32, end: u32): void {
  if (!GUARDED) return;
  from = start;
  to = end;
}

/** Traps if any of these bytes must not be read. */
export function checkRead(at: u32, size: u32): void {
  if (at < from || <u64>at + <u64>size > <u64>to) unreachable();
}
