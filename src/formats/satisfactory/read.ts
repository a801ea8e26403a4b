// Reads a whole file into the sink: header, chunks, levels, objects. Source: docs/formats/satisfactory.md.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { DamagedPart } from '../../bytes/stream-inflater.ts';
import type { BulkSink } from '../../graph/bulk-sink.ts';
import type { NodeId, TextId } from '../../graph/ids.ts';
import { reportError } from '../../graph/report-error.ts';
import type { ReadResult, ReadTools, SourceFile } from '../format.ts';
import { internString } from '../unreal/texts/fstring.ts';
import { isBlueprintName } from './claim.ts';
import { Damage } from './damage/damage.ts';
import { blobAt } from './damage/level-places.ts';
import { bodyEnd, bodyShape, prefixBytes, referencesByLevelEnd, referencesEnd } from './damage/shapes.ts';
import { readBlueprintHeader } from './file/blueprint.ts';
import { type Body, inflateBody, plainBody } from './file/body.ts';
import { headerFaults, isLevelOfObjects, otherSession } from './file/header-faults.ts';
import { readFileHeader } from './file/layout.ts';
import { type FileFacts, LevelEmitter } from './levels/emit.ts';
import { type HeadlessLevel, type Level, type Range, walkLevels } from './levels/levels.ts';
import type { LevelRows } from './objects/header-runs.ts';
import { resolver } from './objects/resolve.ts';
import { ENGINE, SAVE } from './versions.ts';

/** The level name that objects in a blueprint use themselves. */
const BLUEPRINT_LEVEL = 'Persistent_Level';

/** Reads a world or a blueprint. @throws FormatError when the file as a whole cannot be read */
export function read(files: readonly SourceFile[], sink: BulkSink, tools: ReadTools): ReadResult {
  const file = files[0];
  if (file === undefined) throw new Error('a save without files');
  return isBlueprintName(file.name) ? readBlueprint(file, sink, tools) : readWorld(file, sink, tools);
}

function readWorld(file: SourceFile, sink: BulkSink, tools: ReadTools): ReadResult {
  const header = readFileHeader(new Cursor(file.bytes, { file: file.name }));
  const { saveVersion: save, mapName, buildVersion: build, end } = header;
  noteNewer(save, file.name, sink);
  for (const fault of headerFaults(header, file.bytes, file.name)) reportError(sink, fault, null);
  const session = otherSession(header, file.name);
  // Tools can rename sessions, so this is only a note.
  if (session) reportError(sink, session, null, { info: true });
  const compressed = save >= SAVE.Compressed;
  const body = compressed ? inflateBody(file, end, sink, tools) : plainBody(file, end, sink);
  const reader = new LevelReader(body, sink, tools, { save, build, mapName });
  if (compressed) reader.enterBody(save >= SAVE.WorldPartition);
  if (save >= SAVE.Levels) reader.levels(save);
  else reader.oneLevel(save);
  reader.checkMapName(file.name, header.places.get('MapName')!);
  return reader.finish();
}

function readBlueprint(file: SourceFile, sink: BulkSink, tools: ReadTools): ReadResult {
  const header = readBlueprintHeader(new Cursor(file.bytes, { file: file.name }));
  const { saveVersion: save, buildVersion: build, engine, end } = header;
  noteNewer(save, file.name, sink);
  const body = inflateBody(file, end, sink, tools);
  const { cursor } = body;
  const reader = new LevelReader(body, sink, tools, { save, build, mapName: BLUEPRINT_LEVEL });
  reader.enterBody(false);
  const headers = sizedRange(cursor, 'headers');
  const bodies = sizedRange(cursor, 'objects');
  // Blueprints have no versions per object: those of the file's header apply.
  reader.level({ name: null, headers, bodies, save, engine }, false);
  return reader.finish();
}

function sizedRange(cursor: Cursor, of: string): Range {
  const size = cursor.length(`bytes of ${of}`);
  const { at } = cursor;
  cursor.skip(size);
  return { at, end: at + size, isCut: false };
}

/** A file newer than any known version is read as the newest; that is reported once. */
function noteNewer(save: number, file: string, sink: BulkSink): void {
  if (save <= SAVE.newest) return;
  const message = `${file}: save version ${save} is newer than ${SAVE.newest}, the newest known; read as that`;
  sink.issue({ code: 'NEWER_VERSION', message, file, offset: 4, path: 'SaveVersion', node: null });
}

