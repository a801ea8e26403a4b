// Finds the texts in an object's properties (strings, names, enum values) with their property paths by
// walking tags: this is what full-text search covers. It refuses objects that may hold texts in another form;
// those are decoded.

import { type FoundTexts, type PropertyIndex, ROW, type TextScan } from '../../../graph/column-reader.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { TYPE } from '../../unreal/types/types.ts';
import { structOfContainer } from '../structs/map-types.ts';
import { type BodyVersion, SAVE } from '../versions.ts';
import type { ObjectBodies } from './object-body.ts';
import { StructKinds } from './struct-kinds.ts';
import { TAG, type TagWalk } from './tag-walk.ts';

/** Binary structs that hold nothing but numbers and references. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  ...[
    'Vector',
    'Rotator',
    'Vector2D',
    'Quat',
    'Vector4',
    'Vector4D',
    'Box',
    'Color',
    'LinearColor',
    'IntPoint',
  ],
  ...['IntVector', 'IntVector4', 'FluidBox', 'FloatVector', 'DateTime', 'RailroadTrackPosition'],
]);
const MOST_DEPTH = 32;
/** Fields are the upper part of a key, names the lower. */
const NAMES = 2 ** 16;

export interface TextSource {
  readonly index: PropertyIndex;
  readonly bodies: ObjectBodies;
  readonly walk: TagWalk;
  /** Whether the node may hold texts outside its property list, or is no object. */
  mayHoldOthers(node: NodeId): boolean;
  /** Full path of the node's class. */
  className(node: NodeId): string;
}

/** Whether a single value of this type never holds texts. */
function isTextless(code: number): boolean {
  switch (code) {
    case TYPE.struct:
    case TYPE.byte:
    case TYPE.string:
    case TYPE.name:
    case TYPE.enum:
    case TYPE.text:
    case TYPE.array:
    case TYPE.set:
    case TYPE.map:
    case TYPE.unknown:
      return false;
    default:
      return true;
  }
}

export class ObjectTextScan implements TextScan {
  readonly #source: TextSource;
  readonly #walk: TagWalk;
  readonly #kinds: StructKinds;
  readonly #sink: FoundTexts;
  /** Property paths by number; the first is the object itself. */
  readonly #paths: string[] = [''];
  readonly #fields = new Map<number, number>();
  #version: BodyVersion | null = null;
  #node = 0 as NodeId;

  constructor(source: TextSource, sink: FoundTexts) {
    this.#source = source;
    this.#walk = source.walk;
    this.#kinds = new StructKinds(source.walk);
    this.#sink = sink;
  }

  path(field: number): string {
    return this.#paths[field]!;
  }

  read(node: NodeId): boolean {
    const { index, bodies } = this.#source;
    const state = index.state[node];
    if (state === ROW.decoded) return false;
    if ((node >= bodies.count || state === ROW.more) && this.#source.mayHoldOthers(node)) return false;
    const to = index.start[node + 1]!;
    if (index.start[node] === to) return true;
    const walk = this.#walk;
    this.#node = node;
    this.#version = bodies.version(node);
    walk.at = index.at[index.start[node]!]!;
    walk.end = walk.bytes.length;
    return this.#list(0, 0);
  }

  /** Reads a property list up to its end. */
  #list(before: number, depth: number): boolean {
    if (depth > MOST_DEPTH) return false;
    const walk = this.#walk;
    const typed = this.#version!.completeTypeNames;
    for (;;) {
      const result = walk.next(typed);
      if (result !== TAG.read) return result === TAG.none;
      const outer = walk.end;
      const next = walk.at + walk.size;
      walk.end = next;
      if (!this.#value(before, next, depth)) return false;
      walk.end = outer;
      walk.at = next;
    }
  }

  #value(before: number, end: number, depth: number): boolean {
    const walk = this.#walk;
    switch (walk.code) {
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        return this.#text(this.#field(before, walk.name)) && walk.at === end;
      case TYPE.byte:
        return walk.size === 1 || (this.#text(this.#field(before, walk.name)) && walk.at === end);
      case TYPE.struct: {
        const field = this.#field(before, walk.name);
        const { struct } = walk;
        const kind = this.#kinds.tagged();
        if (kind === undefined) return false;
        if (kind !== null) return this.#hasNoTexts(struct);
        return this.#list(field, depth + 1) && (walk.at === end || this.#isSpareReference(end));
      }
      case TYPE.array:
        return this.#array(this.#field(before, walk.name), end, depth);
      case TYPE.set:
        return this.#isSetWithoutTexts(depth);
      case TYPE.map:
      case TYPE.text:
        return false;
      default:
        return true;
    }
  }

  /** Skips sets of plain values or of known structs. A set may be huge, such as that of removed foliage. */
  #isSetWithoutTexts(depth: number): boolean {
    const { inner, struct, binary, names, name } = this.#walk;
    if (inner !== TYPE.struct) return isTextless(inner);
    if (binary === 0) return false;
    if (struct >= 0) return NO_TEXTS.has(names.texts[struct]!);
    if (depth > 0) return false;
    const kind = structOfContainer('element', this.#source.className(this.#node), names.texts[name]!);
    return kind !== null && NO_TEXTS.has(kind);
  }

  #isSpareReference(end: number): boolean {
    const { at, view } = this.#walk;
    return end - at === 4 && view.getInt32(at, true) === 0;
  }

