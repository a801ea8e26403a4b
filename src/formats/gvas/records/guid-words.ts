// GUIDs as four words, from their 16 bytes or from their letters.

import type { Words } from './guid-index.ts';

const DIGITS = 32;
/** Positions of the dashes in the form with dashes. */
const DASHES: ReadonlySet<number> = new Set([8, 13, 18, 23]);
const DASHED = DIGITS + DASHES.size;
const DASH = 0x2d;

/** A GUID as stored in the file. */
export function readWords(view: DataView, at: number, into: Words): void {
  for (let word = 0; word < 4; word++) into[word] = view.getUint32(at + word * 4, true);
}

/** True if a GUID in the file is a null one: all of its bits are 0, or all are 1. */
export function isNullAt(view: DataView, at: number): boolean {
  // All are read at once: code that is compiled before it met each case is compiled again.
  const [a, b] = [view.getInt32(at), view.getInt32(at + 4)];
  const [c, d] = [view.getInt32(at + 8), view.getInt32(at + 12)];
  return (a | b | c | d) === 0 || (a & b & c & d) === -1;
}

/**
 * A GUID in letters, 32 digits or 36 characters with dashes, from `size` bytes; false for any other text, in
 * which case `into` may hold anything.
 */
export function parseWords(bytes: Uint8Array, at: number, size: number, into: Words): boolean {
  if (size !== DIGITS && size !== DASHED) return false;
  let digits = 0;
  let word = 0;
  for (let i = 0; i < size; i++) {
    const byte = bytes[at + i]!;
    if (size === DASHED && DASHES.has(i)) {
      if (byte !== DASH) return false;
      continue;
    }
    const digit = digitOf(byte);
    if (digit < 0) return false;
    word = (word << 4) | digit;
    if (++digits % 8 === 0) into[digits / 8 - 1] = word;
  }
  return true;
}

export function wordsOfText(text: string, into: Words): boolean {
  if (text.length !== DIGITS && text.length !== DASHED) return false;
  const bytes = Uint8Array.from(text, (letter) => Math.min(letter.charCodeAt(0), 0xff));
  return parseWords(bytes, 0, text.length, into);
}

function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}