/** Emits the levels of one body in file order. */
class LevelReader {
  readonly #body: Body;
  readonly #emitter: LevelEmitter;
  readonly #sink: BulkSink;
  readonly #tools: ReadTools;
  /** Whether the file ends before its body does. */
  #isCut = false;
  /** End of the body according to its size; bytes after it are already counted as opaque. */
  #end: number;

  constructor(body: Body, sink: BulkSink, tools: ReadTools, facts: FileFacts) {
    this.#body = body;
    this.#end = body.cursor.bytes.length;
    this.#emitter = new LevelEmitter(body.cursor, body.damage, sink, facts);
    this.#sink = sink;
    this.#tools = tools;
  }

  get #damage(): Damage {
    return this.#emitter.reading.damage;
  }

  /** Reads the size of the body, which counts the bytes after it. */
  enterBody(wide: boolean): void {
    const { cursor } = this.#body;
    const start = cursor.at;
    const size = wide ? Number(cursor.i64()) : cursor.i32();
    if (size === cursor.left || this.#damage.at(start, cursor.at)) return;
    const missing = size - cursor.left;
    this.#isCut = missing > 0;
    const [expected, found] = [`a body of ${size} bytes`, `the end of the file after ${cursor.left}`];
    const error = this.#isCut
      ? cursor.error('SHORT', expected, found, cursor.end)
      : cursor.error('VALUE', `a body of ${cursor.left} bytes`, `a size of ${size}`, start);
    if (size < 0) throw error;
    this.#report(error);
    if (this.#isCut) this.#sink.missing(Math.min(missing, MOST_MISSING));
    else {
      this.#sink.opaque(cursor.left - size);
      cursor.enter(cursor.at + size);
      this.#end = cursor.end;
    }
  }

  /** Save versions before level lists: headers, bodies, destroyed actors. */
  oneLevel(save: number): void {
    const { cursor } = this.#body;
    const { reading, headers } = this.#emitter;
    const isBodies = (at: number): boolean => beginsBodies(cursor.view, at, cursor.end);
    const rows = headers.level(this.#emitter.persistent, save, { isCut: this.#isCut, isEnd: isBodies });
    // If the end of the headers is lost, the bodies start somewhere after this.
    const hasCount = rows.fault === null || isBodies(cursor.at);
    if (!hasCount) {
      const from = Math.min(this.#damage.after(cursor.at), cursor.end);
      this.#skipped(cursor.at, from);
      cursor.at = from;
    }
    const isEnd = (at: number): boolean => this.#isLastList(at);
    const level = { save, engine: ENGINE.assumed };
    const { end } = cursor;
    const zone = { level, versioned: false, isCut: this.#isCut, hasCount, isEnd };
    cursor.leave(end, this.#emitter.level(rows, zone) ?? end);
    if (cursor.left < 4 || !this.#isLastList(cursor.at)) return;
    const { at } = cursor;
    if (reading.damage.at(at, end)) this.#skipped(at, end);
    else this.#emitter.destroyed(this.#emitter.persistent);
  }

  levels(save: number): void {
    const versioned = save >= SAVE.WorldPartition;
    walkLevels(this.#emitter, this.#isCut, {
      progress: () => this.#progress(),
      level: (level) => this.level(level, versioned),
      rest: (level) => this.#rest(level, versioned),
      bodiesAfter: (at) => this.#bodiesAfter(at, versioned),
      skipped: (at, end) => this.#skipped(at, end),
    });
  }

  #progress(): void {
    const { cursor } = this.#body;
    this.#tools.progress?.(
      'reading objects',
      cursor.at,
      cursor.bytes.length,
      this.#emitter.reading.rows.count,
    );
  }

  /** Returns where the bodies end, null when that is lost. */
  level({ name, headers, bodies, save, engine }: Level, versioned: boolean): number | null {
    const { cursor } = this.#body;
    const { at: back, end: outer } = cursor;
    try {
      cursor.enter(headers.end, headers.at);
      if (this.#isEmpty(headers, bodies)) {
        this.#sink.level(name ?? this.#emitter.persistent);
        cursor.at += 4;
        if (cursor.left > 0) this.#destroyedAfterHeaders(name, versioned);
        return bodies.end;
      }
      const rows = this.#headers(name, headers, save, versioned);
      cursor.enter(bodies.end, bodies.at);
      this.#progress();
      const isEnd = bodies.mayEnd ?? ((at: number): boolean => at === bodies.end && !bodies.isCut);
      const zone = { level: { save, engine }, versioned, isCut: bodies.isCut, hasCount: true, isEnd };
      return this.#emitter.level(rows, zone);
    } finally {
      cursor.leave(outer, back);
    }
  }

  /** Half of a world's levels are empty. */
  #isEmpty(headers: Range, bodies: Range): boolean {
    if (bodies.isCut || headers.isCut || bodies.end - bodies.at !== 4 || headers.end - headers.at < 4)
      return false;
    const { view } = this.#body.cursor;
    if (this.#damage.at(headers.at, bodies.end)) return false;
    return view.getInt32(headers.at, true) === 0 && view.getInt32(bodies.at, true) === 0;
  }

  #headers(name: TextId | null, { isCut, end }: Range, save: number, versioned: boolean): LevelRows {
    const { cursor } = this.#body;
    const isEnd = (at: number): boolean => !isCut && this.#endsBlob(at, end);
    try {
      const rows = this.#emitter.headers.level(name ?? this.#emitter.persistent, save, { isCut, isEnd });
      if (name !== null) this.#emitter.levelNames.add(name);
      const isSound = rows.fault === null || isEnd(cursor.at);
      if (isSound && cursor.left > 0 && !isCut) this.#destroyedAfterHeaders(name, versioned);
      else this.#skipped(cursor.at, end);
      return rows;
    } catch (error) {
      // Even the number of headers cannot be read.
      if (!(error instanceof FormatError)) throw error;
      if (!isCut) this.#report(error);
      return { runs: [], count: null, fault: error };
    }
  }

  /** A level whose beginning is lost: headers, then their bodies. Returns where the bodies end. */
  #rest({ at, save, engine, isPersistent }: HeadlessLevel, versioned: boolean): number | null {
    const { cursor } = this.#body;
    const outer = cursor.end;
    try {
      cursor.at = at;
      const isEnd = (place: number): boolean => this.#bodiesAfter(place, versioned) !== null;
      const rows = this.#emitter.headers.rest(isPersistent ? this.#emitter.persistent : null, save, isEnd);
      const bodies = this.#bodiesAfter(cursor.at, versioned);
      if (bodies) cursor.enter(bodies.end, bodies.at);
      const isBodiesEnd = (place: number): boolean => place === bodies?.end && !bodies.isCut;
      const isCut = bodies?.isCut ?? true;
      this.#emitter.level(rows, {
        level: { save, engine },
        versioned,
        isCut,
        hasCount: bodies !== null,
        isEnd: isBodiesEnd,
      });
      return isCut ? null : bodies!.end;
    } finally {
      cursor.leave(outer);
    }
  }

  /**
   * The block of bodies after headers that end at `at`, with destroyed actors in between perhaps; null for
   * none.
   */
  #bodiesAfter(at: number, wide: boolean): Range | null {
    const { cursor } = this.#body;
    const { view, end } = cursor;
    for (const start of [at, referencesEnd(view, at, end), referencesByLevelEnd(view, at, end)]) {
      const blob =
        start < 0 ? null : blobAt({ view, end, wide, isCut: this.#isCut, damage: this.#damage }, start);
      if (blob === null || this.#damage.at(start, blob.at + 4)) continue;
      if (!beginsBodies(view, blob.at, Math.min(blob.end, end), wide)) continue;
      return { at: blob.at, end: Math.min(blob.end, end), isCut: blob.end > end };
    }
    return null;
  }

  /** Whether headers that end at `at` can be the last thing in a block that ends at `end`. */
  #endsBlob(at: number, end: number): boolean {
    const { view } = this.#body.cursor;
    return at === end || referencesEnd(view, at, end) === end || referencesByLevelEnd(view, at, end) === end;
  }

  /**
   * A second list of destroyed actors may follow the headers; in the persistent level it is grouped by level.
   */
  #destroyedAfterHeaders(name: TextId | null, versioned: boolean): void {
    const { cursor } = this.#body;
    try {
      this.#damage.refuseLost(cursor.at, cursor.end);
      if (name !== null || !versioned) {
        this.#emitter.destroyed(name);
        return;
      }
      const lists = cursor.count(8, 'lists of destroyed actors');
      for (let i = 0; i < lists; i++) this.#emitter.destroyed(internString(cursor, this.#sink.texts));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#skipped(cursor.at, cursor.end);
      this.#report(error);
    }
  }

  /** Whether the list of destroyed actors starts at `at` and ends with the body. */
  #isLastList(at: number): boolean {
    const { cursor } = this.#body;
    return at === cursor.end || referencesEnd(cursor.view, at, cursor.end) === cursor.end;
  }

  /** Counts bytes as opaque, except for damaged ones, which are counted with the damage. */
  #skipped(at: number, end: number): void {
    if (end > at) this.#sink.opaque(end - at - this.#damage.overlap(at, end));
  }

  /**
   * Marks objects in bytes that are very likely, but not certainly, intact. They are read like all others.
   */
  #markDoubted(headers: Uint32Array): void {
    const doubted = new Damage(this.#body.cursor, this.#body.doubted);
    const { spanAt, spanSize, parent } = this.#sink.nodeRoom(0);
    const ofHeader = (row: number): DamagedPart | null => {
      const [at, next] = [headers[row]!, headers[row + 1] ?? 0];
      return doubted.at(at, next > at ? Math.min(next, at + MOST_HEADER) : at + MOST_HEADER);
    };
    for (let row = 0; row < this.#sink.nodeCount; row++) {
      // A node without a header of its own is named after the object it belongs to.
      const named = row < headers.length ? row : parent[row]!;
      const [at, size] = [spanAt[row]!, spanSize[row]!];
      const part =
        (named >= 0 && named < headers.length && ofHeader(named)) || (size > 0 && doubted.at(at, at + size));
      if (part) reportError(this.#sink, part.error, row as NodeId);
    }
  }

  /** Bytes that the file does not hold as they were written do not count as understood. */
  #countRepaired(): void {
    const { cursor, doubted } = this.#body;
    const size = doubted.reduce((sum, { from, to, isDeduced }) => sum + (isDeduced ? to - from : 0), 0);
    // Some of them may be opaque already.
    this.#sink.opaque(Math.min(size, cursor.bytes.length - this.#sink.mark().opaque));
  }

  /**
   * Objects of the persistent level name the map too. If some may be lost, those that name it may be among
   * them, so nothing is checked.
   */
  checkMapName(file: string, offset: number): void {
    const { rows } = this.#emitter.reading;
    const name = this.#sink.texts.text(this.#emitter.persistent);
    const headers = rows.headerAt.values.subarray(0, rows.count);
    if (this.#isCut || this.#damage.parts.length > 0 || headers.length === 0) return;
    if (isLevelOfObjects(name, this.#body.cursor.bytes, headers)) return;
    const [expected, found] = ['the name of the level that objects are in', JSON.stringify(name)];
    this.#report(new FormatError({ code: 'VALUE', file, offset, path: ['MapName'], expected, found }));
  }

  #report(error: FormatError): void {
    this.#emitter.reading.issue(error, null);
  }

  finish(): ReadResult {
    const { cursor } = this.#body;
    const { inflateMillis } = this.#body.finish();
    this.#sink.opaque(this.#damage.overlap(0, this.#end));
    const state = this.#emitter.finish();
    if (this.#body.doubted.length > 0) this.#markDoubted(state.headerAt);
    this.#countRepaired();
    const { tombstones, references } = this.#emitter;
    const counts = { tombstones, references };
    return { resolver: resolver(cursor, state), state, inflateMillis, counts };
  }
}

/** What a cut file lacks is at most the size of a body. */
const MOST_MISSING = 2 ** 31;
/** Longer than any object's header. */
const MOST_HEADER = 4096;
/** Above the version of any object. */
const MOST_VERSION = 999;

/** Whether the number of bodies and a plausible first body start at `at`. */
function beginsBodies(view: DataView, at: number, end: number, versioned = false): boolean {
  if (at + 4 > end) return false;
  const count = view.getInt32(at, true);
  if (count === 0) return at + 4 === end;
  const first = at + 4;
  const next = count > 0 ? bodyEnd(view, first, end, versioned, MOST_VERSION) : -1;
  return next >= 0 && bodyShape(view, first + prefixBytes(versioned), next) !== null;
}
