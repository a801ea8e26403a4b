// The hash that the game stores in place of names: h = h * 53 + byte over the raw bytes, in 32 bits. It is
// linear, so the hash of a composite name can be computed from the hashes of its parts. Source: format notes
// section 4, checked on every field name in the real profiles.

import { encodeUtf8 } from '../../../bytes/text.ts';

const BASE = 53;
const DOT = 0x2e;

/** Hash of the bytes from `at` to `end` (exclusive); signed, as in the files. */
export function hashBytes(bytes: Uint8Array, at: number, end: number): number {
  let hash = 0;
  for (let i = at; i < end; i++) hash = (Math.imul(hash, BASE) + bytes[i]!) | 0;
  return hash;
}

/** Hash of a text's UTF-8 bytes. */
export function hashName(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return hashEncoded(text);
    hash = (Math.imul(hash, BASE) + code) | 0;
  }
  return hash;
}

function hashEncoded(text: string): number {
  const bytes = encodeUtf8(text);
  return hashBytes(bytes, 0, bytes.length);
}

/** Powers of 53 in 32 bits, from 0 to `most`. */
function powers(most: number): Int32Array {
  const table = new Int32Array(most + 1);
  table[0] = 1;
  for (let n = 1; n <= most; n++) table[n] = Math.imul(table[n - 1]!, BASE);
  return table;
}

/** Longest name that is tried as the second part of a composite. */
export const MOST_SUFFIX = 40;
const POWER = powers(MOST_SUFFIX);

/** The hash that a second part of `size` bytes must have for `prefix.part` to have the hash `whole`. */
export function suffixHash(whole: number, prefix: number, size: number): number {
  const dotted = (Math.imul(prefix, BASE) + DOT) | 0;
  return (whole - Math.imul(dotted, POWER[size]!)) | 0;
}