  #hasNoTexts(name: number): boolean {
    const text = this.#walk.names.texts[name]!;
    if (NO_TEXTS.has(text)) return true;
    // Since ItemState an item may hold properties of its own.
    if (text !== 'InventoryItem') return false;
    return this.#version!.save < SAVE.ItemState || this.#isPlainItem();
  }

  #isPlainItem(): boolean {
    const walk = this.#walk;
    if (!walk.skipText() || !walk.skipText() || walk.end - walk.at < 4) return false;
    return walk.view.getInt32(walk.at, true) === 0;
  }

  #array(list: number, end: number, depth: number): boolean {
    const walk = this.#walk;
    const { inner } = walk;
    if (end - walk.at < 4) return false;
    const count = walk.view.getInt32(walk.at, true);
    walk.at += 4;
    if (count < 0) return false;
    const field = this.#element(list);
    switch (inner) {
      case TYPE.struct: {
        const kind = this.#kinds.inArray(end);
        if (kind === undefined || count > end - walk.at) return false;
        if (kind !== null) return NO_TEXTS.has(walk.names.texts[walk.struct]!);
        return this.#lists(field, count, depth + 1) && walk.at === end;
      }
      case TYPE.byte:
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        if (count > end - walk.at) return false;
        if (inner === TYPE.byte && count === end - walk.at) return true;
        for (let left = count; left > 0; left--) if (!this.#text(field)) return false;
        return walk.at === end;
      default:
        return isTextless(inner);
    }
  }

  /** Many elements equal the one before, such as empty slots: those hold the same texts. */
  #lists(field: number, count: number, depth: number): boolean {
    const walk = this.#walk;
    let [before, size] = [walk.at, 0];
    for (let left = count; left > 0; left--) {
      const { at } = walk;
      if (size > 0 && walk.repeats(before, size)) walk.at += size;
      else if (!this.#list(field, depth)) return false;
      [before, size] = [at, walk.at - at];
    }
    return true;
  }

  #text(field: number): boolean {
    const walk = this.#walk;
    const { at, view, bytes } = walk;
    if (!walk.skipText()) return false;
    const length = view.getInt32(at, true);
    const size = length > 0 && bytes[at + 3 + length] === 0 ? length - 1 : length;
    if (size > 0) this.#sink.text(field, at + 4, size);
    return true;
  }

  /** Number of the path to a field. */
  #field(before: number, name: number): number {
    const key = before * NAMES + name;
    const known = this.#fields.get(key);
    if (known !== undefined) return known;
    const dot = before === 0 ? '' : '.';
    return this.#add(key, `${this.#paths[before]}${dot}${this.#walk.names.texts[name]}`);
  }

  /** Number of the path to the elements of a list, which uses a number that no name has. */
  #element(list: number): number {
    const key = list * NAMES + NAMES - 1;
    return this.#fields.get(key) ?? this.#add(key, `${this.#paths[list]}[]`);
  }

  #add(key: number, path: string): number {
    const field = this.#paths.push(path) - 1;
    this.#fields.set(key, field);
    return field;
  }
}
