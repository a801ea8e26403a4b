// Property lists to values, when a query asks for them. What does not fit its size comes out as opaque bytes;
// the load has recorded the issue.
// Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { ElementNumbers } from '../../../graph/sink.ts';
import type { ListValue, PropertyValue, Value } from '../../../graph/values.ts';
import { readString } from '../../unreal/fstring.ts';
import type { NativeReader } from '../native.ts';
import type { BodyVersion } from '../versions.ts';
import { structOfContainer } from './map-types.ts';
import { type DecodeHost, NativeDecode } from './native-decode.ts';
import { softPath } from './soft-path.ts';
import { BINARY_STRUCTS } from './structs.ts';
import { type BriefTag, readBriefTag, readInnerTag, readTag, type Tag } from './tags.ts';
import { readText } from './text-history.ts';
import { showType, TYPE, type ValueType } from './types.ts';

const MOST_DEPTH = 64;

export class PropertyDecoder implements DecodeHost {
  readonly cursor: Cursor;
  version: BodyVersion;
  readonly #native: NativeDecode;
  #depth = 0;

  constructor(cursor: Cursor, version: BodyVersion) {
    this.cursor = cursor;
    this.version = version;
    this.#native = new NativeDecode(this);
  }

  /** Names and types up to "None". */
  outline(): { name: string; type: string }[] {
    const found: { name: string; type: string }[] = [];
    for (let tag = readTag(this.cursor, this.version); tag; tag = readTag(this.cursor, this.version)) {
      found.push({ name: tag.name, type: showType(tag.type) });
      this.cursor.skip(tag.size);
    }
    return found;
  }

  /** Properties up to "None"; with `only` (lower case) those of other names are left out. */
  properties(owner: string, only?: ReadonlySet<string>): PropertyValue[] {
    const { cursor } = this;
    const found: PropertyValue[] = [];
    for (let tag = readTag(cursor, this.version); tag; tag = readTag(cursor, this.version)) {
      if (only && !only.has(tag.name.toLowerCase())) cursor.skip(tag.size);
      else found.push(this.#property(tag, owner));
    }
    return found;
  }

  /** See Decoder.numbersIn: walks tags by their sizes. Null for what is no list of property lists. */
  numbersIn(list: string, field: string): ElementNumbers | null {
    const { cursor } = this;
    const [wantedList, wantedField] = [list.toLowerCase(), field.toLowerCase()];
    for (let tag = readTag(cursor, this.version); tag; tag = readTag(cursor, this.version)) {
      if (tag.name.length === list.length && tag.name.toLowerCase() === wantedList) {
        return this.#elementNumbers(tag, wantedField);
      }
      cursor.skip(tag.size);
    }
    return null;
  }

  #elementNumbers({ type }: Tag, field: string): ElementNumbers | null {
    const { cursor } = this;
    const { inner } = type;
    if (type.code !== TYPE.array || inner?.code !== TYPE.struct) return null;
    const count = cursor.count(0, 'elements');
    const struct = inner.struct ?? readInnerTag(cursor).struct;
    const isBinary = type.binary ?? BINARY_STRUCTS.has(struct);
    if (isBinary) return null;
    if (count > cursor.left) throw cursor.error('COUNT', `at most ${cursor.left} elements`, String(count));
    const values: number[] = [];
    const ends: number[] = [];
    const tag: BriefTag = { name: '', code: TYPE.unknown, size: 0 };
    for (let i = 0; i < count; i++) {
      let value = Number.NaN;
      while (readBriefTag(cursor, this.version, tag)) {
        if (tag.code === TYPE.int && tag.size === 4 && tag.name.toLowerCase() === field) value = cursor.i32();
        else cursor.skip(tag.size);
      }
      values.push(value);
      ends.push(cursor.at);
    }
    return { values, ends };
  }

  /** Binary data as fields. */
  natives(read: (reader: NativeReader) => void): PropertyValue[] {
    return this.#native.fields(read);
  }

  list(): readonly PropertyValue[] {
    return this.#nested('');
  }

  reference(): Value {
    const at = this.cursor.at;
    readString(this.cursor);
    const path = readString(this.cursor);
    return path === '' ? null : { kind: 'reference', path, at };
  }

