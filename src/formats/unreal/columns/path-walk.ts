// Follows a property path from a tag to the values under it, and skips everything else by its size. Where a decoder might
// see something else (an unknown layout, a value that does not fit its size) it gives up. Source:
// docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ColumnPath, FoundValues } from '../../../graph/column-reader.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { lowerCase } from '../decode/lower-case.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct } from '../game.ts';
import { readInnerTag, type Tag } from '../tags/tags.ts';
import { skipString, takeString } from '../texts/fstring.ts';
import { readGuid } from '../texts/guid.ts';
import { ELEMENT_SIZE, TYPE, type TypeCode, type ValueType } from '../types/types.ts';
import { readNumber } from '../values/read-number.ts';
import { FieldPick, type PickHost } from './field-pick.ts';
import type { HeldBytes, HeldStruct, PropertyRows } from './property-rows.ts';
import { edgeIn, targetAt } from './reference-targets.ts';
import { TagMemory } from './tag-memory.ts';

/** Meanings of a name as a step of the path. */
export const OTHER_NAME = 0;
export const WANTED = 1;
/** The path can be followed in several ways. */
const AMBIGUOUS = 2;

/** True if a struct ends where the cursor is: before the spare reference that some games write, too. */
export function isAtEnd(
  { left, at, view }: Cursor,
  { trailingReference }: { readonly trailingReference: boolean },
): boolean {
  return left === 0 || (trailingReference && left === 4 && view.getInt32(at, true) === 0);
}

/** Reads the values under one path. Functions return false where the row has to be decoded, and may throw FormatError. */
export class PathWalk<V extends EngineFacts> implements PickHost {
  readonly #cursor: Cursor;
  readonly #rows: PropertyRows<V>;
  readonly #path: ColumnPath;
  readonly #tags = new TagMemory();
  readonly #pick: FieldPick<V>;
  #held: HeldBytes<V> | null = null;
  #isInBytes = false;
  #node = 0 as NodeId;
  #version!: V;
  #into!: FoundValues;

  constructor(cursor: Cursor, rows: PropertyRows<V>, path: ColumnPath) {
    this.#cursor = cursor;
    this.#rows = rows;
    this.#path = path;
    this.#pick = new FieldPick(cursor, rows.game, path, this);
  }

  /** A longer name with dots in it takes precedence over the steps of a shorter one. */
  meaning(step: number, name: string): number {
    const names = this.#path.names[step]!;
    const last = names.length - 1;
    for (let at = 0; at <= last; at++) {
      const wanted = names[at]!.name;
      if (name.length === wanted.length && lowerCase(name) === wanted)
        return at === last ? WANTED : AMBIGUOUS;
    }
    return OTHER_NAME;
  }

  /** Reads the values under the property that the path starts with, whose tag was just read. */
  read(node: NodeId, version: V, tag: Tag, size: number, into: FoundValues): boolean {
    if (version !== this.#version) this.#held = this.#rows.hooks?.heldIn(this.#cursor, node) ?? null;
    this.#node = node;
    this.#version = version;
    this.#into = into;
    this.#isInBytes = false;
    return this.#value(tag, size, 1, null);
  }

  /** Reads the value of a tag, and moves past it. `owner` is the struct that has it; null for the row itself. */
  #value(tag: Tag, size: number, step: number, owner: string | null): boolean {
    const cursor = this.#cursor;
    if (tag.index !== 0) return false;
    const at = cursor.take(size);
    const next = cursor.at;
    const outer = cursor.enter(next, at);
    const isRead = this.#inside(tag, step, owner);
    cursor.leave(outer, next);
    return isRead;
  }

  #inside(tag: Tag, step: number, owner: string | null): boolean {
    const { type } = tag;
    if (type.code === TYPE.unknown) return false;
    if (step === this.#path.steps.length) return this.#leaf(tag);
    const isEach = 'each' in this.#path.steps[step]!;
    if (type.code === TYPE.struct)
      return (
        !isEach &&
        this.#struct(type.struct!, this.#layoutOf(type.struct, type.binary), step) &&
        isAtEnd(this.#cursor, this.#rows.game)
      );
    if (!isEach) return type.inner?.code !== TYPE.byte || this.#bytes(tag.name, step, owner);
    if (type.code === TYPE.array) return this.#list(type, step + 1) && this.#cursor.left === 0;
    // Only these have elements, too.
    return type.code !== TYPE.set && type.code !== TYPE.map;
  }

  /** Reads the value that the path ends at. */
  #leaf({ type, isTrue }: Tag): boolean {
    const cursor = this.#cursor;
    switch (type.code) {
      case TYPE.bool:
        this.#into.boolean(isTrue);
        return cursor.left === 0;
      case TYPE.byte:
        return this.#item(cursor.left === 1 ? TYPE.byte : TYPE.enum) && cursor.left === 0;
      case TYPE.struct:
        return this.#structLeaf(this.#layoutOf(type.struct, type.binary));
      case TYPE.array:
      case TYPE.set:
      case TYPE.map:
        this.#into.other();
        return true;
      default:
        return this.#item(type.code) && cursor.left === 0;
    }
  }

