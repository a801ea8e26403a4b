// The walk over a whole file: header, chunks, levels, objects; everything goes to the sink.
// Source: docs/formats/satisfactory.md.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { TextId } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';
import type { ReadResult, ReadTools, SourceFile } from '../format.ts';
import { internString } from '../unreal/fstring.ts';
import { readBlueprintHeader } from './blueprint.ts';
import { type Body, inflateBody, plainBody } from './body.ts';
import { isBlueprintName } from './detect.ts';
import { Emitter } from './emit.ts';
import { readFileHeader } from './layout.ts';
import { type Level, type Range, walkLevels } from './levels.ts';
import { skipReferences } from './references.ts';
import { resolver } from './resolve.ts';
import { ENGINE, SAVE } from './versions.ts';

/** Level name of what a blueprint holds: its objects name it themselves. */
const BLUEPRINT_LEVEL = 'Persistent_Level';

/** Reads a world or a blueprint. @throws FormatError when the file as a whole cannot be read */
export function read(files: readonly SourceFile[], sink: GraphSink, tools: ReadTools): ReadResult {
  const file = files[0];
  if (file === undefined) throw new Error('a save without files');
  return isBlueprintName(file.name) ? readBlueprint(file, sink, tools) : readWorld(file, sink, tools);
}

function readWorld(file: SourceFile, sink: GraphSink, tools: ReadTools): ReadResult {
  const header = readFileHeader(new Cursor(file.bytes, { file: file.name }));
  const { saveVersion: save, mapName, buildVersion: build, end } = header;
  noteNewer(save, file.name, sink);
  const compressed = save >= SAVE.Compressed;
  const body = compressed ? inflateBody(file, end, sink, tools) : plainBody(file, end, sink);
  const reader = new LevelReader(body, sink, tools, { build, mapName });
  if (compressed) reader.enterBody(save >= SAVE.WorldPartition);
  if (save >= SAVE.Levels) reader.levels(save);
  else reader.oneLevel(save);
  return reader.finish();
}

function readBlueprint(file: SourceFile, sink: GraphSink, tools: ReadTools): ReadResult {
  const header = readBlueprintHeader(new Cursor(file.bytes, { file: file.name }));
  const { saveVersion: save, buildVersion: build, engine, end } = header;
  noteNewer(save, file.name, sink);
  const body = inflateBody(file, end, sink, tools);
  const { cursor } = body;
  const reader = new LevelReader(body, sink, tools, { build, mapName: BLUEPRINT_LEVEL });
  reader.enterBody(false);
  const headers = sizedRange(cursor, 'headers');
  const bodies = sizedRange(cursor, 'objects');
  // No versions by object: everything is as the file's header says.
  reader.level({ name: null, headers, bodies, save, engine }, false);
  return reader.finish();
}

function sizedRange(cursor: Cursor, of: string): Range {
  const size = cursor.length(`bytes of ${of}`);
  const { at } = cursor;
  cursor.skip(size);
  return { at, end: at + size };
}

/** Newer files are read as the newest known, and say so once. */
function noteNewer(save: number, file: string, sink: GraphSink): void {
  if (save <= SAVE.newest) return;
  const message = `${file}: save version ${save} is newer than ${SAVE.newest}, the newest known; read as that`;
  sink.issue({ code: 'NEWER_VERSION', message, file, offset: 4, path: 'SaveVersion', node: null });
}

/** Levels of one body, in file order, into the emitter. */
class LevelReader {
  readonly #body: Body;
  readonly #emitter: Emitter;
  readonly #sink: GraphSink;
  readonly #tools: ReadTools;
  readonly #persistent: TextId;

  constructor(body: Body, sink: GraphSink, tools: ReadTools, facts: { build: number; mapName: string }) {
    this.#body = body;
    this.#emitter = new Emitter(body.cursor, body.holes, sink, facts.build);
    this.#sink = sink;
    this.#tools = tools;
    this.#persistent = sink.texts.add(facts.mapName);
  }

