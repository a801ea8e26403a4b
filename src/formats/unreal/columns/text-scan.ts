// Finds the texts in objects' properties (strings, names, enum values) with their property paths: this is what full-text
// search covers. Walks tags; objects that may hold texts in another form are decoded.

import { Cursor } from '../../../bytes/cursor.ts';
import { tryRead } from '../../../bytes/format-error.ts';
import { isSameRange } from '../../../bytes/same-range.ts';
import { type FoundTexts, type PropertyIndex, ROW, type TextScan } from '../../../graph/column-reader.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { isSecretName } from '../../../graph/secret-names.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ContainerRole } from '../game.ts';
import type { KnownTags } from '../tags/known-tags.ts';
import { readInnerTag, skipTag, type Tag } from '../tags/tags.ts';
import { skipString } from '../texts/fstring.ts';
import { ELEMENT_SIZE, TYPE, type TypeCode, type ValueType } from '../types/types.ts';
import { isAtEnd } from './path-walk.ts';
import type { PropertyRows } from './property-rows.ts';
import { TagMemory } from './tag-memory.ts';

const MOST_DEPTH = 32;

/** Rules for texts besides those of property lists. */
interface TextRules<V extends EngineFacts> {
  /**
   * True if the node may hold texts outside its property list.
   * @param rest at the end of its property list; null if it has none
   * @throws FormatError
   */
  mayHoldOthers(node: NodeId, rest: Cursor | null): boolean;
  /** Full path of the node's class. */
  className(node: NodeId): string;
  /** Binary structs that hold nothing but numbers and references. */
  readonly textless: Pick<ReadonlySet<string>, 'has'>;
  /** True if the other binary struct at the cursor holds no texts. @throws FormatError */
  isTextless(struct: string, cursor: Cursor, version: V): boolean;
}

/** A property path without positions, and the paths below it. */
interface Field {
  readonly number: number;
  readonly path: string;
  readonly isSecret: boolean;
  readonly below: Map<string, Field>;
}

/** Stands in for the name of the elements of a list; no property has it. */
const ELEMENTS = '[]';

export class PropertyTextScan<V extends EngineFacts> implements TextScan {
  readonly #rows: PropertyRows<V>;
  readonly #rules: TextRules<V>;
  readonly #index: PropertyIndex;
  readonly #sink: FoundTexts;
  readonly #cursor: Cursor;
  /** The tags of objects by class, and of lists in them by field. */
  readonly #ofClasses = new TagMemory();
  readonly #ofFields = new TagMemory();
  readonly #fields: Field[] = [];
  readonly #root = this.#newField('', false);
  #node = 0 as NodeId;
  #version!: V;

  constructor(rows: PropertyRows<V>, rules: TextRules<V>, index: PropertyIndex, sink: FoundTexts) {
    this.#rows = rows;
    this.#rules = rules;
    this.#index = index;
    this.#sink = sink;
    this.#cursor = new Cursor(rows.graph.image, { file: '' });
  }

  path(field: number): string {
    return this.#fields[field]!.path;
  }

