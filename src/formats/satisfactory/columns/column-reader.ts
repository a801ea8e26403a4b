// Values under one property path, read where they stand: tags are walked by their sizes, and nothing is decoded that the
// path does not lead to. What is not as nearly all of it is, is refused: then the object is decoded. One class, because lists
// hold values and values hold lists.
// Source: docs/formats/satisfactory.md#property-tags.

import {
  type ColumnPath,
  type ColumnReader,
  type PropertyIndex,
  ROW,
  type ValueSink,
} from '../../../graph/column-reader.ts';
import type { GraphData } from '../../../graph/graph-data.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { FIXED_SIZE, TYPE } from '../../unreal/types.ts';
import type { BodyVersion } from '../versions.ts';
import { NAMES_BEHIND, NAMES_OF_OTHERS } from './decoded-names.ts';
import { FIELD, FieldFinder } from './find-field.ts';
import type { BodyLayout, ObjectBodies } from './object-body.ts';
import { type BinaryStruct, StructKinds } from './struct-kinds.ts';
import { TAG, type TagWalk } from './tag-walk.ts';

/** What a name means at a step of the path. */
const NAME = { unknown: 0, other: 1, wanted: 2, refused: 3 } as const;
/** Longer paths are the decoder's. */
const MOST_STEPS = 32;

export interface ColumnSource {
  readonly index: PropertyIndex;
  readonly bodies: ObjectBodies;
  readonly walk: TagWalk;
  readonly graph: GraphData;
}

export class ObjectColumnReader implements ColumnReader {
  readonly #source: ColumnSource;
  readonly #walk: TagWalk;
  readonly #path: ColumnPath;
  readonly #last: number;
  /** By step and number of a name, see {@link NAME}. */
  readonly #meanings: Uint8Array[] = [];
  readonly #kinds: StructKinds;
  readonly #finders: (FieldFinder | undefined)[] = [];
  /** Whether the path may begin behind a property list, or in what is no object. */
  readonly #isBehind: boolean;
  readonly #isOfOthers: boolean;
  readonly #sink: ValueSink;
  #layout: BodyLayout | null = null;
  /** The next reference of the node, and where its references end. */
  #edge = 0;
  #edgeEnd = 0;

  constructor(source: ColumnSource, path: ColumnPath, sink: ValueSink) {
    this.#source = source;
    this.#walk = source.walk;
    this.#kinds = new StructKinds(source.walk);
    this.#path = path;
    this.#last = path.steps.length;
    this.#sink = sink;
    this.#isBehind = path.names[0]!.some(({ name }) => NAMES_BEHIND.has(name));
    this.#isOfOthers = path.names[0]!.some(({ name }) => NAMES_OF_OTHERS.has(name));
  }

