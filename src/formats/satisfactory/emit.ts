// From headers and bodies to nodes and edges: what a row of the graph is made of, and the little that must be
// remembered to decode it later.
// Source: docs/formats/satisfactory.md#objects.

import type { Cursor } from '../../bytes/cursor.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { Hole } from '../../bytes/stream-inflater.ts';
import { Column } from '../../graph/columns.ts';
import type { ClassId, LabelId, NodeId, TextId } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';
import { internString, skipString } from '../unreal/fstring.ts';
import { readOptionalEngine } from './layout.ts';
import { LabelNode } from './properties/labels.ts';
import { PropertyScan } from './properties/scan.ts';
import { findBodies, findHeader, holeAt } from './salvage.ts';
import { LightweightGroups } from './special/lightweight-groups.ts';
import { lightweight, walkLightweights } from './special/lightweights.ts';
import { LIGHTWEIGHT_SUBSYSTEM, REUSED_BY_MODS, SPECIAL, type SpecialReader } from './special/readers.ts';
import type { DecodeState, LightweightRows, RowContext } from './state.ts';
import { type BodyVersion, bodyVersion, ENGINE, SAVE } from './versions.ts';

/** Smallest header: four empty strings and a flag. */
const LEAST_HEADER_BYTES = 20;
/** Rotation xyzw, translation, scale: ten floats behind `needTransform`. */
const TRANSFORM_BYTES = 40;
/** Classes of the game itself lie here; others are mods'. */
const GAME_PATHS = /^\/(Game\/FactoryGame|Script\/FactoryGame|Script\/Engine)/;

/** What is known of a class once its first object was seen. */
interface ClassFacts {
  readonly number: number;
  readonly path: TextId;
  readonly id: ClassId;
  readonly special: SpecialReader | null;
  readonly holdsLightweights: boolean;
  readonly ofGame: boolean;
}

/** What a level's version says of its objects. */
export interface LevelVersion {
  readonly save: number;
  /** UE5 object version. */
  readonly engine: number;
}

/** Rows of a level. Object i of the file has row first + i; behind `lost` unread headers, as many less. */
export interface LevelRows {
  readonly first: number;
  /** Objects that the file counts. */
  readonly count: number;
  /** Headers read before a fault, and lost in it. */
  readonly before: number;
  readonly lost: number;
}

interface LaterLightweights {
  readonly node: NodeId;
  readonly at: number;
  readonly end: number;
  readonly context: number;
}

export class Emitter {
  readonly #cursor: Cursor;
  readonly #holes: readonly Hole[];
  readonly #sink: GraphSink;
  readonly #build: number;
  readonly #scan: PropertyScan;
  readonly #parentLabel = new LabelNode('PARENT', 'parent');
  readonly #childLabel = new LabelNode('CHILD', 'children');
  readonly #outerLabel: LabelId;
  readonly #facts = new Map<TextId, ClassFacts>();
  readonly #factsList: ClassFacts[] = [];
  readonly #destroyed = new Map<TextId, TextId>();
  readonly #later: LaterLightweights[] = [];
  // By object row.
  readonly #headerAt = new Column(Uint32Array);
  readonly #context = new Column(Uint32Array);
  readonly #path = new Column(Uint32Array);
  /** Position in `#factsList`. */
  readonly #class = new Column(Uint32Array);
  /** Where the outer path of a component stands, 0 for actors; and the path. */
  readonly #outerAt = new Column(Uint32Array);
  readonly #outer = new Column(Uint32Array);
  readonly #contexts: RowContext[] = [];
  #version: BodyVersion = bodyVersion(0, 0, 0);
  #lastContext = 0;
  /** Where the string read last ends. */
  #next = 0;
  /** What the header before had. */
  #lastClass: TextId | null = null;
  #lastOuter: TextId | null = null;
  tombstones = 0;
  #otherReferences = 0;

  /** @param holes parts of the body that could not be inflated; grows while the body arrives */
  constructor(cursor: Cursor, holes: readonly Hole[], sink: GraphSink, build: number) {
    this.#cursor = cursor;
    this.#holes = holes;
    this.#sink = sink;
    this.#build = build;
    this.#scan = new PropertyScan(cursor, sink);
    this.#outerLabel = sink.label('OUTER', 'outer');
  }

  /** References read, empty ones too. */
  get references(): number {
    return this.#scan.references + this.#otherReferences;
  }

  get objects(): number {
    return this.#headerAt.length;
  }

  /** Nodes for all headers from the cursor on. Headers that cannot be read cost their own objects only. */
  headers(levelName: TextId, save: number): LevelRows {
    const cursor = this.#cursor;
    this.#sink.level(levelName);
    const first = this.objects;
    // What holds until the body of an object says otherwise.
    this.#enterContext(save, save, ENGINE.assumed, false);
    const count = cursor.count(LEAST_HEADER_BYTES, 'object headers');
    cursor.arrive();
    for (let i = 0; i < count; i++) {
      const { at } = cursor;
      try {
        this.#header(save);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        return this.#headersBehind(error, at, save, { first, count, before: i, lost: 0 });
      }
    }
    return { first, count, before: count, lost: 0 };
  }

