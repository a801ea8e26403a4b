// The export table: the objects in the package.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { sharedArray } from '../../../graph/memory/columns.ts';
import { type Layout, NAME_SIZE } from '../file/layout.ts';
import { openTable } from './names.ts';
import { readGuid, readList, type Summary } from './summary.ts';

/** Object flags by half of the 64-bit number. */
export const OBJECT_FLAG = {
  /** In the low half. */
  classDefault: 0x200,
  archetype: 0x400,
  /** In the high half: the object begins with a state frame. */
  stateFrame: 0x0200_0000,
} as const;

/** In the export flags: a copy of an object from another package. */
export const FORCED_EXPORT = 1;

export interface ExportTable {
  readonly count: number;
  /** Offset of each entry in the image. */
  readonly at: Uint32Array;
  /** Object indices: n > 0 is export n, n < 0 import -n, 0 nothing (as a class: the class Class). */
  readonly class: Int32Array;
  readonly super: Int32Array;
  readonly outer: Int32Array;
  readonly archetype: Int32Array;
  /** Index into the name table. */
  readonly name: Uint32Array;
  readonly number: Uint32Array;
  readonly flagsLow: Uint32Array;
  readonly flagsHigh: Uint32Array;
  readonly exportFlags: Uint32Array;
  readonly size: Uint32Array;
  readonly offset: Uint32Array;
  /** First byte after the table, in the image. */
  readonly end: number;
  /** Why entries are missing; null when none is. */
  readonly fault: FormatError | null;
}

/** Bytes of an entry without component map and package flags. */
const LEAST_ENTRY = 64;

/**
 * Reads the entries up to one that is damaged, and those behind it if they then end where the next table begins.
 * @throws FormatError when none can be read
 */
export function readExports(cursor: Cursor, { exports, layout, dependsAt }: Summary): ExportTable {
  const least = LEAST_ENTRY + (layout.componentMap ? 4 : 0) + (layout.exportPackageFlags ? 4 : 0);
  const { count, fault: cut } = openTable(cursor, exports, least, 'exports');
  const table = {
    at: sharedArray(Uint32Array, count),
    class: sharedArray(Int32Array, count),
    super: sharedArray(Int32Array, count),
    outer: sharedArray(Int32Array, count),
    archetype: sharedArray(Int32Array, count),
    name: sharedArray(Uint32Array, count),
    number: sharedArray(Uint32Array, count),
    flagsLow: sharedArray(Uint32Array, count),
    flagsHigh: sharedArray(Uint32Array, count),
    exportFlags: sharedArray(Uint32Array, count),
    size: sharedArray(Uint32Array, count),
    offset: sharedArray(Uint32Array, count),
  };
  let fault = cut;
  let sound = count;
  for (let index = 0; index < count; index++) {
    const { at } = cursor;
    try {
      readEntry(cursor, layout, table, index);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      fault ??= error;
      sound = Math.min(sound, index);
      // Nearly all entries have no lists.
      cursor.at = Math.min(at + least, cursor.end);
    }
  }
  if (sound === count || cursor.at - cursor.base === dependsAt)
    return { ...table, count, end: cursor.at, fault };
  if (sound === 0) throw fault!;
  return { ...table, count: sound, end: table.at[sound]!, fault };
}

type ExportColumns = Omit<ExportTable, 'count' | 'end' | 'fault'>;

/** @throws FormatError SHORT, COUNT */
function readEntry(cursor: Cursor, layout: Layout, table: ExportColumns, index: number): void {
  table.at[index] = cursor.at;
  table.class[index] = cursor.i32();
  table.super[index] = cursor.i32();
  table.outer[index] = cursor.i32();
  table.name[index] = cursor.u32();
  table.number[index] = cursor.u32();
  table.archetype[index] = cursor.i32();
  const [first, second] = [cursor.u32(), cursor.u32()];
  table.flagsLow[index] = cursor.littleEndian ? first : second;
  table.flagsHigh[index] = cursor.littleEndian ? second : first;
  table.size[index] = cursor.u32();
  table.offset[index] = cursor.u32();
  if (layout.componentMap) cursor.skip((NAME_SIZE + 4) * cursor.count(NAME_SIZE + 4, 'components'));
  table.exportFlags[index] = cursor.u32();
  cursor.skip(4 * cursor.count(4, 'net objects'));
  cursor.skip(16);
  if (layout.exportPackageFlags) cursor.skip(4);
}

/** In an entry: the flags, which size and offset follow. */
const FLAGS_AT = 24;

/** Moves from the start of an entry to its component map; returns the number of entries in that. */
export function enterComponentMap(cursor: Cursor, { layout }: Summary): number {
  cursor.skip(FLAGS_AT + 16);
  return layout.componentMap ? cursor.count(NAME_SIZE + 4, 'components') : 0;
}

/** The details of an entry beside the columns, read on demand. The cursor must be at the entry. */
export type ExportDetails = ReturnType<typeof readExportDetails>;

/** @throws FormatError SHORT, COUNT */
export function readExportDetails(cursor: Cursor, summary: Summary) {
  const { layout } = summary;
  cursor.skip((NAME_SIZE + 4) * enterComponentMap(cursor, summary));
  cursor.skip(4);
  const netObjects = readList(cursor, 4, 'net objects', () => cursor.i32());
  const guid = readGuid(cursor);
  const packageFlags = layout.exportPackageFlags ? cursor.u32() : null;
  return { netObjects, guid, packageFlags };
}
