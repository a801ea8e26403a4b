// Decodes property lists when a query asks for them. A value that does not fit its size is shown as opaque
// bytes; the load has already recorded the issue. Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { ListValue, PropertyValue, Value } from '../../../graph/values.ts';
import { checkElementCount } from '../element-count.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ContainerRole, UnrealGame } from '../game.ts';
import type { DecodeHooks } from '../hooks.ts';
import { readMore } from '../native/more-types.ts';
import type { NativeReader } from '../native/native.ts';
import { type DecodeHost, NativeDecode } from '../native/native-decode.ts';
import { readString } from '../texts/fstring.ts';
import { NULL_PATHS, softPath } from '../texts/soft-path.ts';
import { readText } from '../texts/text.ts';
import { MOST_LIST_DEPTH } from '../types/tag-codes.ts';
import { OPTIONAL } from '../types/type-tree.ts';
import { showType, TYPE, type ValueType } from '../types/types.ts';
import { lowerCase } from './lower-case.ts';
import { type BriefTag, readBriefTag, readInnerTag, readTag, type Tag } from './tags.ts';

export class PropertyDecoder<V extends EngineFacts = EngineFacts> implements DecodeHost<V> {
  readonly cursor: Cursor;
  version: V;
  readonly #native: NativeDecode<V>;
  readonly game: UnrealGame<V>;
  readonly #hooks: DecodeHooks | null;
  #depth = 0;

  constructor(cursor: Cursor, version: V, game: UnrealGame<V>, hooks: DecodeHooks | null = null) {
    this.#hooks = hooks;
    this.game = game;
    this.cursor = cursor;
    this.version = version;
    this.#native = new NativeDecode(this);
  }

  /** Names and types of the properties up to "None". */
  outline(found: { name: string; type: string }[] = []): { name: string; type: string }[] {
    for (let tag = readTag(this.cursor, this.version); tag; tag = readTag(this.cursor, this.version)) {
      const at = this.cursor.take(tag.size);
      found.push({ name: tag.name, type: showType(this.#typeWithElements(tag, at)) });
    }
    return found;
  }

  /**
   * The type of a classic array of structs: its elements are preceded by a tag that names the struct.
   * @param at where the value begins
   */
  #typeWithElements({ type, size }: Tag, at: number): ValueType {
    const { cursor, version } = this;
    if (type.code !== TYPE.array || !isUnnamedStruct(type.inner) || !version.innerTags) return type;
    const next = cursor.at;
    const outer = cursor.enter(at + size, at);
    try {
      cursor.count(0, 'elements');
      return { ...type, inner: { ...type.inner!, struct: readInnerTag(cursor, version).struct } };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return type;
    } finally {
      cursor.leave(outer, next);
    }
  }

  /**
   * Properties up to "None"; with `only` (lower case), just those with these names; `a.b` selects field `b` of the
   * struct `a`. If it throws, `found` holds the properties before the fault.
   */
  properties(owner: string, only?: ReadonlySet<string>, found: PropertyValue[] = []): PropertyValue[] {
    if (only) return this.#someProperties(owner, only, found);
    for (let tag = readTag(this.cursor, this.version); tag; tag = readTag(this.cursor, this.version)) {
      found.push(this.#property(tag, owner));
    }
    return found;
  }

  /** Of a property that is not wanted, reads only as much of the tag as it takes to skip it. */
  #someProperties(owner: string, only: ReadonlySet<string>, found: PropertyValue[]): PropertyValue[] {
    const { cursor } = this;
    const brief: BriefTag = { name: '', code: TYPE.unknown, size: 0 };
    for (let { at } = cursor; readBriefTag(cursor, this.version, brief); { at } = cursor) {
      const name = lowerCase(brief.name);
      const isWhole = only.has(name);
      const inner = isWhole || brief.code !== TYPE.struct ? undefined : namesInside(only, name);
      if (isWhole || inner) {
        cursor.at = at;
        found.push(this.#property(readTag(cursor, this.version)!, owner, inner));
      } else cursor.skip(brief.size);
    }
    return found;
  }

  /** Reads binary data as fields. */
  natives(read: (reader: NativeReader<V>) => void): PropertyValue[] {
    return this.#native.fields(read);
  }

  list(): readonly PropertyValue[] {
    return this.#nested('');
  }

  reference(): Value {
    const at = this.cursor.at;
    if (this.game.references === 'disc') readString(this.cursor);
    const path = readString(this.cursor);
    return this.#asReference(path, at);
  }

  softReference(): Value {
    const { at } = this.cursor;
    return this.#asReference(softPath(this.cursor, this.version.softParts), at);
  }

  #asReference(path: string, at: number): Value {
    const isNothing = this.game.references === 'path' ? NULL_PATHS.has(path) : path === '';
    return isNothing ? null : { kind: 'reference', path, at };
  }

  /** Reads one value without a tag, for hooks. */
  item(type: ValueType): Value {
    return this.#item(type);
  }

  #nested(owner: string, only?: ReadonlySet<string>): PropertyValue[] {
    if (++this.#depth > MOST_LIST_DEPTH) {
      throw this.cursor.error('LIMIT', `structs nested at most ${MOST_LIST_DEPTH} deep`, 'one more');
    }
    const fields = this.properties(owner, only);
    this.#depth--;
    return fields;
  }

  #property(tag: Tag, owner: string, only?: ReadonlySet<string>): PropertyValue {
    const { cursor } = this;
    const { name, index, size } = tag;
    const at = cursor.take(size);
    const next = cursor.at;
    const depth = this.#depth;
    const outer = cursor.enter(next, at);
    let value: Value;
    let of: ValueType = tag.type;
    try {
      [value, of] = this.#tagged(tag, owner, only);
      if (cursor.at !== next)
        throw cursor.error('TRAILING', `the end of ${name}`, `${next - cursor.at} more bytes`);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#depth = depth;
      value = { kind: 'opaque', bytes: cursor.bytes.subarray(at, next) };
    }
    cursor.leave(outer, next);
    return { name, index, type: showType(of), value, at, size };
  }

