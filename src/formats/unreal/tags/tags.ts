// Reads property tags, classic ones and those with complete type names, while loading and when decoding. Kernels
// have their own reader (../assembly/tags.ts). Source: docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { characterBytes, readName, skipString } from '../texts/fstring.ts';
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
import { TYPE, typeAt, typeOfName, type ValueType, valueType } from '../types/types.ts';
import { skipExtensions } from './tag-extensions.ts';
import { readTypeTree, skipTypeTree } from './type-tree.ts';

/** How `IntProperty` and the like end, and longer than any. */
const [PROPERTY_END, MOST_TYPE_NAME] = [0x797472, 64];

export interface Tag {
  readonly name: string;
  /** Length of the name as the file has it. */
  readonly nameLength: number;
  readonly type: ValueType;
  /** Size of the value that follows, in bytes. */
  readonly size: number;
  /** Index in a static array. */
  readonly index: number;
  /** The value of a boolean, which is part of its tag. */
  readonly isTrue: boolean;
  /** Its bytes: `head` bytes before the size of its value, and `tail` bytes after it. */
  readonly at: number;
  readonly head: number;
  readonly tail: number;
  /** Label of the property, once the load needs it. */
  label: LabelNode | null;
}

/** Reads one tag; null for the "None" that ends a list. @throws FormatError SHORT, COUNT, LIMIT */
export function readTag(cursor: Cursor, version: EngineFacts): Tag | null {
  const { at } = cursor;
  const nameLength = cursor.i32();
  if (isNone(cursor, nameLength)) {
    cursor.take(NONE_LENGTH);
    return null;
  }
  cursor.at = at;
  const name = readName(cursor);
  return version.completeTypeNames
    ? typedTag(cursor, at, name, nameLength)
    : classicTag(cursor, at, name, nameLength, version);
}

/** True if the characters at the cursor are "None", however it ends. */
function isNone({ view, at, left }: Cursor, length: number): boolean {
  return length === NONE_LENGTH && left >= length && view.getInt32(at, true) === NONE_WORD;
}

function classicTag(cursor: Cursor, at: number, name: string, nameLength: number, version: EngineFacts): Tag {
  const typeName = readName(cursor);
  const code = typeOfName(typeName);
  const sizeAt = cursor.at;
  const size = cursor.i32();
  const index = cursor.i32();
  let struct: string | undefined;
  let enumName: string | undefined;
  let inner: ValueType | undefined;
  let value: ValueType | undefined;
  let isTrue = false;
  switch (code) {
    case TYPE.struct:
      struct = readName(cursor) || undefined;
      if (version.structGuids) cursor.take(16);
      break;
    case TYPE.bool:
      isTrue = cursor.u8() !== 0;
      break;
    case TYPE.byte:
    case TYPE.enum:
      enumName = readName(cursor);
      if (enumName === 'None') enumName = undefined;
      break;
    case TYPE.array:
    case TYPE.set:
    case TYPE.map:
      if (isUntyped(cursor, code, version)) break;
      inner = simple(readName(cursor));
      if (code === TYPE.map) value = simple(readName(cursor));
      break;
  }
  skipGuid(cursor, version);
  const type = valueType(code, typeName, struct, enumName, inner, value);
  const [head, tail] = [sizeAt - at, cursor.at - sizeAt - 4];
  return { name, nameLength, type, size, index, isTrue, at, head, tail, label: null };
}

/** True if the tag of a container does not say what is in it. An engine may be newer than its version says. */
export function isUntyped(cursor: Cursor, code: number, version: EngineFacts): boolean {
  if (code === TYPE.array) return version.untypedArrays ?? false;
  if (!version.untypedMaps || cursor.left < 8) return version.untypedMaps ?? false;
  const length = cursor.view.getInt32(cursor.at, true);
  const isIn = length > 4 && length <= MOST_TYPE_NAME && length <= cursor.left - 4;
  return !(isIn && cursor.view.getInt32(cursor.at + length, true) === PROPERTY_END);
}

function simple(name: string): ValueType {
  return valueType(typeOfName(name), name);
}

function skipGuid(cursor: Cursor, version: EngineFacts): void {
  if (version.propertyGuids && cursor.u8() !== 0) cursor.take(16);
}

function typedTag(cursor: Cursor, at: number, name: string, nameLength: number): Tag {
  const named = readTypeTree(cursor);
  const sizeAt = cursor.at;
  const size = cursor.i32();
  const flags = cursor.u8();
  const index = flags & HAS_INDEX ? cursor.i32() : 0;
  if (flags & HAS_GUID) cursor.take(16);
  const isUsual = flags & HAS_EXTENSIONS ? skipExtensions(cursor, size) : true;
  const code = isUsual && (flags & SKIPPED) === 0 ? named.code : TYPE.unknown;
  const type = { ...named, code, binary: (flags & BINARY) !== 0 };
  const isTrue = (flags & IS_TRUE) !== 0;
  const [head, tail] = [sizeAt - at, cursor.at - sizeAt - 4];
  return { name, nameLength, type, size, index, isTrue, at, head, tail, label: null };
}

/**
 * Skips one tag without decoding its name. Returns the size of its value, or -1 at the "None" that ends a list.
 * @throws FormatError SHORT, COUNT, LIMIT
 */
export function skipTag(cursor: Cursor, version: EngineFacts): number {
  const length = cursor.i32();
  const isEnd = isNone(cursor, length);
  cursor.take(characterBytes(length));
  if (isEnd) return -1;
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
  const code = typeAt(cursor.view, cursor.take(characterBytes(typeLength)), typeLength);
  const size = valueSize(cursor);
  cursor.take(4);
  if (code === TYPE.struct) {
    skipString(cursor);
    if (version.structGuids) cursor.take(16);
  } else if (code === TYPE.bool) cursor.take(1);
  else if (code === TYPE.byte || code === TYPE.enum) skipString(cursor);
  else if (
    (code === TYPE.array || code === TYPE.set || code === TYPE.map) &&
    !isUntyped(cursor, code, version)
  ) {
    skipString(cursor);
    if (code === TYPE.map) skipString(cursor);
  }
  skipGuid(cursor, version);
  return size;
}

function valueSize(cursor: Cursor): number {
  const size = cursor.i32();
  if (size >= 0) return size;
  throw cursor.error('SHORT', 'a size of a value', String(size), cursor.at - 4);
}

/** The tag inside a classic array of structs: their type, and their total size in bytes. */
export function readInnerTag(cursor: Cursor, version: EngineFacts): { struct: string; size: number } {
  skipString(cursor);
  skipString(cursor);
  const size = cursor.i32();
  cursor.take(4);
  const struct = readName(cursor);
  if (version.structGuids) cursor.take(16);
  skipGuid(cursor, version);
  return { struct, size };
}
