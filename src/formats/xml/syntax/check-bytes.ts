// Bytes that belong into no document: sequences that are not UTF-8, and zeros, as a crash leaves them.

import { isUtf8 } from '../../../bytes/text.ts';

const WINDOW = 1 << 16;

export interface WrongBytes {
  readonly at: number;
  readonly found: string;
}

/** The first of each kind from `start` to `end`. */
export function wrongBytes(bytes: Uint8Array, start: number, end: number): WrongBytes[] {
  const found: WrongBytes[] = [];
  const zero = bytes.subarray(0, end).indexOf(0, start);
  if (zero >= 0) found.push({ at: zero, found: 'zeros' });
  const invalid = firstInvalid(bytes, start, end);
  if (invalid >= 0) found.push({ at: invalid, found: 'bytes that are not UTF-8' });
  return found;
}

function firstInvalid(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; ) {
    // Windows end before a character.
    let next = Math.min(at + WINDOW, end);
    while (next < end && next > at && (bytes[next]! & 0xc0) === 0x80) next--;
    if (next === at) return at;
    if (!isAsciiOnly(bytes, at, next) && !isUtf8(bytes, at, next)) return narrowed(bytes, at, next);
    at = next;
  }
  return -1;
}

function isAsciiOnly(bytes: Uint8Array, start: number, end: number): boolean {
  let all = 0;
  let at = start;
  for (; at + 4 <= end; at += 4) all |= bytes[at]! | bytes[at + 1]! | bytes[at + 2]! | bytes[at + 3]!;
  for (; at < end; at++) all |= bytes[at]!;
  return all < 0x80;
}

/** The place in a window, to a character. */
function narrowed(bytes: Uint8Array, start: number, end: number): number {
  let [low, high] = [start, end];
  while (low + 1 < high) {
    let middle = (low + high) >>> 1;
    while (middle > low && (bytes[middle]! & 0xc0) === 0x80) middle--;
    if (middle === low) return low;
    if (isUtf8(bytes, low, middle)) low = middle;
    else high = middle;
  }
  return low;
}
