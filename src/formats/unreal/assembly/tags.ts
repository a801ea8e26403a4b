// Reads property tags, for kernels. The result of the last tag is in globals, because a file has millions of tags. Each
// function returns the address after what it read, or 0 for anything unusual, which TypeScript then reads
// (../tags/tags.ts). `slots` is the address of TYPE_SLOTS. Source: docs/formats/satisfactory.md#property-tags.

import { read } from '../../../graph/kernel/assembly/memory.ts';
import { BINARY, HAS_GUID, HAS_INDEX, IS_TRUE, MOST_TYPE_DEPTH, UNUSUAL } from '../types/tag-codes.ts';
import { ARRAY, BOOL, BYTE, ENUM, MAP, SET, STRUCT, UNKNOWN } from '../types/type-codes.ts';
import { typeLike } from './type-names.ts';

/** No type has more arguments. Bounds what hostile bytes can cost. */
const MOST_CHILDREN: u32 = 4;

/** The kinds of structs in a value: binary or not as the tag says, or by their name where the tag doesn't say. */
export const NO = 0;
export const YES = 1;
export const BY_NAME = 2;

/** Codes of the value's type, of that of its elements or keys, and of that of its values. */
export let code: i32 = UNKNOWN;
export let inner: i32 = UNKNOWN;
export let second: i32 = UNKNOWN;
/** Number of bytes of the value, which fit; and the address of that number. */
export let size: u32 = 0;
export let sizeAt: u32 = 0;
/** Index in a static array. */
export let index: i32 = 0;
/** The value of a boolean. */
export let isTrue: u32 = 0;
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

/** A tag with a type name and what that type needs in addition, from behind the name of the property. */
export function classicTag(slots: u32, start: u32, end: u32): u32 {
  let at = skipString(start, end);
  if (at === 0 || end - at < 8) return 0;
  code = typeOf(slots, start);
  inner = UNKNOWN;
  second = UNKNOWN;
  binary = BY_NAME;
  structAt = 0;
  sizeAt = at;
  size = read<u32>(at);
  index = read<i32>(at + 4);
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
      isTrue = read<u8>(at) !== 0 ? 1 : 0;
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
      inner = typeOf(slots, at);
      at = secondAt;
      if (code !== MAP) break;
      at = skipString(secondAt, end);
      if (at !== 0) second = typeOf(slots, secondAt);
      break;
    }
  }
  return fits(at === 0 ? 0 : skipGuid(at, end), end);
}

/** A tag with a complete type tree, from behind the name of the property. */
export function typedTag(slots: u32, start: u32, end: u32): u32 {
  inner = UNKNOWN;
  second = UNKNOWN;
  structAt = 0;
  let at = typeTree(slots, start, end, 0);
  if (at === 0 || end - at < 5) return 0;
  sizeAt = at;
  size = read<u32>(at);
  const flags: u32 = read<u8>(at + 4);
  if ((flags & UNUSUAL) !== 0) return 0;
  at += 5;
  index = 0;
  if ((flags & HAS_INDEX) !== 0) {
    if (end - at < 4) return 0;
    index = read<i32>(at);
    at += 4;
  }
  if ((flags & HAS_GUID) !== 0) at += 16;
  binary = (flags & BINARY) !== 0 ? YES : NO;
  isTrue = (flags & IS_TRUE) !== 0 ? 1 : 0;
  return fits(at, end);
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

/** The type that the FString at an address names, which was skipped. */
function typeOf(slots: u32, at: u32): i32 {
  const length = read<i32>(at);
  return length < 0 ? UNKNOWN : typeLike(slots, at + 4, length);
}

/** A type tree: FString name, i32 number of children, children. Sets `code`, and what the root says of structs. */
function typeTree(slots: u32, start: u32, end: u32, depth: i32): u32 {
  let at = skipString(start, end);
  if (at === 0 || end - at < 4) return 0;
  const own = typeOf(slots, start);
  const children = read<u32>(at);
  at += 4;
  if (children > MOST_CHILDREN || (children > 0 && depth >= MOST_TYPE_DEPTH)) return 0;
  for (let child: u32 = 0; child < children; child++) {
    const childAt = at;
    at = typeTree(slots, at, end, depth + 1);
    if (at === 0) return 0;
    if (child > 0) continue;
    if (depth === 0 && (own === ARRAY || own === SET)) inner = code;
    if (own === STRUCT && (depth === 0 || (depth === 1 && structAt === 0))) structAt = childAt;
  }
  code = own;
  return at;
}
