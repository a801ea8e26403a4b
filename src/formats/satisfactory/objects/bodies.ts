// Reads object bodies into edges: parents, children, properties and class-specific data. Source:
// docs/formats/satisfactory.md#objects.

import { FormatError } from '../../../bytes/format-error.ts';
import { NO_TEXT, type NodeId, type TextId } from '../../../graph/ids.ts';
import type { SinkMark } from '../../../graph/sink.ts';
import type { BodyShape } from '../damage/shapes.ts';
import { readOptionalEngine } from '../file/layout.ts';
import type { BodyHost } from '../kernel/fast-scan.ts';
import type { ClassFacts } from '../kernel/object-rows.ts';
import { REUSED_BY_MODS, type SpecialReader } from '../special/readers.ts';
import { onlyZeros } from '../structs/references.ts';
import { type BodyVersion, bodyVersion, ENGINE, type LevelVersion, SAVE } from '../versions.ts';
import type { LevelRows } from './header-runs.ts';
import type { Reading } from './reading.ts';

/** The bytes that hold the bodies of a level, from the cursor to its end. */
export interface BodiesZone {
  readonly level: LevelVersion;
  /** Whether each body has a version of its own. */
  readonly versioned: boolean;
  /** Whether the file ends before the bodies do, or their end is not known. */
  readonly isCut: boolean;
  /** Whether the bodies are preceded by their number. */
  readonly hasCount: boolean;
  /** Whether the bodies may end there. */
  isEnd(at: number): boolean;
}

/** Bytes that may be the data of a lightweight subsystem. */
export interface OwnerlessData {
  readonly at: number;
  readonly end: number;
  readonly context: number;
  /** The beginning is lost: groups may start anywhere between `at` and `end`. */
  readonly isHeadless?: boolean;
  /** Whether its bytes are already counted as opaque. */
  readonly isCounted?: boolean;
}

/** Data of a lightweight subsystem, to be read after all objects. */
export interface LightweightData extends OwnerlessData {
  readonly node: NodeId;
}

/** A position to go back to, with everything emitted so far. */
export interface BodyMark {
  readonly sink: SinkMark;
  readonly references: number;
  readonly lightweights: number;
}

export class BodyReader implements BodyHost {
  readonly #reading: Reading;
  readonly lightweights: LightweightData[] = [];
  /** Bodies whose headers are lost: one of them may belong to the lightweight subsystem. */
  readonly ownerless: OwnerlessData[] = [];
  #version: BodyVersion = bodyVersion(0, 0, 0);
  #level: LevelVersion = { save: 0, engine: 0 };

  constructor(reading: Reading) {
    this.#reading = reading;
    reading.fast.setBodies(this);
  }

  /**
   * Reads all bodies from the cursor on. A body that cannot be read costs its own properties only. Returns
   * false when the bodies are not where they should be: then the cursor is back where it was, and nothing
   * that was read is kept.
   */
  level(rows: LevelRows, zone: BodiesZone): boolean {
    const { cursor } = this.#reading;
    const start = cursor.at;
    this.#level = zone.level;
    this.#reading.fast.forgetVersion();
    const mark = this.mark();
    if (this.#all(rows, zone)) return true;
    this.dropTo(mark);
    for (const { row, length } of rows.runs) this.forget(row, length);
    cursor.at = start;
    return false;
  }

  /** Sets the level that the next bodies belong to. */
  enterLevel(level: LevelVersion): void {
    this.#level = level;
  }

  /** Reads one body per header, in order; false when the bytes here are something else. */
  #all(rows: LevelRows, zone: BodiesZone): boolean {
    const { cursor, sink, damage } = this.#reading;
    const [run] = rows.runs;
    if (rows.runs.length !== 1 || run!.length !== rows.count || zone.isCut || !zone.hasCount) return false;
    const { issues } = sink.mark();
    if (damage.at(cursor.at, cursor.at + 4) || cursor.left < 4 || cursor.i32() !== rows.count) return false;
    try {
      if (this.run(run!.row, rows.count, zone.versioned, false) < rows.count) return false;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return false;
    }
    if (cursor.at === cursor.end || zone.isEnd(cursor.at)) return true;
    // Bytes are left over and a body could not be read: its length may be what is wrong.
    if (sink.mark().issues.count > issues.count) return false;
    this.#reading.issue(cursor.error('TRAILING', 'the end of the bodies', `${cursor.left} more bytes`), null);
    sink.opaque(cursor.left);
    return true;
  }

