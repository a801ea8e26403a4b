// The grammar of property values, read for two uses: the load (scan/scan.ts) skips values and links references, the
// decoder (decode/decode.ts) makes values. Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { Value } from '../../../graph/values.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { checkElementCount } from '../element-count.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ContainerRole, NativeStruct, UnrealGame } from '../game.ts';
import type { ValueHooks } from '../hooks.ts';
import { readMore } from '../native/more-types.ts';
import type { PackedPlace } from '../native/native-visit.ts';
import { readInnerTag } from '../tags/tags.ts';
import { OPTIONAL } from '../tags/type-tree.ts';
import { readText } from '../texts/text.ts';
import {
  ELEMENT_SIZE,
  isUnnamedStruct,
  showType,
  TYPE,
  type TypeCode,
  type ValueType,
} from '../types/types.ts';
import { plainType } from './plain-type.ts';

/** Bytes of the smallest element of a type of variable size: an FString takes four, a reference two of them. */
const LEAST_ELEMENT: ReadonlyMap<TypeCode, number> = new Map([
  [TYPE.object, 8],
  [TYPE.interface, 8],
  [TYPE.softObject, 8],
  [TYPE.string, 4],
  [TYPE.name, 4],
  [TYPE.enum, 4],
  [TYPE.text, 4],
]);

/** True if structs in a value are binary according to its tag; undefined: decided by their name. */
export type Binary = boolean | undefined;

/** `L` says where a value is: a label while loading, the name of the property when decoding. */
export abstract class ValueReader<V extends EngineFacts, L> {
  readonly cursor: Cursor;
  readonly game: UnrealGame<V>;
  protected readonly hooks: ValueHooks<L> | null;
  readonly wantsValues: boolean;
  /** Set while a packed struct is read. */
  place: PackedPlace | null = null;
  /** The struct of the elements of the last classic array of structs. */
  protected innerStruct: string | undefined;

  abstract readonly version: V;

  /** @param wantsValues whether containers become values; if not, null stands for all values */
  constructor(cursor: Cursor, game: UnrealGame<V>, hooks: ValueHooks<L> | null, wantsValues: boolean) {
    this.cursor = cursor;
    this.game = game;
    this.hooks = hooks;
    this.wantsValues = wantsValues;
  }

  /** Called with the size of bytes that are kept and not understood. */
  keepOpaque(_size: number): void {}

  /** Reads a packed struct with these surroundings. */
  within<T>(place: PackedPlace, read: () => T): T {
    const outer = this.place;
    this.place = place;
    try {
      return read();
    } finally {
      this.place = outer;
    }
  }

  /** A value of a type with a size in ELEMENT_SIZE. */
  protected abstract number(code: TypeCode): Value;
  abstract string(at: L): Value;
  abstract reference(at: L): Value;
  abstract softReference(at: L): Value;
  /** The property list of a struct. */
  protected abstract fields(struct: string, at: L): Value;
  /** A struct with a layout of its own. */
  protected abstract native(layout: NativeStruct<V>, at: L): Value;
  /** A binary struct of unknown layout, and all that follows it in the value. */
  protected unknownStruct(name: string): Value {
    throw this.cursor.error('VALUE', 'a binary struct that is known', name);
  }
  protected abstract elements(type: ValueType, count: number, binary: Binary, at: L): Value;
  abstract part(at: L, part: string): L;
  abstract nameOf(at: L): string;
  abstract labelOf(at: L): LabelNode;
  /** True if the bytes themselves end where a value of that size is cut off. */
  protected isCut(_size: number): boolean {
    return false;
  }

  /** The value of a tag, up to the end of the open span. `owner` is the class or struct that has it. */
  protected tagged(type: ValueType, owner: string, at: L): Value {
    const { cursor } = this;
    switch (type.code) {
      case TYPE.bool:
        // The tag holds the value.
        return null;
      case TYPE.byte:
        return cursor.left === 1 ? this.number(TYPE.byte) : this.string(at);
      case TYPE.struct: {
        const value = this.#struct(type.struct, type.binary, at);
        // Item states migrated from Update 8 may have one empty reference too many.
        if (this.game.trailingReference && cursor.left === 4 && cursor.view.getInt32(cursor.at, true) === 0)
          cursor.take(4);
        return value;
      }
      case TYPE.array:
        if (!type.inner && this.version.untypedArrays) return this.#unknownElements();
        return this.#array(type, owner, at);
      case TYPE.set:
        if (!type.inner && this.version.untypedMaps) return this.#unknownElements();
        return this.#set(type, owner, at);
      case TYPE.map:
        if (!type.inner && this.version.untypedMaps) return this.#unknownElements();
        return this.hooks ? this.hooks.map(type, at) : this.#map(type, owner, at);
      default:
        return this.item(type, type.binary, at);
    }
  }

