// FString, the length-prefixed text of Unreal archives. Source: docs/formats/satisfactory.md#strings.

import type { Cursor } from '../../../bytes/cursor.ts';
import { decodeUtf16, encodeUtf8 } from '../../../bytes/text.ts';
import { decodeRepeated } from '../../../bytes/text-cache.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';

/**
 * Reads one FString.
 *
 * Layout: length i32; > 0: that many bytes with a NUL, < 0: -length UTF-16 units with a NUL, 0: empty.
 * @throws FormatError SHORT
 */
export function readString(cursor: Cursor): string {
  const length = cursor.i32();
  if (length >= 0) {
    const at = cursor.take(length);
    // Some writers leave out the NUL.
    const end = length > 0 && cursor.bytes[cursor.at - 1] === 0 ? cursor.at - 1 : cursor.at;
    return end > at ? decodeRepeated(cursor.bytes, at, end) : '';
  }
  const at = cursor.take(length * -2);
  const last = cursor.view.getUint16(cursor.at - 2, true);
  return decodeUtf16(cursor.bytes, at, last === 0 ? cursor.at - 2 : cursor.at);
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
  const length = cursor.i32();
  if (length < 0) {
    cursor.at -= 4;
    return texts.add(readString(cursor));
  }
  const at = cursor.take(length);
  return texts.intern(at, length > 0 && cursor.bytes[cursor.at - 1] === 0 ? length - 1 : length);
}
