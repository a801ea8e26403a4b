// Building blocks of packed structs: structs that games write into arrays of bytes, without tags. Source:
// docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NativeReader } from '../../unreal/native/native.ts';
import { doubles, WHOLE } from '../../unreal/native/native.ts';

/** The property with the versions, which follows the bytes that they apply to. */
export const CUSTOM_VERSIONS = 'CustomVersionData';

/** The surroundings of the bytes, which some layouts depend on. */
export interface PackedPlace {
  /** Map key of the record that has the bytes; empty if it is not plain text. */
  readonly key: string;
  /** A name, text or enum value in the record; null for none. */
  sibling(name: string): string | null;
  /** Whether the property `CustomVersionData` follows, as in newer saves of Palworld. */
  readonly isVersioned: boolean;
  /** A version in it, by the GUID's first four bytes as hex digits; 0 for none. */
  version(guid: string): number;
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
  /** Has to use all bytes; otherwise they stay bytes. */
  readonly read: (reader: NativeReader, place: PackedPlace) => void;
}
/** By name of the property. */
export type PackedFields = ReadonlyMap<string, PackedStruct>;

const REST = 'unknownData';
/** What every class of Palworld writes after its own fields, in newer saves. */
export const LEVEL_END = 4;

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

/** Zeros that a class writes after its fields, which older saves don't have. */
export function levelEnd(reader: NativeReader, { isVersioned }: PackedPlace): void {
  if (isVersioned) zeros(reader, LEVEL_END);
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

function playerAndInstance(reader: NativeReader): void {
  reader.guid('PlayerUId');
  reader.guid('InstanceId');
}

/** A character, identified by its player or by itself. */
export function individual(reader: NativeReader, name: string): void {
  reader.struct(name, playerAndInstance);
}

/** Size of an item without a name. */
const LEAST_ITEM = 36;

function dynamicId(reader: NativeReader): void {
  reader.guid('CreatedWorldId');
  reader.guid('LocalIdInCreatedWorld');
}

function staticAndDynamicId(reader: NativeReader): void {
  reader.string('StaticId');
  reader.struct('DynamicId', dynamicId);
}

export function itemId(reader: NativeReader, name: string): void {
  reader.struct(name, staticAndDynamicId);
}

function itemAndCount(reader: NativeReader): void {
  itemId(reader, 'ItemId');
  reader.i32('Num');
}

export function itemsAndCounts(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(LEAST_ITEM + 4, 'items'), itemAndCount);
}

function allowed(reader: NativeReader): void {
  smallNumbers(reader, 'TypeA');
  smallNumbers(reader, 'TypeB');
  strings(reader, 'ItemStaticIds');
}

/** Which items may be put in. */
export function itemPermission(reader: NativeReader): void {
  reader.struct('Permission', allowed);
}
