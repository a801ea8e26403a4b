// URL-safe Base64 (RFC 4648, section 5, without padding), from bytes into bytes. Texts with the same start
// share its encoded form.

import { Buffer } from 'node:buffer';
import { type Literal, literal } from './json-literal.ts';

/** The encoded start of a text. */
export interface Base64Start {
  /** A quote, and the letters for all complete groups of three bytes. */
  readonly letters: Literal;
  /** The remaining bytes, fewer than three, as one number. */
  readonly rest: number;
  readonly restBytes: number;
}

export function base64Start(text: string): Base64Start {
  const bytes = Buffer.from(text);
  const restBytes = bytes.length % 3;
  const whole = bytes.subarray(0, bytes.length - restBytes);
  let rest = 0;
  for (const byte of bytes.subarray(whole.length)) rest = rest * 256 + byte;
  return { letters: literal(`"${whole.toString('base64url')}`), rest, restBytes };
}

/** The most letters that this many bytes take. */
export function mostLetters(bytes: number): number {
  return Math.ceil((bytes * 4) / 3) + 4;
}

/** Writes the letters for `rest` and the bytes of the source. Returns the end of what was written. */
export function writeBase64(
  target: DataView,
  at: number,
  { rest, restBytes }: Base64Start,
  source: DataView,
  from: number,
  end: number,
): number {
  let bits = rest;
  let count = restBytes;
  let next = from;
  for (; count < 3 && next < end; count++) bits = (bits << 8) | source.getUint8(next++);
  if (count === 3) {
    at = writeGroup(target, at, bits);
    for (; next + 3 <= end; next += 3) {
      at = writeGroup(target, at, (source.getUint16(next) << 8) | source.getUint8(next + 2));
    }
    bits = 0;
    for (count = 0; next < end; count++) bits = (bits << 8) | source.getUint8(next++);
  }
  if (count === 0) return at;
  // The last group is padded with zero bits; letters for the missing bytes are not kept.
  writeGroup(target, at, bits << (24 - count * 8));
  return at + count + 1;
}

function writeGroup(target: DataView, at: number, bits: number): number {
  target.setInt32(at, PAIRS[bits >>> 12]! | (PAIRS[bits & 0xfff]! << 16), true);
  return at + 4;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Two letters for every twelve bits, the first in the low byte. */
const PAIRS = Uint16Array.from(
  { length: 1 << 12 },
  (_, bits) => LETTERS.charCodeAt(bits >>> 6) | (LETTERS.charCodeAt(bits & 63) << 8),
);
