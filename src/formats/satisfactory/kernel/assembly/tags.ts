// Property tags: what follows the name of a property and says its type and size. The result goes into
// globals, because a file has millions of tags. Each function returns the address of the value, or 0 for a
// tag of unusual form, which unreal/scan/scan-tags.ts reads. Source:
// docs/formats/satisfactory.md#property-tags.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { typeLike } from '../../../unreal/assembly/type-names.ts';
import { BINARY, HAS_GUID, HAS_INDEX, UNUSUAL } from '../../../unreal/types/tag-codes.ts';
import { ARRAY, BOOL, BYTE, ENUM, MAP, SET, STRUCT } from '../../../unreal/types/type-codes.ts';
import { setup } from './boundary.gen.ts';
import { skipString } from './strings.ts';
import { simpleType, skipTypeTree, Type, typeTree } from './types.ts';

/**
 * Whether structs in a value are binary: yes or no as the tag says, or by their name where the tag doesn't
 * say.
 */
export const NO = 0;
export const YES = 1;
export const BY_NAME = 2;

/**
 * Result of the last tag. `size` is the number of bytes of the value, which is known to fit into the list.
 */
export let code: i32 = 0;
export let size: u32 = 0;
/**
 * Address of the value's type, 0 where the kernel must not read the value; and of its element or key type, 0
 * where it has none.
 */
export let type: u32 = 0;
export let inner: u32 = 0;
export let second: u32 = 0;
export let binary: i32 = BY_NAME;
/** Address of the FString that names the struct of a classic tag; 0 for other tags. */
export let structName: u32 = 0;

/** A tag with a type name and what that type needs in addition. */
export function classicTag(start: u32, end: u32): u32 {
  let at = start;
  if (end - at < 4) return 0;
  const typeLength = read<u32>(at);
  const typeNameAt = at + 4;
  if (typeLength > end - typeNameAt || end - typeNameAt - typeLength < 8) return 0;
  code = typeLike(setup.typeSlots, typeNameAt, typeLength);
  at = typeNameAt + typeLength;
  size = read<u32>(at);
  // The size is followed by the index in a static array.
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
  return length > end - at - 4 ? 0 : typeLike(setup.typeSlots, at + 4, length);
}

/** A tag with a complete type tree. */
export function typedTag(start: u32, end: u32): u32 {
  let at = skipTypeTree(start, end);
  if (at === 0 || end - at < 5) return 0;
  const named = typeOfTree(start, at);
  if (named === 0) return 0;
  size = read<u32>(at);
  const flags: u32 = read<u8>(at + 4);
  if ((flags & UNUSUAL) !== 0) return 0;
  at += 5;
  if ((flags & HAS_INDEX) !== 0) at += 4;
  if ((flags & HAS_GUID) !== 0) at += 16;
  code = changetype<Type>(named).code;
  type = named;
  inner = changetype<Type>(named).inner;
  second = changetype<Type>(named).value;
  binary = (flags & BINARY) !== 0 ? YES : NO;
  structName = 0;
  return at <= end && size <= end - at ? at : 0;
}

function typeOfTree(at: u32, end: u32): u32 {
  const length = read<u32>(at);
  // A name and no children.
  if (end - at === length + 8) return simpleType(typeLike(setup.typeSlots, at + 4, length));
  return typeTree(at, end);
}
