// Save games as a test writer puts them down: one description of the properties, written as any engine version would.
// Source: docs/formats/gvas.md.

import { ByteWriter } from '../byte-writer.ts';
import { emptyGuid, type Text, writeString } from '../satisfactory/strings.ts';

/** Versions that bytes depend on. */
export interface WrittenVersion {
  readonly saveGame: 1 | 2 | 3;
  readonly ue4: number;
  readonly ue5: number;
  readonly engine: readonly [number, number, number];
  /** Of FEditorObjectVersion. */
  readonly editorObject: number;
}

/** One of every generation. */
export const VERSIONS = {
  '4.10': { saveGame: 1, ue4: 482, ue5: 0, engine: [4, 10, 2], editorObject: 0 },
  '4.16': { saveGame: 2, ue4: 513, ue5: 0, engine: [4, 16, 2], editorObject: 17 },
  '4.27': { saveGame: 2, ue4: 522, ue5: 0, engine: [4, 27, 2], editorObject: 40 },
  '4.27 beyond': { saveGame: 2, ue4: 525, ue5: 0, engine: [4, 27, 2], editorObject: 40 },
  '5.0': { saveGame: 3, ue4: 522, ue5: 1004, engine: [5, 0, 3], editorObject: 40 },
  '5.1': { saveGame: 3, ue4: 522, ue5: 1008, engine: [5, 1, 1], editorObject: 40 },
  '5.4': { saveGame: 3, ue4: 522, ue5: 1012, engine: [5, 4, 4], editorObject: 40 },
  '5.6': { saveGame: 3, ue4: 522, ue5: 1017, engine: [5, 6, 1], editorObject: 40 },
} as const satisfies Readonly<Record<string, WrittenVersion>>;

/** A type as complete type names say it. */
interface TypeTree {
  readonly name: string;
  readonly of?: readonly TypeTree[];
}

/** A value with its type. */
export interface Kind {
  readonly type: TypeTree;
  /** Structs in it are binary. */
  readonly isNative?: boolean;
  /** As the value of a property; elements without what only a tag needs. */
  write(out: ByteWriter, version: WrittenVersion): void;
  /** As an element, where that is not the same. */
  writeElement?(out: ByteWriter, version: WrittenVersion): void;
}

export interface WrittenProperty {
  readonly name: Text;
  readonly value: Kind;
  readonly index?: number;
}

export const prop = (name: Text, value: Kind, more: Partial<WrittenProperty> = {}): WrittenProperty => ({
  name,
  value,
  ...more,
});

/** Properties by name, where none repeats or says more than its value. */
export type Fields = Readonly<Record<string, Kind>>;

const plain = (name: string, write: Kind['write']): Kind => ({ type: { name: `${name}Property` }, write });

export const int = (value: number): Kind => plain('Int', (out) => void out.i32(value));
export const int64 = (value: bigint): Kind => plain('Int64', (out) => void out.i64(value));
export const str = (value: Text): Kind => plain('Str', (out) => writeString(out, value));
export const fname = (value: string): Kind => plain('Name', (out) => writeString(out, value));
export const object = (path: string): Kind => plain('Object', (out) => writeString(out, path));
export const enumeration = (name: string, value: string): Kind => ({
  type: { name: 'EnumProperty', of: [{ name }] },
  write: (out) => writeString(out, value),
});
const structType = (name: string): TypeTree => ({
  name: 'StructProperty',
  of: [{ name, of: [{ name: '/Script/Engine' }] }],
});

/** A struct that is a property list. */
export const struct = (name: string, properties: Fields | readonly WrittenProperty[] = {}): Kind => ({
  type: structType(name),
  write: (out, version) => writeList(out, version, properties),
});

/** A binary struct. */
export const native = (name: string, write: Kind['write']): Kind => ({
  type: structType(name),
  isNative: true,
  write,
});

/** 32 hex digits, as they are shown: four words. */
export const guid = (digits: string): Kind => native('Guid', (out) => writeGuid(out, digits));

export function writeGuid(out: ByteWriter, digits: string): void {
  for (let at = 0; at < 32; at += 8) out.u32(Number.parseInt(digits.slice(at, at + 8), 16));
}

export const vector = (...numbers: readonly [number, number, number]): Kind =>
  native('Vector', (out, { ue5 }) => {
    for (const number of numbers)
      if (ue5 >= 1004) out.f64(number);
      else out.f32(number);
  });

export const dateTime = (ticks: bigint): Kind => native('DateTime', (out) => void out.i64(ticks));

export const array = (of: Kind, ...more: readonly Kind[]): Kind =>
  arrayOf(of.type, [of, ...more], of.isNative);

/** `type` is for those that are empty. */
export function arrayOf(type: TypeTree, items: readonly Kind[], isNative = false): Kind {
  return {
    type: { name: 'ArrayProperty', of: [type] },
    isNative,
    write: (out, version) => {
      out.i32(items.length);
      const isTagged = type.name === 'StructProperty' && version.ue4 >= 500 && version.ue5 < 1012;
      // Written once: in arrays inside arrays, twice would double with every level.
      const elements = new ByteWriter();
      for (const item of items) writeElement(elements, version, item);
      if (isTagged) writeInnerTag(out, type, elements.length);
      out.bytes(elements.finish());
    },
  };
}

