// The body: which levels it has and where their headers and object data lie, for every save version.
// Source: docs/formats/satisfactory.md#body.

import type { Cursor } from '../../bytes/cursor.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { TextId } from '../../graph/ids.ts';
import { skipString } from '../unreal/fstring.ts';
import { readOptionalEngine, readVersionData } from './layout.ts';
import { skipReferences } from './references.ts';
import { findLevel, isBlobPair } from './salvage.ts';
import { ENGINE, SAVE } from './versions.ts';

/** A part of the body, the end exclusive. */
export interface Range {
  readonly at: number;
  readonly end: number;
}

export interface Level {
  /** As the level list has it; null for the persistent level. */
  readonly name: TextId | null;
  /** Object headers: i32 n, n headers, then maybe destroyed actors. */
  readonly headers: Range;
  /** Object bodies: i32 n, n bodies. */
  readonly bodies: Range;
  readonly save: number;
  /** UE5 object version. */
  readonly engine: number;
}

export interface LevelVisitor {
  level(level: Level): void;
  /** References to actors that are gone, with the level that says so; the list stands at the cursor. */
  destroyed(level: TextId | null, cursor: Cursor): void;
  /** The name of a level, at the cursor. */
  name(cursor: Cursor): TextId;
  /** Something between levels that cannot be read. */
  fault(error: FormatError): void;
  /** Throws when these bytes could not be inflated. */
  refuseHole(from: number, to: number): void;
  /** Where to look on behind a fault at `at`. */
  behind(at: number): number;
}

/**
 * Walks a body of save version 29 or later; the cursor stands behind the body's size.
 * @throws FormatError when the list of levels cannot be followed
 */
export function walkLevels(cursor: Cursor, save: number, visitor: LevelVisitor): void {
  const wide = save >= SAVE.WorldPartition;
  const engine = save >= SAVE.VersionData ? readVersionData(cursor).engine : ENGINE.assumed;
  if (wide) skipGrids(cursor);
  const count = cursor.count(wide ? 20 : 12, 'levels');
  const first = cursor.at;
  let at = first;
  try {
    for (let i = 0; i < count; i++) {
      at = cursor.at;
      streamedLevel(cursor, save, visitor);
    }
    at = cursor.at;
    persistentLevel(cursor, save, engine, visitor);
  } catch (error) {
    // A file without one readable level is an error, not a save with issues.
    if (!(error instanceof FormatError)) throw error;
    const behind = levelsBehind(cursor, at, save, engine, visitor);
    if (behind === 0 && at === first) throw error;
    visitor.fault(error);
  }
}

/** A level of the list: name, headers, bodies, [its version], destroyed actors, [its engine version]. */
function streamedLevel(cursor: Cursor, save: number, visitor: LevelVisitor): void {
  const wide = save >= SAVE.WorldPartition;
  const start = cursor.at;
  const name = visitor.name(cursor);
  visitor.refuseHole(start, cursor.at + 8);
  const headers = blob(cursor, wide, 'headers of a level');
  const bodies = blob(cursor, wide, 'objects of a level');
  const own = save >= SAVE.LevelVersion ? cursor.i32() : save;
  // The versions stand behind what they govern: note the list, read on, come back.
  const list = cursor.at;
  skipReferences(cursor);
  const ownEngine = save >= SAVE.VersionData ? readOptionalEngine(cursor) : null;
  const next = cursor.at;
  visitor.refuseHole(bodies.end, next);
  visitor.level({ name, headers, bodies, save: own, engine: ownEngine ?? ENGINE.assumed });
  cursor.at = list;
  visitor.destroyed(name, cursor);
  cursor.at = next;
}

/** The level without a name, and the lists of destroyed actors behind it. */
function persistentLevel(cursor: Cursor, save: number, engine: number, visitor: LevelVisitor): void {
  const wide = save >= SAVE.WorldPartition;
  visitor.refuseHole(cursor.at, cursor.at + 8);
  const headers = blob(cursor, wide, 'headers of the persistent level');
  const bodies = blob(cursor, wide, 'objects of the persistent level');
  visitor.level({ name: null, headers, bodies, save, engine });
  if (!wide) {
    visitor.destroyed(null, cursor);
  } else {
    const lists = cursor.count(8, 'lists of destroyed actors');
    for (let i = 0; i < lists; i++) visitor.destroyed(visitor.name(cursor), cursor);
  }
  // Unresolved actors; files that the calculator web site saved may end before them.
  if (cursor.left >= 4) visitor.destroyed(null, cursor);
}

/** Goes on behind a fault in the list of levels, to the persistent level at its end; says how many it read. */
function levelsBehind(
  cursor: Cursor,
  fault: number,
  save: number,
  engine: number,
  visitor: LevelVisitor,
): number {
  const wide = save >= SAVE.WorldPartition;
  let read = 0;
  let from = visitor.behind(fault);
  for (;;) {
    const at = findLevel(cursor, from, wide);
    const last = at < 0 || isBlobPair(cursor.view, from, cursor.end, wide);
    cursor.at = last ? from : at;
    if (last && !isBlobPair(cursor.view, from, cursor.end, wide)) return read;
    try {
      if (last) {
        persistentLevel(cursor, save, engine, visitor);
        return read + 1;
      }
      streamedLevel(cursor, save, visitor);
      read++;
      from = cursor.at;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      visitor.fault(error);
      from = visitor.behind(cursor.at);
      if (last) return read;
    }
  }
}

function blob(cursor: Cursor, wide: boolean, of: string): Range {
  const size = wide ? cursor.count64(1, of) : cursor.length(of);
  const { at } = cursor;
  cursor.skip(size);
  return { at, end: at + size };
}

/**
 * Validation grids: hashes of the game's own map cells, the same in every save of a build.
 *
 * Layout: i32 n; n x (FString name, i32 cell size, u32 hash, i32 cells, each FString name and u32 hash).
 */
function skipGrids(cursor: Cursor): void {
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
