// Walks property tags by their sizes. It refuses whatever a decoder might see differently, and never reads
// past the end of its span. Source:
// docs/formats/satisfactory.md#property-tags.

import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { typeNamed } from '../../../unreal/assembly/type-names.ts';
import {
  BINARY,
  HAS_GUID,
  HAS_INDEX,
  IS_TRUE,
  MOST_TYPE_DEPTH,
  NONE_LENGTH,
  NONE_WORD,
  UNUSUAL,
} from '../../../unreal/types/tag-codes.ts';
import * as TYPE from '../../../unreal/types/type-codes.ts';
import { SEEN_TAG_WORDS, SEEN_TAGS } from '../codes.ts';
import { setup, walk } from './boundary.gen.ts';
import { isSame, nameNumber } from './names.ts';

/** Bytes of the FString "None", with its length and its NUL. */
const NONE_SIZE: u32 = 4 + NONE_LENGTH;

/** Result of reading a tag. */
export const READ = 0;
export const NONE = 1;
export const REFUSED = 2;

/**
 * A tag that was read. Another with the same bytes, apart from its size, says the same. Tags mostly come in the
 * same order, so each remembers which one followed.
 */
@unmanaged
class Tag {
  /** Address of its name, and its bytes before its size and after it. */
  at: u32;
  before: u32;
  after: u32;
  /** IS_CLASSIC, IS_TYPED or, while it is read, IS_PARTIAL. */
  form: u32;
  /** Address of the tag that followed. */
  next: u32;
  /** Number of its name. */
  name: i32;
  /** Code of its type, and of the type of its elements. */
  code: i32;
  inner: i32;
  /** Index in a static array. */
  index: i32;
  /** The value of a boolean. */
  isTrue: u32;
  /** Address of the name of its struct, or of the structs in its array; 0 when not stored. */
  structAt: u32;
  /** Whether structs are binary; -1 when it doesn't say. */
  binary: i32;
}

const IS_PARTIAL = 0;
const IS_CLASSIC = 1;
const IS_TYPED = 2;

/** The last tag, which the next one may overwrite. */
export let tag: Tag = changetype<Tag>(0);
/** Address of its size. */
let sizeAt: u32 = 0;

/** Called before the first tag of an object: the first of the previous object is the one to expect. */
export function beginObject(): void {
  tag = slot(SEEN_TAGS - 1);
}

function slot(number: u32): Tag {
  return changetype<Tag>(rowAt(setup.seen, SEEN_TAGS, number, SEEN_TAG_WORDS * 4));
}

/** Reads the next tag. The value that follows has `walk.size` bytes, all of them in the span. */
export function nextTag(typed: bool): i32 {
  const start = walk.at;
  const room = walk.end - start;
  if (room >= NONE_SIZE && isNone(start)) {
    walk.at = start + NONE_SIZE;
    return NONE;
  }
  const form: u32 = typed ? IS_TYPED : IS_CLASSIC;
  const guess = changetype<Tag>(tag.next);
  if (tag.next !== 0 && isTag(guess, form, start, room)) {
    tag = guess;
    return walk.size >= 0 && <u32>walk.size <= left() ? READ : REFUSED;
  }
  const at = name();
  if (at === 0) return REFUSED;
  const number = numberAt(at);
  if (number < 0) return REFUSED;
  if (<u32>number === setup.none) return NONE;
  const before = tag;
  tag = slot(number % (SEEN_TAGS - 1));
  tag.form = IS_PARTIAL;
  tag.name = number;
  const isRead = typed ? typedTag() : classicTag();
  if (!isRead || walk.size < 0 || <u32>walk.size > left()) return REFUSED;
  tag.at = start;
  tag.before = sizeAt - start;
  tag.after = walk.at - sizeAt - 4;
  tag.form = form;
  before.next = changetype<u32>(tag);
  return READ;
}

/** Whether the FString at an address is "None", as nearly all writers write it. */
function isNone(at: u32): bool {
  return read<u32>(at) === NONE_LENGTH && read<u32>(at + 4) === NONE_WORD && read<u8>(at + 8) === 0;
}

/** Whether the next bytes are those of a tag; if so, moves the walk past them. */
function isTag(seen: Tag, form: u32, start: u32, room: u32): bool {
  const before = seen.before;
  const after = seen.after;
  if (seen.form !== form || before + 4 + after > room) return false;
  if (!isSame(seen.at, start, before)) return false;
  const rest = start + before + 4;
  if (!isSame(seen.at + before + 4, rest, after)) return false;
  walk.size = read<i32>(rest - 4);
  walk.at = rest + after;
  return true;
}

/** Unread bytes of the span. */
export function left(): u32 {
  return walk.end - walk.at;
}

export function skip(bytes: u32): bool {
  if (bytes > left()) return false;
  walk.at += bytes;
  return true;
}

