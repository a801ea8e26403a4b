// Reads levels of the list with all their objects, provided that everything in them has the usual form: a
// save has thousands of levels, and most hold few objects or none. Any other level is undone and left to the
// walk in TypeScript (levels/levels.ts).

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { setReadable } from '../../../../graph/kernel/assembly/guards.ts';
import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { intern } from '../../../../graph/kernel/assembly/text-table.ts';
import { ROOM, ROWS, UNUSUAL } from '../codes.ts';
import { body, forgetVersion, later } from './bodies.ts';
import {
  bodyBatch,
  destroyedAt,
  enterLevel,
  headerBatch,
  levelBatch,
  levelEntry,
  nodeColumns,
  objectColumns,
  outcome,
} from './boundary.gen.ts';
import { header } from './headers.ts';
import { LEAST_REFERENCE } from './links.ts';
import { skipString, textBytes } from './tags.ts';

const FLAG_BYTES: u32 = 4;
/** Smallest header: four empty strings and a flag. */
const LEAST_HEADER_BYTES: u32 = 20;
/** A version block (file/layout.ts): where its engine version and its branch are, and the size of a custom version. */
const ENGINE_AT: u32 = 8;
const BRANCH_AT: u32 = 26;
const CUSTOM_VERSION_BYTES: u32 = 20;

/** Number of objects in the level that was read last. */
export let levelRows: u32 = 0;
/** Versions of the previous level: what body versions mean is known while they stay the same. */
let saveBefore: i32 = 0;
let engineBefore: i32 = 0;
/** Of the version block that was read last. */
let blockEngine: i32 = 0;

/** The end of the body, and the end of what has arrived of it. */
let limit: u32 = 0;
let ready: u32 = 0;

/**
 * Reads one level, its objects into rows from `row` on. Returns where it ends, or 0 with the outcome's
 * `reason` set.
 */
export function level(start: u32, row: u32): u32 {
  const image = shared.image;
  limit = image + levelBatch.end;
  ready = image + levelBatch.ready;
  outcome.reason = UNUSUAL;
  setReadable(start, min(limit, ready));
  if (!isThere(start, 4)) return 0;
  const length = read<u32>(start);
  if (length < 2 || length > limit - start - 4) return 0;
  const headersEnd = blobEnd(start + 4 + length);
  if (headersEnd === 0) return 0;
  const bodiesEnd = blobEnd(headersEnd);
  if (bodiesEnd === 0) return 0;
  // Versions come after what they govern, with the destroyed actors in between.
  let at = bodiesEnd;
  let save = levelBatch.save;
  if (levelBatch.ownVersion !== 0) {
    if (!isThere(at, 4)) return 0;
    save = read<i32>(at);
    at += 4;
  }
  const destroyed = at;
  at = referencesEnd(at, limit);
  if (at === 0) return 0;
  blockEngine = levelBatch.engine;
  if (levelBatch.ownEngine !== 0) {
    at = optionalBlockEnd(at);
    if (at === 0) return 0;
  }
  const engine = blockEngine;
  const width: u32 = levelBatch.wide !== 0 ? 8 : 4;
  const headersAt = start + 4 + length + width;
  const bodiesAt = headersEnd + width;
  if (headersEnd - headersAt < 4 || bodiesEnd - bodiesAt < 4) return 0;
  const count = read<u32>(headersAt);
  if (read<u32>(bodiesAt) !== count) return 0;
  const room = min(nodeColumns.rows, objectColumns.rows);
  if (row > room || count > room - row) {
    if (count > (headersEnd - headersAt) / LEAST_HEADER_BYTES) return 0;
    outcome.reason = ROWS;
    outcome.need = count;
    return 0;
  }
  const name = intern(start + 4, textBytes(start, length));
  if (name < 0) return 0;
  const isEmpty = count === 0;
  enterLevel(name, save, engine, isEmpty);
  if (saveBefore !== save || engineBefore !== engine) forgetVersion();
  saveBefore = save;
  engineBefore = engine;
  const afterHeaders = readHeaders(headersAt + 4, headersEnd, count, row, save);
  if (afterHeaders === 0) return 0;
  // There may be another list of destroyed actors here.
  if (afterHeaders < headersEnd && referencesEnd(afterHeaders, headersEnd) !== headersEnd) return 0;
  if (!readBodies(bodiesAt + 4, bodiesEnd, count, row, save)) return 0;
  if (afterHeaders < headersEnd) reportDestroyed(name, afterHeaders);
  reportDestroyed(name, destroyed);
  levelRows = count;
  outcome.bodiesEnd = bodiesEnd - image;
  return at;
}

