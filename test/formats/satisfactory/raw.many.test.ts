// Raw tables of real worlds, against a second reading of chunks, grids, blobs and destroyed actors.

import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { RawRow } from '../../../src/graph/raw-table.ts';
import { describeReal, manifest } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';
import { type ReadFile, readFile } from './read-file.ts';

type Table = readonly RawRow[];

describeReal('satisfactory', 'raw tables of real worlds', (folder) => {
  const rows = manifest(folder).filter(({ file }) => file!.endsWith('.sav'));
  it.each(sampleOf(rows, 6))('$file', (row) => {
    const bytes = new Uint8Array(readFileSync(new URL(row.file!, folder)));
    const read = readFile(row.file!, bytes);
    const table = (name: string): Table =>
      read.graph
        .rawTables(read.graph.data.files[0]!.name)
        .find((one) => one.name === name)!
        .rows(0, 1e9);
    compareChunks(bytes, table('Chunks'), read);
    const save = Number(row.save_version);
    if (save >= 29) expect(levelsOf(table('Levels'), table('DestroyedActors'))).toEqual(naive(read, save));
    if (save >= 41) compareGrids(table('ValidationData'), table('CellHashes'), read, save);
    compareObjects(table, row);
    if (save >= 41) compareMapTypes(read);
  });
});

/** The headers and the streams after them fill the file, and the streams are what was inflated. */
function compareChunks(file: Uint8Array, chunks: Table, { graph }: ReadFile): void {
  let inflated = 0;
  let next = chunks[0]!.at as number;
  for (const { at, archiveHeader, streams, compressedSizeSummary } of chunks) {
    expect(at).toBe(next);
    expect(streams).toHaveLength(1);
    const [{ compressedSize }] = streams as [{ compressedSize: bigint }];
    expect(compressedSizeSummary).toBe(compressedSize);
    const from = next + (archiveHeader === 0 ? 48 : 49);
    next = from + Number(compressedSize);
    const stream = inflateSync(file.subarray(from, next));
    const same = graph.data.image.subarray(inflated, inflated + stream.length);
    expect(Buffer.compare(stream, same)).toBe(0);
    inflated += stream.length;
  }
  expect([next, inflated]).toEqual([file.length, graph.data.image.length]);
}

function compareObjects(table: (name: string) => Table, row: Readonly<Record<string, string>>): void {
  const total = table('Levels').reduce((sum, { numObjects }) => sum + Number(numObjects), 0);
  const objects = table('Objects');
  expect([total, objects.length]).toEqual([Number(row.objects), Number(row.objects)]);
  // None was ever seen with a guid.
  expect(objects.filter(({ HasGuid }) => HasGuid !== false)).toEqual([]);
}

/** The types that the document has for maps whose structs old tags do not name. */
const MAP_TYPES: Readonly<Record<string, string>> = {
  mSaveData: 'MapProperty<StructProperty<IntVector>, StructProperty<FoliageRemovalSaveDataPerCell>>',
  mCalendarData: 'MapProperty<ObjectProperty, StructProperty<CalendarData>>',
  mActorsBuiltCount: 'MapProperty<ObjectProperty, StructProperty<ActorBuiltData>>',
};

function compareMapTypes({ graph }: ReadFile): void {
  for (const node of graph.nodes()) {
    if (!/(?:FGFoliageRemoval|FGStatistics|BP_Event)Subsystem/.test(graph.path(node))) continue;
    const outline = new Map(graph.outline(node).map(({ name, type }) => [name, type]));
    for (const { name, type, value } of graph.properties(node)) {
      expect(outline.get(name)).toBe(type);
      const expected = MAP_TYPES[name];
      if (expected === undefined) continue;
      expect(type).toBe(expected);
      const { key, value: of } = (value as { of: Record<string, string> }).of;
      expect(`MapProperty<${key}, ${of}>`).toBe(expected);
    }
  }
}

