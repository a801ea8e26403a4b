// Tables of what surrounds the objects in the body of a file, under the names of public documents: version blocks,
// validation grids, the blobs of each level, and which list names which destroyed actor. Source:
// docs/formats/satisfactory.md#body.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { RawRow, RawTable } from '../../../graph/raw-table.ts';
import { walkedTable } from '../../raw-tables.ts';
import { readString, skipString } from '../../unreal/texts/fstring.ts';
import { customVersionsAt, readVersionData, skipGrids } from '../file/layout.ts';
import type { BodyLayout } from '../state.ts';
import { skipReference, skipReferences } from '../structs/references.ts';
import { SAVE } from '../versions.ts';
import { flagBytesOf, PLACEMENT_BYTES } from './headers.ts';

/** Bytes after their size; the end is exclusive. */
interface Blob {
  readonly at: number;
  readonly end: number;
}

interface LevelParts {
  /** Empty for the level without a name. */
  readonly name: string;
  readonly toc: Blob;
  readonly data: Blob;
  readonly save: number;
  readonly destroyedAt: number;
  /** Null for none. */
  readonly versionAt: number | null;
}

type Row = () => RawRow;

/** @param open gives a cursor at the beginning of the body */
export function bodyTables(open: () => Cursor, layout: BodyLayout): RawTable[] {
  return Object.entries(TABLES).map(([name, rows]) =>
    walkedTable(name, () => rows(new BodyWalk(open(), layout))),
  );
}

const TABLES: Readonly<Record<string, (body: BodyWalk) => Iterable<Row>>> = {
  VersionData: (body) => body.versions(),
  ValidationData: (body) => body.grids(),
  CellHashes: (body) => body.cells(),
  Levels: (body) => body.levelRows(),
  DestroyedActors: (body) => body.destroyed(),
};

class BodyWalk {
  readonly #cursor: Cursor;
  readonly #layout: BodyLayout;

  constructor(cursor: Cursor, layout: BodyLayout) {
    this.#cursor = cursor;
    this.#layout = layout;
    if (!layout.isSized) return;
    const size = layout.wide ? Number(cursor.i64()) : cursor.i32();
    if (size >= 0 && size < cursor.left) cursor.enter(cursor.at + size);
  }