/** Skips an FString with one byte per character; false for any other. */
export function skipText(): bool {
  const at = walk.at;
  if (left() < 4) return false;
  const length = read<i32>(at);
  if (length < 0 || <u32>length > left() - 4) return false;
  walk.at = at + 4 + length;
  return true;
}

/**
 * Skips an FString with one byte per character, which must not be empty: returns its address, 0 for any
 * other.
 */
function name(): u32 {
  const at = walk.at;
  if (left() < 4) return 0;
  const length = read<i32>(at);
  if (length < 1 || <u32>length > left() - 4) return 0;
  walk.at = at + 4 + length;
  return at;
}

/** Number of the FString at an address, which was already skipped; -1 when there are too many names. */
export function numberAt(at: u32): i32 {
  return nameNumber(at + 4, textSize(at));
}

/** Size of the skipped FString at an address without its NUL, which some writers leave out. */
export function textSize(at: u32): u32 {
  const length = read<u32>(at);
  return length > 0 && read<u8>(at + 3 + length) === 0 ? length - 1 : length;
}

/** Reads a type name; returns its code, -1 where there is no name. */
function typeCode(): i32 {
  const at = name();
  return at === 0 ? -1 : typeNamed(setup.typeSlots, at + 4, textSize(at));
}

/** Size of a value in an array, -1 where it varies. */
export function elementSize(code: i32): i32 {
  return load<i32>(rowAt(setup.elementSizes, TYPE.CODES, code, 4));
}

function classicTag(): bool {
  const code = typeCode();
  if (code < 0 || left() < 8) return false;
  tag.code = code;
  sizeAt = walk.at;
  walk.size = read<i32>(walk.at);
  tag.index = read<i32>(walk.at + 4);
  walk.at += 8;
  tag.structAt = 0;
  tag.binary = -1;
  switch (code) {
    case TYPE.STRUCT:
      tag.structAt = name();
      if (tag.structAt === 0 || !skip(16)) return false;
      break;
    case TYPE.BOOL:
      if (left() < 1) return false;
      tag.isTrue = read<u8>(walk.at) !== 0 ? 1 : 0;
      walk.at++;
      break;
    case TYPE.BYTE:
    case TYPE.ENUM:
      if (name() === 0) return false;
      break;
    case TYPE.ARRAY:
    case TYPE.SET:
      tag.inner = typeCode();
      if (tag.inner < 0) return false;
      break;
    case TYPE.MAP:
      if (name() === 0 || name() === 0) return false;
      break;
  }
  return skipGuid();
}

/** A byte that says whether a GUID follows, and the GUID. */
function skipGuid(): bool {
  if (left() < 1) return false;
  const has = read<u8>(walk.at);
  walk.at++;
  return has === 0 || skip(16);
}

function typedTag(): bool {
  tag.structAt = 0;
  tag.inner = TYPE.UNKNOWN;
  const code = typeNode(0);
  if (code < 0 || left() < 5) return false;
  sizeAt = walk.at;
  walk.size = read<i32>(walk.at);
  const flags: u32 = read<u8>(walk.at + 4);
  if ((flags & UNUSUAL) !== 0) return false;
  walk.at += 5;
  tag.index = 0;
  if ((flags & HAS_INDEX) !== 0) {
    if (left() < 4) return false;
    tag.index = read<i32>(walk.at);
    walk.at += 4;
  }
  if ((flags & HAS_GUID) !== 0 && !skip(16)) return false;
  tag.code = code;
  tag.binary = (flags & BINARY) !== 0 ? 1 : 0;
  tag.isTrue = (flags & IS_TRUE) !== 0 ? 1 : 0;
  return true;
}

/**
 * Type code of the type tree here, or -1. For a struct, and for the elements of an array, also sets which
 * struct.
 */
function typeNode(depth: i32): i32 {
  const code = typeCode();
  if (code < 0 || left() < 4) return -1;
  const children = read<i32>(walk.at);
  walk.at += 4;
  if (children < 0 || <u64>children * 8 > <u64>left()) return -1;
  if (children > 0 && depth >= MOST_TYPE_DEPTH) return -1;
  for (let child = 0; child < children; child++) {
    const at = walk.at;
    const inner = typeNode(depth + 1);
    if (inner < 0) return -1;
    if (child > 0) continue;
    if ((code === TYPE.ARRAY || code === TYPE.SET) && depth === 0) tag.inner = inner;
    if (code === TYPE.STRUCT && (depth === 0 || (depth === 1 && tag.structAt === 0))) tag.structAt = at;
  }
  return code;
}

/**
 * The elements of a classic array of structs share a tag that precedes them: skips it and returns the address of
 * the name of their struct, 0 for an unusual one.
 */
export function innerTag(): u32 {
  if (!skipText() || !skipText() || left() < 8) return 0;
  const size = read<u32>(walk.at);
  walk.at += 8;
  const structAt = name();
  return structAt !== 0 && skip(16) && skipGuid() && size === left() ? structAt : 0;
}
