// The summary at the start of a package: where its tables are, what it was saved with, how it is stored.
// Source: docs/formats/unreal3.md, section on the summary.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { type Layout, layoutOf, massEffectStep, PACKAGE_FLAG } from '../file/layout.ts';
import { readText } from '../file/text.ts';
import { licenseeOf, MASS_EFFECT, VERSION } from '../versions.ts';

/** Names, exports and imports: count and offset each. */
const TABLE_BYTES = 8;
const GENERATION_BYTES = 12;

export interface TablePlace {
  readonly count: number;
  readonly offset: number;
}

/** A piece of the inflated package, and where its compressed form is in the file. */
export interface ChunkPointer {
  readonly inflatedAt: number;
  readonly inflatedSize: number;
  readonly storedAt: number;
  readonly storedSize: number;
  /** Offset of `storedSize` in the file. */
  readonly sizeAt: number;
}

type Tables = ReturnType<typeof readTables>;

export interface Summary extends Tables, Provenance {
  readonly layout: Layout;
  readonly headerSize: number;
  readonly folder: string;
  readonly flags: number;
  /** Offsets in the file of the depends offset and of the counts of the last generation. */
  readonly fieldsAt: { readonly depends: number; readonly lastGeneration: number };
  /** Why what follows the places of the tables is not known; null when it is. */
  readonly fault: FormatError | null;
  /** First byte after the summary. */
  readonly end: number;
}

/** The engine that saved the package, and its storage. */
interface Provenance {
  readonly guid: string;
  readonly generations: readonly {
    readonly exports: number;
    readonly names: number;
    readonly netObjects: number;
  }[];
  readonly engineVersion: number;
  readonly cookerVersion: number;
  readonly compression: number;
  readonly chunks: readonly ChunkPointer[];
  readonly packageSource: number;
  /** `at` is the offset of the name in the file (which for a package in chunks is not that in the inflated package). */
  readonly additionalPackages: readonly { readonly name: string; readonly at: number }[];
  readonly textureAllocations: number;
}

const UNKNOWN: Provenance = {
  ...{ guid: '', generations: [], engineVersion: 0, cookerVersion: 0, compression: 0, chunks: [] },
  ...{ packageSource: 0, additionalPackages: [], textureAllocations: 0 },
};

/**
 * Reads the summary; the cursor is at the package's first byte and has its byte order.
 * @throws FormatError
 */
export function readSummary(cursor: Cursor): Summary {
  cursor.skip(4);
  const versions = cursor.u32();
  const version = versions & 0xffff;
  const licensee = versions >>> 16;
  const massEffect = licenseeOf(version, licensee) === 'MASS_EFFECT' ? massEffectStep(licensee) : Number.NaN;

  const headerSize = cursor.i32();
  const folder = readText(cursor);
  const flags = cursor.u32();
  const cooked = (flags & PACKAGE_FLAG.cooked) !== 0;
  if (cooked && massEffect >= MASS_EFFECT.cookedWord) cursor.skip(4);
  const tablesAt = cursor.at - cursor.base;
  const tables = readTables(cursor, version);
  let fault: FormatError | null = null;
  let rest = { ...UNKNOWN, lastGeneration: 0 };
  try {
    rest = readProvenance(cursor, version, massEffect);
  } catch (error) {
    // All objects can be read without it.
    if (!(error instanceof FormatError) || flags & PACKAGE_FLAG.storedCompressed) throw error;
    fault = error;
  }
  const { lastGeneration, ...provenance } = rest;
  return {
    layout: layoutOf(version, licensee, !cursor.littleEndian, cooked),
    headerSize,
    folder,
    flags,
    ...tables,
    ...provenance,
    fieldsAt: { depends: tablesAt + 3 * TABLE_BYTES, lastGeneration },
    fault,
    end: cursor.at - cursor.base,
  };
}

