// Walks property tags by their sizes. It refuses whatever a decoder might see differently, and never reads
// past the end of its span. Source:
// docs/formats/satisfactory.md#property-tags.

import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import * as header from '../../../unreal/assembly/tags.ts';
import { NONE_LENGTH, NONE_WORD } from '../../../unreal/types/tag-codes.ts';
import * as TYPE from '../../../unreal/types/type-codes.ts';
import { SEEN_TAG_WORDS, SEEN_TAGS } from '../codes.ts';
import { setup, walk } from './boundary.gen.ts';
import { isSame, nameNumber } from './names.ts';

/** Bytes of the FString "None", with its length and its NUL. */
const NONE_SIZE: u32 = 4 + NONE_LENGTH;

/** Length of the shortest name of a struct, with its NUL. */
const LEAST_NAME = 2;

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
  /** IS_CLASSIC or IS_TYPED; 0 before it is read. */
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
  /** Whether structs are binary: NO, YES or BY_NAME. */
  binary: i32;
}

const IS_CLASSIC = 1;
const IS_TYPED = 2;

/** The last tag, which the next one may overwrite. */
export let tag: Tag = changetype<Tag>(0);

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
  const end = walk.end;
  if (!skipText()) return REFUSED;
  const number = numberAt(start);
  if (number < 0) return REFUSED;
  const at = typed
    ? header.typedTag(setup.typeSlots, walk.at, end)
    : header.classicTag(setup.typeSlots, walk.at, end);
  if (at === 0 || (header.structAt !== 0 && read<i32>(header.structAt) < LEAST_NAME)) return REFUSED;
  const before = tag;
  tag = slot(number % (SEEN_TAGS - 1));
  remember(start, at, number, form);
  before.next = changetype<u32>(tag);
  walk.at = at;
  walk.size = header.size;
  return READ;
}

/** Fills the last tag, whose bytes begin at `start` and end at `at`. */
function remember(start: u32, at: u32, name: i32, form: u32): void {
  tag.at = start;
  tag.before = header.sizeAt - start;
  tag.after = at - header.sizeAt - 4;
  tag.form = form;
  tag.name = name;
  tag.code = header.code;
  tag.inner = header.inner;
  tag.index = header.index;
  tag.isTrue = header.isTrue;
  tag.structAt = header.structAt;
  tag.binary = header.binary;
}

/** Whether the FString at an address is "None", however it ends. */
function isNone(at: u32): bool {
  return read<u32>(at) === NONE_LENGTH && read<u32>(at + 4) === NONE_WORD;
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

/** Number of the name at an address, an FString that was already skipped; -1 when it is empty or there are too many. */
export function numberAt(at: u32): i32 {
  const length = read<i32>(at);
  return length < 1 ? -1 : nameNumber(at + 4, length - 1);
}

/** Size of the skipped FString at an address without its NUL, which some writers leave out. */
export function textSize(at: u32): u32 {
  const length = read<u32>(at);
  return length > 0 && read<u8>(at + 3 + length) === 0 ? length - 1 : length;
}

/** Size of a value in an array, -1 where it varies. */
export function elementSize(code: i32): i32 {
  return load<i32>(rowAt(setup.elementSizes, TYPE.CODES, code, 4));
}

/**
 * The elements of a classic array of structs share a tag that precedes them: skips it and returns the address of
 * the name of their struct, 0 for an unusual one.
 */
export function innerTag(): u32 {
  const at = header.innerTag(walk.at, walk.end);
  if (at === 0 || read<i32>(header.structAt) < LEAST_NAME) return 0;
  walk.at = at;
  return header.structAt;
}
