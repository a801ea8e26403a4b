// Framing of Slime Rancher saves: blocks (identifier, version, begin marker, fields, end marker), markers
// between elements and sections, and .NET strings. No lengths are stored, so every marker is checked
// strictly. Source: docs/formats/slime-rancher.md, "Framing".

import type { Cursor } from '../../../bytes/cursor.ts';
import { decodeUtf8, encodeUtf8 } from '../../../bytes/text.ts';

/** Around the actor list. */
export const SECTION_SEPARATOR = 0x1000;
/** After every entry of a dictionary. */
export const ELEMENT_SEPARATOR = 0x2000;
export const PAYLOAD_BEGIN = 0x3000;
export const PAYLOAD_END = 0x4000;

/** The shortest block: length byte, version and the two markers. */
export const LEAST_BLOCK_BYTES = 9;
/** Real block versions are far below; anything higher is not a block header. */
export const MOST_VERSION = 200;
const MOST_IDENTIFIER_BYTES = 40;

/** The bytes with which a block with this identifier begins: length and text. */
export function identifierBytes(identifier: string): Uint8Array {
  const text = encodeUtf8(identifier);
  return Uint8Array.of(text.length, ...text);
}

/** True if these bytes are at `at`; reads nothing past the end. */
export function standsAt({ bytes, end }: Cursor, at: number, expected: Uint8Array): boolean {
  const size = expected.length;
  if (at + size > end) return false;
  for (let i = size - 1; i >= 0; i--) if (bytes[at + i] !== expected[i]) return false;
  return true;
}

/** @throws FormatError VALUE when there is another marker here, or none */
export function expectMarker(cursor: Cursor, marker: number): void {
  const found = cursor.u16();
  if (found === marker) return;
  cursor.at -= 2;
  throw cursor.error('VALUE', `the marker ${MARKER_NAMES.get(marker)}`, showMarker(found));
}

export function isMarker({ bytes, end }: Cursor, at: number, marker: number): boolean {
  return at + 2 <= end && bytes[at] === 0 && bytes[at + 1] === marker >> 8;
}

const MARKER_NAMES: ReadonlyMap<number, string> = new Map([
  [SECTION_SEPARATOR, '00 10 (section)'],
  [ELEMENT_SEPARATOR, '00 20 (element)'],
  [PAYLOAD_BEGIN, '00 30 (begin of a block)'],
  [PAYLOAD_END, '00 40 (end of a block)'],
]);

function showMarker(value: number): string {
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
  return MARKER_NAMES.get(value) ?? `${hex(value & 0xff)} ${hex(value >> 8)}`;
}

/**
 * Skips a string: its length in bytes, seven bits per byte, low bits first, then UTF-8. Returns where its
 * text begins; the cursor is then at its end.
 * @throws FormatError VALUE when the length is too long, SHORT when the text does not fit
 */
export function skipString(cursor: Cursor): number {
  const at = cursor.at;
  let size = cursor.u8();
  if (size > 0x7f) {
    size &= 0x7f;
    for (let shift = 7; ; shift += 7) {
      const byte = cursor.u8();
      size += (byte & 0x7f) * 2 ** shift;
      if (byte <= 0x7f) break;
      // Five bytes hold 35 bits, but lengths are positive 32-bit integers.
      if (shift === 28) {
        cursor.at = at;
        throw cursor.error('VALUE', 'a string length of at most 5 bytes', 'a longer one');
      }
    }
  }
  if (size > cursor.left) {
    const left = cursor.left;
    cursor.at = at;
    throw cursor.error('SHORT', `a string of ${size} bytes`, `${left} left`);
  }
  const start = cursor.at;
  cursor.at = start + size;
  return start;
}

/** The contents of a block's head. */
export interface BlockHead {
  readonly identifier: string;
  readonly version: number;
  readonly fieldsAt: number;
}

/**
 * The block head at `at`, null when the bytes there cannot be one. Identifiers consist of upper-case letters,
 * digits and underscores; that of an option item is empty, and its version 0.
 */
export function headAt({ bytes, view, end }: Cursor, at: number): BlockHead | null {
  const size = bytes[at] ?? 0xff;
  const versionAt = at + 1 + size;
  if (size > MOST_IDENTIFIER_BYTES || versionAt + 6 > end) return null;
  if (view.getUint16(versionAt + 4, true) !== PAYLOAD_BEGIN) return null;
  const version = view.getUint32(versionAt, true);
  if (version >= MOST_VERSION || (size === 0 && version !== 0)) return null;
  for (let i = at + 1; i < versionAt; i++) if (!isIdentifierByte(bytes[i] as number)) return null;
  return { identifier: decodeUtf8(bytes, at + 1, versionAt), version, fieldsAt: versionAt + 6 };
}

function isIdentifierByte(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f;
}

/** The bytes at the cursor, for an error message. */
export function showHere(cursor: Cursor): string {
  const head = headAt(cursor, cursor.at);
  if (head) return `block ${head.identifier || '(anonymous)'} ${head.version}`;
  const bytes = cursor.bytes.subarray(cursor.at, Math.min(cursor.end, cursor.at + 8));
  if (bytes.length === 0) return 'the end';
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
