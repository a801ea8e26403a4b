// Finds the direct properties of objects. Source: docs/formats/satisfactory.md#objects.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { DECODED, INDEXED, MORE } from '../../../../graph/kernel/column-codes.ts';
import { CONTROL_BYTE, TYPED } from '../../kernel/codes.ts';
import { MOST_ROWS, MOST_TAGS } from '../codes.ts';
import { setup, tagBatch, walk } from './boundary.gen.ts';
import { beginObject, left, NONE, nextTag, READ, skipText, tag } from './tags.ts';

/** Tags found in this run. */
let tags: u32 = 0;

export function beginTags(): void {
  tags = 0;
}

/** Finds the tags of one object. False when there is no room for them. */
export function findObject(row: u32): bool {
  const first = tags;
  let state: u32 = enter(row) ? tagsOf(row) : DECODED;
  if (state === FULL) {
    tags = first;
    // The next run starts with this object and has room for it.
    if (row > 0) return false;
    state = DECODED;
  }
  if (state === DECODED) tags = first;
  store<u8>(rowAt(tagBatch.state, MOST_ROWS, row, 1), state);
  store<u32>(rowAt(tagBatch.tagEnd, MOST_ROWS, row, 4), tagBatch.tags + tags);
  return true;
}

/** Returned in addition to the states of rows. */
const FULL: u32 = 0xff;

function input(column: u32, row: u32): u32 {
  return load<u32>(rowAt(column, MOST_ROWS, row, 4));
}

function layoutOf(row: u32): u32 {
  return load<u8>(rowAt(tagBatch.layout, MOST_ROWS, row, 1));
}

/**
 * Moves the walk to an object's property list. False when it may not be where it should; an object without
 * one leaves nothing to walk.
 */
function enter(row: u32): bool {
  walk.at = shared.image + input(tagBatch.spanAt, row);
  walk.end = walk.at + input(tagBatch.spanSize, row);
  const isActor = load<u8>(rowAt(tagBatch.kind, MOST_ROWS, row, 1)) === setup.actorKind;
  if (isActor && left() > 0 && !skipFamily()) return false;
  if (left() > 0 && (layoutOf(row) & CONTROL_BYTE) !== 0) walk.at++;
  return true;
}

/** Skips the parent and children of an actor. */
function skipFamily(): bool {
  if (!skipText() || !skipText() || left() < 4) return false;
  const children = read<i32>(walk.at);
  walk.at += 4;
  if (children < 0 || <u64>children * 8 > <u64>left()) return false;
  for (let child = 0; child < children; child++) if (!skipText() || !skipText()) return false;
  return true;
}

function tagsOf(row: u32): u32 {
  // A body may end without a property list.
  if (left() === 0) return INDEXED;
  const typed = (layoutOf(row) & TYPED) !== 0;
  beginObject();
  while (true) {
    const at = walk.at;
    const result = nextTag(typed);
    if (result !== READ) return result === NONE ? afterProperties() : DECODED;
    if (tags >= <u32>MOST_TAGS) return FULL;
    store<u16>(rowAt(tagBatch.tagName, MOST_TAGS, tags, 2), tag.name);
    store<u32>(rowAt(tagBatch.tagAt, MOST_TAGS, tags, 4), at - shared.image);
    tags++;
    walk.at += walk.size;
  }
}

/** Judges what follows a property list: nothing, class-specific data, or something that has to be decoded. */
function afterProperties(): u32 {
  const rest = left();
  if (rest === 0) return INDEXED;
  if (rest < 4) return MORE;
  const hasGuid = read<u32>(walk.at);
  if (hasGuid === 0) return rest === 4 ? INDEXED : MORE;
  return hasGuid === 1 && rest >= 20 ? (rest === 20 ? INDEXED : MORE) : DECODED;
}
