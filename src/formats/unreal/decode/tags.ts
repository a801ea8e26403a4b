// The decoder's reader of property tags, classic ones and those with complete type names. Source:
// docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { characterBytes, readName, readString, skipString } from '../texts/fstring.ts';
import {
  BINARY,
  HAS_EXTENSIONS,
  HAS_GUID,
  HAS_INDEX,
  IS_TRUE,
  NONE_LENGTH,
  NONE_WORD,
  SKIPPED,
} from '../types/tag-codes.ts';
import { skipExtensions } from '../types/tag-extensions.ts';
import { readTypeTree, skipTypeTree } from '../types/type-tree.ts';
import {
  TYPE,
  type TypeCode,
  typeAt,
  typeLikeName,
  typeOfName,
  type ValueType,
  valueType,
} from '../types/types.ts';

export interface Tag {
  readonly name: string;
  readonly type: ValueType;
  /** Size of the value that follows, in bytes. */
  readonly size: number;
  /** Index in a static array. */
  readonly index: number;
  /** The value of a boolean, which is part of its tag. */
  readonly isTrue: boolean;
}

/** Reads one tag; null for the "None" that ends a list. @throws FormatError SHORT, COUNT, LIMIT */
export function readTag(cursor: Cursor, version: EngineFacts): Tag | null {
  const name = nameIn(cursor, version);
  if (name === 'None') return null;
  return version.completeTypeNames ? typedTag(cursor, name, version) : classicTag(cursor, name, version);
}

function classicTag(cursor: Cursor, name: string, version: EngineFacts): Tag {
  const typeName = nameIn(cursor, version);
  const code = typeIn(typeName, version);
  const size = cursor.i32();
  const index = cursor.i32();
  let struct: string | undefined;
  let enumName: string | undefined;
  let inner: ValueType | undefined;
  let value: ValueType | undefined;
  let isTrue = false;
  switch (code) {
    case TYPE.struct:
      struct = nameIn(cursor, version);
      if (version.structGuids) cursor.take(16);
      break;
    case TYPE.bool:
      isTrue = cursor.u8() !== 0;
      break;
    case TYPE.byte:
    case TYPE.enum:
      enumName = nameIn(cursor, version);
      if (enumName === 'None') enumName = undefined;
      break;
    case TYPE.array:
    case TYPE.set:
      inner = simple(nameIn(cursor, version), version);
      break;
    case TYPE.map:
      inner = simple(nameIn(cursor, version), version);
      value = simple(nameIn(cursor, version), version);
      break;
  }
  if (version.propertyGuids && cursor.u8() !== 0) cursor.take(16);
  return { name, type: valueType(code, typeName, struct, enumName, inner, value), size, index, isTrue };
}

function nameIn(cursor: Cursor, { asLoaded }: EngineFacts): string {
  return asLoaded ? readName(cursor) : readString(cursor);
}

function typeIn(name: string, { asLoaded }: EngineFacts): TypeCode {
  return asLoaded ? typeLikeName(name) : typeOfName(name);
}

/** The part of a tag that shows whether its value is wanted; the object is reused for many tags. */
export interface BriefTag {
  name: string;
  code: number;
  size: number;
}

/**
 * Like readTag, but into `tag` and without what only the value needs. False at the "None" that ends a list.
 * @throws as readTag
 */
export function readBriefTag(cursor: Cursor, version: EngineFacts, tag: BriefTag): boolean {
  if (version.completeTypeNames) {
    const whole = readTag(cursor, version);
    if (whole) Object.assign(tag, { name: whole.name, code: whole.type.code, size: whole.size });
    return whole !== null;
  }
  tag.name = nameIn(cursor, version);
  if (tag.name === 'None') return false;
  const code = typeIn(nameIn(cursor, version), version);
  tag.code = code;
  tag.size = cursor.i32();
  skipAfterSize(cursor, code, version);
  return true;
}

/** What follows the size of the value in a classic tag. */
function skipAfterSize(cursor: Cursor, code: number, version: EngineFacts): void {
  cursor.take(4);
  if (code === TYPE.struct) {
    skipString(cursor);
    if (version.structGuids) cursor.take(16);
  } else if (code === TYPE.bool) cursor.take(1);
  else if (code === TYPE.byte || code === TYPE.enum || code === TYPE.array || code === TYPE.set)
    skipString(cursor);
  else if (code === TYPE.map) {
    skipString(cursor);
    skipString(cursor);
  }
  if (version.propertyGuids && cursor.u8() !== 0) cursor.take(16);
}

/**
 * Skips one tag without decoding its name, as the load does. Returns the size of its value, or -1 at the "None"
 * that ends a list.
 * @throws FormatError SHORT, COUNT, LIMIT
 */
export function skipTag(cursor: Cursor, version: EngineFacts): number {
  const length = cursor.i32();
  const at = cursor.take(characterBytes(length));
  if (length === NONE_LENGTH && cursor.view.getInt32(at, true) === NONE_WORD) return -1;
  if (version.completeTypeNames) {
    skipTypeTree(cursor);
    const size = valueSize(cursor);
    const flags = cursor.u8();
    if (flags & HAS_INDEX) cursor.take(4);
    if (flags & HAS_GUID) cursor.take(16);
    if (flags & HAS_EXTENSIONS) skipExtensions(cursor, size);
    return size;
  }
  const typeLength = cursor.i32();
  const typeNameAt = cursor.take(characterBytes(typeLength));
  const code = typeAt(cursor.view, typeNameAt, typeLength);
  const size = valueSize(cursor);
  skipAfterSize(cursor, code, version);
  return size;
}

function valueSize(cursor: Cursor): number {
  const size = cursor.i32();
  if (size >= 0) return size;
  throw cursor.error('SHORT', 'a size of a value', String(size), cursor.at - 4);
}

function typedTag(cursor: Cursor, name: string, { asLoaded }: EngineFacts): Tag {
  const type = readTypeTree(cursor, asLoaded);
  const size = cursor.i32();
  const flags = cursor.u8();
  const index = flags & HAS_INDEX ? cursor.i32() : 0;
  if (flags & HAS_GUID) cursor.take(16);
  const isUsual = flags & HAS_EXTENSIONS ? skipExtensions(cursor, size) : true;
  const readable = isUsual && (flags & SKIPPED) === 0;
  const code = readable ? type.code : TYPE.unknown;
  const binary = (flags & BINARY) !== 0;
  return { name, type: { ...type, code, binary }, size, index, isTrue: (flags & IS_TRUE) !== 0 };
}

function simple(name: string, version: EngineFacts): ValueType {
  return valueType(typeIn(name, version), name);
}

/** The tag inside a classic array of structs: their type, and their total size in bytes. */
export function readInnerTag(cursor: Cursor, version: EngineFacts): { struct: string; size: number } {
  nameIn(cursor, version);
  nameIn(cursor, version);
  const size = cursor.i32();
  cursor.take(4);
  const struct = nameIn(cursor, version);
  if (version.structGuids) cursor.take(16);
  if (version.propertyGuids && cursor.u8() !== 0) cursor.take(16);
  return { struct, size };
}
