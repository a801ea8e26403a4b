// What layouts of packed structs are made of: structs that games write into arrays of bytes, without tags.
// Source: docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NativeReader } from '../../unreal/native/native.ts';
import { doubles, ints, WHOLE } from '../../unreal/native/native.ts';

/** The property that versions stand in, behind the bytes that they are of. */
export const CUSTOM_VERSIONS = 'CustomVersionData';

/** Where the bytes stand: some layouts depend on what is said around them. */
export interface PackedPlace {
  /** Key in a map of the record that has the bytes; empty where it is no plain text. */
  readonly key: string;
  /** A name, text or enum value of the record; null for none. */
  sibling(name: string): string | null;
  /** The property `CustomVersionData` follows, as it does in newer saves of Palworld. */
  readonly isVersioned: boolean;
  /** A version in it, by the GUID's first four bytes as hex digits; 0 for none. */
  version(guid: string): number;
}

export interface PackedStruct {
  /** Fewer bytes are something else, such as what earlier versions of the game wrote there. */
  readonly least: number;
  /** GUIDs in it that only say once more which record it is. */
  readonly ofRecord?: readonly string[];
  /** GUIDs in it, by path, that other structs call the record by. */
  readonly ids?: readonly string[];
  /** Whether `size` bytes at `at` fit, where that shows without reading them and no id is in them. */
  readonly fits?: (view: DataView, at: number, size: number) => boolean;
  /** Must use all bytes; else they stay bytes. */
  readonly read: (reader: NativeReader, place: PackedPlace) => void;
}
/** By name of the property. */
export type PackedFields = ReadonlyMap<string, PackedStruct>;

const REST = 'unknownData';
/** What every class of Palworld writes behind its own fields, in newer saves. */
export const LEVEL_END = 4;

/** Bytes of unknown meaning up to the end. */
export function rest(reader: NativeReader): void {
  const { left } = reader.cursor;
  if (left > 0) reader.opaque(REST, left);
}

/** Bytes that are zero in all files at hand, and are shown only where they are not. */
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

/** The same of what a class writes behind its fields, which older saves have not. */
export function levelEnd(reader: NativeReader, { isVersioned }: PackedPlace): void {
  if (isVersioned) zeros(reader, LEVEL_END);
}

/** @throws FormatError VALUE for anything but 0 */
export function nothing(value: number, cursor: Cursor, of: string): void {
  if (value !== 0) throw cursor.error('VALUE', `no ${of}`, String(value));
}

export function guids(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(16, 'GUIDs'), () => reader.guid(WHOLE));
}

/** Numbers of a byte each. */
export function smallNumbers(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(1, 'bytes'), () => reader.u8(WHOLE));
}

export function strings(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(4, 'texts'), () => reader.string(WHOLE));
}

export function vector(reader: NativeReader, name: string): void {
  reader.numbers(name, 24, () => doubles(reader, 'X', 'Y', 'Z'));
}

export function quat(reader: NativeReader, name: string): void {
  reader.numbers(name, 32, () => doubles(reader, 'X', 'Y', 'Z', 'W'));
}

export function transform(reader: NativeReader, name: string): void {
  reader.numbers(name, 80, () => {
    quat(reader, 'Rotation');
    vector(reader, 'Translation');
    vector(reader, 'Scale3D');
  });
}

/** A character: by the player that it is, or by itself. */
export function individual(reader: NativeReader, name: string): void {
  reader.struct(name, () => {
    reader.guid('PlayerUId');
    reader.guid('InstanceId');
  });
}

/** Bytes of an item without a name. */
export const LEAST_ITEM = 36;

export function itemId(reader: NativeReader, name: string): void {
  reader.struct(name, () => {
    reader.string('StaticId');
    reader.struct('DynamicId', () => {
      reader.guid('CreatedWorldId');
      reader.guid('LocalIdInCreatedWorld');
    });
  });
}

export function itemsAndCounts(reader: NativeReader, name: string): void {
  reader.list(name, reader.cursor.count(LEAST_ITEM + 4, 'items'), () => {
    itemId(reader, 'ItemId');
    ints(reader, 'Num');
  });
}

/** Which items may be put in. */
export function itemPermission(reader: NativeReader): void {
  reader.struct('Permission', () => {
    smallNumbers(reader, 'TypeA');
    smallNumbers(reader, 'TypeB');
    strings(reader, 'ItemStaticIds');
  });
}
