// Recognises the start of a property list: distinguishes it from other structs, and from other bytes.

import type { Cursor } from '../../../bytes/cursor.ts';
import { NONE_LENGTH, NONE_WORD } from '../../unreal/types/tag-codes.ts';
import { TYPE, typeAt } from '../../unreal/types/types.ts';

/** Real names have up to some dozens of characters. */
const MOST_NAME = 512;
/** Types without a number (native/more-types.ts) have the same suffix as all others. */
const TYPE_END = 'Property\0';
const MOST_TYPE_NAME = 64;

/** A tag, or the "None" of an empty list. Neither moves the cursor nor waits: the bytes have to be there. */
export function startsList(cursor: Cursor, at: number): boolean {
  const { view, end } = cursor;
  if (!(at >= 0 && at + 4 + NONE_LENGTH <= end)) return false;
  const length = view.getInt32(at, true);
  if (length === NONE_LENGTH && view.getInt32(at + 4, true) === NONE_WORD) return view.getUint8(at + 8) === 0;
  const typeLengthAt = at + 4 + bytesOfName(view, at + 4, length, end);
  if (typeLengthAt <= at + 4 || typeLengthAt + 4 > end) return false;
  const typeLength = view.getInt32(typeLengthAt, true);
  if (typeLength < TYPE_END.length || typeLength > MOST_TYPE_NAME || typeLength > end - typeLengthAt - 4)
    return false;
  const typeNameAt = typeLengthAt + 4;
  return typeAt(view, typeNameAt, typeLength) !== TYPE.unknown || endsAsType(view, typeNameAt + typeLength);
}

/** Size of a name of this length, 0 when there is none: at least one character, no control characters, and a NUL. */
function bytesOfName(view: DataView, at: number, length: number, end: number): number {
  const width = length < 0 ? 2 : 1;
  const units = Math.abs(length);
  const size = units * width;
  if (units < 2 || units > MOST_NAME || size > end - at) return 0;
  for (let unit = 0; unit < units; unit++) {
    const code = width === 2 ? view.getUint16(at + unit * 2, true) : view.getUint8(at + unit);
    if (unit === units - 1 ? code !== 0 : code < 0x20) return 0;
  }
  return size;
}

function endsAsType(view: DataView, end: number): boolean {
  const start = end - TYPE_END.length;
  for (let i = 0; i < TYPE_END.length; i++)
    if (view.getUint8(start + i) !== TYPE_END.charCodeAt(i)) return false;
  return true;
}