  /** Goes on behind a fault among the headers: how many were lost shows when the last one is read. */
  #headersBehind(error: FormatError, fault: number, save: number, rows: LevelRows): LevelRows {
    const cursor = this.#cursor;
    this.#issue(error, null);
    const hole = holeAt(this.#holes, fault, fault + LEAST_HEADER_BYTES);
    let from = Math.max(hole?.to ?? 0, fault + 1);
    const most = rows.count - rows.before;
    let after = 0;
    while (after < most) {
      const at = findHeader(cursor, from, cursor.end);
      if (at < 0) break;
      cursor.at = at;
      try {
        this.#header(save);
        from = cursor.at;
        after++;
      } catch (next) {
        if (!(next instanceof FormatError)) throw next;
        from = Math.max(holeAt(this.#holes, at, at + LEAST_HEADER_BYTES)?.to ?? 0, at + 1);
      }
    }
    cursor.at = from;
    return { ...rows, lost: most - after };
  }

  /**
   * One header. Positions are local, as in the scan of properties, and for the same reason.
   * @throws FormatError with nothing emitted
   */
  #header(save: number): void {
    const cursor = this.#cursor;
    const sink = this.#sink;
    const { view, at } = cursor;
    const isActor = cursor.bool32();
    const facts = this.#classFacts(this.#stringAt(at + 4, this.#lastClass));
    const level = this.#next;
    const path = this.#stringAt(this.#skipString(level), null);
    // What only actors, or only components, have.
    const rest = this.#next + (save >= SAVE.ObjectFlags ? 4 : 0);
    const outer = isActor ? path : this.#stringAt(rest, this.#lastOuter);
    const next = isActor ? rest + 4 + TRANSFORM_BYTES + 4 : this.#next;
    if (next > cursor.end) throw cursor.error('SHORT', `${next - at} bytes`, `${cursor.left} left`);
    this.#refuseHole(at, next);
    this.#lastClass = facts.path;
    // Components stand behind their actor, one after another.
    this.#lastOuter = outer;
    cursor.at = next;
    const node = sink.node(isActor ? 'ACTOR' : 'COMPONENT', facts.id, path);
    if (isActor) {
      const x = view.getFloat32(rest + 20, true);
      const y = view.getFloat32(rest + 24, true);
      const z = view.getFloat32(rest + 28, true);
      // Managers have no transform and stand at the origin: they have no place.
      if (view.getInt32(rest, true) !== 0 || x !== 0 || y !== 0 || z !== 0) sink.place(node, x, y, z);
    } else {
      sink.parentNamed(node, outer);
    }
    this.#outerAt.push(isActor ? 0 : rest);
    this.#outer.push(outer);
    this.#headerAt.push(at);
    this.#context.push(this.#lastContext);
    this.#path.push(path);
    this.#class.push(facts.number);
  }

  /** The FString at `at`, interned; `#next` is where it ends. `guess`: what it probably is. */
  #stringAt(at: number, guess: TextId | null): TextId {
    const { texts } = this.#sink;
    const next = this.#skipString(at);
    const size = next - at - 5;
    this.#next = next;
    if (guess !== null && size > 0 && texts.is(guess, at + 4, size)) return guess;
    if (size > 0 && this.#cursor.view.getInt32(at, true) > 0) return texts.intern(at + 4, size);
    this.#cursor.at = at;
    return internString(this.#cursor, texts);
  }

  /** Where the FString at `at` ends. @throws FormatError SHORT */
  #skipString(at: number): number {
    const cursor = this.#cursor;
    const length = at + 4 > cursor.end ? 0 : cursor.view.getInt32(at, true);
    const next = at + 4 + (length >= 0 ? length : length * -2);
    if (next > cursor.end) throw cursor.error('SHORT', `${next - at} bytes`, `${cursor.end - at} left`, at);
    return next;
  }

  /** Edges of all bodies from the cursor on. A body that cannot be read costs its own properties only. */
  bodies(rows: LevelRows, level: LevelVersion, versioned: boolean, isEnd: (at: number) => boolean): void {
    const cursor = this.#cursor;
    const start = cursor.at;
    const count = cursor.i32();
    if (count !== rows.count) {
      this.#issue(cursor.error('COUNT', `${rows.count} bodies, one a header`, String(count), start), null);
    }
    for (let body = 0; body < rows.count; ) {
      const { at } = cursor;
      try {
        this.#prefixedBody(rowOf(rows, body), level, versioned);
        body++;
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        const from = Math.max(holeAt(this.#holes, at, at + 4)?.to ?? 0, at + 1);
        const found = findBodies(cursor, from, { versioned, most: rows.count - body, isEnd });
        const next = found ? rows.count - found.count : rows.count;
        for (; body < next; body++) this.#loseBody(rowOf(rows, body), error);
        cursor.at = found?.at ?? cursor.end;
      }
    }
    if (cursor.at < cursor.end && !isEnd(cursor.at)) {
      this.#issue(cursor.error('TRAILING', 'the end of the bodies', `${cursor.left} more bytes`), null);
      this.#sink.opaque(cursor.left);
    }
  }

  /** A body with its length, and its version where it has one. */
  #prefixedBody(node: NodeId | null, level: LevelVersion, versioned: boolean): void {
    const cursor = this.#cursor;
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
    this.#refuseHole(at, start);
    const inherited = save >= SAVE.VersionData ? level.engine : ENGINE.assumed;
    this.#enterVersion(save, own ?? inherited);
    const next = cursor.at;
    if (node !== null) {
      this.#enterContext(level.save, save, this.#version.engine, migrates);
      this.#context.values[node] = this.#lastContext;
    }
    const hole = this.#holes.length === 0 ? null : holeAt(this.#holes, start, start + size);
    if (node !== null && hole === null) this.#body(node, start, start + size);
    else {
      if (hole) this.#loseBody(node, hole.error);
      this.#sink.opaque(size);
    }
    cursor.at = next;
  }

  /** An object whose body cannot be had: it stays, without properties. */
  #loseBody(node: NodeId | null, error: FormatError): void {
    if (node !== null) this.#issue(error, node);
  }

  #refuseHole(from: number, to: number): void {
    if (this.#holes.length === 0) return;
    const hole = holeAt(this.#holes, from, to);
    if (hole) throw hole.error;
  }

  #body(node: NodeId, start: number, end: number): void {
    const cursor = this.#cursor;
    const outer = cursor.end;
    const scan = this.#scan;
    const facts = this.#factsList[this.#class.values[node]!]!;
    const outerAt = this.#outerAt.values[node]!;
    this.#sink.span(node, start, end - start);
    if (outerAt > 0)
      this.#sink.linkNamed(node, this.#outerLabel, this.#outer.values[node]! as TextId, outerAt);
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
      this.#issue(error, node);
    }
    scan.end();
    cursor.end = outer;
  }

