// Ends the kernel where a chunk is damaged. Offsets count from the start of the chunk.

import { NOT_USED_UP, TOO_FEW, TOO_MANY } from '../failures.ts';
import { chunk, failure } from './boundary.gen.ts';

/** Traps; the host finds the reason in the record. */
export function fail(reason: u32, at: u32, expected: i32, found: i32): void {
  failure.reason = reason;
  failure.at = at - chunk.input;
  failure.expected = expected;
  failure.found = found;
  unreachable();
}

/** Ensures that there are `bytes` between two addresses. */
export function need(at: u32, end: u32, bytes: u32): void {
  if (at > end || end - at < bytes) fail(TOO_FEW, at, bytes, end - at);
}

export function atMost(most: u32, found: u32, at: u32): void {
  if (found > most) fail(TOO_MANY, at, most, found);
}

/** Ensures that a list of which `have` are there is used up. */
export function usedUp(have: u32, used: u32, at: u32): void {
  if (have !== used) fail(NOT_USED_UP, at, have, used);
}