function writeInnerTag(out: ByteWriter, type: TypeTree, size: number): void {
  writeString(out, 'Inner');
  writeString(out, 'StructProperty');
  out.i32(size).i32(0);
  writeString(out, type.of![0]!.name);
  out.bytes(emptyGuid).u8(0);
}

export const setOf = (...items: readonly Kind[]): Kind => ({
  type: { name: 'SetProperty', of: [items[0]!.type] },
  isNative: items[0]!.isNative === true,
  write: (out, version) => {
    out.i32(0).i32(items.length);
    for (const item of items) writeElement(out, version, item);
  },
});

export const map = (...entries: readonly (readonly [key: Kind, value: Kind])[]): Kind => ({
  type: { name: 'MapProperty', of: entries[0]!.map(({ type }) => type) },
  isNative: entries[0]!.some(({ isNative }) => isNative === true),
  write: (out, version) => {
    out.i32(0).i32(entries.length);
    for (const [key, value] of entries) {
      writeElement(out, version, key);
      writeElement(out, version, value);
    }
  },
});

/** An array of bytes. */
export const bytes = (content: Uint8Array): Kind => ({
  type: { name: 'ArrayProperty', of: [{ name: 'ByteProperty' }] },
  write: (out) => void out.i32(content.length).bytes(content),
});

/** A property list as bytes, for arrays of bytes. */
export function listBytes(
  version: WrittenVersion,
  properties: Fields | readonly WrittenProperty[],
): Uint8Array {
  const out = new ByteWriter();
  writeList(out, version, properties);
  return out.finish();
}

function writeElement(out: ByteWriter, version: WrittenVersion, item: Kind): void {
  (item.writeElement ?? item.write)(out, version);
}

function writeList(
  out: ByteWriter,
  version: WrittenVersion,
  properties: Fields | readonly WrittenProperty[],
): void {
  const list: readonly WrittenProperty[] = Array.isArray(properties)
    ? properties
    : Object.entries(properties).map(([name, value]) => prop(name, value));
  for (const property of list) {
    if (version.ue5 >= 1012) writeTypedTag(out, version, property);
    else writeClassicTag(out, version, property);
  }
  writeString(out, 'None');
}

function writeClassicTag(out: ByteWriter, version: WrittenVersion, property: WrittenProperty): void {
  const { name, value, index = 0 } = property;
  const { type } = value;
  const body = new ByteWriter();
  value.write(body, version);
  writeString(out, name);
  writeString(out, type.name);
  out.i32(body.length).i32(index);
  const [first, second] = type.of ?? [];
  switch (type.name) {
    case 'StructProperty':
      writeString(out, first!.name);
      out.bytes(emptyGuid);
      break;
    case 'ByteProperty':
    case 'EnumProperty':
      writeString(out, first?.name ?? 'None');
      break;
    case 'ArrayProperty':
    case 'SetProperty':
      writeString(out, first!.name);
      break;
    case 'MapProperty':
      writeString(out, first!.name);
      writeString(out, second!.name);
      break;
  }
  if (version.ue4 >= 503) out.u8(0);
  out.bytes(body.finish());
}

function writeTypedTag(out: ByteWriter, version: WrittenVersion, property: WrittenProperty): void {
  const { name, value, index = 0 } = property;
  const body = new ByteWriter();
  value.write(body, version);
  writeString(out, name);
  writeTree(out, value.type);
  out.i32(body.length);
  out.u8((index > 0 ? 1 : 0) | (value.isNative ? 8 : 0));
  if (index > 0) out.i32(index);
  out.bytes(body.finish());
}

function writeTree(out: ByteWriter, { name, of = [] }: TypeTree): void {
  writeString(out, name);
  out.i32(of.length);
  for (const part of of) writeTree(out, part);
}

export interface WrittenGame {
  readonly className?: string;
  readonly properties: Fields | readonly WrittenProperty[];
}

/** A whole save game, without a wrapper. */
export function writeGame(version: WrittenVersion, game: WrittenGame): Uint8Array {
  const out = new ByteWriter();
  const { saveGame, ue4, ue5, engine, editorObject } = version;
  for (const letter of 'GVAS') out.u8(letter.charCodeAt(0));
  out.i32(saveGame).i32(ue4);
  if (saveGame >= 3) out.i32(ue5);
  for (const part of engine) out.u16(part);
  out.u32(0);
  writeString(out, '++UE+Release');
  if (saveGame >= 2) {
    const custom: (readonly [string, number])[] = [[EDITOR_OBJECT, editorObject]];
    if (ue5 >= 1009) custom.push([INSTANCED_STRUCT, 0]);
    out.i32(3).i32(custom.length);
    for (const [id, number] of custom) {
      for (let at = 0; at < id.length; at += 2) out.u8(Number.parseInt(id.slice(at, at + 2), 16));
      out.i32(number);
    }
  }
  writeString(out, game.className ?? '/Script/Farm.FarmSaveGame');
  if (ue5 >= 1011) out.u8(0);
  writeList(out, version, game.properties);
  out.i32(0);
  return out.finish();
}

const EDITOR_OBJECT = 'ed68b0e4e94294f40bda31a241bb462e';
const INSTANCED_STRUCT = 'aa1c1ee25e4247afd46abf89bba8444c';
