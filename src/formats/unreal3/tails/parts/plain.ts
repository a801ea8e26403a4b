// Fields that contain no others: numbers, texts, names, references, and common structs.

import type { ReferenceKind } from '../../../../graph/ids.ts';
import { field, list, plain, struct } from '../../../layout/field.ts';
import type { LabelNode } from '../../../layout/labels.ts';
import { fieldsInOrder } from '../../../layout/sequence.ts';
import { NAME_SIZE } from '../../file/layout.ts';
import { decodeSpan, isBrokenText, textSpan } from '../../file/text.ts';
import { indexRange, isIndex } from '../../tables/package.ts';
import { readGuid } from '../../tables/summary.ts';
import type { Part, Reading } from './part.ts';

export const u8 = (name: string): Part => plain(name, 'byte', 1, (cursor) => cursor.u8());
export const u16 = (name: string): Part => plain(name, 'uint16', 2, (cursor) => cursor.u16());
export const u32 = (name: string): Part => plain(name, 'uint32', 4, (cursor) => cursor.u32());
export const u64 = (name: string): Part => plain(name, 'uint64', 8, (cursor) => cursor.u64());
export const i32 = (name: string): Part => plain(name, 'int32', 4, (cursor) => cursor.i32());
export const f32 = (name: string): Part => plain(name, 'float', 4, (cursor) => cursor.f32());

export const guid = (name: string): Part => plain(name, 'guid', 16, readGuid);

/** Bytes that are checked for size and kept as they are. */
export const raw = (name: string, size: number): Part =>
  plain(name, 'bytes', size, (cursor) => ({ kind: 'opaque', bytes: cursor.take8(size) }));

const floats = (name: string, type: string, fields: readonly string[]): Part =>
  plain(name, type, 4 * fields.length, (cursor) => struct(fields.map((each) => [each, cursor.f32()])));

export const vector = (name: string): Part => floats(name, 'Vector', ['X', 'Y', 'Z']);
export const quaternion = (name: string): Part => floats(name, 'Quat', ['X', 'Y', 'Z', 'W']);
export const plane = (name: string): Part => floats(name, 'Plane', ['X', 'Y', 'Z', 'W']);
export const bounds = (name: string): Part =>
  fieldsInOrder(name, [vector('origin'), vector('extent'), f32('radius')]);
/** Two corners, and whether they are valid. */
export const box = (name: string): Part => fieldsInOrder(name, [vector('min'), vector('max'), u8('isValid')]);
export const matrix = (name: string): Part =>
  plain(name, 'Matrix', 64, (cursor) => list(Array.from({ length: 16 }, () => cursor.f32())));

/** An object index. @throws FormatError VALUE when it is outside the tables */
export function ref(name: string, kind: ReferenceKind = 'NATIVE'): Part {
  return {
    name,
    type: 'object',
    size: 4,
    least: 4,
    links: true,
    read(reading, label) {
      const { at } = reading.cursor;
      const index = readIndex(reading, label);
      if (index === 0) return null;
      if (reading.wantsValues) return reading.shown(at, index);
      reading.link(kind, label, at, index);
      return null;
    },
  };
}

/** @throws FormatError VALUE when it is outside the tables */
function readIndex({ cursor, of }: Reading, label: LabelNode): number {
  const index = cursor.i32();
  if (isIndex(of, index)) return index;
  throw cursor.error('VALUE', `${indexRange(of)} as ${label.path}`, String(index), cursor.at - 4);
}

/** A name of the package. @throws FormatError VALUE when it is outside the name table */
export function nameOf(name: string): Part {
  return field({ name, type: 'name', least: NAME_SIZE, links: false }, (reading) => {
    const { index, number } = readName(reading);
    return reading.wantsValues ? reading.nameText(index, number) : null;
  });
}

/** @throws FormatError VALUE when it is outside the name table */
export function readName({ cursor, of }: Reading): { readonly index: number; readonly number: number } {
  const index = cursor.u32();
  if (index >= of.names.count)
    throw cursor.error('VALUE', `a name below ${of.names.count}`, String(index), cursor.at - 4);
  return { index, number: cursor.u32() };
}

export const text = (name: string): Part =>
  field({ name, type: 'string', least: 4, links: false }, (reading) => {
    const { cursor, wantsValues } = reading;
    const span = textSpan(cursor);
    if (wantsValues) return decodeSpan(cursor, span);
    if (isBrokenText(cursor, span)) reading.brokenText(span.at);
    return null;
  });