  /** Some binary structs are a single value. */
  #structLeaf(layout: NativeStruct<V> | null | undefined): boolean {
    if (layout?.isId) return this.guid() && this.#cursor.left === 0;
    if (layout !== null) return false;
    this.#into.other();
    return true;
  }

  /** Reads what the format finds in an array of bytes. */
  #bytes(name: string, step: number, owner: string | null): boolean {
    const [cursor, held] = [this.#cursor, this.#held];
    // Values of an enum are names, and contain nothing.
    if (held === null || cursor.count(0, 'bytes') !== cursor.left) return true;
    const struct = held.of(this.#node, owner, name);
    if (struct === null) return true;
    if (struct !== 'list') return this.#packed(struct, step);
    if (this.#isInBytes) return false;
    this.#isInBytes = true;
    if (!this.#mayBeIn(this.#rows.tailNames, step)) return this.#fields('', step);
    const { at } = cursor;
    if (!this.#skipFields(step, true)) return false;
    const tail = held.afterList(at);
    return tail === null ? cursor.left === 0 : this.#packed(tail, step);
  }

  #packed(struct: HeldStruct<V>, step: number): boolean {
    const [held, pick] = [this.#held!, this.#pick];
    if (!this.#mayBeIn(struct.names, step)) return !held.mayBeList();
    pick.version = this.#version;
    pick.place = held.place();
    const form = struct.form(pick);
    if (!this.#mayBeIn(form.names, step)) return !held.mayBeList();
    return pick.read(form, step, this.#into) && this.#cursor.left === 0;
  }

  #mayBeIn(names: ReadonlySet<string> | null, step: number): boolean {
    return names === null || this.#path.names[step]!.some(({ name }) => names.has(name));
  }

  /** Reads a value that has no tag. */
  #item(code: TypeCode): boolean {
    if (ELEMENT_SIZE[code]! >= 0) return this.#number(readNumber(this.#cursor, code));
    switch (code) {
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        return this.text();
      case TYPE.object:
      case TYPE.interface:
        return this.reference();
      default:
        return false;
    }
  }

  #number(value: number | bigint | boolean): true {
    if (typeof value === 'number') this.#into.number(value);
    else if (typeof value === 'bigint') this.#into.integer(value);
    else this.#into.boolean(value);
    return true;
  }

  /** An FString with one byte per character. */
  text(): boolean {
    const cursor = this.#cursor;
    const { at } = cursor;
    const size = takeString(cursor);
    if (size < 0) return false;
    if (this.#rows.hooks !== null && edgeIn(this.#rows.graph, this.#node, at, cursor.at) >= 0) return false;
    this.#into.textAt(at + 4, size);
    return true;
  }

  /** An id, which may be that of a node. */
  guid(): boolean {
    const { graph } = this.#rows;
    const { at } = this.#cursor;
    this.#into.text(readGuid(this.#cursor));
    const edge = edgeIn(graph, this.#node, at, this.#cursor.at);
    if (edge >= 0) this.#into.setTarget(graph.edges.target[edge]! as NodeId);
    return true;
  }

  reference(): boolean {
    const cursor = this.#cursor;
    const { at } = cursor;
    if (this.#rows.game.references === 'disc') skipString(cursor);
    const length = cursor.i32();
    if (length < 0) return false;
    cursor.take(length);
    if (length > 0 && cursor.bytes[cursor.at - 1] !== 0) return false;
    if (length <= 1) {
      this.#into.nothing();
      return true;
    }
    const target = targetAt(this.#rows.graph, this.#node, at);
    if (target === null) return false;
    this.#into.reference(target);
    return true;
  }

  /** Reads a field of a struct. */
  #struct(name: string, layout: NativeStruct<V> | null | undefined, step: number): boolean {
    if (layout === undefined) return false;
    if (layout === null) return this.#fields(name, step);
    this.#pick.version = this.#version;
    this.#pick.place = null;
    return this.#pick.read(layout.form(this.#pick), step, this.#into);
  }

  /** Reads the fields of a property list, up to its end. */
  #fields(owner: string, step: number): boolean {
    const [cursor, version] = [this.#cursor, this.#version];
    const known = this.#tags.of(version, step);
    let isFound = false;
    for (let tag = known.next(cursor, version); tag !== null; tag = known.next(cursor, version)) {
      const { size } = known;
      const meaning = this.meaning(step, tag.name);
      if (meaning === OTHER_NAME) cursor.skip(size);
      else {
        // A repeated name is an array.
        if (meaning !== WANTED || isFound || !this.#value(tag, size, step + 1, owner)) return false;
        isFound = true;
      }
    }
    return true;
  }

  /** Moves to the end of a property list. False for one that has to lack the next step, and does not. */
  #skipFields(step: number, hasToLack: boolean): boolean {
    const [cursor, version] = [this.#cursor, this.#version];
    const known = this.#tags.of(version, step);
    for (let tag = known.next(cursor, version); tag !== null; tag = known.next(cursor, version)) {
      if (hasToLack && this.meaning(step, tag.name) !== OTHER_NAME) return false;
      cursor.skip(known.size);
    }
    return true;
  }

  /** Reads the elements of an array. */
  #list({ inner, binary }: ValueType, step: number): boolean {
    const cursor = this.#cursor;
    const count = cursor.count(0, 'elements');
    if (inner === undefined || count > cursor.left) return false;
    if (inner.code === TYPE.struct) return this.#structs(inner, binary, count, step);
    // Raw bytes have no elements.
    if (inner.code === TYPE.byte && count === cursor.left) return this.#skipRest();
    const code = inner.code === TYPE.byte ? TYPE.enum : inner.code;
    const [isSplit, isLeaf] = [step === this.#path.split, step === this.#path.steps.length];
    // Plain values contain nothing, but each is an element.
    if (!isLeaf && !isSplit) return false;
    for (let at = 0; at < count; at++) {
      if (isSplit) this.#into.element();
      if (!(isLeaf ? this.#item(code) : this.#skipItem(code))) return false;
    }
    return true;
  }

  #skipRest(): true {
    this.#cursor.skip(this.#cursor.left);
    return true;
  }

  /** Skips an element that contains nothing. */
  #skipItem(code: TypeCode): boolean {
    const cursor = this.#cursor;
    const size = ELEMENT_SIZE[code]!;
    if (size >= 0) cursor.skip(size);
    else if (code === TYPE.string || code === TYPE.name || code === TYPE.enum) skipString(cursor);
    else if (code === TYPE.object || code === TYPE.interface) {
      skipString(cursor);
      if (this.#rows.game.references === 'disc') skipString(cursor);
    } else return false;
    return true;
  }

  #structs(inner: ValueType, binary: boolean | undefined, count: number, step: number): boolean {
    const cursor = this.#cursor;
    let { struct } = inner;
    if (struct === undefined) {
      if (!this.#version.innerTags) return false;
      const tag = readInnerTag(cursor, this.#version);
      if (tag.size !== cursor.left) return false;
      struct = tag.struct;
    }
    const { hooks } = this.#rows;
    if (hooks !== null && cursor.left > hooks.mostBytes) return false;
    const layout = this.#layoutOf(struct, binary);
    const { steps, split } = this.#path;
    const isLeaf = step === steps.length;
    if (isLeaf ? layout !== null : 'each' in steps[step]!) return false;
    for (let at = 0; at < count; at++) {
      if (step === split) this.#into.element();
      if (!isLeaf) {
        if (!this.#struct(struct, layout, step)) return false;
      } else {
        this.#skipFields(step, false);
        this.#into.other();
      }
    }
    return true;
  }

  /** The layout of a binary struct, undefined if it is not known; null for a property list. */
  #layoutOf(struct: string | undefined, binary: boolean | undefined): NativeStruct<V> | null | undefined {
    if (struct === undefined) return undefined;
    if (binary === false) return null;
    const layout = this.#rows.game.structs.get(struct);
    return layout === undefined && binary === undefined ? null : layout;
  }
}
