// Copying to the output.

import { BAD_DISTANCE } from '../failures.ts';
import { fail } from './failure.ts';

/** Kraken and Mermaid write none below, so a word never overlaps what it is copied from. */
const LEAST_DISTANCE: u32 = 8;
const WORD: u32 = 8;

/** Ensures that a match begins in the output. */
export function checkDistance(
  distance: u32,
  out: u32,
  start: u32,
  at: u32,
  least: u32 = LEAST_DISTANCE,
): void {
  if (distance < least || distance > out - start) fail(BAD_DISTANCE, at, out - start, distance);
}

/** Copies `length` bytes from `distance` bytes back, as if one by one. Writes nothing from `end` on. */
export function copyMatch(out: u32, distance: u32, length: u32, end: u32): void {
  const stop = out + length;
  if (stop + WORD <= end) {
    for (let at = out; at < stop; at += WORD) store<u64>(at, load<u64>(at - distance));
    return;
  }
  for (let at = out; at < stop; at++) store<u8>(at, load<u8>(at - distance));
}

/** Copies literals; if `delta` is not 0, each is added to the byte so far back. */
export function copyLiterals(out: u32, from: u32, count: u32, delta: u32): void {
  if (delta === 0) {
    memory.copy(out, from, count);
    return;
  }
  for (let i: u32 = 0; i < count; i++) store<u8>(out + i, load<u8>(from + i) + load<u8>(out + i - delta));
}