  read(node: NodeId): boolean {
    const { start, state, at } = this.#index;
    if (state[node] === ROW.decoded) return false;
    const isMore = node >= this.#rows.count || state[node] === ROW.more;
    const holdsNoOthers = (rest: Cursor | null): boolean => !isMore || !this.#rules.mayHoldOthers(node, rest);
    if (start[node] === start[node + 1])
      return !isMore || tryRead(() => holdsNoOthers(this.#behindEmptyList(node)), false);
    const { spanAt, spanSize, class: classes } = this.#rows.graph.nodes;
    this.#node = node;
    this.#version = this.#rows.version(node);
    this.#cursor.enter(spanAt[node]! + spanSize[node]!, at[start[node]!]!);
    const known = this.#ofClasses.of(this.#version, classes[node]!);
    return tryRead(() => this.#list(this.#root, known, null, 0) && holdsNoOthers(this.#cursor), false);
  }

  /** The cursor there; null if the node has no list. @throws FormatError */
  #behindEmptyList(node: NodeId): Cursor | null {
    const [cursor, rows] = [this.#cursor, this.#rows];
    if (node >= rows.count || !rows.enter(cursor, node)) return null;
    skipTag(cursor, rows.version(node));
    return cursor;
  }

  /**
   * Reads a property list up to its end. False for what may hold texts in another form.
   * @param owner the struct that has the list; null for the class of the node
   */
  #list(field: Field, known: KnownTags, owner: string | null, depth: number): boolean {
    if (depth > MOST_DEPTH) return false;
    const [cursor, version] = [this.#cursor, this.#version];
    for (let tag = known.next(cursor, version); tag !== null; tag = known.next(cursor, version)) {
      const at = cursor.take(known.size);
      const next = cursor.at;
      if (FIXED[tag.type.code] === 1) continue;
      const outer = cursor.enter(next, at);
      if (!this.#value(field, tag, owner, depth)) return false;
      cursor.leave(outer, next);
    }
    return true;
  }

  #value(before: Field, tag: Tag, owner: string | null, depth: number): boolean {
    const { type, name } = tag;
    const cursor = this.#cursor;
    switch (type.code) {
      case TYPE.byte:
        return cursor.left === 1 || (this.#text(this.#below(before, name)) && cursor.left === 0);
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        return this.#text(this.#below(before, name)) && cursor.left === 0;
      case TYPE.struct:
        return this.#struct(this.#below(before, name), type, depth);
      case TYPE.array:
        return this.#array(this.#below(before, name), type, depth);
      case TYPE.set:
        return this.#isTextlessSet(tag, owner);
      case TYPE.map:
        return this.#map(this.#below(before, name), tag, owner, depth) && cursor.left === 0;
      default:
        return type.code !== TYPE.text && type.code !== TYPE.unknown;
    }
  }

  #struct(field: Field, { struct, binary }: ValueType, depth: number): boolean {
    if (struct === undefined) return false;
    const cursor = this.#cursor;
    if (binary !== false) {
      if (this.#rules.textless.has(struct)) return true;
      if (this.#rows.game.structs.has(struct)) return this.#rules.isTextless(struct, cursor, this.#version);
      if (binary) return false;
    }
    return this.#fieldsOf(field, struct, depth) && isAtEnd(cursor, this.#rows.game);
  }

  #fieldsOf(field: Field, struct: string, depth: number): boolean {
    return this.#list(field, this.#ofFields.of(this.#version, field.number), struct, depth + 1);
  }

  /** A set of plain values or of known structs may be huge, such as that of removed foliage. */
  #isTextlessSet({ type: { inner, binary }, name }: Tag, owner: string | null): boolean {
    if (inner === undefined || binary === false) return false;
    if (inner.code !== TYPE.struct) return isTextless(inner.code);
    return this.#rules.textless.has(inner.struct ?? this.#structIn('element', owner, name) ?? '');
  }

  #structIn(role: ContainerRole, owner: string | null, name: string): string | null {
    return this.#rows.game.structOfContainer(role, owner ?? this.#rules.className(this.#node), name);
  }

  /** Reads pairs of key and value, unless some were removed. */
  #map(field: Field, { type: { inner, value }, name }: Tag, owner: string | null, depth: number): boolean {
    const cursor = this.#cursor;
    if (!inner || !value || cursor.i32() !== 0) return false;
    const elements = this.#below(field, ELEMENTS);
    const [key, item] = [this.#below(elements, 'key'), this.#below(elements, 'value')];
    const keyStruct = this.#structOf(inner, 'key', owner, name);
    const valueStruct = this.#structOf(value, 'value', owner, name);
    for (let left = cursor.count(2, 'pairs'); left > 0; left--) {
      if (!this.#item(key, inner.code, keyStruct, depth)) return false;
      if (!this.#item(item, value.code, valueStruct, depth)) return false;
    }
    return true;
  }

  /** What the file does not name is a property list of a struct with the name of the map. */
  #structOf({ code, struct }: ValueType, role: ContainerRole, owner: string | null, name: string): string {
    return code === TYPE.struct ? (struct ?? this.#structIn(role, owner, name) ?? `${name} ${role}`) : '';
  }

  /** Reads a key or value. */
  #item(field: Field, code: TypeCode, struct: string, depth: number): boolean {
    const cursor = this.#cursor;
    const size = ELEMENT_SIZE[code]!;
    if (size >= 0) {
      cursor.skip(size);
      return true;
    }
    switch (code) {
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        return this.#text(field);
      case TYPE.object:
      case TYPE.interface:
        skipString(cursor);
        if (this.#rows.game.references === 'disc') skipString(cursor);
        return true;
      case TYPE.struct: {
        const layout = this.#rows.game.structs.get(struct);
        if (layout === undefined) return this.#fieldsOf(field, struct, depth);
        if (!this.#rules.textless.has(struct) || !layout.bytes) return false;
        cursor.skip(layout.bytes[this.#version.doubles ? 1 : 0]);
        return true;
      }
      default:
        return false;
    }
  }

  #array(field: Field, { inner, binary }: ValueType, depth: number): boolean {
    const cursor = this.#cursor;
    const count = cursor.count(0, 'elements');
    if (inner === undefined) return false;
    const elements = this.#below(field, ELEMENTS);
    switch (inner.code) {
      case TYPE.struct: {
        const struct =
          inner.struct ?? (this.#version.innerTags && readInnerTag(cursor, this.#version).struct);
        if (!struct || count > cursor.left) return false;
        const isList = binary === false || !this.#rows.game.structs.has(struct);
        if (!isList) return this.#rules.textless.has(struct);
        return binary !== true && this.#lists(elements, struct, count, depth) && cursor.left === 0;
      }
      case TYPE.byte:
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        if (count > cursor.left) return false;
        if (inner.code === TYPE.byte && count === cursor.left) return true;
        for (let at = 0; at < count; at++) if (!this.#text(elements)) return false;
        return cursor.left === 0;
      default:
        return isTextless(inner.code);
    }
  }

  /** Many elements equal the one before, such as empty slots: those hold the same texts. */
  #lists(field: Field, struct: string, count: number, depth: number): boolean {
    const cursor = this.#cursor;
    const { view } = cursor;
    for (let element = 0, before = 0, size = 0; element < count; element++) {
      const { at } = cursor;
      if (size > 0 && size <= cursor.left && isSameRange(view, before, view, at, size)) cursor.skip(size);
      else if (!this.#fieldsOf(field, struct, depth)) return false;
      before = at;
      size = cursor.at - at;
    }
    return true;
  }

  /** An FString with one byte per character. */
  #text(field: Field): boolean {
    const cursor = this.#cursor;
    const length = cursor.i32();
    if (length < 0) return false;
    const at = cursor.take(length);
    const size = length > 0 && cursor.bytes[cursor.at - 1] === 0 ? length - 1 : length;
    if (size > 0 && !field.isSecret) this.#sink.text(field.number, at, size);
    return true;
  }

  #below(before: Field, name: string): Field {
    let field = before.below.get(name);
    if (field === undefined) {
      const dot = before.path === '' || name === ELEMENTS ? '' : '.';
      const isSecret = before.isSecret || (name !== ELEMENTS && isSecretName(name));
      field = this.#newField(before.path + dot + name, isSecret);
      before.below.set(name, field);
    }
    return field;
  }

  #newField(path: string, isSecret: boolean): Field {
    const field = { number: this.#fields.length, path, isSecret, below: new Map<string, Field>() };
    this.#fields.push(field);
    return field;
  }
}

/** By type: 1 if a value with a tag never holds texts, and is skipped. */
const FIXED = Uint8Array.from(ELEMENT_SIZE, (size, code) => Number(size >= 0 && code !== TYPE.byte));
for (const code of [TYPE.object, TYPE.interface, TYPE.softObject]) FIXED[code] = 1;

/** True if an element of this type never holds texts. A byte may be an enum value, which is stored by name. */
function isTextless(code: TypeCode): boolean {
  return FIXED[code] === 1;
}
