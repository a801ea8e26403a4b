// Extensions of newer engines to a tag with a complete type name. No game that we know writes it, and readers of others
// disagree on one size in it; the tag behind the value tells which is right. Source: docs/formats/gvas.md#values.

import type { Cursor } from '../../../bytes/cursor.ts';
import { characterBytes } from '../texts/fstring.ts';

const RESERVED = 0x01;
const OVERRIDES = 0x02;

/** Sizes of the boolean that ends what OVERRIDES adds. */
const BOOL_SIZES = [1, 4] as const;

/**
 * Moves past the extensions of a tag, behind which its value of `size` bytes begins. Returns whether that value has the
 * usual layout of its type.
 *
 * Layout: u8 bits; with bit 2: u8 operation, boolean (u8 or u32) whether containers are written another way.
 * @throws FormatError SHORT, VALUE
 */
export function skipExtensions(cursor: Cursor, size: number): boolean {
  const bits = cursor.u8();
  if ((bits & ~(RESERVED | OVERRIDES)) !== 0)
    throw cursor.error('VALUE', 'extensions of a tag of known layout', `bits ${bits}`, cursor.at - 1);
  if ((bits & OVERRIDES) === 0) return true;
  cursor.take(1);
  const { at } = cursor;
  const boolSize = BOOL_SIZES.find((bytes) => size >= 0 && isNameAt(cursor, at + bytes + size));
  cursor.at = at;
  if (boolSize === undefined)
    throw cursor.error('VALUE', 'a tag behind the value', `none after ${size} bytes`);
  const isUsual = cursor.u8() === 0;
  cursor.take(boolSize - 1);
  return isUsual;
}

/** True if an FString that is not empty and ends in a NUL starts at `at`, as the next tag does. Moves the cursor. */
function isNameAt(cursor: Cursor, at: number): boolean {
  if (cursor.end - at < 4) return false;
  cursor.at = at;
  const length = cursor.i32();
  if (length === 0 || characterBytes(length) > cursor.left) return false;
  const nameAt = cursor.take(characterBytes(length));
  const nulAt = cursor.at - (length > 0 ? 1 : 2);
  return nulAt >= nameAt && cursor.bytes[nulAt] === 0 && cursor.bytes[cursor.at - 1] === 0;
}