  *candidates(): Generator<number> {
    const { index, bodies, graph } = this.#source;
    const { start, order } = index.rows;
    for (let name = 0; name < index.names.length; name++) {
      if (this.#meaning(0, name) === NAME.other) continue;
      for (let at = start[name]!; at < start[name + 1]!; at++) yield order[at]!;
    }
    for (const row of index.others) yield row;
    if (!this.#isOfOthers) return;
    for (let row = bodies.count; row < graph.nodes.count; row++) yield row;
  }

  read(node: NodeId): boolean {
    const { index, bodies, graph } = this.#source;
    const { start, name, at, state } = index;
    if (this.#last > MOST_STEPS || state[node] === ROW.decoded) return false;
    if (node >= bodies.count ? this.#isOfOthers : this.#isBehind && state[node] === ROW.more) return false;
    let found = -1;
    for (let tag = start[node]!; tag < start[node + 1]!; tag++) {
      const meaning = this.#meaning(0, name[tag]!);
      if (meaning === NAME.other) continue;
      // A name that comes back is an array.
      if (meaning === NAME.refused || found >= 0) return false;
      found = tag;
    }
    if (found < 0) return true;
    const walk = this.#walk;
    this.#layout = bodies.layout(node);
    this.#edge = graph.edges.start[node]!;
    this.#edgeEnd = graph.edges.start[node + 1]!;
    walk.at = at[found]!;
    walk.end = walk.bytes.length;
    if (walk.next(this.#layout.typed) !== TAG.read) return false;
    return this.#value(1);
  }

  /** The value of the tag that was just read, whose bytes follow. Leaves the walk behind them. */
  #value(step: number): boolean {
    const walk = this.#walk;
    if (walk.index !== 0) return false;
    const outer = walk.end;
    const next = walk.at + walk.size;
    walk.end = next;
    const isRead = this.#inside(step, next);
    walk.end = outer;
    walk.at = next;
    return isRead;
  }

  #inside(step: number, end: number): boolean {
    if (step === this.#last) return this.#leaf(end);
    const wanted = this.#path.steps[step]!;
    const { code } = this.#walk;
    if ('name' in wanted) return code !== TYPE.struct || this.#struct(step, end);
    if ('each' in wanted && code === TYPE.array) return this.#elements(step + 1, end);
    return (
      !(code === TYPE.array || code === TYPE.set || code === TYPE.map || code === TYPE.struct) &&
      'each' in wanted
    );
  }

  /** What the path ends at. */
  #leaf(end: number): boolean {
    const walk = this.#walk;
    switch (walk.code) {
      case TYPE.bool:
        if (walk.size !== 0) return false;
        this.#sink.boolean(walk.isTrue);
        return true;
      case TYPE.byte:
        if (walk.size !== 1) return this.#text(end) && walk.at === end;
        this.#sink.number(walk.bytes[walk.at]!);
        return true;
      case TYPE.struct:
        // Some binary structs are one value as a whole, a text or a number.
        if (this.#kinds.tagged() !== null) return false;
        this.#sink.other();
        return true;
      case TYPE.array:
      case TYPE.set:
      case TYPE.map:
        this.#sink.other();
        return true;
      default:
        return walk.at + FIXED_SIZE[walk.code]! === end
          ? this.#number(walk.code)
          : this.#item(walk.code, end) && walk.at === end;
    }
  }

  /** A value of fixed size, which must lie in the span. */
  #number(code: number): boolean {
    const { view, at } = this.#walk;
    const sink = this.#sink;
    switch (code) {
      case TYPE.int:
        sink.number(view.getInt32(at, true));
        break;
      case TYPE.float:
        sink.number(view.getFloat32(at, true));
        break;
      case TYPE.double:
        sink.number(view.getFloat64(at, true));
        break;
      case TYPE.int8:
        sink.number(view.getInt8(at));
        break;
      case TYPE.int16:
        sink.number(view.getInt16(at, true));
        break;
      case TYPE.uint16:
        sink.number(view.getUint16(at, true));
        break;
      case TYPE.uint32:
        sink.number(view.getUint32(at, true));
        break;
      case TYPE.int64:
        sink.integer(view.getBigInt64(at, true));
        break;
      case TYPE.uint64:
        sink.integer(view.getBigUint64(at, true));
        break;
      default:
        return false;
    }
    this.#walk.at += FIXED_SIZE[code]!;
    return true;
  }

  /** A value without a tag, of a type whose size varies. */
  #item(code: number, end: number): boolean {
    switch (code) {
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        return this.#text(end);
      case TYPE.object:
      case TYPE.interface:
        return this.#reference(end);
      default:
        return false;
    }
  }

  #text(end: number): boolean {
    const walk = this.#walk;
    const { at } = walk;
    if (!walk.skipText()) return false;
    this.#addText(at);
    return walk.at <= end;
  }

  #addText(at: number): void {
    const { view, bytes } = this.#walk;
    const length = view.getInt32(at, true);
    const size = length > 0 && bytes[at + 3 + length] === 0 ? length - 1 : length;
    this.#sink.textAt(at + 4, size);
  }

  #reference(end: number): boolean {
    const walk = this.#walk;
    const { at } = walk;
    if (!walk.skipText()) return false;
    const pathAt = walk.at;
    if (!walk.skipText() || walk.at > end) return false;
    return this.#addReference(at, pathAt);
  }

  #addReference(at: number, pathAt: number): boolean {
    const { view, bytes } = this.#walk;
    const length = view.getInt32(pathAt, true);
    if (length === 0 || (length === 1 && bytes[pathAt + 4] === 0)) {
      this.#sink.nothing();
      return true;
    }
    // Loading takes the last byte for the NUL, decoding looks.
    if (bytes[pathAt + 3 + length] !== 0) return false;
    const { edges, nodes, repeats } = this.#source.graph;
    const { at: places } = edges;
    // References of a node stand in its edges in the order of the file, nearly always.
    let edge = this.#edge;
    while (edge < this.#edgeEnd && places[edge]! < at) edge++;
    if (edge === this.#edgeEnd || places[edge] !== at) return false;
    this.#edge = edge;
    const target = edges.target[edge]! as NodeId;
    // The path of one that comes again, or is made of its parent's, is not what is written.
    if (repeats.has(target) || (nodes.join !== null && nodes.join[target] !== 0)) return false;
    this.#sink.reference(target);
    return true;
  }

  /** A field of the struct that was tagged. */
  #struct(step: number, end: number): boolean {
    const walk = this.#walk;
    const struct = this.#kinds.tagged();
    if (struct === undefined) return false;
    if (struct === null) return this.#fields(step) && (walk.at === end || this.#isSpareReference(end));
    return this.#binary(struct, step, end) && (walk.at === end || this.#isSpareReference(end));
  }