  /**
   * Reads bodies from the cursor on into rows from `row` on; returns how many. Stops before a body whose
   * length is damaged, unless `anyway`.
   * @throws FormatError when a body cannot be where it should be
   */
  run(row: NodeId, count: number, versioned: boolean, anyway: boolean): number {
    const { cursor, damage, fast } = this.#reading;
    const prefix = versioned ? 12 : 4;
    let body = 0;
    while (body < count) {
      body += fast.bodies({ row: row + body, count: count - body, versioned, save: this.#level.save });
      if (body === count) break;
      if (!anyway && damage.at(cursor.at, cursor.at + prefix)) break;
      this.#prefixed((row + body) as NodeId, versioned);
      body++;
    }
    return body;
  }

  mark(): BodyMark {
    const { sink } = this.#reading;
    return {
      sink: sink.mark(),
      references: this.#reading.references,
      lightweights: this.lightweights.length,
    };
  }

  /** Goes back to a mark, but keeps the spans of objects. */
  dropTo({ sink, references, lightweights }: BodyMark): void {
    this.#reading.sink.dropTo(sink);
    this.#reading.references = references;
    this.lightweights.length = lightweights;
  }

  /** Forgets the bodies of `count` objects. */
  forget(row: NodeId, count: number): void {
    const { sink } = this.#reading;
    for (let i = 0; i < count; i++) sink.span((row + i) as NodeId, 0, 0);
  }

  enterVersion(save: number, migrates: boolean, own: number | null = null): BodyVersion {
    const { save: levelSave, engine: levelEngine } = this.#level;
    const engine = own ?? (save >= SAVE.VersionData ? levelEngine : ENGINE.assumed);
    if (this.#version.written !== save || this.#version.engine !== engine) {
      this.#version = bodyVersion(save, engine, this.#reading.build);
    }
    this.#reading.rows.enterContext(levelSave, save, engine, migrates);
    return this.#version;
  }

  /** Reads what the kernel leaves of an object. */
  tail(node: NodeId, at: number, end: number): void {
    const { cursor, rows, scan } = this.#reading;
    const { at: outerAt } = cursor;
    const outer = cursor.enter(end, at);
    scan.begin(node, this.#version);
    this.#tail(node, rows.classOf(node));
    scan.end();
    cursor.leave(outer, outerAt);
  }

  /** A body preceded by its length and, where it has one, its version. */
  #prefixed(node: NodeId, versioned: boolean): void {
    const { cursor, rows, sink, damage } = this.#reading;
    const { at } = cursor;
    let { save } = this.#level;
    let migrates = false;
    if (versioned) {
      save = cursor.i32();
      migrates = cursor.i32() !== 0;
    }
    const size = cursor.length('bytes of an object');
    const start = cursor.take(size);
    // A body's version comes after it.
    const own = versioned && save >= SAVE.VersionData ? readOptionalEngine(cursor) : null;
    const next = cursor.at;
    this.enterVersion(save, migrates, own);
    this.#reading.fast.forgetVersion();
    rows.context.values[node] = rows.current;
    const lost = damage.lostAt(at, next);
    // Damage to the lightweight subsystem costs only the buildables in the damaged bytes.
    if (lost && !rows.classOf(node).holdsLightweights) {
      this.lose(node, lost.error);
      sink.opaque(size - damage.overlap(start, start + size));
    } else {
      this.#body(node, start, start + size);
      const part = damage.at(at, next);
      if (part) this.lose(node, part.error);
    }
    cursor.at = next;
  }

  /** Paths that a body of this shape names, whichever object it belongs to. Emits nothing. */
  named(start: number, end: number, shape: BodyShape, versioned: boolean): TextId[] {
    const { cursor, scan, sink } = this.#reading;
    const { at: outerAt } = cursor;
    const mark = this.mark();
    const save = versioned ? cursor.view.getInt32(start - 12, true) : this.#level.save;
    scan.begin(0 as NodeId, this.enterVersion(save, false));
    const outer = cursor.enter(end, start);
    try {
      this.#relatives(shape === 'actor');
      if (cursor.left > 0) this.#properties(NO_TEXT);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
    const targets = sink.linkRoom(0).target.subarray(mark.sink.links, sink.linkCount);
    const paths = Array.from(targets, (target) => ~target as TextId);
    this.dropTo(mark);
    cursor.leave(outer, outerAt);
    return paths;
  }

  /**
   * The body of the lightweight subsystem when its beginning is lost: its data may start anywhere between
   * `at` and `end`.
   */
  headless(node: NodeId, at: number, end: number): void {
    const { rows, save } = this.#reading;
    this.enterVersion(save, false);
    this.lightweights.push({ node, at, end, context: rows.current, isHeadless: true, isCounted: true });
  }

  /** The body of an object whose header is lost. */
  ownerlessBody(at: number, end: number): void {
    const { rows, save } = this.#reading;
    this.enterVersion(save, false);
    this.ownerless.push({ at, end, context: rows.current, isHeadless: true, isCounted: true });
  }

  /** Marks an object whose body is lost or may be wrong. */
  lose(node: NodeId, error: FormatError): void {
    this.#reading.issue(error, node);
  }

  #body(node: NodeId, start: number, end: number): void {
    const { cursor, scan, sink, rows, fast } = this.#reading;
    const facts = rows.classOf(node);
    const outerAt = rows.outerAt.values[node]!;
    sink.span(node, start, end - start);
    if (outerAt > 0) sink.linkNamed(node, fast.labels.outer.label(sink), rows.outer(node), outerAt);
    scan.begin(node, this.#version);
    const outer = cursor.enter(end, start);
    try {
      this.#relatives(outerAt === 0);
      // A body may end here, without a property list.
      if (cursor.left > 0) {
        this.#properties(facts.path);
        if (cursor.left >= 4 && cursor.bool32()) cursor.take(16);
        this.#tail(node, facts);
      }
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      // Losing what precedes the lightweight buildables costs none of them.
      const data = { node, at: cursor.at, end, context: rows.current, isHeadless: true };
      if (facts.holdsLightweights) this.lightweights.push(data);
      else scan.keepOpaque(cursor.left);
      this.#reading.issue(error, node);
    }
    scan.end();
    cursor.leave(outer);
  }

  /** Parent and children, with which the bodies of actors begin. */
  #relatives(isActor: boolean): void {
    const { cursor, scan, fast } = this.#reading;
    if (!isActor) return;
    scan.reference(fast.labels.parent);
    const children = cursor.count(8, 'children');
    for (let i = 0; i < children; i++) scan.reference(fast.labels.child);
  }

  /** The property list of an object of this class. */
  #properties(owner: TextId): void {
    const { cursor, scan } = this.#reading;
    if (this.#version.controlByte) cursor.take(1);
    scan.properties(owner);
  }

  /** What follows the properties: class-specific data, or four zero bytes. */
  #tail(node: NodeId, facts: ClassFacts): void {
    const { cursor, scan, sink, rows } = this.#reading;
    if (cursor.left === 0 || onlyZeros(cursor)) return;
    if (facts.holdsLightweights) {
      this.lightweights.push({ node, at: cursor.at, end: cursor.end, context: rows.current });
      return;
    }
    if (facts.special) {
      const error = this.#trySpecial(facts.special);
      if (error === null) return;
      this.#reading.issue(error, node);
    } else if (facts.ofGame || !REUSED_BY_MODS.some((reader) => this.#trySpecial(reader) === null)) {
      const message = `${cursor.left} bytes after the properties of ${sink.texts.text(facts.path)}`;
      const { file, base, at } = cursor;
      sink.issue({ code: 'UNKNOWN_DATA', message, file, offset: at - base, path: null, node });
    } else return;
    scan.keepOpaque(cursor.left);
  }

  /** Reads the tail by one layout; on failure, drops everything that it emitted. */
  #trySpecial(reader: SpecialReader): FormatError | null {
    const { cursor, scan, sink } = this.#reading;
    const start = cursor.at;
    const links = sink.linkCount;
    const { references } = scan;
    try {
      scan.natives(reader);
      if (cursor.left === 0 || onlyZeros(cursor)) return null;
      throw cursor.error('TRAILING', 'the end of the class-specific data', `${cursor.left} more bytes`);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      sink.dropLinks(links);
      scan.references = references;
      cursor.at = start;
      return error;
    }
  }
}