  /** What follows the properties: class-specific data, or four zeros. */
  #tail(node: NodeId, facts: ClassFacts): void {
    const cursor = this.#cursor;
    if (cursor.left === 0 || this.#onlyZeros()) return;
    if (facts.holdsLightweights) {
      this.#later.push({ node, at: cursor.at, end: cursor.end, context: this.#lastContext });
      return;
    }
    if (facts.special) {
      const error = this.#trySpecial(facts.special);
      if (error === null) return;
      this.#issue(error, node);
    } else if (facts.ofGame || !REUSED_BY_MODS.some((reader) => this.#trySpecial(reader) === null)) {
      const text = `${cursor.left} bytes behind the properties of ${this.#sink.texts.text(facts.path)}`;
      const { file, base, at } = cursor;
      this.#sink.issue({ code: 'UNKNOWN_DATA', message: text, file, offset: at - base, path: null, node });
    } else return;
    this.#scan.keepOpaque(cursor.left);
  }

  /** Reads the tail by one layout; on failure nothing of it stays. */
  #trySpecial(reader: SpecialReader): FormatError | null {
    const cursor = this.#cursor;
    const start = cursor.at;
    const links = this.#sink.linkCount;
    const { references } = this.#scan;
    try {
      this.#scan.natives(reader);
      if (cursor.left === 0 || this.#onlyZeros()) return null;
      throw cursor.error('TRAILING', 'the end of the class-specific data', `${cursor.left} more bytes`);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#sink.dropLinks(links);
      this.#scan.references = references;
      cursor.at = start;
      return error;
    }
  }

  /** Components since UE5, and objects that other tools saved, end in four zero bytes. */
  #onlyZeros(): boolean {
    const { at, left, view } = this.#cursor;
    return (left === 4 && view.getInt32(at, true) === 0) || (left === 8 && view.getBigInt64(at, true) === 0n);
  }