  /** One value without a tag. */
  item(type: ValueType, binary: Binary, at: L): Value {
    if (ELEMENT_SIZE[type.code]! >= 0) return this.number(type.code);
    switch (type.code) {
      case TYPE.string:
      case TYPE.name:
      case TYPE.enum:
        return this.string(at);
      case TYPE.text:
        return readText(this.cursor, this.version);
      case TYPE.object:
      case TYPE.interface:
        return this.reference(at);
      case TYPE.softObject:
        return this.softReference(at);
      case TYPE.struct:
        return this.#struct(type.struct, binary, at);
      default:
        return this.#rare(type, binary, at);
    }
  }

  /** `count` values of one type. */
  items(type: ValueType, count: number, binary: Binary, at: L): Value {
    const { cursor } = this;
    const size = ELEMENT_SIZE[type.code]!;
    if (size >= 0 && !this.wantsValues) {
      cursor.take(count * size);
      return null;
    }
    checkElementCount(cursor, count, LEAST_ELEMENT.get(type.code));
    const { struct } = type;
    // Elements of unknown size cannot be separated.
    if (count > 0 && struct !== undefined && this.#layout(struct, binary) === undefined)
      return this.unknownStruct(struct);
    const items: Value[] | null = this.wantsValues ? [] : null;
    for (let i = 0; i < count; i++) {
      const item = this.item(type, binary, at);
      items?.push(item);
    }
    return items && { kind: 'list', items, of: showType(type) };
  }

  /** True if structs with this name are property lists. */
  protected isList(struct: string, binary: Binary): boolean {
    return this.#layout(struct, binary) === null;
  }

  /** The struct that a map or set of structs without a name holds, as far as the game says. */
  structIn(role: ContainerRole, owner: string, at: L): string {
    const name = this.nameOf(at);
    return this.game.structOfContainer(role, owner, name) ?? `${name} ${role}`;
  }

  /** The type of a map or set with the structs in it that the file does not name, as far as the game says. */
  protected withStructs(type: ValueType, owner: string, at: L): ValueType {
    const { code, inner, value } = type;
    if (code !== TYPE.map && code !== TYPE.set) return type;
    const named = (part: ValueType | undefined, role: ContainerRole): ValueType | undefined => {
      if (!isUnnamedStruct(part)) return part;
      return { ...part!, struct: this.game.structOfContainer(role, owner, this.nameOf(at)) ?? undefined };
    };
    return {
      ...type,
      inner: named(inner, code === TYPE.map ? 'key' : 'element'),
      value: named(value, 'value'),
    };
  }

  #unknownElements(): Value {
    const bytes = this.cursor.take8(this.cursor.left);
    this.keepOpaque(bytes.length);
    return this.wantsValues ? { kind: 'opaque', bytes } : null;
  }

  /** How many values of one type are in an array. */
  protected countOf(_type: ValueType): number {
    return this.cursor.count(0, 'elements');
  }

