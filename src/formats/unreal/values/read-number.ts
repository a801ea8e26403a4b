// Reads one number or boolean of a property.

import type { Cursor } from '../../../bytes/cursor.ts';
import { TYPE, type TypeCode } from '../types/types.ts';

/** A value of a type with a size in ELEMENT_SIZE. @throws FormatError SHORT */
export function readNumber(cursor: Cursor, code: TypeCode): number | bigint | boolean {
  switch (code) {
    case TYPE.bool:
      return cursor.u8() !== 0;
    case TYPE.byte:
      return cursor.u8();
    case TYPE.int8:
      return cursor.i8();
    case TYPE.int16:
      return cursor.i16();
    case TYPE.int:
      return cursor.i32();
    case TYPE.int64:
      return cursor.i64();
    case TYPE.uint16:
      return cursor.u16();
    case TYPE.uint32:
      return cursor.u32();
    case TYPE.uint64:
      return cursor.u64();
    case TYPE.float:
      return cursor.f32();
    default:
      return cursor.f64();
  }
}
