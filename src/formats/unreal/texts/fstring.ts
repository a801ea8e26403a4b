// FString, the length-prefixed text of Unreal archives. Source: docs/formats/satisfactory.md#strings.

import type { Cursor } from '../../../bytes/cursor.ts';
import { decodeUtf16, encodeUtf8 } from '../../../bytes/text.ts';
import { decodeRepeated } from '../../../bytes/text-cache.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';

/**
 * Moves past one FString, and returns the bytes of its characters; below 0 for UTF-16.
 *
 * Layout: length i32; > 0: that many bytes with a NUL, < 0: -length UTF-16 units with a NUL, 0: empty.
 * @throws FormatError SHORT
 */
export function takeString(cursor: Cursor): number {
  const length = cursor.i32();
  cursor.take(characterBytes(length));
  // Some writers leave out the NUL.
  if (length < 0) return length * 2 + (cursor.view.getUint16(cursor.at - 2, true) === 0 ? 2 : 0);
  return length > 0 && cursor.bytes[cursor.at - 1] === 0 ? length - 1 : length;
}

/** Reads one FString. @throws FormatError SHORT */
export function readString(cursor: Cursor): string {
  const at = cursor.at + 4;
  const size = takeString(cursor);
  if (size < 0) return decodeUtf16(cursor.bytes, at, at - size);
  return size > 0 ? decodeRepeated(cursor.bytes, at, at + size) : '';
}

/**
 * Reads one FString of a tag without checking its NUL: the load doesn't either, and both have to see the same
 * properties.
 * @throws FormatError SHORT
 */
export function readName(cursor: Cursor): string {
  const length = cursor.i32();
  const at = cursor.take(characterBytes(length));
  if (length < 0) return decodeUtf16(cursor.bytes, at, cursor.at - 2);
  return length > 1 ? decodeRepeated(cursor.bytes, at, cursor.at - 1) : '';
}

/** The FString of a text, with one byte per character or in UTF-8. */
export function encodeString(text: string): Uint8Array {
  const bytes = encodeUtf8(`\0\0\0\0${text}\0`);
  new DataView(bytes.buffer, bytes.byteOffset).setInt32(0, bytes.length - 4, true);
  return bytes;
}

/** Bytes of the characters of an FString with this length. */
export function characterBytes(length: number): number {
  return length >= 0 ? length : length * -2;
}

/** Skips one FString. @throws FormatError SHORT */
export function skipString(cursor: Cursor): void {
  cursor.take(characterBytes(cursor.i32()));
}

/** Skips one FString and returns whether it was empty. @throws FormatError SHORT */
export function skipStringIsEmpty(cursor: Cursor): boolean {
  const length = cursor.i32();
  cursor.take(characterBytes(length));
  return length <= 1 && length >= -1;
}

/** Interns one FString without making a string of it. @throws FormatError SHORT */
export function internString(cursor: Cursor, texts: TextSink): TextId {
  const at = cursor.at + 4;
  const size = takeString(cursor);
  return size < 0 ? texts.add(decodeUtf16(cursor.bytes, at, at - size)) : texts.intern(at, size);
}
