// Reads the levels of a body in file order, for every save version, up to the first byte that contradicts the
// format. Source: docs/formats/satisfactory.md#body.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ColumnSink } from '../../../graph/column-sink.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import { internString } from '../../unreal/texts/fstring.ts';
import { readOptionalEngine, readVersionData, skipGrids } from '../file/layout.ts';
import type { LayoutRules } from '../special/rules.ts';
import { skipReferences } from '../structs/references.ts';
import { ENGINE, type LevelVersion, SAVE } from '../versions.ts';
import { type EmitterMark, type FileFacts, LevelEmitter } from './emit.ts';
import { LEAST_HEADER_BYTES } from './headers.ts';

/**
 * - `body`: its size, and what precedes the levels
 * - `streamed`: one of the level list, with a name
 * - `persistent`: the last one, without a name
 * - `only`: that of save versions without levels
 * - `blueprint`: that of a blueprint
 * - `lists`: the destroyed actors after the last level
 */
export type PartKind = 'body' | 'streamed' | 'persistent' | 'only' | 'blueprint' | 'lists';

/** The start of a part of the body, and the rows before it. */
interface PartStart {
  readonly kind: PartKind;
  readonly at: number;
  readonly rows: number;
  readonly mark: EmitterMark;
}

/** The objects of a level. */
interface HeaderRows {
  readonly row: NodeId;
  readonly count: number;
}

/** Bytes after their size; the end is exclusive. */
interface Block {
  readonly at: number;
  readonly end: number;
}

export interface BodyFacts {
  readonly isSized: boolean;
  /** True if sizes have 64 bits, and objects versions of their own. */
  readonly wide: boolean;
  /** UE5 object version of the file. */
  readonly engine: number;
}

/** Most bytes that a cut file may lack: the size of a body. */
const MOST_MISSING = 2 ** 31;

export class LevelReader {
  readonly emitter: LevelEmitter;
  readonly facts: BodyFacts;
  readonly #progress: () => void;
  part: PartStart;
  /** UE5 object version of the file. */
  engine: number;
  /** True if the file ends before its body does. */
  isCut = false;
  end: number;

  constructor(
    cursor: Cursor,
    sink: ColumnSink,
    file: FileFacts,
    rules: LayoutRules,
    facts: BodyFacts,
    progress: (objects: number) => void,
  ) {
    this.emitter = new LevelEmitter(cursor, sink, file, rules, () => this.begin('streamed'));
    this.facts = facts;
    this.engine = facts.engine;
    this.#progress = () => progress(this.emitter.reading.rows.count);
    this.end = cursor.end;
    this.part = this.begin('body');
  }

  /** Reads the body of a world. @throws FormatError at the first contradiction; `part` says where */
  world(): void {
    if (this.facts.isSized) this.#enter();
    if (this.emitter.reading.save < SAVE.Levels) {
      this.only();
      return;
    }
    this.streamed(this.#preamble());
    this.persistent();
  }

  /** Reads the body of a blueprint. @throws FormatError as above */
  blueprint(): void {
    this.#enter();
    this.begin('blueprint');
    const [headers, bodies] = [this.#block('headers'), this.#block('objects')];
    // Blueprints have no versions per object: those of the file's header apply.
    this.#level(null, headers, bodies, this.emitter.reading.save, this.engine);
    this.#after('the end of the blueprint');
  }

  /** Reports the bytes that nothing known explains. */
  #after(expected: string): void {
    const { cursor, sink } = this.emitter.reading;
    if (cursor.left === 0) return;
    sink.opaque(cursor.left);
    this.emitter.reading.issue(cursor.trailing(expected), null);
  }

  begin(kind: PartKind): PartStart {
    const { cursor, rows } = this.emitter.reading;
    this.part = { kind, at: cursor.at, rows: rows.count, mark: this.emitter.mark() };
    return this.part;
  }

  /** Reads the size of the body, which counts the bytes after it. */
  #enter(): void {
    const { cursor, sink } = this.emitter.reading;
    const start = cursor.at;
    const size = this.facts.wide ? Number(cursor.i64()) : cursor.i32();
    const { left } = cursor;
    if (size === left) return;
    this.isCut = size > left;
    const error = this.isCut
      ? cursor.error('SHORT', `a body of ${size} bytes`, `the end of the file after ${left}`, cursor.end)
      : cursor.error('VALUE', `a body of ${left} bytes`, `a size of ${size}`, start);
    this.emitter.reading.issue(error, null);
    // The parts of the body have sizes of their own.
    if (size < 0) return;
    if (this.isCut) sink.missing(Math.min(size - left, MOST_MISSING));
    else {
      sink.opaque(left - size);
      cursor.enter(cursor.at + size);
      this.end = cursor.end;
    }
  }

