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
  const [hasZero, at] = firstInvalid(bytes, start, end);
  if (hasZero) found.push({ at: bytes.indexOf(0, start), found: 'zeros' });
  if (at >= 0) found.push({ at, found: 'bytes that are not UTF-8' });
  return found;
}

/** Whether there are zeros, and where the first bytes are that are not UTF-8; -1 if all are. */
function firstInvalid(bytes: Uint8Array, start: number, end: number): [hasZero: boolean, at: number] {
  let [hasZero, invalid] = [false, -1];
  for (let at = start; at < end; ) {
    // Windows end before a character.
    let next = Math.min(at + WINDOW, end);
    while (next < end && next > at && (bytes[next]! & 0xc0) === 0x80) next--;
    if (next === at) next = Math.min(at + WINDOW, end);
    const bits = lookOver(bytes, at, next);
    hasZero ||= (bits & HAS_ZERO) !== 0;
    if (invalid < 0 && (bits & HAS_HIGH) !== 0 && !isUtf8(bytes, at, next))
      invalid = narrowed(bytes, at, next);
    at = next;
  }
  return [hasZero, invalid];
}

const [HAS_ZERO, HAS_HIGH] = [1, 2];
const HIGH_BITS = 0x80808080 | 0;

/** Whether there are zeros, and bytes with their high bit. */
function lookOver(bytes: Uint8Array, start: number, end: number): number {
  let [zeros, all, at] = [0, 0, start];
  for (; at < end && ((bytes.byteOffset + at) & 3) !== 0; at++) {
    all |= bytes[at]! << 24;
    if (bytes[at] === 0) zeros = HIGH_BITS;
  }
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + at, (end - at) >> 2);
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    all |= word;
    zeros |= (word - 0x01010101) & ~word;
  }
  for (at += words.length * 4; at < end; at++) {
    all |= bytes[at]! << 24;
    if (bytes[at] === 0) zeros = HIGH_BITS;
  }
  return ((zeros & HIGH_BITS) !== 0 ? HAS_ZERO : 0) | ((all & HIGH_BITS) !== 0 ? HAS_HIGH : 0);
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
