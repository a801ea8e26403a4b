// Bytes in maps and sets: before UE 5.4 no tag says whether they are values of an enum.

import type { Cursor } from '../../../bytes/cursor.ts';
import { TYPE, type ValueType } from '../types/types.ts';

/** Names of values of enums have up to this many letters. */
const MOST_NAME = 256;

/** The type of the value at the cursor: bytes in maps and sets are a number, or the name of an enum value. */
export function plainType(cursor: Cursor, type: ValueType): ValueType {
  if (type.code !== TYPE.byte || cursor.left < 6) return type;
  const length = cursor.view.getInt32(cursor.at, true);
  if (length < 2 || length > MOST_NAME || length > cursor.left - 4) return type;
  const end = cursor.at + 4 + length;
  if (cursor.bytes[end - 1] !== 0) return type;
  for (let at = cursor.at + 4; at < end - 1; at++) if (cursor.bytes[at]! < 0x20) return type;
  return { ...type, code: TYPE.enum };
}