  /** Item states that came over from Update 8 may have an empty reference too many. */
  #isSpareReference(end: number): boolean {
    const { at, view } = this.#walk;
    return end - at === 4 && view.getInt32(at, true) === 0;
  }

  /** The fields of a property list, up to its end. */
  #fields(step: number): boolean {
    const walk = this.#walk;
    const { typed } = this.#layout!;
    let isFound = false;
    for (;;) {
      const result = walk.next(typed);
      if (result !== TAG.read) return result === TAG.none;
      const meaning = this.#meaning(step, walk.name);
      if (meaning === NAME.other) walk.at += walk.size;
      else if (meaning === NAME.refused || isFound || !this.#value(step + 1)) return false;
      else isFound = true;
    }
  }

  #binary(struct: BinaryStruct, step: number, end: number): boolean {
    const wanted = this.#path.steps[step]!;
    if (step + 1 !== this.#last || !('name' in wanted) || this.#path.names[step]!.length !== 1) return false;
    const walk = this.#walk;
    const version: BodyVersion = this.#layout!.version;
    this.#finders[step] ??= new FieldFinder(walk.bytes, wanted.name, version);
    const finder = this.#finders[step];
    const next = finder.read(struct, walk.at, end, version);
    if (next < 0) return false;
    walk.at = next;
    switch (finder.found) {
      case FIELD.number:
        this.#sink.number(finder.number);
        return true;
      case FIELD.boolean:
        this.#sink.boolean(finder.number === 1);
        return true;
      case FIELD.text:
        if (walk.view.getInt32(finder.at, true) < 0) return false;
        this.#addText(finder.at);
        return true;
      case FIELD.reference: {
        const level = walk.view.getInt32(finder.at, true);
        if (level < 0) return false;
        const pathAt = finder.at + 4 + level;
        return walk.view.getInt32(pathAt, true) >= 0 && this.#addReference(finder.at, pathAt);
      }
      default:
        return true;
    }
  }

  /** The elements of the array that was tagged. */
  #elements(step: number, end: number): boolean {
    const walk = this.#walk;
    const { inner } = walk;
    if (end - walk.at < 4) return false;
    const count = walk.view.getInt32(walk.at, true);
    walk.at += 4;
    if (count < 0) return false;
    if (inner === TYPE.struct) return this.#structs(step, count, end);
    if (count > end - walk.at) return false;
    // Raw bytes are no elements.
    if (inner === TYPE.byte && count === end - walk.at) return true;
    const code = inner === TYPE.byte ? TYPE.enum : inner;
    if (code === TYPE.bool) return false;
    const isSplit = step === this.#path.split;
    const isLeaf = step === this.#last;
    // Nothing lies inside plain values, but each of them is an element.
    if (!isLeaf && !isSplit) return false;
    const size = FIXED_SIZE[code]!;
    for (let left = count; left > 0; left--) {
      if (isSplit) this.#sink.element();
      if (!isLeaf) {
        if (!this.#skipItem(code, size, end)) return false;
      } else if (size >= 0 ? end - walk.at < size || !this.#number(code) : !this.#item(code, end))
        return false;
    }
    return walk.at === end;
  }

  /** Moves past an element that has nothing inside. */
  #skipItem(code: number, size: number, end: number): boolean {
    const walk = this.#walk;
    if (size >= 0) {
      walk.at += size;
      return walk.at <= end;
    }
    if (code === TYPE.object || code === TYPE.interface) return walk.skipText() && walk.skipText();
    return (code === TYPE.string || code === TYPE.name || code === TYPE.enum) && walk.skipText();
  }

  #structs(step: number, count: number, end: number): boolean {
    const walk = this.#walk;
    const struct = this.#kinds.inArray(end);
    if (struct === undefined || count > end - walk.at) return false;
    const wanted = this.#path.steps[step];
    const isSplit = step === this.#path.split;
    if (wanted !== undefined && !('name' in wanted)) return false;
    const sink = this.#sink;
    let [before, size, values] = [walk.at, 0, 0];
    for (let left = count; left > 0; left--) {
      if (isSplit) sink.element();
      const { at } = walk;
      const first = sink.count;
      // Many elements are as the one before: empty slots.
      if (size > 0 && walk.repeats(before, size)) {
        walk.at += size;
        sink.repeat(first - values, values);
        before = at;
        continue;
      }
      if (struct !== null) {
        // One that is a value as a whole would be found here.
        if (wanted === undefined || !this.#binary(struct, step, end)) return false;
      } else if (wanted === undefined) {
        if (!this.#skipFields()) return false;
        sink.other();
      } else if (!this.#fields(step)) return false;
      [before, size, values] = [at, walk.at - at, sink.count - first];
    }
    return walk.at === end;
  }

  #skipFields(): boolean {
    const walk = this.#walk;
    const { typed } = this.#layout!;
    for (;;) {
      const result = walk.next(typed);
      if (result !== TAG.read) return result === TAG.none;
      walk.at += walk.size;
    }
  }

  /** See {@link NAME}: a longer name, with dots, comes before the way through a shorter one. */
  #meaning(step: number, name: number): number {
    let meanings = this.#meanings[step];
    if (meanings === undefined || name >= meanings.length) {
      const grown = new Uint8Array(Math.max(256, name + 1, (meanings?.length ?? 0) * 2));
      if (meanings) grown.set(meanings);
      meanings = grown;
      this.#meanings[step] = grown;
    }
    const known = meanings[name]!;
    if (known !== NAME.unknown) return known;
    const text = this.#walk.names.texts[name]!.toLowerCase();
    const names = this.#path.names[step]!;
    const at = names.findIndex((each) => each.name === text);
    const meaning = at < 0 ? NAME.other : at === names.length - 1 ? NAME.wanted : NAME.refused;
    meanings[name] = meaning;
    return meaning;
  }
}
