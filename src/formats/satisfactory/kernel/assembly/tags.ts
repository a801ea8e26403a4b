// Tags in front of the properties of a list, behind their names: of what type the value is, and how long. They are read into one
// place, because a list reads a million of them; each function gives the address of the value, and 0 for a tag of unusual
// form. unreal/scan/scan-tags.ts reads any.
// Source: docs/formats/satisfactory.md#property-tags.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { BINARY, HAS_GUID, HAS_INDEX, UNREAD } from '../../../unreal/types/tag-codes.ts';
import { ARRAY, BOOL, BYTE, ENUM, MAP, SET, STRUCT } from '../../../unreal/types/type-codes.ts';
import { skipString } from './strings.ts';
import { codeAt, simpleType, skipTypeTree, Type, typeTree } from './types.ts';

/** Whether structs in a value are binary: as its tag says, or by name where the tag does not say. */
export const NO = 0;
export const YES = 1;
export const BY_NAME = 2;

/** What the last tag said, until the next is read. `size`: bytes of the value, which lie in the list. */
export let code: i32 = 0;
export let size: u32 = 0;
/** Addresses of the type, 0 where the kernel must not read the value, and of what it holds, 0 where it holds nothing. */
export let type: u32 = 0;
export let inner: u32 = 0;
export let second: u32 = 0;
export let binary: i32 = BY_NAME;
/** Address of the FString that names the struct of a classic tag; 0 for other tags. */
export let structName: u32 = 0;

/** A tag with a type name and what else that type needs. */
export function classicTag(start: u32, end: u32): u32 {
  let at = start;
  if (end - at < 4) return 0;
  const typeLength = read<u32>(at);
  const typeNameAt = at + 4;
  if (typeLength > end - typeNameAt || end - typeNameAt - typeLength < 8) return 0;
  code = codeAt(typeNameAt, typeLength);
  at = typeNameAt + typeLength;
  size = read<u32>(at);
  // Behind the size stands the index in a static array.
  at += 8;
  type = simpleType(code);
  inner = 0;
  second = 0;
  binary = BY_NAME;
  structName = 0;
  switch (code) {
    case STRUCT:
      structName = at;
      at = skipString(at, end);
      if (at === 0 || end - at < 16) return 0;
      at += 16;
      break;
    case BOOL:
      at += 1;
      break;
    case BYTE:
    case ENUM:
      at = skipString(at, end);
      break;
    case ARRAY:
    case SET:
      inner = simpleType(codeOfString(at, end));
      at = skipString(at, end);
      break;
    case MAP:
      inner = simpleType(codeOfString(at, end));
      at = skipString(at, end);
      if (at === 0) return 0;
      second = simpleType(codeOfString(at, end));
      at = skipString(at, end);
      break;
  }
  if (at === 0 || at >= end) return 0;
  at += read<u8>(at) === 0 ? 1 : 17;
  return at <= end && size <= end - at ? at : 0;
}

/** The type that the FString at an address names. */
function codeOfString(at: u32, end: u32): i32 {
  if (end - at < 4) return 0;
  const length = read<u32>(at);
  return length > end - at - 4 ? 0 : codeAt(at + 4, length);
}

/** A tag with a complete type name. */
export function typedTag(start: u32, end: u32): u32 {
  let at = skipTypeTree(start, end);
  if (at === 0 || end - at < 5) return 0;
  const named = typeOfTree(start, at);
  if (named === 0) return 0;
  size = read<u32>(at);
  const flags: u32 = read<u8>(at + 4);
  at += 5;
  if ((flags & HAS_INDEX) !== 0) at += 4;
  if ((flags & HAS_GUID) !== 0) at += 16;
  code = changetype<Type>(named).code;
  type = (flags & UNREAD) !== 0 ? 0 : named;
  inner = changetype<Type>(named).inner;
  second = changetype<Type>(named).value;
  binary = (flags & BINARY) !== 0 ? YES : NO;
  structName = 0;
  return at <= end && size <= end - at ? at : 0;
}

function typeOfTree(at: u32, end: u32): u32 {
  const length = read<u32>(at);
  // A name and no children.
  if (end - at === length + 8) return simpleType(codeAt(at + 4, length));
  return typeTree(at, end);
}