  #array(type: ValueType, owner: string, at: L): Value {
    const { cursor, hooks } = this;
    const { inner } = type;
    if (inner === undefined) throw cursor.error('VALUE', 'the type of the elements', 'none');
    // What reads lists may know how many there are, if it cannot be so many.
    const mayBeAny = hooks !== null && !this.wantsValues && inner.code === TYPE.struct;
    const count = mayBeAny ? cursor.i32() : this.countOf(inner);
    if (inner.code === TYPE.byte) {
      // Enum values by name, or raw bytes (the fog of war is a megabyte of them).
      if (count !== cursor.left)
        return this.items({ ...inner, code: TYPE.enum }, count, undefined, this.part(at, '[]'));
      if (hooks) return hooks.bytes(count, at, owner);
      const bytes = cursor.take8(count);
      return this.wantsValues ? { kind: 'opaque', bytes } : null;
    }
    if (!isUnnamedStruct(inner)) return this.elements(inner, count, type.binary, at);
    if (!this.version.innerTags && hooks) return hooks.structs(count, at);
    const { struct, size } = readInnerTag(cursor, this.version);
    if (size !== cursor.left && !this.isCut(size))
      throw cursor.error('VALUE', `${cursor.left} bytes of elements`, String(size));
    const value = this.elements({ ...inner, struct }, count, type.binary, at);
    this.innerStruct = struct;
    return value;
  }

  /** Removed elements, which are only skipped, and elements. */
  #set({ inner: type, binary }: ValueType, owner: string, at: L): Value {
    const { cursor, hooks } = this;
    if (hooks && isUnnamedStruct(type)) {
      hooks.structs(cursor.count(1, 'removed elements'), at);
      return hooks.structs(cursor.count(1, 'elements'), at);
    }
    const inner = this.#innerType(type, 'element', owner, at);
    const element = this.part(at, '[]');
    this.items(inner, cursor.count(1, 'removed elements'), binary, element);
    const count = cursor.count(1, 'elements');
    return this.items(count === cursor.left ? inner : plainType(cursor, inner), count, binary, element);
  }

  /** Removed keys, which are only skipped, and pairs of key and value. */
  #map(type: ValueType, owner: string, at: L): Value {
    const { cursor } = this;
    const { inner, value } = type;
    const keyType = this.#innerType(inner, 'key', owner, at);
    const valueType = this.#innerType(value, 'value', owner, at);
    const keyAt = this.part(at, '[].key');
    const valueAt = this.part(at, '[].value');
    this.items(keyType, cursor.count(1, 'removed keys'), undefined, keyAt);
    const entries: { key: Value; value: Value }[] | null = this.wantsValues ? [] : null;
    const count = cursor.count(2, 'pairs');
    // Pairs of numbers fill the map; beside anything else, bytes may be names.
    const [keySize, valueSize] = [ELEMENT_SIZE[keyType.code]!, ELEMENT_SIZE[valueType.code]!];
    const isFull = Math.min(keySize, valueSize) >= 0 && count * (keySize + valueSize) === cursor.left;
    const typeOf = (type: ValueType): ValueType => (isFull ? type : plainType(cursor, type));
    for (let left = count; left > 0; left--) {
      const entry = {
        key: this.item(typeOf(keyType), undefined, keyAt),
        value: this.item(typeOf(valueType), undefined, valueAt),
      };
      entries?.push(entry);
    }
    if (!entries) return null;
    const shown = this.withStructs(type, owner, at);
    return { kind: 'map', entries, of: { key: showType(shown.inner!), value: showType(shown.value!) } };
  }

  #struct(name: string | undefined, binary: Binary, at: L): Value {
    if (name === undefined) throw this.cursor.error('VALUE', 'the name of a struct', 'none');
    const layout = this.#layout(name, binary);
    if (layout === null) return this.fields(name, at);
    return layout === undefined ? this.unknownStruct(name) : this.native(layout, at);
  }

  /** The layout of a binary struct, undefined if it is not known; null for a property list. */
  #layout(struct: string, binary: Binary): NativeStruct<V> | null | undefined {
    if (binary === false) return null;
    const layout = this.game.structs.get(struct);
    return layout === undefined && binary === undefined ? null : layout;
  }

  #rare(type: ValueType, binary: Binary, at: L): Value {
    const { cursor } = this;
    if (type.name === OPTIONAL && type.inner)
      return cursor.bool32() ? this.item(type.inner, binary, at) : null;
    const value = readMore(type.name, cursor, (...parts) =>
      this.reference(parts.reduce((inside, part) => this.part(inside, part), at)),
    );
    if (value !== undefined) return value;
    throw cursor.error('VALUE', 'a property type that is known', type.name);
  }

  /** Type of the keys, values or elements of a map or set: classic tags don't name structs there. */
  #innerType(type: ValueType | undefined, role: ContainerRole, owner: string, at: L): ValueType {
    if (type === undefined) throw this.cursor.error('VALUE', `the type of the ${role}s`, 'none');
    return isUnnamedStruct(type) ? { ...type, struct: this.structIn(role, owner, at) } : type;
  }
}