  /** The size in front of the body counts what follows it. */
  enterBody(wide: boolean): void {
    const { cursor } = this.#body;
    const size = wide ? Number(cursor.i64()) : cursor.i32();
    if (size === cursor.left) return;
    const error = cursor.error(
      'VALUE',
      `a body of ${cursor.left} bytes`,
      `a size of ${size}`,
      cursor.at - (wide ? 8 : 4),
    );
    if (size < 0) throw error;
    this.#report(error);
    if (size < cursor.left) {
      this.#sink.opaque(cursor.left - size);
      cursor.end = cursor.at + size;
    }
  }

  /** Save versions before levels: headers, bodies, destroyed actors. */
  oneLevel(save: number): void {
    const { cursor } = this.#body;
    const rows = this.#emitter.headers.level(this.#persistent, save);
    const version = { save, engine: ENGINE.assumed };
    this.#emitter.bodies.level(rows, version, false, (at) => this.#isLastList(at));
    if (cursor.left >= 4) this.#emitter.destroyed(this.#persistent);
  }

  levels(save: number): void {
    const versioned = save >= SAVE.WorldPartition;
    walkLevels(this.#body.cursor, save, {
      level: (level) => this.level(level, versioned),
      name: (cursor) => internString(cursor, this.#sink.texts),
      destroyed: (name) => this.#emitter.destroyed(name ?? this.#persistent),
      fault: (error) => this.#report(error),
      refuseHole: (from, to) => this.#emitter.reading.refuseHole(from, to),
      behind: (at) => this.#emitter.reading.behind(at),
    });
  }

  level({ name, headers, bodies, save, engine }: Level, versioned: boolean): void {
    const { cursor } = this.#body;
    const outer = cursor.end;
    const back = cursor.at;
    cursor.at = headers.at;
    cursor.end = headers.end;
    const rows = this.#emitter.headers.level(name ?? this.#persistent, save);
    if (cursor.left > 0) this.#destroyedBehindHeaders(name, versioned);
    cursor.at = bodies.at;
    cursor.end = bodies.end;
    this.#tools.progress?.(
      'reading objects',
      bodies.at,
      cursor.bytes.length,
      this.#emitter.reading.rows.count,
    );
    this.#emitter.bodies.level(rows, { save, engine }, versioned, (at) => at === bodies.end);
    cursor.end = outer;
    cursor.at = back;
  }

  /** The destroyed actors may stand behind the headers too, by level in the persistent one. */
  #destroyedBehindHeaders(name: TextId | null, versioned: boolean): void {
    const { cursor } = this.#body;
    try {
      if (name !== null || !versioned) {
        this.#emitter.destroyed(name ?? this.#persistent);
        return;
      }
      const lists = cursor.count(8, 'lists of destroyed actors');
      for (let i = 0; i < lists; i++) this.#emitter.destroyed(internString(cursor, this.#sink.texts));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#sink.opaque(cursor.left);
      this.#report(error);
    }
  }

  /** Whether the list of destroyed actors stands here and reaches the end of the body. */
  #isLastList(at: number): boolean {
    const { cursor } = this.#body;
    const back = cursor.at;
    cursor.at = at;
    try {
      if (cursor.left > 0) skipReferences(cursor);
      return cursor.left === 0;
    } catch (error) {
      if (error instanceof FormatError) return false;
      throw error;
    } finally {
      cursor.at = back;
    }
  }

  #report(error: FormatError): void {
    this.#emitter.reading.issue(error, null);
  }

  finish(): ReadResult {
    const { cursor } = this.#body;
    const { inflateMillis } = this.#body.finish();
    const state = this.#emitter.finish(this.#persistent);
    const { tombstones, references } = this.#emitter;
    const counts = { tombstones, references };
    return { resolver: resolver(cursor, state), state, inflateMillis, counts };
  }
}
