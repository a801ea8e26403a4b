// Strings of Unreal Engine 3: a length that counts the NUL, then Latin-1 if it is positive, UTF-16 if it is
// negative. Source: docs/formats/unreal3.md, section on strings and names.

import type { Cursor } from '../../../bytes/cursor.ts';
import { hasLoneSurrogate } from '../../../bytes/odd-values.ts';
import { decodeLatin1, decodeUtf16 } from '../../../bytes/text.ts';

/** Offsets of a string's characters; `end` excludes the NUL. */
export interface TextSpan {
  readonly at: number;
  readonly end: number;
  readonly wide: boolean;
}

/** Skips a string and returns where it is. @throws FormatError COUNT */
export function textSpan(cursor: Cursor): TextSpan {
  const length = cursor.i32();
  if (length === 0) return { at: cursor.at, end: cursor.at, wide: false };
  if (length > 0) {
    if (length > cursor.left) throw countError(cursor, length);
    const at = cursor.take(length);
    const end = at + length;
    return { at, end: cursor.bytes[end - 1] === 0 ? end - 1 : end, wide: false };
  }
  if (-2 * length > cursor.left) throw countError(cursor, length);
  const at = cursor.take(-2 * length);
  const end = at - 2 * length;
  const closed = cursor.bytes[end - 1] === 0 && cursor.bytes[end - 2] === 0;
  return { at, end: closed ? end - 2 : end, wide: true };
}

export function decodeSpan(cursor: Cursor, { at, end, wide }: TextSpan): string {
  if (!wide) return decodeLatin1(cursor.bytes, at, end);
  return isBigEndianText(cursor, at, end)
    ? decodeUtf16(swapped(cursor.bytes.subarray(at, end)), 0, end - at)
    : decodeUtf16(cursor.bytes, at, end);
}

/** True if half a character in it is shown as U+FFFD. */
export function isBrokenText(cursor: Cursor, { at, end, wide }: TextSpan): boolean {
  return wide && hasLoneSurrogate(cursor.view, at, end, !isBigEndianText(cursor, at, end));
}

export function readText(cursor: Cursor): string {
  return decodeSpan(cursor, textSpan(cursor));
}

/**
 * True if UTF-16 text is big-endian. Big-endian packages have both kinds (measured: two console packages with
 * little-endian text), so the position of the zero bytes in Western text decides, or the file's byte order if
 * there are none.
 */
function isBigEndianText(cursor: Cursor, at: number, end: number): boolean {
  if (cursor.littleEndian) return false;
  let zeros = 0;
  for (let i = at; i + 1 < end; i += 2)
    zeros += (cursor.bytes[i] === 0 ? 1 : 0) - (cursor.bytes[i + 1] === 0 ? 1 : 0);
  return zeros >= 0;
}

function swapped(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes.length);
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    copy[i] = bytes[i + 1]!;
    copy[i + 1] = bytes[i]!;
  }
  return copy;
}

function countError(cursor: Cursor, length: number): Error {
  const most = `a text of up to ${cursor.left} bytes`;
  return cursor.error('COUNT', most, String(length), cursor.at - 4);
}