/** Returns where the headers end, or 0: ask the reader. */
function readHeaders(start: u32, end: u32, count: u32, row: u32, save: i32): u32 {
  headerBatch.level = levelEntry.level;
  headerBatch.context = levelEntry.context;
  headerBatch.flagBytes = save >= levelBatch.flagsSince ? FLAG_BYTES : 0;
  let at = start;
  for (let i: u32 = 0; i < count && at !== 0; i++) at = header(at, end, row + i);
  return at;
}

function readBodies(start: u32, end: u32, count: u32, row: u32, save: i32): bool {
  bodyBatch.versioned = levelBatch.wide;
  bodyBatch.save = save;
  const links = outcome.linkCount;
  const references = outcome.references;
  let at = start;
  for (let i: u32 = 0; i < count && at !== 0; i++) at = body(at, end, end, row + i);
  if (at === end) return true;
  outcome.linkCount = links;
  outcome.references = references;
  // At most what fits into the bytes, plus the reference of each object to its outer object.
  if (outcome.reason === ROOM) outcome.need = (end - start) / LEAST_REFERENCE + count;
  return false;
}

/** End of the bytes whose size is at an address, or 0 with the outcome's `reason` set. */
function blobEnd(at: u32): u32 {
  const width: u32 = levelBatch.wide !== 0 ? 8 : 4;
  if (!isThere(at, width)) return 0;
  const size = width === 8 ? read<u64>(at) : <u64>read<u32>(at);
  const from = at + width;
  return size <= <u64>(limit - from) ? from + <u32>size : 0;
}

/** End of the list of references at an address, or 0 with the outcome's `reason` set. */
function referencesEnd(start: u32, end: u32): u32 {
  if (end - start < 4 || !isThere(start, 4)) return 0;
  const count = read<u32>(start);
  let at = start + 4;
  if (count > (end - at) / LEAST_REFERENCE) return 0;
  for (let text: u32 = 0; text < count * 2; text++) {
    if (!isThere(at, 4)) return 0;
    at = skipString(at, end);
    if (at === 0) return 0;
  }
  return isThere(at, 0) ? at : 0;
}

/** End of a flag and the version block that may follow, or 0 with the outcome's `reason` set. */
function optionalBlockEnd(start: u32): u32 {
  if (!isThere(start, 4)) return 0;
  const has = read<u32>(start);
  let at = start + 4;
  if (has === 0) return at;
  if (has !== 1 || !isThere(at, BRANCH_AT + 4)) return 0;
  blockEngine = read<i32>(at + ENGINE_AT);
  at = skipString(at + BRANCH_AT, limit);
  if (at === 0 || !isThere(at, 4)) return 0;
  const custom = read<u32>(at);
  at += 4;
  if (custom > (limit - at) / CUSTOM_VERSION_BYTES) return 0;
  at += custom * CUSTOM_VERSION_BYTES;
  return isThere(at, 0) ? at : 0;
}

function reportDestroyed(name: i32, at: u32): void {
  setReadable(at, at + 4);
  if (read<u32>(at) !== 0) destroyedAt(name, at - shared.image);
}

/** True if `bytes` bytes at an address exist and have arrived. */
function isThere(at: u32, bytes: u32): bool {
  if (limit - at < bytes) return false;
  if (at + bytes <= ready) return true;
  later(at + bytes);
  return false;
}
