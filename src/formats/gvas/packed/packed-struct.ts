// Building blocks of packed structs: structs that games write into arrays of bytes, without tags. Source:
// docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import { doubles, type NativeReader, WHOLE } from '../../unreal/native/native.ts';
import { skipTag } from '../../unreal/tags/tags.ts';

/** The surroundings of the bytes, which some layouts depend on. */
export interface PackedPlace {
  /** Map key of the record that has the bytes; empty if it is not plain text. */
  readonly key: string;
  /** A name, text or enum value in the record; null for none. */
  sibling(name: string): string | null;
  /** Whether versions follow, see PackedStructs.versions. */
  readonly isVersioned: boolean;
  /** One of them, by the first four bytes of its GUID; 0 for none. */
  version(guid: number): number;
}

export interface PackedStruct {
  /** Least number of bytes; fewer are something else, such as what earlier versions of the game wrote. */
  readonly least: number;
  /** GUIDs in it that only repeat which record it is. */
  readonly ofRecord?: readonly string[];
  /** GUIDs in it, by path, by which other structs refer to the record. */
  readonly ids?: readonly string[];
  /**
   * Whether `size` bytes at `at` fit, if that can be decided without reading them and they contain no ids.
   */
  readonly fits?: (view: DataView, at: number, size: number) => boolean;
  /** Where the record is, from bytes at `at` that fit: x, y and z. */
  readonly place?: (view: DataView, at: number, into: Float64Array) => void;
  /** Has to use all bytes; otherwise they stay bytes. */
  readonly read: (reader: NativeReader, place: PackedPlace) => void;
}
/** By name of the property. */
export type PackedFields = ReadonlyMap<string, PackedStruct>;

const REST = 'unknownData';

/** Bytes of unknown meaning up to the end. */
export function rest(reader: NativeReader): void {
  const { left } = reader.cursor;
  if (left > 0) reader.opaque(REST, left);
}

/** Bytes that are zero in all known files, and only shown when they are not. */
export function zeros(reader: NativeReader, count: number): void {
  const { cursor } = reader;
  const at = cursor.take(count);
  for (let byte = at; byte < cursor.at; byte++) {
    if (cursor.bytes[byte] === 0) continue;
    cursor.at = at;
    reader.opaque(REST, count);
    return;
  }
}

/** Data preceded by its size, which it has to use up. @throws FormatError COUNT, TRAILING */
export function sized({ cursor }: NativeReader, of: string, read: () => void): void {
  const size = cursor.length(of);
  const end = cursor.at + size;
  const outer = cursor.enter(end);
  try {
    read();
    if (cursor.at !== end) throw cursor.error('TRAILING', `the end of ${of}`, `${cursor.left} more bytes`);
  } finally {
    cursor.leave(outer);
  }
}

/** Bytes of a GUID and a number. */
export const VERSION_BYTES = 20;

/** Versions, as in the header of a file. */
export function customVersions(reader: NativeReader): void {
  reader.list('Versions', reader.cursor.count(VERSION_BYTES, 'versions'), keyAndVersion);
}

function keyAndVersion(reader: NativeReader): void {
  reader.bytes('Key', 16);
  reader.i32('Version');
}

/** @throws FormatError VALUE for anything but 0 */
export function nothing(value: number, cursor: Cursor, of: string): void {
  if (value !== 0) throw cursor.error('VALUE', `no ${of}`, String(value));
}

const wholeGuid = (reader: NativeReader): void => reader.guid(WHOLE);
const wholeString = (reader: NativeReader): void => reader.string(WHOLE);

export function guids(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(16, 'GUIDs'), wholeGuid);
}

/** Numbers of one byte each. */
export function smallNumbers(reader: NativeReader, name: string): void {
  reader.u8s(name, reader.cursor.count(1, 'bytes'));
}

export function strings(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(4, 'texts'), wholeString);
}

const xyz = (reader: NativeReader): void => doubles(reader, 'X', 'Y', 'Z');
const xyzw = (reader: NativeReader): void => doubles(reader, 'X', 'Y', 'Z', 'W');

export function vector(reader: NativeReader, name: string): void {
  reader.numbers(name, 24, xyz);
}

export function quat(reader: NativeReader, name: string): void {
  reader.numbers(name, 32, xyzw);
}

function poseAndScale(reader: NativeReader): void {
  quat(reader, 'Rotation');
  vector(reader, 'Translation');
  vector(reader, 'Scale3D');
}

export function transform(reader: NativeReader, name: string): void {
  reader.numbers(name, 80, poseAndScale);
}

const QUAT_BYTES = 32;

/** The translation of the transform at `at`. */
export function translationAt(view: DataView, at: number, into: Float64Array): void {
  for (let axis = 0; axis < 3; axis++) into[axis] = view.getFloat64(at + QUAT_BYTES + axis * 8, true);
}

/** A property list, which becomes records, so it has to leave exactly `behind` bytes. @throws FormatError before any of it is read */
export function readPropertyList(reader: NativeReader, name: string, behind: number): void {
  const { cursor, version } = reader;
  const { at } = cursor;
  for (let value = skipTag(cursor, version); value >= 0; value = skipTag(cursor, version)) cursor.skip(value);
  const { left } = cursor;
  if (left !== behind) throw cursor.error('TRAILING', `${behind} bytes after ${name}`, `${left}`);
  cursor.at = at;
  reader.properties(name);
}