/** What levels say, and every entry of every list. */
function levelsOf(levels: Table, destroyed: Table): unknown {
  return {
    levels: levels.map(({ levelName, TOCBlob64, DataBlob64 }) => [levelName, TOCBlob64, DataBlob64]),
    destroyed: destroyed.map(({ list, level, pathName }) => [list, level, pathName].join(' ')),
  };
}

/** A plain reading of the body, with nothing but a position. */
class Naive {
  readonly #bytes: Buffer;
  at: number;

  constructor(image: Uint8Array, at = 0) {
    this.#bytes = Buffer.from(image.buffer, image.byteOffset, image.length);
    this.at = at;
  }

  int(): number {
    this.at += 4;
    return this.#bytes.readInt32LE(this.at - 4);
  }

  text(): string {
    const length = this.int();
    const size = Math.abs(length) * (length < 0 ? 2 : 1);
    const text = this.#bytes.toString(length < 0 ? 'utf16le' : 'utf8', this.at, this.at + size);
    this.at += size;
    return text.slice(0, -1);
  }

  times<T>(read: () => T): T[] {
    return Array.from({ length: this.int() }, read);
  }

  versionBlock(): void {
    this.at += 16 + 6 + 4;
    this.text();
    const custom = this.int();
    this.at += custom * 20;
  }

  header(hasFlags: boolean): void {
    const isActor = this.int();
    for (let text = 0; text < 3; text++) this.text();
    if (hasFlags) this.at += 4;
    if (isActor) this.at += 48;
    else this.text();
  }
}

function naiveGrids(body: Naive): [string, number, number, [string, number][]][] {
  return body.times(() => [
    body.text(),
    body.int(),
    body.int() >>> 0,
    body.times(() => [body.text(), body.int() >>> 0]),
  ]);
}

function compareGrids(grids: Table, cells: Table, { graph }: ReadFile, save: number): void {
  const body = new Naive(graph.data.image, 8);
  if (save >= 53) body.versionBlock();
  const expected = naiveGrids(body);
  expect(grids).toEqual(
    expected.map(([name, CellSize, GridHash, { length }]) => ({
      name,
      CellSize,
      GridHash,
      CellHashes: length,
    })),
  );
  expect(cells).toEqual(
    expected.flatMap(([grid, , , own]) => own.map(([name, hash]) => ({ grid, name, hash }))),
  );
}

function naive({ graph }: ReadFile, save: number): unknown {
  const { image } = graph.data;
  const wide = save >= 41;
  const body = new Naive(image, wide ? 8 : 4);
  const levels: unknown[] = [];
  const destroyed: string[] = [];
  const list = (name: string, level: string): void => {
    body.times(() => {
      body.text();
      destroyed.push([name, level, body.text()].join(' '));
    });
  };
  const lists = (name: string): void => void body.times(() => list(name, body.text()));
  const blob = (): [number, number] => {
    const size = body.int();
    if (wide) body.int();
    body.at += size;
    return [body.at - size, body.at];
  };
  const tail = ([from, to]: [number, number], version: number, read: () => void): void => {
    const back = body.at;
    body.at = from;
    body.times(() => body.header(version >= 49));
    if (body.at < to) read();
    body.at = back;
  };
  if (save >= 53) body.versionBlock();
  if (wide) naiveGrids(body);
  body.times(() => {
    const name = body.text();
    const [toc, data] = [blob(), blob()];
    levels.push([name, toc[1] - toc[0], data[1] - data[0]]);
    const version = save >= 51 ? body.int() : save;
    tail(toc, version, () => list('TOCBlob64', name));
    list('mPerLevelDataMap', name);
    if (save >= 53 && body.int()) body.versionBlock();
  });
  const [toc, data] = [blob(), blob()];
  levels.push(['', toc[1] - toc[0], data[1] - data[0]]);
  tail(toc, save, () => (wide ? lists('TOCBlob64') : list('TOCBlob64', '')));
  if (wide) lists('LevelToDestroyedActorsMap');
  else list('mPerLevelDataMap', '');
  if (body.at < image.length) list('mUnresolvedWorldSaveData', '');
  return { levels, destroyed };
}
