// Bytes in maps and sets: a number, or the name of an enum value if the type has names.

import type { Cursor } from '../../../bytes/cursor.ts';
import { TYPE, type TypeCode } from '../../unreal/types/types.ts';

const MOST_NAME = 256;

/** How to read the value at the cursor; only bytes differ. */
export function valueCode(cursor: Cursor, code: TypeCode): TypeCode {
  if (code !== TYPE.byte || cursor.left < 6) return code;
  const length = cursor.view.getInt32(cursor.at, true);
  if (length < 2 || length > MOST_NAME || length > cursor.left - 4) return code;
  const end = cursor.at + 4 + length;
  if (cursor.bytes[end - 1] !== 0) return code;
  for (let at = cursor.at + 4; at < end - 1; at++) if (cursor.bytes[at]! < 0x20) return code;
  return TYPE.enum;
}