  /** A list of actors that are gone, at the cursor. */
  destroyed(levelName: TextId): void {
    const cursor = this.#cursor;
    const count = cursor.count(8, 'destroyed actors');
    this.#otherReferences += count;
    for (let i = 0; i < count; i++) {
      skipString(cursor);
      const path = internString(cursor, this.#sink.texts);
      if (!this.#destroyed.has(path)) this.#destroyed.set(path, levelName);
    }
  }

  /** What comes after all objects: lightweight buildables, then actors that are gone. */
  finish(persistentLevel: TextId): DecodeState {
    this.#sink.level(persistentLevel);
    const lightweights = this.#later.map((later) => this.#lightweights(later));
    const objects = this.objects;
    // A list of destroyed actors may name one that is there again.
    for (let row = 0; row < objects && this.#destroyed.size > 0; row++) {
      this.#destroyed.delete(this.#path.values[row]! as TextId);
    }
    let next = objects + lightweights.reduce((count, rows) => count + rows.count, 0);
    const firstCollected = next;
    const missing = this.#sink.classOf(this.#sink.texts.add('Missing'));
    for (const [path, level] of this.#destroyed) {
      this.#sink.level(level);
      this.#sink.node('MISSING', missing, path);
      next++;
    }
    return {
      build: this.#build,
      headerAt: this.#headerAt.finish(),
      context: this.#context.finish(),
      contexts: this.#contexts,
      lightweights,
      collected: { first: firstCollected, count: next - firstCollected },
    };
  }

  #lightweights({ node, at, end, context }: LaterLightweights): LightweightRows {
    const cursor = this.#cursor;
    const outer = cursor.end;
    const { save, engine } = this.#contexts[context]!;
    this.#enterVersion(save, engine);
    cursor.at = at;
    cursor.end = end;
    const groups = new LightweightGroups(this.#sink, node);
    // Removed instances leave their slot; they are counted, and are no nodes.
    const rows: { at: number; node: NodeId | null }[] = [];
    let own = 0;
    const links = this.#sink.linkCount;
    const { references } = this.#scan;
    this.#scan.begin(node, this.#version);
    try {
      this.#scan.natives((reader) => {
        own = walkLightweights(reader, {
          group: () => {
            groups.enter(internString(cursor, this.#sink.texts));
            this.#otherReferences++;
          },
          instance: (index, from, to, tombstone) => {
            rows.push({ at: from, node: tombstone ? null : groups.add(index, from, to, cursor) });
          },
        });
      });
      if (cursor.left > 0 && !this.#onlyZeros()) {
        throw cursor.error('TRAILING', 'the end of the lightweight buildables', `${cursor.left} more bytes`);
      }
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#scan.keepOpaque(cursor.left);
      this.#issue(error, node);
    }
    this.#scan.end();
    // The walk only finds where instances end; their references are theirs, not the subsystem's.
    this.#sink.dropLinks(links);
    this.#scan.references = references;
    cursor.end = end;
    for (const row of rows) {
      cursor.at = row.at;
      const before = this.#sink.linkCount;
      this.#scan.begin(row.node ?? node, this.#version);
      this.#scan.natives((reader) => lightweight(reader, own));
      if (row.node === null) this.#sink.dropLinks(before);
    }
    cursor.end = outer;
    const nodes = rows.flatMap((row) => (row.node === null ? [] : [row.node]));
    this.tombstones += rows.length - nodes.length;
    return { first: nodes[0] ?? 0, count: nodes.length, context, own };
  }

  #enterVersion(save: number, engine: number): void {
    const current = this.#version;
    if (current.written !== save || current.engine !== engine) {
      this.#version = bodyVersion(save, engine, this.#build);
    }
  }

  /** What rows say of their versions from here on. */
  #enterContext(level: number, save: number, engine: number, migrates: boolean): void {
    const is = (it: RowContext): boolean =>
      it.save === save && it.level === level && it.engine === engine && it.migrates === migrates;
    const last = this.#contexts[this.#lastContext];
    if (last && last.save === save && last.level === level && last.engine === engine) {
      if (last.migrates === migrates) return;
    }
    const known = this.#contexts.findIndex(is);
    this.#lastContext = known >= 0 ? known : this.#contexts.push({ level, save, engine, migrates }) - 1;
  }

  #classFacts(path: TextId): ClassFacts {
    let facts = this.#facts.get(path);
    if (facts === undefined) {
      const text = this.#sink.texts.text(path);
      const name = text.slice(text.lastIndexOf('.') + 1);
      facts = {
        number: this.#factsList.length,
        path,
        id: this.#sink.classOf(path),
        special: SPECIAL.get(name) ?? null,
        holdsLightweights: name === LIGHTWEIGHT_SUBSYSTEM,
        ofGame: GAME_PATHS.test(text),
      };
      this.#facts.set(path, facts);
      this.#factsList.push(facts);
    }
    return facts;
  }

  #issue({ code, message, file, offset, path }: FormatError, node: NodeId | null): void {
    this.#sink.issue({ code, message, file, offset, path: path.join('/') || null, node });
  }
}

/** Row of object `index` of a level, null when its header was lost. */
function rowOf({ first, before, lost }: LevelRows, index: number): NodeId | null {
  if (index < before) return (first + index) as NodeId;
  return index < before + lost ? null : ((first + index - lost) as NodeId);
}
