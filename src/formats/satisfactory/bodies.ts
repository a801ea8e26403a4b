// Object bodies to edges: parents, children, properties and class-specific data.
// Source: docs/formats/satisfactory.md#objects.

import { FormatError } from '../../bytes/format-error.ts';
import type { LabelId, NodeId } from '../../graph/ids.ts';
import type { BodyHost } from './fast/fast-scan.ts';
import { type LevelRows, rowOf } from './headers.ts';
import { readOptionalEngine } from './layout.ts';
import type { ClassFacts } from './object-rows.ts';
import { LabelNode } from './properties/labels.ts';
import type { Reading } from './reading.ts';
import { onlyZeros } from './references.ts';
import { findBodies } from './salvage.ts';
import { REUSED_BY_MODS, type SpecialReader } from './special/readers.ts';
import { type BodyVersion, bodyVersion, ENGINE, SAVE } from './versions.ts';

/** What a level's version says of its objects. */
export interface LevelVersion {
  readonly save: number;
  /** UE5 object version. */
  readonly engine: number;
}

/** Data of a lightweight subsystem, to be read when all objects are. */
export interface LightweightData {
  readonly node: NodeId;
  readonly at: number;
  readonly end: number;
  readonly context: number;
}

export class BodyReader implements BodyHost {
  readonly #reading: Reading;
  readonly #parentLabel = new LabelNode('PARENT', 'parent');
  readonly #childLabel = new LabelNode('CHILD', 'children');
  readonly #outerLabel: LabelId;
  readonly lightweights: LightweightData[] = [];
  #version: BodyVersion = bodyVersion(0, 0, 0);
  #level: LevelVersion = { save: 0, engine: 0 };

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#outerLabel = reading.sink.label('OUTER', 'outer');
    const labels = { parent: this.#parentLabel, child: this.#childLabel, outer: this.#outerLabel };
    reading.fast.setBodies(this, { ...labels, properties: reading.scan.labels });
  }

  /**
   * Edges of all bodies from the cursor on. A body that cannot be read costs its own properties only.
   * @param versioned whether each body has a version of its own
   * @param isEnd whether the run of bodies may end there
   */
  level(rows: LevelRows, level: LevelVersion, versioned: boolean, isEnd: (at: number) => boolean): void {
    const reading = this.#reading;
    const { cursor } = reading;
    const start = cursor.at;
    const count = cursor.i32();
    if (count !== rows.count) {
      reading.issue(cursor.error('COUNT', `${rows.count} bodies, one a header`, String(count), start), null);
    }
    this.#level = level;
    reading.fast.forgetVersion();
    for (let body = 0; body < rows.count; ) {
      body += this.#fast(rows, body, versioned);
      if (body === rows.count) break;
      const { at } = cursor;
      try {
        this.#prefixed(rowOf(rows, body), level, versioned);
        body++;
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        const most = rows.count - body;
        const found = findBodies(cursor, reading.behind(at), { versioned, most, isEnd }, reading.search);
        const next = found ? rows.count - found.count : rows.count;
        for (; body < next; body++) this.#lose(rowOf(rows, body), error);
        cursor.at = found?.at ?? cursor.end;
      }
    }
    if (cursor.at < cursor.end && !isEnd(cursor.at)) {
      reading.issue(cursor.error('TRAILING', 'the end of the bodies', `${cursor.left} more bytes`), null);
      reading.sink.opaque(cursor.left);
    }
  }

  /** Bodies that the kernel reads, from the cursor on; says how many. */
  #fast(rows: LevelRows, body: number, versioned: boolean): number {
    const row = rowOf(rows, body);
    if (row === null || rows.lost > 0) return 0;
    const { save } = this.#level;
    return this.#reading.fast.bodies({ row, count: rows.count - body, versioned, save });
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

  /** What the kernel leaves of an object that it read. */
  tail(node: NodeId, at: number, end: number): void {
    const { cursor, rows, scan } = this.#reading;
    const { at: outerAt, end: outerEnd } = cursor;
    cursor.at = at;
    cursor.end = end;
    scan.begin(node, this.#version);
    this.#tail(node, rows.classOf(node));
    scan.end();
    cursor.at = outerAt;
    cursor.end = outerEnd;
  }

  /** A body with its length, and its version where it has one. */
  #prefixed(node: NodeId | null, level: LevelVersion, versioned: boolean): void {
    const { cursor, rows, sink } = this.#reading;
    const { at } = cursor;
    let save = level.save;
    let migrates = false;
    if (versioned) {
      save = cursor.i32();
      migrates = cursor.i32() !== 0;
    }
    const size = cursor.length('bytes of an object');
    const start = cursor.take(size);
    // The version stands behind the body that it governs.
    const own = versioned && save >= SAVE.VersionData ? readOptionalEngine(cursor) : null;
    this.#reading.refuseHole(at, start);
    const next = cursor.at;
    if (node !== null) {
      this.enterVersion(save, migrates, own);
      this.#reading.fast.forgetVersion();
      rows.context.values[node] = rows.current;
    }
    const hole = this.#reading.holeAt(start, start + size);
    if (node !== null && hole === null) this.#body(node, start, start + size);
    else {
      if (hole) this.#lose(node, hole.error);
      sink.opaque(size);
    }
    cursor.at = next;
  }

  /** An object whose body cannot be had: it stays, without properties. */
  #lose(node: NodeId | null, error: FormatError): void {
    if (node !== null) this.#reading.issue(error, node);
  }

  #body(node: NodeId, start: number, end: number): void {
    const { cursor, scan, sink, rows } = this.#reading;
    const outer = cursor.end;
    const facts = rows.classOf(node);
    const outerAt = rows.outerAt.values[node]!;
    sink.span(node, start, end - start);
    if (outerAt > 0) sink.linkNamed(node, this.#outerLabel, rows.outer(node), outerAt);
    scan.begin(node, this.#version);
    cursor.at = start;
    cursor.end = end;
    try {
      if (outerAt === 0) {
        scan.reference(this.#parentLabel);
        const children = cursor.count(8, 'children');
        for (let i = 0; i < children; i++) scan.reference(this.#childLabel);
      }
      // A body may end here, without a property list.
      if (cursor.left > 0) {
        if (this.#version.save >= SAVE.VersionData && this.#version.engine >= ENGINE.SerializationControl) {
          cursor.take(1);
        }
        scan.properties(facts.path);
        if (cursor.left >= 4 && cursor.bool32()) cursor.take(16);
        this.#tail(node, facts);
      }
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      scan.keepOpaque(cursor.left);
      this.#reading.issue(error, node);
    }
    scan.end();
    cursor.end = outer;
  }

  /** What follows the properties: class-specific data, or four zeros. */
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
      const message = `${cursor.left} bytes behind the properties of ${sink.texts.text(facts.path)}`;
      const { file, base, at } = cursor;
      sink.issue({ code: 'UNKNOWN_DATA', message, file, offset: at - base, path: null, node });
    } else return;
    scan.keepOpaque(cursor.left);
  }

  /** Reads the tail by one layout; on failure nothing of it stays. */
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
