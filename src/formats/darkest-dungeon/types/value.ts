// Decodes the value of a field when a query asks.

import { decodeUtf8 } from '../../../bytes/text.ts';
import type { ListValue, OpaqueValue, Value } from '../../../graph/values.ts';
import { aligned } from '../dson/layout.ts';
import type { FieldData } from './infer.ts';
import { TYPE } from './types.ts';

/** The data of a field of this type, whose name ends at `at`; inferType has checked it. `end` is exclusive. */
export function decodeValue(
  { view, bytes, dataAt }: FieldData,
  type: number,
  at: number,
  end: number,
): Value {
  const start = aligned(dataAt, at);
  switch (type) {
    case TYPE.Bool:
      return bytes[at] !== 0;
    case TYPE.Char:
      return String.fromCharCode(bytes[at]!);
    case TYPE.Int:
      return view.getInt32(start, true);
    case TYPE.Float:
      return view.getFloat32(start, true);
    case TYPE.String:
      return decodeUtf8(bytes, start + 4, end - 1);
    case TYPE.IntVector:
      return list('Int', count(start + 4, end), (i) => view.getInt32(start + 4 + i * 4, true));
    case TYPE.FloatArray:
      return list('Float', count(start, end), (i) => view.getFloat32(start + i * 4, true));
    case TYPE.TwoInt:
      return list('Int', 2, (i) => view.getInt32(start + i * 4, true));
    case TYPE.TwoBool:
      return list('Bool', 2, (i) => bytes[start + i * 4] !== 0);
    case TYPE.StringVector:
      return texts(view, bytes, dataAt, start);
    default:
      return opaque(bytes, at, start, end);
  }
}

function count(start: number, end: number): number {
  return (end - start) / 4;
}

function list(of: string, length: number, item: (i: number) => Value): ListValue {
  return { kind: 'list', items: Array.from({ length }, (_, i) => item(i)), of };
}

function texts(view: DataView, bytes: Uint8Array, dataAt: number, start: number): ListValue {
  let at = start + 4;
  return list('String', view.getInt32(start, true), () => {
    at = aligned(dataAt, at);
    const end = at + 4 + view.getInt32(at, true);
    const text = decodeUtf8(bytes, at + 4, end - 1);
    at = end;
    return text;
  });
}

/** Data of an unknown type, or an embedded file that cannot be read: its bytes without the padding before them. */
function opaque(bytes: Uint8Array, at: number, start: number, end: number): OpaqueValue {
  return { kind: 'opaque', bytes: bytes.subarray(end > start ? start : at, end) };
}
