// Property lists of Unreal Engine 4 and 5 as a test writer puts them down: one description of the properties, written as
// classic tags or, where the engine is new enough, as tags with complete type names.
// Source: docs/formats/gvas.md; docs/formats/satisfactory.md section 3.4.

import { type Text, UnrealWriter } from './unreal-writer.ts';

/** Versions that tags depend on. */
export interface TagVersion {
  readonly ue4: number;
  readonly ue5: number;
}

/** A type as complete type names say it: `StructProperty(Vector(/Script/CoreUObject))`. */
export interface TypeTree {
  readonly name: string;
  readonly of?: readonly TypeTree[];
}

/** A value with its type. */
export interface Kind {
  readonly type: TypeTree;
  /** Structs in it are binary. */
  readonly isNative?: boolean;
  /** Of a bool, which its tag says. */
  readonly isOn?: boolean;
  /** @param name of the property; of elements none */
  write(out: UnrealWriter, version: TagVersion, name?: Text): void;
}

export interface Property {
  readonly name: Text;
  readonly value: Kind;
  readonly index?: number;
}

export const prop = (name: Text, value: Kind, more: Partial<Property> = {}): Property => ({
  name,
  value,
  ...more,
});

/** Properties by name, where none repeats or says more than its value. */
export type Fields = Readonly<Record<string, Kind>>;

export const plain = (name: string, write: Kind['write']): Kind => ({
  type: { name: `${name}Property` },
  write,
});

export const bool = (isOn: boolean): Kind => ({
  ...plain('Bool', (out) => void out.u8(isOn ? 1 : 0)),
  isOn,
});
export const int = (value: number): Kind => plain('Int', (out) => void out.i32(value));
export const int64 = (value: bigint): Kind => plain('Int64', (out) => void out.i64(value));
export const float = (value: number): Kind => plain('Float', (out) => void out.f32(value));
export const double = (value: number): Kind => plain('Double', (out) => void out.f64(value));
export const str = (value: Text): Kind => plain('Str', (out) => void out.text(value));
export const fname = (value: string): Kind => plain('Name', (out) => void out.text(value));
export const enumeration = (name: string, value: string): Kind => ({
  type: { name: 'EnumProperty', of: [{ name }] },
  write: (out) => void out.text(value),
});

const structType = (name: string, module: string): TypeTree => ({
  name: 'StructProperty',
  of: [{ name, of: [{ name: module }] }],
});

/** A struct that is a property list. */
export const struct = (
  name: string,
  properties: Fields | readonly Property[] = {},
  module = '/Script/Engine',
): Kind => ({
  type: structType(name, module),
  write: (out, version) => writeList(out, version, properties),
});

/** A binary struct. */
export const native = (name: string, write: Kind['write'], module = '/Script/Engine'): Kind => ({
  type: structType(name, module),
  isNative: true,
  write,
});

/** 32 hex digits. */
export const guid = (digits: string): Kind => native('Guid', (out) => void out.guid(digits));

export const vector = (...numbers: readonly [number, number, number]): Kind =>
  native('Vector', (out, { ue5 }) => {
    for (const number of numbers)
      if (ue5 >= 1004) out.f64(number);
      else out.f32(number);
  });

export const array = (...items: readonly Kind[]): Kind => arrayOf(items[0]!.type, items);

/** `type` is for those that are empty. Classic arrays of structs say the struct once, in a tag before the first. */
export function arrayOf(type: TypeTree, items: readonly Kind[]): Kind {
  return {
    type: { name: 'ArrayProperty', of: [type] },
    isNative: items[0]?.isNative ?? false,
    write: (out, version, name = '') => {
      out.i32(items.length);
      // Written once: in arrays inside arrays, twice would double with every level.
      const elements = new UnrealWriter();
      for (const item of items) item.write(elements, version);
      if (type.name === 'StructProperty' && version.ue4 >= 500 && version.ue5 < 1012) {
        out.text(name).text(type.name).i32(elements.length).i32(0);
        writeDetails(out, type);
        out.u8(0);
      }
      out.bytes(elements.finish());
    },
  };
}

export const setOf = (...items: readonly Kind[]): Kind => ({
  type: { name: 'SetProperty', of: [items[0]!.type] },
  isNative: items[0]!.isNative === true,
  write: (out, version) => {
    out.i32(0).list32(items, (item) => item.write(out, version));
  },
});

export const map = (...entries: readonly (readonly [key: Kind, value: Kind])[]): Kind => ({
  type: { name: 'MapProperty', of: entries[0]!.map(({ type }) => type) },
  isNative: entries[0]!.some(({ isNative }) => isNative === true),
  write: (out, version) => {
    out.i32(0).list32(entries, (entry) => {
      for (const each of entry) each.write(out, version);
    });
  },
});

/** An array of bytes. */
export const bytes = (content: Uint8Array): Kind => ({
  type: { name: 'ArrayProperty', of: [{ name: 'ByteProperty' }] },
  write: (out) => void out.i32(content.length).bytes(content),
});

/** A property list as bytes, for arrays of bytes. */
export function listBytes(version: TagVersion, properties: Fields | readonly Property[]): Uint8Array {
  const out = new UnrealWriter();
  writeList(out, version, properties);
  return out.finish();
}

/** Each property, then the name `None`. */
export function writeList(
  out: UnrealWriter,
  version: TagVersion,
  properties: Fields | readonly Property[],
): void {
  const list: readonly Property[] = Array.isArray(properties)
    ? properties
    : Object.entries(properties).map(([name, value]) => prop(name, value));
  for (const { name, value, index = 0 } of list) {
    const { type, isNative, isOn } = value;
    const body = new UnrealWriter();
    if (isOn === undefined) value.write(body, version, name);
    out.text(name);
    if (version.ue5 >= 1012) {
      writeTree(out, type);
      out.i32(body.length).u8((index > 0 ? 1 : 0) | (isNative ? 8 : 0) | (isOn ? 0x10 : 0));
      if (index > 0) out.i32(index);
    } else {
      out.text(type.name).i32(body.length).i32(index);
      writeDetails(out, type, isOn);
      if (version.ue4 >= 503) out.u8(0);
    }
    out.bytes(body.finish());
  }
  out.text('None');
}

/** Types inside the type, as classic tags say them. */
function writeDetails(out: UnrealWriter, { name, of = [] }: TypeTree, isOn = false): void {
  if (name === 'BoolProperty') out.u8(isOn ? 1 : 0);
  else
    for (const inner of name === 'ByteProperty' ? [{ name: 'None' }, ...of].slice(-1) : of)
      out.text(inner.name);
  if (name === 'StructProperty') out.zeros(16);
}

/** Pre-order: a name, the count of what stands inside, then each of those. */
function writeTree(out: UnrealWriter, { name, of = [] }: TypeTree): void {
  out.text(name).list32(of, (inner) => writeTree(out, inner));
}