/** @param massEffect its licensee version, NaN for other games */
function readProvenance(
  cursor: Cursor,
  version: number,
  massEffect: number,
): Provenance & { readonly lastGeneration: number } {
  const guid = readGuid(cursor);
  const { generations, last: lastGeneration } = readGenerations(cursor);
  const engineVersion = cursor.u32();
  const cookerVersion = cursor.u32();
  if (!Number.isNaN(massEffect)) skipMassEffectFields(cursor, massEffect);

  const compression = cursor.u32();
  const chunks = readList(cursor, 16, 'chunks', () => ({
    inflatedAt: cursor.u32(),
    inflatedSize: cursor.u32(),
    storedAt: cursor.u32(),
    sizeAt: cursor.at,
    storedSize: cursor.u32(),
  }));
  const packageSource = version >= VERSION.packageSource ? cursor.u32() : 0;
  if (massEffect >= MASS_EFFECT.sourceWord && massEffect <= MASS_EFFECT.lastWords) cursor.skip(4);
  const additionalPackages =
    version >= VERSION.additionalPackages
      ? readList(cursor, 4, 'additional packages', () => ({
          at: cursor.at - cursor.base,
          name: readText(cursor),
        }))
      : [];
  const textureAllocations =
    version >= VERSION.textureAllocations
      ? readList(cursor, 24, 'texture allocations', () => skipTextureAllocation(cursor)).length
      : 0;
  const stored = { compression, chunks, packageSource, additionalPackages, textureAllocations };
  return { guid, generations, lastGeneration, engineVersion, cookerVersion, ...stored };
}

/** 0 stands for a table that there is not. */
function readTables(cursor: Cursor, version: number) {
  const withGuids = version >= VERSION.crossPackageGuids;
  return {
    names: readTable(cursor),
    exports: readTable(cursor),
    imports: readTable(cursor),
    dependsAt: version >= VERSION.depends ? cursor.i32() : 0,
    guidsAt: withGuids ? cursor.i32() : 0,
    importGuids: withGuids ? cursor.i32() : 0,
    exportGuids: withGuids ? cursor.i32() : 0,
    thumbnailsAt: version >= VERSION.thumbnails ? cursor.i32() : 0,
  };
}

/** Counts of the package each time it was saved for a release. `last` is the offset of the newest. */
function readGenerations(cursor: Cursor): {
  readonly generations: Summary['generations'];
  readonly last: number;
} {
  const generations = readList(cursor, GENERATION_BYTES, 'generations', () => ({
    exports: cursor.i32(),
    names: cursor.i32(),
    netObjects: cursor.i32(),
  }));
  return { generations, last: cursor.at - cursor.base - GENERATION_BYTES };
}

/** Shows four words as 32 hex digits. */
export function readGuid(cursor: Cursor): string {
  let text = '';
  for (let word = 0; word < 4; word++) text += cursor.u32().toString(16).padStart(8, '0');
  return text.toUpperCase();
}

export function readList<T>(cursor: Cursor, bytesEach: number, of: string, read: () => T): T[] {
  const items: T[] = [];
  for (let left = cursor.count(bytesEach, of); left > 0; left--) items.push(read());
  return items;
}

function readTable(cursor: Cursor): TablePlace {
  return { count: cursor.i32(), offset: cursor.i32() };
}

/** Words that Mass Effect adds after the cooker version; their meaning is unknown. */
function skipMassEffectFields(cursor: Cursor, step: number): void {
  if (step >= MASS_EFFECT.cookerWord && step <= MASS_EFFECT.lastWords) cursor.skip(4);
  if (step >= MASS_EFFECT.secondCookerWord && step <= MASS_EFFECT.lastWords) cursor.skip(4);
  if (step >= MASS_EFFECT.map && step <= MASS_EFFECT.lastMap) {
    readList(cursor, 8, 'map entries', () => {
      readText(cursor);
      readList(cursor, 4, 'texts', () => readText(cursor));
    });
  }
  if (step >= MASS_EFFECT.twoWords) cursor.skip(8);
  if (step >= MASS_EFFECT.fourWords && step <= MASS_EFFECT.lastWords) cursor.skip(8);
}

/** Width, height, mip count, format, create flags, then the exports that use it. */
function skipTextureAllocation(cursor: Cursor): void {
  cursor.skip(20);
  cursor.skip(4 * cursor.count(4, 'texture exports'));
}
