// Values that contain no property lists: numbers, names, texts, references, bytes.

import { tryRead } from '../../../bytes/format-error.ts';
import type { PropertyValue, Value } from '../../../graph/values.ts';
import { computed, field, NUMBERS, placed, plain } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { textSpan } from '../file/text.ts';
import { isIndex } from '../tables/package.ts';
import { isObjectType, showType, TYPE } from '../tables/property-types.ts';
import type { PropertyField, PropertyVisit } from './property-visit.ts';

export const INT: PropertyField = plain('', showType(TYPE.int), ...NUMBERS.i32!);
export const FLOAT: PropertyField = plain('', showType(TYPE.float), ...NUMBERS.f32!);
export const BYTE: PropertyField = plain('', showType(TYPE.byte), ...NUMBERS.u8!);
export const BOOL: PropertyField = plain('', showType(TYPE.bool), 1, (cursor) => cursor.u8() !== 0);

export const OBJECT: PropertyField = {
  ...{ name: '', type: showType(TYPE.object), size: 4, least: 4, links: true },
  read(visit, label) {
    const { at } = visit.cursor;
    const index = visit.cursor.i32();
    return index === 0 ? null : visit.reference(label, at, index);
  },
};

const NAME: PropertyField = {
  ...{ name: '', type: showType(TYPE.name), size: NAME_SIZE, least: NAME_SIZE, links: false },
  read(visit) {
    const index = visit.cursor.u32();
    const number = visit.cursor.u32();
    if (!visit.wantsValues) return null;
    return index < visit.of.names.count ? visit.name(index, number) : `<name ${index}>`;
  },
};

export const BYTES: PropertyField = field({ name: '', type: 'bytes', least: 0, links: true }, (visit) =>
  visit.opaque(visit.cursor.left),
);

const STRING: PropertyField = field(
  { name: '', type: showType(TYPE.string), least: 4, links: true },
  (visit) => {
    const { cursor } = visit;
    const { at } = cursor;
    const span = tryRead(() => textSpan(cursor), null);
    if (span !== null) return visit.text(span);
    cursor.at = at;
    return visit.opaque(cursor.left);
  },
);

/** An object and the name of its function; the meaning of further bytes is unknown. */
const DELEGATE: PropertyField = field(
  { name: '', type: showType(TYPE.delegate), least: 4 + NAME_SIZE, links: true },
  (visit, label) => {
    const { cursor, wantsValues } = visit;
    const part = (name: string, inner: PropertyField): PropertyValue => {
      const { at } = cursor;
      return placed(cursor, at, name, inner.type, inner.read(visit, label));
    };
    const fields = [part('object', OBJECT), part('function', NAME)];
    if (cursor.left > 0) fields.push(part('unknown', BYTES));
    return wantsValues ? { kind: 'struct', fields } : null;
  },
);

/** Elements of four bytes that are objects or numbers: nothing in the file says which, so both readings are shown. */
export const AMBIGUOUS: PropertyField = field(
  { name: '', type: 'struct', least: 0, links: true },
  (visit, label) => {
    if (!visit.wantsValues) return visit.opaque(visit.cursor.left);
    const integers = allLeft(INT, visit, label);
    const fields = [
      computed('elementType', 'StrProperty', 'UNKNOWN'),
      arrayOf('integers', INT.type, integers),
      arrayOf('floats', FLOAT.type, allLeft(FLOAT, visit, label)),
    ];
    if (integers.every((index) => isIndex(visit.of, index as number))) {
      const objects = allLeft(OBJECT, visit, label).map(pathOf);
      fields.push(arrayOf('objects', 'StrProperty', objects));
    }
    return { kind: 'struct', fields };
  },
);

/** All elements up to the end; the cursor stays. */
function allLeft(element: PropertyField, visit: PropertyVisit, label: LabelNode): Value[] {
  const { cursor } = visit;
  const { at } = cursor;
  const items: Value[] = [];
  while (cursor.left > 0) items.push(element.read(visit, label));
  cursor.at = at;
  return items;
}

function arrayOf(name: string, of: string, items: readonly Value[]): PropertyValue {
  return computed(name, `ArrayProperty<${of}>`, { kind: 'list', items, of });
}

/** The path as text: a reading that may be wrong must not be a reference. */
function pathOf(shown: Value): Value {
  return typeof shown === 'object' && shown?.kind === 'reference' ? shown.path : null;
}

/** The field that reads a value of this type and size. */
export function plainValue(type: number, size: number): PropertyField {
  if (isObjectType(type)) return OBJECT;
  switch (type) {
    case TYPE.int:
    case TYPE.stringRef:
      return INT;
    case TYPE.float:
      return FLOAT;
    case TYPE.byte:
      return size === 1 ? BYTE : NAME;
    case TYPE.bioMask4:
      return size === 1 ? BYTE : BYTES;
    case TYPE.name:
      return NAME;
    case TYPE.string:
      return STRING;
    case TYPE.delegate:
      return size >= DELEGATE.least ? DELEGATE : BYTES;
    default:
      return BYTES;
  }
}
