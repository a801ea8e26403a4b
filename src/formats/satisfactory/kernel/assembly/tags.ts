// Reads property tags. The result of the last one is in globals, because a file has millions of tags. Each function
// returns the address after what it read, or 0 for anything unusual, which TypeScript then reads (unreal/tags/tags.ts).
// Source: docs/formats/satisfactory.md#property-tags.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { BINARY, HAS_GUID, HAS_INDEX, MOST_TYPE_DEPTH, UNUSUAL } from '../../../unreal/types/tag-codes.ts';
import {
  ARRAY,
  BOOL,
  BOTH_WORDS,
  BYTE,
  ENUM,
  MAP,
  SECOND_WORD,
  SET,
  SLOT_SHIFT,
  SLOT_WORDS,
  STRUCT,
  UNKNOWN,
} from '../../../unreal/types/type-codes.ts';
import { setup } from './boundary.gen.ts';
import { simpleType, Type, typeTree } from './types.ts';

/** No type has more arguments. Bounds what hostile bytes can cost. */
const MOST_CHILDREN: u32 = 4;

/** The kinds of structs in a value: binary or not as the tag says, or by their name where the tag doesn't say. */
export const NO = 0;
export const YES = 1;
export const BY_NAME = 2;

/** Code of the value's type. */
export let code: i32 = UNKNOWN;
/** Addresses of that type, of that of its elements or keys, and of that of its values; 0 where there is none. */
export let type: u32 = 0;
export let inner: u32 = 0;
export let second: u32 = 0;
/** Number of bytes of the value, which fit. */
export let size: u32 = 0;
export let binary: i32 = BY_NAME;
/** Address of the FString that names the struct, or the struct of the elements; 0 where there is none. */
export let structAt: u32 = 0;

/** End of the FString at an address. */
export function skipString(at: u32, end: u32): u32 {
  if (end - at < 4) return 0;
  const length = read<i32>(at);
  const bytes: u64 = length >= 0 ? <u64>length : <u64>-(<i64>length) * 2;
  return bytes <= <u64>(end - at - 4) ? at + 4 + <u32>bytes : 0;
}

/** Bytes of the text of an FString with this length, more than 0: some writers leave out the NUL. */
export function textBytes(at: u32, length: u32): u32 {
  return read<u8>(at + 3 + length) === 0 ? length - 1 : length;
}

/** A tag with a type name and what that type needs in addition, from behind the name of the property. */
export function classicTag(start: u32, end: u32): u32 {
  let at = skipString(start, end);
  if (at === 0 || end - at < 8) return 0;
  code = typeOf(start);
  type = simpleType(code);
  inner = simpleType(UNKNOWN);
  second = inner;
  binary = BY_NAME;
  structAt = 0;
  size = read<u32>(at);
  // Behind the size, and the index in a static array.
  at += 8;
  switch (code) {
    case STRUCT:
      structAt = at;
      at = skipString(at, end);
      if (at === 0 || end - at < 16) return 0;
      at += 16;
      break;
    case BOOL:
      if (at === end) return 0;
      at++;
      break;
    case BYTE:
    case ENUM:
      at = skipString(at, end);
      break;
    case ARRAY:
    case SET:
    case MAP: {
      const secondAt = skipString(at, end);
      if (secondAt === 0) return 0;
      inner = simpleType(typeOf(at));
      at = secondAt;
      if (code !== MAP) break;
      at = skipString(secondAt, end);
      if (at !== 0) second = simpleType(typeOf(secondAt));
      break;
    }
  }
  return fits(at === 0 ? 0 : skipGuid(at, end), end);
}

/** A tag with a complete type tree, from behind the name of the property. */
export function typedTag(start: u32, end: u32): u32 {
  const sizeAt = treeEnd(start, end, 0);
  if (sizeAt === 0 || end - sizeAt < 5) return 0;
  size = read<u32>(sizeAt);
  const flags: u32 = read<u8>(sizeAt + 4);
  if ((flags & UNUSUAL) !== 0) return 0;
  let at = sizeAt + 5;
  if ((flags & HAS_INDEX) !== 0) at += 4;
  if ((flags & HAS_GUID) !== 0) at += 16;
  if (fits(at, end) === 0) return 0;
  binary = (flags & BINARY) !== 0 ? YES : NO;
  structAt = 0;
  code = typeOf(start);
  // A type without parts is a name and no children.
  const isSimple = sizeAt - start === read<u32>(start) + 8;
  type = isSimple ? simpleType(code) : typeTree(start, sizeAt);
  if (type === 0) return 0;
  inner = changetype<Type>(type).inner;
  second = changetype<Type>(type).value;
  return at;
}

/**
 * The tag that the elements of a classic array of structs share: sets `structAt`. Its size is that of all bytes up to
 * the end.
 */
export function innerTag(start: u32, end: u32): u32 {
  let at = skipString(start, end);
  if (at !== 0) at = skipString(at, end);
  if (at === 0 || end - at < 8) return 0;
  const bytes = read<u32>(at);
  structAt = at + 8;
  at = skipString(structAt, end);
  if (at === 0 || end - at < 16) return 0;
  at = skipGuid(at + 16, end);
  return at !== 0 && at <= end && bytes === end - at ? at : 0;
}

/** A byte that says whether a GUID follows, and the GUID, which may be behind the end. */
function skipGuid(at: u32, end: u32): u32 {
  return at === end ? 0 : read<u8>(at) === 0 ? at + 1 : at + 17;
}

function fits(at: u32, end: u32): u32 {
  return at !== 0 && at <= end && size <= end - at ? at : 0;
}

/** Code of the type that the FString at an address names, by its first eight bytes and its length. It was skipped. */
function typeOf(name: u32): i32 {
  const length = read<i32>(name);
  if (length < 9) return UNKNOWN;
  const at = name + 4;
  const mixed = (read<u32>(at) ^ (read<u32>(at + 4) * SECOND_WORD)) * <u32>BOTH_WORDS;
  const slot = setup.typeSlots + (mixed >> SLOT_SHIFT) * (SLOT_WORDS * 4);
  return load<u64>(slot) === read<u64>(at) && load<i32>(slot, 8) === length ? load<i32>(slot, 12) : UNKNOWN;
}

/** End of a type tree: FString name, i32 number of children, children. */
function treeEnd(start: u32, end: u32, depth: i32): u32 {
  let at = skipString(start, end);
  if (at === 0 || end - at < 4) return 0;
  const children = read<u32>(at);
  at += 4;
  if (children > MOST_CHILDREN || (children > 0 && depth >= MOST_TYPE_DEPTH)) return 0;
  for (let child: u32 = 0; child < children && at !== 0; child++) at = treeEnd(at, end, depth + 1);
  return at;
}
