// Reads the body of an object into edges: parents, children, properties and class-specific data. Source:
// docs/formats/satisfactory.md#objects.

import { FormatError } from '../../../bytes/format-error.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import { readOptionalEngine } from '../file/layout.ts';
import type { BodyHost } from '../kernel/fast-scan.ts';
import type { ClassFacts } from '../kernel/object-rows.ts';
import { REUSED_BY_MODS } from '../special/readers.ts';
import type { GameLayout } from '../structs/reader.ts';
import { onlyZeros } from '../structs/references.ts';
import { type BodyVersion, bodyVersion, ENGINE, type LevelVersion, SAVE } from '../versions.ts';
import type { Reading } from './reading.ts';

/** Data of a lightweight subsystem, to be read after all objects. */
export interface LightweightData {
  readonly node: NodeId;
  readonly at: number;
  readonly end: number;
  readonly context: number;
  /** Its instances, where those that are left had to be found; by default they follow one another from the start. */
  readonly found?: FoundInstances;
}

/** What recovery found of a subsystem. */
export interface FoundInstances {
  /** The version that the subsystem writes. */
  readonly own: number;
  readonly runs: readonly InstanceRun[];
}

/** Adjacent instances of one class. */
export interface InstanceRun {
  readonly path: string;
  readonly slot: number;
  readonly count: number;
  readonly at: number;
  readonly end: number;
  /** The error to report of each; null for none. */
  readonly fault: FormatError | null;
}

export class BodyReader implements BodyHost {
  readonly #reading: Reading;
  readonly lightweights: LightweightData[] = [];
  #version: BodyVersion = bodyVersion(0, 0, 0);
  /** That of the level that the next bodies belong to. */
  level: LevelVersion = { save: 0, engine: 0 };

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  enterVersion(save: number, migrates: boolean, own: number | null = null): BodyVersion {
    const { save: levelSave, engine: levelEngine } = this.level;
    const engine = own ?? (save >= SAVE.VersionData ? levelEngine : ENGINE.assumed);
    if (this.#version.written !== save || this.#version.engine !== engine)
      this.#version = bodyVersion(save, engine, this.#reading.build);
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

  /**
   * A body after its length and, where it has one, its version. One that cannot be read costs only its own properties.
   * @throws FormatError when it cannot be where it should be
   */
  read(node: NodeId, versioned: boolean): void {
    const { cursor, rows } = this.#reading;
    let { save } = this.level;
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
    rows.context.values[node] = rows.current;
    rows.textless.values[node] = 0;
    this.#body(node, start, start + size);
    cursor.at = next;
  }

  #body(node: NodeId, start: number, end: number): void {
    const { cursor, scan, sink, rows, labels } = this.#reading;
    const facts = rows.classOf(node);
    const outerAt = rows.outerAt.values[node]!;
    sink.span(node, start, end - start);
    if (outerAt > 0) sink.linkNamed(node, labels.outer.label(sink), rows.outer(node), outerAt);
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
      scan.keepOpaque(cursor.left);
      this.#reading.issue(error, node);
    }
    scan.end();
    cursor.leave(outer);
  }

  /** Parent and children, with which the bodies of actors begin. */
  #relatives(isActor: boolean): void {
    const { cursor, scan, labels } = this.#reading;
    if (!isActor) return;
    scan.reference(labels.parent);
    const children = cursor.count(8, 'children');
    for (let i = 0; i < children; i++) scan.reference(labels.child);
  }

  /** The property list of an object of this class. */
  #properties(owner: TextId): void {
    const { cursor, scan } = this.#reading;
    if (this.#version.controlByte) cursor.take(1);
    scan.properties(owner);
  }

  /** Reads the rest after the properties: class-specific data, or four zero bytes. */
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
    } else if (facts.isGameClass || !REUSED_BY_MODS.some((layout) => this.#trySpecial(layout) === null)) {
      const message = `${cursor.left} bytes after the properties of ${sink.texts.text(facts.path)}`;
      const { file, base, at } = cursor;
      sink.issue({ code: 'UNKNOWN_DATA', message, file, offset: at - base, path: null, node });
    } else return;
    scan.keepOpaque(cursor.left);
  }

  /** Reads the tail by one layout; on failure, drops everything that it emitted. */
  #trySpecial(layout: GameLayout): FormatError | null {
    const { cursor, scan, sink } = this.#reading;
    const start = cursor.at;
    const links = sink.linkCount;
    const { references } = scan;
    try {
      scan.tail(layout);
      if (cursor.left === 0 || onlyZeros(cursor)) return null;
      throw cursor.trailing('the end of the class-specific data');
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      sink.dropLinks(links);
      scan.references = references;
      cursor.at = start;
      return error;
    }
  }
}
