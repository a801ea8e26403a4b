// Building blocks of packed structs: structs that games write into arrays of bytes, without tags. Source:
// docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { PropertyValue } from '../../../graph/values.ts';
import { placed } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { nativeLayout } from '../../unreal/native/native-layout.ts';
import {
  type NativeLayout,
  type NativeVisit,
  opaque,
  UNKNOWN_DATA,
} from '../../unreal/native/native-visit.ts';
import { skipTag } from '../../unreal/tags/tags.ts';

export interface PackedStruct {
  /** Least number of bytes; fewer are something else, such as what earlier versions of the game wrote. */
  readonly least: number;
  /** GUIDs in it that only repeat which record it is. */
  readonly ofRecord?: readonly string[];
  /** GUIDs in it, by path, by which other structs refer to the record. */
  readonly ids?: readonly string[];
  /** True if `size` bytes at `at` fit, if that can be decided without reading them and they contain no ids. */
  readonly fits?: (view: DataView, at: number, size: number) => boolean;
  /** The place of the record, from bytes at `at` that fit: x, y and z. */
  readonly place?: (view: DataView, at: number, into: Float64Array) => void;
  /** Names that its fields may have, in lower case; null if only its form says them. */
  readonly names: ReadonlySet<string> | null;
  /** Its fields, which have to use all bytes; otherwise they stay bytes. @throws FormatError for bytes of an unknown kind */
  readonly form: NativeLayout['form'];
}
/** By name of the property. */
export type PackedFields = ReadonlyMap<string, PackedStruct>;

/** Bytes of unknown meaning up to the end. */
export function rest(visit: NativeVisit): PropertyValue[] {
  return unknown(visit, visit.cursor.left);
}

function unknown(visit: NativeVisit, size: number): PropertyValue[] {
  const { cursor } = visit;
  return size === 0 ? [] : [placed(cursor, cursor.at, UNKNOWN_DATA, 'opaque', opaque(visit, size))];
}

/** The names in several layouts, of which a struct has one. */
export function namesOf(layouts: Iterable<NativeLayout>): ReadonlySet<string> | null {
  const names = Array.from(layouts, (layout) => layout.names);
  return names.includes(null) ? null : new Set(names.flatMap((own) => [...own!]));
}

const NONE: readonly PropertyValue[] = [];

/** Bytes that are zero in all known files, and only shown when they are not. */
export function zeros(visit: NativeVisit, count: number): readonly PropertyValue[] {
  const { cursor } = visit;
  const at = cursor.take(count);
  for (let byte = at; byte < cursor.at; byte++) {
    if (cursor.bytes[byte] === 0) continue;
    cursor.at = at;
    return unknown(visit, count);
  }
  return NONE;
}

/** Data preceded by its size, which it has to use up. @throws FormatError COUNT, TRAILING */
export function sized<T>({ cursor }: NativeVisit, of: string, read: () => T): T {
  const size = cursor.length(of);
  const end = cursor.at + size;
  const outer = cursor.enter(end);
  try {
    const value = read();
    if (cursor.at !== end) throw cursor.trailing(`the end of ${of}`);
    return value;
  } finally {
    cursor.leave(outer);
  }
}

/** Bytes of a GUID and a number. */
export const VERSION_BYTES = 20;

/** Versions, as in the header of a file. */
export const customVersions = nativeLayout('Versions: [Key: hex<16>, Version: i32]');

/** @throws FormatError VALUE for anything but 0 */
export function nothing(value: number, cursor: Cursor, of: string): readonly PropertyValue[] {
  if (value !== 0) throw cursor.error('VALUE', `no ${of}`, String(value));
  return NONE;
}

const QUAT_BYTES = 32;

/** The translation of the transform at `at`. */
export function translationAt(view: DataView, at: number, into: Float64Array): void {
  for (let axis = 0; axis < 3; axis++) into[axis] = view.getFloat64(at + QUAT_BYTES + axis * 8, true);
}

/** A property list, which becomes records, so it has to leave exactly `behind` bytes. @throws FormatError before any of it is read */
export function propertyList(
  visit: NativeVisit,
  label: LabelNode,
  name: string,
  behind: number,
): PropertyValue[] {
  const { cursor, version } = visit;
  const { at } = cursor;
  for (let value = skipTag(cursor, version); value >= 0; value = skipTag(cursor, version)) cursor.skip(value);
  const { left } = cursor;
  if (left !== behind) throw cursor.error('TRAILING', `${behind} bytes after ${name}`, `${left}`);
  cursor.at = at;
  return [placed(cursor, at, name, 'properties', visit.list(label.named(name)))];
}
