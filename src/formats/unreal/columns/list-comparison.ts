// Compares the property lists of two rows side by side, without decoding: by the bytes of their values, as far as other
// bytes surely mean another value. Most objects that changed between two saves differ in a number.

import { Cursor } from '../../../bytes/cursor.ts';
import { firstFrom } from '../../../bytes/first-from.ts';
import { tryRead } from '../../../bytes/format-error.ts';
import { isSameRange } from '../../../bytes/same-range.ts';
import type { NodeComparison } from '../../../graph/column-reader.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { isSecretName } from '../../../graph/secret-names.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { KnownTags } from '../tags/known-tags.ts';
import { readInnerTag, type Tag } from '../tags/tags.ts';
import { MOST_LIST_DEPTH } from '../types/tag-codes.ts';
import { ELEMENT_SIZE, FIXED_SIZE, TYPE, type TypeCode, type ValueType } from '../types/types.ts';
import type { PropertyRows } from './property-rows.ts';
import { TagMemory } from './tag-memory.ts';

/** The place in one of the two graphs. */
class Side<V extends EngineFacts> {
  readonly rows: PropertyRows<V>;
  readonly cursor: Cursor;
  readonly #ofClasses = new TagMemory();
  readonly #ofDepths = new TagMemory();
  version!: V;

  constructor(rows: PropertyRows<V>) {
    this.rows = rows;
    this.cursor = new Cursor(rows.graph.image, { file: '' });
  }

  /** Moves to the property list of a row; null if it has none. @throws FormatError */
  enter(row: NodeId): KnownTags | null {
    if (row >= this.rows.count || !this.rows.enter(this.cursor, row)) return null;
    this.version = this.rows.version(row);
    return this.#ofClasses.of(this.version, this.rows.graph.nodes.class[row]!);
  }

  /** The tags of lists that deep inside others. */
  tagsInside(depth: number): KnownTags {
    return this.#ofDepths.of(this.version, depth);
  }

  /** The struct of the elements of an array, and whether these are property lists; null if that takes decoding. */
  elements({ inner, binary }: ValueType): { readonly struct: string; readonly isList: boolean } | null {
    const { hooks } = this.rows;
    if (hooks !== null && this.cursor.left > hooks.mostBytes) return null;
    if (inner!.struct === undefined && !this.version.innerTags) return null;
    const struct = inner!.struct ?? readInnerTag(this.cursor, this.version).struct;
    return { struct, isList: this.isList(struct, binary) };
  }

  /** The rows of the records from the cursor to the end of the open span, without those inside them. */
  records(): readonly number[] {
    const { spanAt, spanSize } = this.rows.graph.nodes;
    const { at, end } = this.cursor;
    const { count } = this.rows;
    const found: number[] = [];
    // They are in the order of the file.
    for (let row = firstFrom(spanAt, at, 0, count); row < count && spanAt[row]! < end; ) {
      found.push(row);
      row = firstFrom(spanAt, spanAt[row]! + spanSize[row]!, row + 1, count);
    }
    return found;
  }

  isList(struct: string, binary: boolean | undefined): boolean {
    return binary === false || (binary === undefined && !this.rows.game.structs.has(struct));
  }
}

export class ListComparison<V extends EngineFacts> implements NodeComparison {
  readonly #a: Side<V>;
  readonly #b: Side<V>;

  constructor(before: PropertyRows<V>, after: PropertyRows<V>) {
    this.#a = new Side(before);
    this.#b = new Side(after);
  }