  /** Skips what precedes the levels; returns how many levels the list has. */
  #preamble(): number {
    const { cursor, save } = this.emitter.reading;
    if (save >= SAVE.VersionData) this.engine = readVersionData(cursor).engine;
    if (this.facts.wide) skipGrids(cursor);
    return cursor.count(this.facts.wide ? 20 : 12, 'levels');
  }

  /** Save versions before level lists: headers, bodies, destroyed actors. */
  only(): void {
    const { persistent, reading } = this.emitter;
    const { cursor, save } = reading;
    this.begin('only');
    const rows = this.#headers(persistent, save);
    this.#progress();
    this.#bodies(rows, { save, engine: ENGINE.assumed }, false);
    if (cursor.left >= 4) this.emitter.destroyed(persistent);
    if (cursor.left > 0) throw cursor.trailing('the end of the destroyed actors');
  }

  /** Reads `count` levels of the list from the cursor on. */
  streamed(count: number): void {
    const { fast, reading } = this.emitter;
    for (let left = count; left > 0; left--) {
      this.begin('streamed');
      left -= fast.levels(reading.save, left).count;
      this.#progress();
      if (left <= 0) return;
      this.begin('streamed');
      this.#streamed();
    }
  }

  /** A level of the list: name, headers, bodies, [version], destroyed actors, [engine version]. */
  #streamed(): void {
    const { cursor, sink, save: fileSave } = this.emitter.reading;
    const name = internString(cursor, sink.texts);
    const headers = this.#block('headers of a level');
    const bodies = this.#block('objects of a level');
    // Versions come after what they govern: read those first, skipping the list, then come back.
    const save = fileSave >= SAVE.LevelVersion ? cursor.i32() : fileSave;
    const list = cursor.at;
    skipReferences(cursor);
    const engine = fileSave >= SAVE.VersionData ? readOptionalEngine(cursor) : null;
    const next = cursor.at;
    this.#level(name, headers, bodies, save, engine ?? ENGINE.assumed);
    cursor.at = list;
    this.emitter.destroyed(name);
    cursor.at = next;
  }

  /** The level without a name, and the lists of destroyed actors after it. */
  persistent(): void {
    const { cursor, save } = this.emitter.reading;
    this.begin('persistent');
    const headers = this.#block('headers of the persistent level');
    const bodies = this.#block('objects of the persistent level');
    this.#level(null, headers, bodies, save, this.engine);
    cursor.at = bodies.end;
    this.lists();
  }

  /** The destroyed actors after the persistent level. */
  lists(): void {
    const { cursor } = this.emitter.reading;
    this.begin('lists');
    if (this.facts.wide) this.#destroyedByLevel();
    else this.emitter.destroyed(null);
    // Unresolved actors; files saved by third-party tools may end before them.
    if (cursor.left >= 4) this.emitter.destroyed(null);
    this.#after('the end of the unresolved actors');
  }

  /** @param name null for the persistent level */
  #level(name: TextId | null, headers: Block, bodies: Block, save: number, engine: number): void {
    const { emitter } = this;
    const { cursor, sink } = emitter.reading;
    const outer = cursor.enter(headers.end, headers.at);
    const level = name ?? emitter.persistent;
    if (isEmpty(cursor.view, headers, bodies)) {
      cursor.take(4);
      sink.level(level);
      if (cursor.left > 0) this.#destroyedAfterHeaders(name);
    } else {
      const rows = this.#headers(level, save);
      if (name !== null) emitter.levelNames.add(name);
      if (cursor.left > 0) this.#destroyedAfterHeaders(name);
      cursor.enter(bodies.end, bodies.at);
      this.#progress();
      const { issues } = sink.mark();
      this.#bodies(rows, { save, engine }, this.facts.wide);
      if (cursor.left > 0) this.#trailing(sink.mark().issues.count > issues.count);
    }
    cursor.leave(outer, bodies.end);
  }

  /** The headers of a level, from their number at the cursor on. @throws FormatError */
  #headers(name: TextId, save: number): HeaderRows {
    const { headers, reading } = this.emitter;
    headers.enter(name, save);
    const count = reading.cursor.count(LEAST_HEADER_BYTES, 'object headers');
    reading.cursor.arrive();
    return { row: this.emitter.readHeaders(count), count };
  }

  /** The bodies of a level, from their number at the cursor on. @throws FormatError */
  #bodies({ row, count }: HeaderRows, level: LevelVersion, versioned: boolean): void {
    const { cursor } = this.emitter.reading;
    this.emitter.enterBodies(level);
    const { at } = cursor;
    const bodies = cursor.i32();
    if (bodies !== count) throw cursor.error('COUNT', `${count} bodies, one per header`, String(bodies), at);
    this.emitter.readBodies(row, count, versioned);
  }

  /** Bytes after the bodies. If a body could not be read, its length may be what is wrong. */
  #trailing(isUncertain: boolean): void {
    const { cursor, sink } = this.emitter.reading;
    const error = cursor.trailing('the end of the bodies');
    if (isUncertain) throw error;
    this.emitter.reading.issue(error, null);
    sink.opaque(cursor.left);
  }

  /** A second list of destroyed actors may follow the headers; in the persistent level it is grouped by level. */
  #destroyedAfterHeaders(name: TextId | null): void {
    if (name === null && this.facts.wide) this.#destroyedByLevel();
    else this.emitter.destroyed(name);
  }

  #destroyedByLevel(): void {
    const { cursor, sink } = this.emitter.reading;
    const lists = cursor.count(8, 'lists of destroyed actors');
    for (let i = 0; i < lists; i++) this.emitter.destroyed(internString(cursor, sink.texts));
  }

  #block(of: string): Block {
    const { cursor } = this.emitter.reading;
    const at = cursor.at + (this.facts.wide ? 8 : 4);
    const size = this.facts.wide ? cursor.count64(1, `bytes of ${of}`) : cursor.length(`bytes of ${of}`);
    cursor.skip(size);
    return { at, end: at + size };
  }
}

/** Half of a world's levels are empty. */
function isEmpty(view: DataView, headers: Block, bodies: Block): boolean {
  if (bodies.end - bodies.at !== 4 || headers.end - headers.at < 4) return false;
  return view.getInt32(headers.at, true) === 0 && view.getInt32(bodies.at, true) === 0;
}