  /** The file's block, then those of levels. */
  *versions(): Generator<Row> {
    const { at } = this.#cursor;
    if (this.#hasVersionData) yield () => ({ of: 'file', ...this.#versionAt(at) });
    for (const { name, versionAt } of this.#levels())
      if (versionAt !== null) yield () => ({ of: name, ...this.#versionAt(versionAt) });
  }

  *grids(): Generator<Row> {
    for (const { cells, ...grid } of this.#grids()) {
      yield () => ({ ...grid, CellHashes: cells });
      for (let left = cells; left > 0; left--) this.#skipCell();
    }
  }

  *cells(): Generator<Row> {
    const cursor = this.#cursor;
    for (const { name: grid, cells } of this.#grids()) {
      for (let left = cells; left > 0; left--) {
        const { at } = cursor;
        this.#skipCell();
        yield () => this.#readAt(at, () => ({ grid, name: readString(cursor), hash: cursor.u32() }));
      }
    }
  }

  *levelRows(): Generator<Row> {
    const { view } = this.#cursor;
    for (const { name, toc, data, save } of this.#levels()) {
      yield () => ({
        levelName: name,
        TOCBlob64: toc.end - toc.at,
        DataBlob64: data.end - data.at,
        numObjects: view.getInt32(toc.at, true),
        version: save,
      });
    }
  }

  *destroyed(): Generator<Row> {
    const cursor = this.#cursor;
    const { wide, isBlueprint } = this.#layout;
    for (const level of this.#levels()) {
      const next = cursor.at;
      const byLevel = wide && level.name === '' && !isBlueprint;
      const outer = cursor.enter(level.toc.end, level.toc.at);
      this.#skipHeaders(level.save);
      if (cursor.left >= 4) yield* this.#lists('TOCBlob64', level.name, byLevel);
      cursor.leave(outer, level.destroyedAt);
      if (isBlueprint || cursor.left < 4) return;
      yield* this.#lists(byLevel ? 'LevelToDestroyedActorsMap' : 'mPerLevelDataMap', level.name, byLevel);
      if (level.name !== '') cursor.at = next;
    }
    if (cursor.left >= 4) yield* this.#list('mUnresolvedWorldSaveData', '');
  }

  get #hasVersionData(): boolean {
    return this.#layout.save >= SAVE.VersionData && !this.#layout.isBlueprint;
  }

  /** The cells of a grid follow it, and are the caller's to skip. */
  *#grids(): Generator<{ name: string; CellSize: number; GridHash: number; cells: number }> {
    const cursor = this.#cursor;
    if (!this.#layout.wide) return;
    if (this.#hasVersionData) readVersionData(cursor);
    for (let left = cursor.count(16, 'validation grids'); left > 0; left--) {
      const [name, CellSize, GridHash] = [readString(cursor), cursor.i32(), cursor.u32()];
      yield { name, CellSize, GridHash, cells: cursor.count(8, 'grid cells') };
    }
  }

  #skipCell(): void {
    skipString(this.#cursor);
    this.#cursor.take(4);
  }

  /** In file order; the one without a name is the last, and the cursor is after its blobs then. */
  *#levels(): Generator<LevelParts> {
    const cursor = this.#cursor;
    const { save, wide, isBlueprint } = this.#layout;
    const last = { name: '', save, versionAt: null };
    if (save < SAVE.Levels) {
      const toc = this.#skipped(() => this.#skipHeaders(save));
      const data = this.#skipped(() => this.#skipBodies());
      yield { ...last, toc, data, destroyedAt: cursor.at };
      return;
    }
    if (!isBlueprint) {
      if (this.#hasVersionData) readVersionData(cursor);
      if (wide) skipGrids(cursor);
      for (let left = cursor.count(wide ? 20 : 12, 'levels'); left > 0; left--) yield this.#streamed();
    }
    const [toc, data] = [this.#blob(), this.#blob()];
    yield { ...last, toc, data, destroyedAt: cursor.at };
  }

  #streamed(): LevelParts {
    const cursor = this.#cursor;
    const { save: fileSave } = this.#layout;
    const [name, toc, data] = [readString(cursor), this.#blob(), this.#blob()];
    const save = fileSave >= SAVE.LevelVersion ? cursor.i32() : fileSave;
    const destroyedAt = cursor.at;
    skipReferences(cursor);
    const isVersioned = fileSave >= SAVE.VersionData && cursor.bool32();
    const versionAt = isVersioned ? cursor.at : null;
    if (isVersioned) readVersionData(cursor);
    return { name, toc, data, save, destroyedAt, versionAt };
  }

  #blob(): Blob {
    const cursor = this.#cursor;
    const size = this.#layout.wide
      ? cursor.count64(1, 'bytes of a level')
      : cursor.length('bytes of a level');
    const at = cursor.take(size);
    return { at, end: at + size };
  }

  /** Before levels, headers and bodies had no size in bytes. */
  #skipped(skip: () => void): Blob {
    const { at } = this.#cursor;
    skip();
    return { at, end: this.#cursor.at };
  }

  #skipBodies(): void {
    const cursor = this.#cursor;
    for (let left = cursor.count(4, 'objects'); left > 0; left--)
      cursor.skip(cursor.length('bytes of an object'));
  }

  #skipHeaders(save: number): void {
    const cursor = this.#cursor;
    const flagBytes = flagBytesOf(save);
    for (let left = cursor.count(20, 'object headers'); left > 0; left--) {
      const isActor = cursor.bool32();
      for (let text = 0; text < 3; text++) skipString(cursor);
      cursor.take(flagBytes);
      if (isActor) cursor.take(PLACEMENT_BYTES);
      else skipString(cursor);
    }
  }

  *#lists(list: string, level: string, byLevel: boolean): Generator<Row> {
    if (!byLevel) yield* this.#list(list, level);
    else {
      const cursor = this.#cursor;
      for (let left = cursor.count(8, 'lists of destroyed actors'); left > 0; left--)
        yield* this.#list(list, readString(cursor));
    }
  }

  *#list(list: string, level: string): Generator<Row> {
    const cursor = this.#cursor;
    for (let left = cursor.count(8, 'destroyed actors'); left > 0; left--) {
      const { at } = cursor;
      skipReference(cursor);
      const read = () => ({ list, level, levelName: readString(cursor), pathName: readString(cursor) });
      yield () => this.#readAt(at, read);
    }
  }

  #versionAt(at: number): RawRow {
    return this.#readAt(at, () => {
      const { fields, customAt } = readVersionData(this.#cursor);
      return { ...fields, customVersions: customVersionsAt(this.#cursor, customAt) };
    });
  }

  #readAt<T>(at: number, read: () => T): T {
    const back = this.#cursor.at;
    this.#cursor.at = at;
    const value = read();
    this.#cursor.at = back;
    return value;
  }
}
