// Levels of the list with all their objects, as far as they are as nearly all are: most of thousands hold a few objects or none. One
// that is not is undone, and left to the walk in JavaScript (levels/levels.ts).

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { setReadable } from '../../../../graph/kernel/assembly/guards.ts';
import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { intern } from '../../../../graph/kernel/assembly/text-table.ts';
import { CARE, ROOM, ROWS } from '../codes.ts';
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
import { skipString } from './strings.ts';

const FLAG_BYTES: u32 = 4;
/** Smallest header: four empty strings and a flag. */
const LEAST_HEADER_BYTES: u32 = 20;

/** Objects of the level read last. */
export let levelRows: u32 = 0;
/** Save version of the level before: the versions of bodies are known while it stays the same. */
let saveBefore: i32 = 0;

/** The end of the body, and of the bytes that are there. */
let limit: u32 = 0;
let ready: u32 = 0;

/** One level, its objects from `row` on. Returns where it ends; 0: see the outcome's `reason`. */
export function level(start: u32, row: u32): u32 {
  const image = shared.image;
  limit = image + levelBatch.end;
  ready = image + levelBatch.ready;
  outcome.reason = CARE;
  setReadable(start, min(limit, ready));
  if (!isThere(start, 4)) return 0;
  const length = read<u32>(start);
  if (length < 2 || length > limit - start - 4) return 0;
  const headersEnd = blobEnd(start + 4 + length);
  if (headersEnd === 0) return 0;
  const bodiesEnd = blobEnd(headersEnd);
  if (bodiesEnd === 0) return 0;
  // Versions stand behind what they govern, and destroyed actors between them.
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
  if (levelBatch.ownEngine !== 0) {
    if (!isThere(at, 4) || read<u32>(at) !== 0) return 0;
    at += 4;
  }
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
  const name = intern(start + 4, length - 1);
  if (name < 0) return 0;
  const isEmpty = count === 0;
  enterLevel(name, save, isEmpty);
  if (saveBefore !== save) forgetVersion();
  saveBefore = save;
  const behindHeaders = readHeaders(headersAt + 4, headersEnd, count, row, save);
  if (behindHeaders === 0) return 0;
  // Another list may stand there.
  if (behindHeaders < headersEnd && referencesEnd(behindHeaders, headersEnd) !== headersEnd) return 0;
  if (!readBodies(bodiesAt + 4, bodiesEnd, count, row, save)) return 0;
  if (behindHeaders < headersEnd) reportDestroyed(name, behindHeaders);
  reportDestroyed(name, destroyed);
  levelRows = count;
  outcome.bodiesEnd = bodiesEnd - image;
  return at;
}

/** Where the headers end; 0: ask the reader. */
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
  // No more than fit into the bytes, and one of each to its outer object.
  if (outcome.reason === ROOM) outcome.need = (end - start) / LEAST_REFERENCE + count;
  return false;
}

/** Where the bytes end that a size at an address counts; 0: see the outcome's `reason`. */
function blobEnd(at: u32): u32 {
  const width: u32 = levelBatch.wide !== 0 ? 8 : 4;
  if (!isThere(at, width)) return 0;
  const size = width === 8 ? read<u64>(at) : <u64>read<u32>(at);
  const from = at + width;
  return size <= <u64>(limit - from) ? from + <u32>size : 0;
}

/** Where the list of references at an address ends; 0: see the outcome's `reason`. */
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

function reportDestroyed(name: i32, at: u32): void {
  setReadable(at, at + 4);
  if (read<u32>(at) !== 0) destroyedAt(name, at - shared.image);
}

/** Whether so many bytes stand at an address and have arrived. */
function isThere(at: u32, bytes: u32): bool {
  if (limit - at < bytes) return false;
  if (at + bytes <= ready) return true;
  later(at + bytes);
  return false;
}
