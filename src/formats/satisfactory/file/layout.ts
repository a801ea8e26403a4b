// Tables of fixed records: the file header and the engine version block. Rows are fields in file order, with
// the header version that introduced them. Source: docs/formats/satisfactory.md#header.

import type { Cursor } from '../../../bytes/cursor.ts';
import { showInt } from '../../../bytes/format-error.ts';
import { hex } from '../../../bytes/text.ts';
import { readString, skipString } from '../../unreal/texts/fstring.ts';
import { HEADER } from '../versions.ts';

/** A field of the header, named as in the game's own C++ header file. */
interface HeaderField {
  readonly name: string;
  readonly since?: number;
  read(cursor: Cursor): unknown;
}

const int = (cursor: Cursor): number => cursor.i32();
const text = (cursor: Cursor): string => readString(cursor);
/** Anything but 0 and 1 is returned as a number. */
const flag = (cursor: Cursor): boolean | number => {
  const value = cursor.i32();
  return value === 0 || value === 1 ? value === 1 : value;
};

const HEADER_FIELDS: readonly HeaderField[] = [
  { name: 'SaveVersion', read: (cursor) => versionField(cursor, 'save version', MOST_SAVE_VERSION) },
  { name: 'BuildVersion', read: int },
  { name: 'SaveName', since: HEADER.SaveName, read: text },
  { name: 'MapName', read: text },
  { name: 'MapOptions', read: text },
  { name: 'SessionName', read: text },
  // Seconds.
  { name: 'PlayDurationSeconds', read: int },
  // 100 ns ticks since year 1, UTC.
  { name: 'SaveDateTime', read: (cursor) => cursor.i64() },
  { name: 'SessionVisibility', since: HEADER.SessionVisibility, read: (cursor) => cursor.u8() },
  { name: 'EditorObjectVersion', since: HEADER.EditorObjectVersion, read: int },
  { name: 'ModMetadata', since: HEADER.ModMetadata, read: text },
  { name: 'IsModdedSave', since: HEADER.ModMetadata, read: flag },
  { name: 'SaveIdentifier', since: HEADER.SaveIdentifier, read: text },
  { name: 'IsPartitionedWorld', since: HEADER.IsPartitionedWorld, read: flag },
  { name: 'SaveDataHash', since: HEADER.SaveDataHash, read: readHash },
  { name: 'IsCreativeModeEnabled', since: HEADER.IsCreativeModeEnabled, read: flag },
];

export const TEXT_FIELDS: ReadonlySet<string> = new Set(
  HEADER_FIELDS.filter(({ read }) => read === text).map(({ name }) => name),
);

export interface FileHeader {
  /** All fields by name; 64-bit numbers are bigints. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headerVersion: number;
  readonly saveVersion: number;
  readonly buildVersion: number;
  readonly mapName: string;
  /** Offset of each field. */
  readonly places: ReadonlyMap<string, number>;
  /** After the header, where the body or its first chunk starts. */
  readonly cursor: Cursor;
}

/** Above any version to come, below the first word of text files and pictures. */
const MOST_HEADER_VERSION = 99;
const MOST_SAVE_VERSION = 999;

/** Reads the file header. @throws FormatError SHORT, NOT_A_SAVE */
export function readFileHeader(cursor: Cursor): FileHeader {
  const headerVersion = versionField(cursor, 'header version', MOST_HEADER_VERSION);
  const fields: Record<string, unknown> = { SaveHeaderVersion: headerVersion };
  const places = new Map([['SaveHeaderVersion', cursor.base]]);
  for (const field of HEADER_FIELDS) {
    if (field.since !== undefined && headerVersion < field.since) continue;
    places.set(field.name, cursor.at);
    fields[field.name] = cursor.labelled(field.name, () => field.read(cursor));
  }
  return {
    fields,
    headerVersion,
    saveVersion: fields.SaveVersion as number,
    buildVersion: fields.BuildVersion as number,
    mapName: fields.MapName as string,
    places,
    cursor,
  };
}

function versionField(cursor: Cursor, name: string, most: number): number {
  const { at } = cursor;
  const version = cursor.i32();
  if (version >= 1 && version <= most) return version;
  throw cursor.error('NOT_A_SAVE', `a ${name} from 1 to ${most}`, showInt(version), at);
}

/** FMD5Hash: bool32, then 16 bytes if true. */
function readHash(cursor: Cursor): string | null {
  return cursor.bool32() ? hex(cursor.take8(16)) : null;
}

/** FSaveObjectVersionData, as far as layouts depend on it. */
export interface VersionData {
  readonly fields: Readonly<Record<string, unknown>>;
  /** UE5 object version. */
  readonly engine: number;
  /** Start of the custom versions, of which reading needs none. */
  readonly customAt: number;
}

/**
 * Reads one engine version block.
 *
 * Layout: u32 0; i32 UE4, i32 UE5, i32 licensee version; u16 major, minor, patch; u32 changelist; FString
 * branch; i32 n; n x (guid 16 bytes, i32 version).
 * @throws FormatError SHORT, COUNT
 */
export function readVersionData(cursor: Cursor): VersionData {
  const dataVersion = cursor.u32();
  const ue4 = cursor.i32();
  const engine = cursor.i32();
  const licensee = cursor.i32();
  const version = [cursor.u16(), cursor.u16(), cursor.u16()].join('.');
  const changelist = cursor.u32();
  const branch = readString(cursor);
  const customAt = cursor.at;
  cursor.skip(cursor.count(20, 'custom versions') * 20);
  const fields = { dataVersion, ue4, ue5: engine, licensee, engine: version, changelist, branch };
  return { fields, engine, customAt };
}

export function customVersionsAt(cursor: Cursor, at: number): Readonly<Record<string, number>> {
  const outer = cursor.enter(cursor.end, at);
  const versions: Record<string, number> = {};
  for (let left = cursor.count(20, 'custom versions'); left > 0; left--)
    versions[hex(cursor.take8(16))] = cursor.i32();
  cursor.leave(outer);
  return versions;
}

/**
 * Skips a `bool32 present` and the version block that may follow; returns the block's UE5 version, or null
 * without a block.
 */
export function readOptionalEngine(cursor: Cursor): number | null {
  return cursor.bool32() ? readVersionData(cursor).engine : null;
}

/**
 * Validation grids: hashes of the game's own map cells, the same in every save of a build.
 *
 * Layout: i32 n; n x (FString name, i32 cell size, u32 hash, i32 cells, each FString name and u32 hash).
 */
export function skipGrids(cursor: Cursor): void {
  const grids = cursor.count(16, 'validation grids');
  for (let grid = 0; grid < grids; grid++) {
    skipString(cursor);
    cursor.take(8);
    const cells = cursor.count(8, 'grid cells');
    for (let cell = 0; cell < cells; cell++) {
      skipString(cursor);
      cursor.take(4);
    }
  }
}