  /**
   * The name of a direct property that surely differs, if possible not one of `counters`; null where that takes
   * decoding, even if bytes differ.
   */
  differing(old: NodeId, node: NodeId, counters: ReadonlySet<string>): string | null {
    let found: string | null = null;
    const compare = (): void => {
      const [known, others] = [this.#a.enter(old), this.#b.enter(node)];
      if (known === null || others === null) return;
      for (;;) {
        const [tag, other] = [this.#next(this.#a, known), this.#next(this.#b, others)];
        // What is behind a list may have the name of what is in the other.
        if (tag === null || other === null) return;
        if (!isSameField(tag, other)) {
          found = this.#unshared(known, tag, others, other) ?? found;
          return;
        }
        if (this.#differs(tag, known.size, other, others.size, 0)) {
          found = tag.name;
          if (!counters.has(found)) return;
        }
      }
    };
    tryRead(compare, undefined);
    return found;
  }

  #next({ cursor, version }: Side<V>, known: KnownTags): Tag | null {
    return known.next(cursor, version);
  }

  /** The name of a field that only one of two lists has, from these on; null if others are in another order. Moves past both. */
  #unshared(known: KnownTags, tag: Tag, others: KnownTags, other: Tag): string | null {
    const [was, is] = [this.#fieldsFrom(this.#a, known, tag), this.#fieldsFrom(this.#b, others, other)];
    const [only] = [...was.keys()].filter((key) => !is.has(key));
    const [added] = [...is.keys()].filter((key) => !was.has(key));
    return was.get(only!) ?? is.get(added!) ?? null;
  }

  /** Names by name and index. */
  #fieldsFrom(side: Side<V>, known: KnownTags, first: Tag): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (let tag: Tag | null = first; tag; tag = this.#next(side, known)) {
      found.set(`${tag.index} ${tag.name}`, tag.name);
      side.cursor.skip(known.size);
    }
    return found;
  }

  /** True if the values of two tags of one name surely differ. Moves past both. */
  #differs(tag: Tag, size: number, other: Tag, otherSize: number, depth: number): boolean {
    const [a, b] = [this.#a.cursor, this.#b.cursor];
    const [at, otherAt] = [a.take(size), b.take(otherSize)];
    const [next, otherNext] = [a.at, b.at];
    if (tag.type.code !== other.type.code || isSecretName(tag.name)) return false;
    if (tag.type.code === TYPE.bool) return tag.isTrue !== other.isTrue;
    if (size === otherSize && isSameRange(a.view, at, b.view, otherAt, size)) return false;
    const [outer, otherOuter] = [a.enter(next, at), b.enter(otherNext, otherAt)];
    const differs = this.#values(tag.type, other.type, depth);
    a.leave(outer, next);
    b.leave(otherOuter, otherNext);
    return differs;
  }

  #values(type: ValueType, other: ValueType, depth: number): boolean {
    const [a, b] = [this.#a.cursor, this.#b.cursor];
    switch (type.code) {
      case TYPE.struct:
        return type.struct !== undefined && type.struct === other.struct && this.#structs(type, other, depth);
      case TYPE.array:
        return this.#arrays(type, other, depth);
      case TYPE.set:
      case TYPE.map: {
        // The number of those that were removed comes first; where there are some, elements are behind them.
        if (a.i32() !== 0 || b.i32() !== 0) return false;
        const count = a.i32();
        return count !== b.i32() || this.#records(count, depth);
      }
      default:
        return FIXED_SIZE[type.code] === a.left && a.left === b.left && this.#numbers(type.code);
    }
  }

  /** True if the numbers at the cursors differ. Moves past both. */
  #numbers(code: TypeCode): boolean {
    const [a, b] = [this.#a.cursor, this.#b.cursor];
    if (code === TYPE.float || code === TYPE.double) {
      const [was, is] = code === TYPE.float ? [a.f32(), b.f32()] : [a.f64(), b.f64()];
      return was !== is && !(Number.isNaN(was) && Number.isNaN(is));
    }
    const size = ELEMENT_SIZE[code]!;
    return !isSameRange(a.view, a.take(size), b.view, b.take(size), size);
  }

  #structs(type: ValueType, other: ValueType, depth: number): boolean {
    const [was, is] = [this.#a, this.#b];
    const isList = was.isList(type.struct!, type.binary);
    if (isList !== is.isList(type.struct!, other.binary)) return false;
    // Bytes of one id are of no other.
    return isList
      ? this.#lists(depth + 1)
      : was.rows.game.structs.get(type.struct!)?.isId === true && was.cursor.left === is.cursor.left;
  }

  /** True if the property lists at the cursors surely differ. If not, moves past both. */
  #lists(depth: number): boolean {
    if (depth > MOST_LIST_DEPTH) return false;
    const [known, others] = [this.#a.tagsInside(depth), this.#b.tagsInside(depth)];
    for (;;) {
      const [tag, other] = [this.#next(this.#a, known), this.#next(this.#b, others)];
      if (tag === null || other === null) return tag !== other;
      if (!isSameField(tag, other)) return this.#unshared(known, tag, others, other) !== null;
      if (this.#differs(tag, known.size, other, others.size, depth)) return true;
    }
  }

  #arrays(type: ValueType, { inner: other, binary }: ValueType, depth: number): boolean {
    const { inner } = type;
    const [was, is] = [this.#a, this.#b];
    if (inner === undefined || inner.code !== other?.code) return false;
    const [count, otherCount] = [was.cursor.i32(), is.cursor.i32()];
    // Hooks may find a struct in bytes, which may be equal to that in others.
    if (inner.code === TYPE.byte && was.rows.hooks !== null) return this.#records(1, depth);
    if (count !== otherCount) return true;
    if (inner.code !== TYPE.struct) return this.#items(inner.code, count);
    const [elements, others] = [was.elements(type), is.elements({ ...type, inner: other, binary })];
    if (!elements?.isList || !others?.isList || elements.struct !== others.struct) return false;
    for (let left = count; left > 0; left--) if (this.#lists(depth + 1)) return true;
    return false;
  }

  /** True if records, of which a container of structs has one for each, surely differ. */
  #records(count: number, depth: number): boolean {
    const sides = [this.#a, this.#b] as const;
    if (sides.some(({ rows, cursor }) => rows.hooks === null || cursor.left > rows.hooks.mostBytes))
      return false;
    const [rows, others] = [this.#a.records(), this.#b.records()];
    if (rows.length !== count || others.length !== count) return false;
    return rows.some((row, at) => {
      this.#a.cursor.at = this.#a.rows.graph.nodes.spanAt[row]!;
      this.#b.cursor.at = this.#b.rows.graph.nodes.spanAt[others[at]!]!;
      return this.#lists(depth + 1);
    });
  }

  #items(code: TypeCode, count: number): boolean {
    if (code === TYPE.byte) return this.#a.cursor.left === count && this.#b.cursor.left === count;
    if (code === TYPE.bool || FIXED_SIZE[code]! < 0) return false;
    for (let left = count; left > 0; left--) if (this.#numbers(code)) return true;
    return false;
  }
}

function isSameField(a: Tag, b: Tag): boolean {
  return a.name === b.name && a.index === b.index;
}