  #nested(owner: string): PropertyValue[] {
    if (++this.#depth > MOST_DEPTH) {
      throw this.cursor.error('LIMIT', `structs nested at most ${MOST_DEPTH} deep`, 'one more');
    }
    const fields = this.properties(owner);
    this.#depth--;
    return fields;
  }

  #property(tag: Tag, owner: string): PropertyValue {
    const { cursor } = this;
    const { name, index, size } = tag;
    const at = cursor.take(size);
    const outer = cursor.end;
    const next = cursor.at;
    const depth = this.#depth;
    cursor.at = at;
    cursor.end = next;
    let value: Value;
    let of: ValueType = tag.type;
    try {
      [value, of] = this.#tagged(tag, owner);
      if (cursor.at !== next)
        throw cursor.error('TRAILING', `the end of ${name}`, `${next - cursor.at} more bytes`);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#depth = depth;
      value = { kind: 'opaque', bytes: cursor.bytes.subarray(at, next) };
    }
    cursor.end = outer;
    cursor.at = next;
    return { name, index, type: showType(of), value, at, size };
  }

  /** The value of a tag, and its type with what only the value tells. */
  #tagged(tag: Tag, owner: string): [Value, ValueType] {
    const { cursor } = this;
    const { type, name } = tag;
    switch (type.code) {
      case TYPE.bool:
        return [tag.isTrue, type];
      case TYPE.byte:
        return [cursor.left === 1 ? cursor.u8() : readString(cursor), type];
      case TYPE.struct: {
        const value = this.#struct(type.struct, type.binary);
        // Item states that came over from Update 8 may have an empty reference too many.
        if (cursor.left === 4 && cursor.view.getInt32(cursor.at, true) === 0) cursor.take(4);
        return [value, type];
      }
      case TYPE.array:
        return this.#array(type);
      case TYPE.set: {
        const inner = this.#innerType(type.inner, 'element', owner, name);
        this.#items(inner, cursor.count(1, 'removed elements'));
        return [this.#items(inner, cursor.count(1, 'elements')), type];
      }
      case TYPE.map: {
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

  #array(type: ValueType): [Value, ValueType] {
    const { cursor } = this;
    let { inner } = type;
    if (inner === undefined) throw cursor.error('VALUE', 'the type of the elements', 'none');
    const count = cursor.count(0, 'elements');
    if (inner.code === TYPE.byte) {
      // Enum values by name, or raw bytes (the fog of war is a megabyte of them).
      if (count !== cursor.left) return [this.#items({ ...inner, code: TYPE.enum }, count), type];
      return [{ kind: 'opaque', bytes: cursor.take8(count) }, type];
    }
    if (inner.code === TYPE.struct && inner.struct === undefined) {
      const { struct, size } = readInnerTag(cursor);
      if (size !== cursor.left) throw cursor.error('VALUE', `${cursor.left} bytes of elements`, String(size));
      inner = { ...inner, struct };
    } else if (inner.code === TYPE.struct && type.binary !== undefined) {
      inner = { ...inner, binary: type.binary };
    }
    return [this.#items(inner, count), { ...type, inner }];
  }

  #items(type: ValueType, count: number): ListValue {
    const { cursor } = this;
    // Only structs may be empty property lists of five bytes and more; nothing is smaller than a byte.
    if (count > cursor.left) throw cursor.error('COUNT', `at most ${cursor.left} elements`, String(count));
    const items: Value[] = [];
    for (let i = 0; i < count; i++) items.push(this.#item(type));
    return { kind: 'list', items, of: showType(type) };
  }

  /** One value without a tag. */
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
      case TYPE.softObject: {
        const at = cursor.at;
        const path = softPath(cursor, this.version.doubles);
        return path === '' ? null : { kind: 'reference', path, at };
      }
      case TYPE.struct:
        return this.#struct(type.struct, type.binary);
      default:
        throw cursor.error('VALUE', 'a property type that is known', type.name);
    }
  }

  #struct(name: string | undefined, binary: boolean | undefined): Value {
    if (name === undefined) throw this.cursor.error('VALUE', 'the name of a struct', 'none');
    const layout = BINARY_STRUCTS.get(name);
    if (binary === false || (layout === undefined && binary === undefined)) {
      return { kind: 'struct', fields: this.#nested(name) };
    }
    if (layout === undefined) throw this.cursor.error('VALUE', 'a binary struct that is known', name);
    return this.#native.value(layout.read);
  }

  /** Type of what a map or set holds: classic tags leave the name of a struct to be known. */
  #innerType(
    type: ValueType | undefined,
    role: 'key' | 'value' | 'element',
    owner: string,
    name: string,
  ): ValueType {
    if (type === undefined) throw this.cursor.error('VALUE', `the type of the ${role}s`, 'none');
    if (type.code !== TYPE.struct || type.struct !== undefined) return type;
    return { ...type, struct: structOfContainer(role, owner, name) ?? `${name} ${role}` };
  }
}
