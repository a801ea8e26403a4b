// The building blocks of layouts. A field is read for its references while a file is read, and for its value when a query
// decodes it. A list whose elements have a fixed size and no references is then skipped in one step, however long it is.

import type { Cursor } from '../../bytes/cursor.ts';
import type { ShowBytes } from '../../graph/column-reader.ts';
import type { ListValue, PropertyValue, StructValue, Value } from '../../graph/values.ts';
import type { LabelNode } from './labels.ts';

/** One reading of bytes by their layout. Formats add what their own types need. */
export interface Visit {
  readonly cursor: Cursor;
  /** True if values are wanted, and not references. */
  readonly wantsValues: boolean;
  /** Takes a value that is or may contain a text. Absent where others are wanted: a reading for texts has no other use. */
  takeText?(label: LabelNode, value: Value): void;
  /** The same of a text that `show` makes of bytes. */
  takeBytes?(label: LabelNode, at: number, size: number, show: ShowBytes): void;
}

export interface Field<V extends Visit> {
  /** Empty if its value replaces the struct around it: the only field of a list's elements. */
  readonly name: string;
  readonly type: string;
  /** Size in bytes if it is fixed, else null. */
  readonly size: number | null;
  /** Least size in bytes. */
  readonly least: number;
  /** True if it holds references, or anything else that must be seen when values are not wanted. */
  readonly links: boolean;
  /** True if it may hold texts, as far as searches of them read layouts. */
  readonly texts?: boolean;
  /** Names of the fields that one without a name adds to those around it, in lower case; null if only reading shows them. */
  readonly adds?: ReadonlySet<string> | null;
  /** Moves past it; null when values are not wanted. `label` is its own path. */
  read(visit: V, label: LabelNode): Value;
  /** Of fields in order: see Sequence.pick. */
  readonly pick?: PickField<V>;
  /** Of a list: hands its element to `take`, at the cursor, as often as it occurs; false where `take` is. */
  readonly each?: EachElement<V>;
}

/** @param visit that wants no values */
export type PickField<V extends Visit> = (
  name: string,
  visit: V,
  label: LabelNode,
  take: (field: Field<V>) => boolean,
) => boolean;

/** @param visit that wants no values */
type EachElement<V extends Visit> = (visit: V, take: (element: Field<V>) => boolean) => boolean;

/** Words of numbers, by what they are called in layouts. */
export const NUMBERS: Readonly<Record<string, readonly [size: number, value: (cursor: Cursor) => Value]>> = {
  u8: [1, (cursor) => cursor.u8()],
  i8: [1, (cursor) => cursor.i8()],
  u16: [2, (cursor) => cursor.u16()],
  i16: [2, (cursor) => cursor.i16()],
  u32: [4, (cursor) => cursor.u32()],
  i32: [4, (cursor) => cursor.i32()],
  u64: [8, (cursor) => cursor.u64()],
  i64: [8, (cursor) => cursor.i64()],
  f32: [4, (cursor) => cursor.f32()],
  f64: [8, (cursor) => cursor.f64()],
};

/** A field whose size only reading shows. */
export function field<V extends Visit>(
  facts: Pick<Field<V>, 'name' | 'type' | 'least' | 'links' | 'texts'>,
  read: Field<V>['read'],
): Field<V> {
  return { ...facts, size: null, read };
}

/** A field of fixed size without references. @param texts true if it may be a text, or what makes one of its bytes */
export function plain(
  name: string,
  type: string,
  size: number,
  value: (cursor: Cursor) => Value,
  texts: boolean | ShowBytes = false,
): Field<Visit> {
  return {
    ...{ name, type, size, least: size, links: false, texts: texts !== false },
    read(visit, label) {
      const { cursor } = visit;
      if (visit.wantsValues) return value(cursor);
      if (texts === true && visit.takeText) visit.takeText(label, value(cursor));
      else {
        const at = cursor.take(size);
        if (typeof texts === 'function') visit.takeBytes?.(label, at, size, texts);
      }
      return null;
    },
  };
}

export function computed(name: string, type: string, value: Value): PropertyValue {
  return { name, index: 0, type, value };
}

/** A value that was read from `at` on to the cursor. */
export function placed(cursor: Cursor, at: number, name: string, type: string, value: Value): PropertyValue {
  return { name, index: 0, type, value, at, size: cursor.at - at };
}

export function struct(entries: readonly (readonly [string, Value])[]): StructValue {
  return { kind: 'struct', fields: entries.map(([name, value]) => computed(name, typeof value, value)) };
}

export function list(items: readonly Value[]): ListValue {
  return { kind: 'list', items };
}