  /** The value of a tag, and its type with the details that only the value shows. */
  #tagged(tag: Tag, owner: string, only?: ReadonlySet<string>): [Value, ValueType] {
    const { cursor } = this;
    const { type, name } = tag;
    switch (type.code) {
      case TYPE.bool:
        return [tag.isTrue, type];
      case TYPE.byte:
        return [cursor.left === 1 ? cursor.u8() : readString(cursor), type];
      case TYPE.struct: {
        const value = this.#struct(type.struct, type.binary, only);
        // Item states migrated from Update 8 may have one empty reference too many.
        if (this.game.spareReference && cursor.left === 4 && cursor.view.getInt32(cursor.at, true) === 0)
          cursor.take(4);
        return [value, type];
      }
      case TYPE.array:
        return this.#array(type, owner, name);
      case TYPE.set: {
        if (this.#hooks && isUnnamedStruct(type.inner)) {
          this.#hooks.structs(cursor.count(1, 'removed elements'));
          return [this.#hooks.structs(cursor.count(1, 'elements')), type];
        }
        const inner = this.#innerType(type.inner, 'element', owner, name);
        this.#items(inner, cursor.count(1, 'removed elements'));
        return [this.#items(inner, cursor.count(1, 'elements')), type];
      }
      case TYPE.map: {
        if (this.#hooks) return [this.#hooks.map(type), type];
        const key = this.#innerType(type.inner, 'key', owner, name);
        const value = this.#innerType(type.value, 'value', owner, name);
        this.#items(key, cursor.count(1, 'removed keys'));
        const entries: { key: Value; value: Value }[] = [];
        for (let left = cursor.count(2, 'pairs'); left > 0; left--) {
          entries.push({ key: this.#item(key), value: this.#item(value) });
        }
        return [{ kind: 'map', entries }, type];
      }
      default:
        return [this.#item(type), type];
    }
  }

  #array(type: ValueType, owner: string, name: string): [Value, ValueType] {
    const { cursor } = this;
    let { inner } = type;
    if (inner === undefined) throw cursor.error('VALUE', 'the type of the elements', 'none');
    const count = cursor.count(0, 'elements');
    if (inner.code === TYPE.byte) {
      // Enum values by name, or raw bytes (the fog of war is a megabyte of them).
      if (count !== cursor.left) return [this.#items({ ...inner, code: TYPE.enum }, count), type];
      if (this.#hooks) return [this.#hooks.bytes(count, owner, name), type];
      return [{ kind: 'opaque', bytes: cursor.take8(count) }, type];
    }
    if (isUnnamedStruct(inner) && !this.version.innerTags && this.#hooks) {
      return [this.#hooks.structs(count), type];
    }
    if (inner.code === TYPE.struct && inner.struct === undefined) {
      const { struct, size } = readInnerTag(cursor, this.version);
      if (size !== cursor.left) throw cursor.error('VALUE', `${cursor.left} bytes of elements`, String(size));
      inner = { ...inner, struct };
    } else if (inner.code === TYPE.struct && type.binary !== undefined) {
      inner = { ...inner, binary: type.binary };
    }
    const shown = this.#hooks?.elements(inner, count) ?? null;
    return [shown ?? this.#items(inner, count), { ...type, inner }];
  }

  #items(type: ValueType, count: number): ListValue {
    const { cursor } = this;
    // Property lists have their own least size; any other element takes at least one byte.
    checkElementCount(cursor, count);
    const items: Value[] = [];
    for (let i = 0; i < count; i++) items.push(this.#item(type));
    return { kind: 'list', items, of: showType(type) };
  }

  /** Reads one value without a tag. */
  #item(type: ValueType): Value {
    const { cursor } = this;
    switch (type.code) {
      case TYPE.bool:
        return cursor.u8() !== 0;
      case TYPE.byte:
        return cursor.u8();
      case TYPE.int8:
        return cursor.i8();
      case TYPE.int16:
        return cursor.i16();
      case TYPE.int:
        return cursor.i32();
      case TYPE.int64:
        return cursor.i64();
      case TYPE.uint16:
        return cursor.u16();
      case TYPE.uint32:
        return cursor.u32();
      case TYPE.uint64:
        return cursor.u64();
      case TYPE.float:
        return cursor.f32();
      case TYPE.double:
        return cursor.f64();
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        return readString(cursor);
      case TYPE.text:
        return readText(cursor, this.version);
      case TYPE.object:
      case TYPE.interface:
        return this.reference();
      case TYPE.softObject:
        return this.softReference();
      case TYPE.struct:
        return this.#struct(type.struct, type.binary);
      default: {
        if (type.name === OPTIONAL && type.inner && this.game.moreTypes) {
          const { binary = false } = type;
          return cursor.bool32() ? this.#item({ ...type.inner, binary }) : null;
        }
        const other = this.game.moreTypes ? readMore(type.name, cursor, () => this.reference()) : undefined;
        if (other === undefined) throw cursor.error('VALUE', 'a property type that is known', type.name);
        return other;
      }
    }
  }

  #struct(name: string | undefined, binary: boolean | undefined, only?: ReadonlySet<string>): Value {
    if (name === undefined) throw this.cursor.error('VALUE', 'the name of a struct', 'none');
    const layout = this.game.structs.get(name);
    if (binary === false || (layout === undefined && binary === undefined)) {
      return { kind: 'struct', fields: this.#nested(name, only) };
    }
    if (layout === undefined) throw this.cursor.error('VALUE', 'a binary struct that is known', name);
    return this.#native.value(layout.read);
  }

  /** Type of the keys, values or elements of a map or set: classic tags don't name structs there. */
  #innerType(type: ValueType | undefined, role: ContainerRole, owner: string, name: string): ValueType {
    if (type === undefined) throw this.cursor.error('VALUE', `the type of the ${role}s`, 'none');
    if (type.code !== TYPE.struct || type.struct !== undefined) return type;
    return { ...type, struct: this.game.structOfContainer(role, owner, name) ?? `${name} ${role}` };
  }
}

const insideNames = new WeakMap<ReadonlySet<string>, Map<string, ReadonlySet<string> | undefined>>();

/** What names like `struct.field` select in a struct; undefined for nothing. */
function namesInside(only: ReadonlySet<string>, struct: string): ReadonlySet<string> | undefined {
  let known = insideNames.get(only);
  if (!known) {
    known = new Map();
    insideNames.set(only, known);
  }
  if (!known.has(struct)) {
    const prefix = `${struct}.`;
    const names = [...only].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
    known.set(struct, names.length > 0 ? new Set(names) : undefined);
  }
  return known.get(struct);
}

/** Whether the type is a struct that the file doesn't name. */
function isUnnamedStruct(type: ValueType | undefined): boolean {
  return type?.code === TYPE.struct && type.struct === undefined;
}
