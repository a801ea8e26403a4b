// Interns texts by their bytes: equal texts get equal numbers, from 0 on. Open addressing by hash;
// graph/memory/texts.ts documents the tables, and reads them once they are finished.

import { beginnings, shared } from './boundary.gen.ts';
import { checkRead } from './guards.ts';
import { room, rowAt } from './memory.ts';

/** Size of an entry: address of the text, its size, its hash. */
const ENTRY: u32 = 12;
/** Size of a slot: the text's number + 1 within the mask, what its hash has beyond that; 0 for an empty one. */
const SLOT: u32 = 4;
/** As many as fit into any memory. */
const MOST_SLOTS: u32 = 1 << 28;
/**
 * Returned in place of a number: the bytes are not ASCII, and maybe not UTF-8 either; or the memory is full.
 */
const NOT_ASCII: i32 = -1;
export const FULL: i32 = -2;

/**
 * Makes the table for about `expected` texts, with room for `most` without growing. False when the memory is
 * full.
 */
export function makeTable(expected: u32, most: u32): bool {
  const table = shared;
  table.capacity = most;
  table.entries = room(most, ENTRY);
  let slots: u32 = 64;
  while (slots < expected && slots < MOST_SLOTS) slots <<= 1;
  table.mask = slots - 1;
  table.slots = room(slots, SLOT);
  return table.entries !== 0 && table.slots !== 0;
}

/**
 * The number of the text at an address. `guess` is the number that it or the number before it may have, -1 for none: a
 * wrong guess costs less than a hash.
 */
export function intern(at: u32, size: u32, guess: i32 = -1): i32 {
  if (GUARDED) checkRead(at, size);
  if (guess >= 0 && isSame(guess, at, size)) return guess;
  const hash = textHash(at, size);
  // The bytes of the next are far away: they are read only where the hash says that they are the same.
  const next = guess + 1;
  if (guess >= 0 && <u32>next < shared.textCount && hashOf(next) === hash && isSame(next, at, size))
    return next;
  const text = textIn(find(at, size, hash));
  if (text >= 0) return text;
  return isAscii(at, size) ? append(at, size, hash) : NOT_ASCII;
}

/** The number of a text outside the image: its bytes are copied if they are new. */
export function internCopy(from: u32, size: u32): i32 {
  const hash = textHash(from, size);
  const text = textIn(find(from, size, hash));
  if (text >= 0) return text;
  const at = room(size, 1, 1);
  if (at === 0) return FULL;
  memory.copy(at, from, size);
  shared.copiedBytes += size;
  return append(at, size, hash);
}

/** Moves the copied texts to an address, one after another, when the table is finished. */
export function gather(to: u32): void {
  const imageSize = shared.imageSize;
  let offset: u32 = 0;
  for (let text: u32 = 0; text < shared.textCount; text++) {
    const entry = shared.entries + text * ENTRY;
    const at = load<u32>(entry);
    if (at < imageSize) continue;
    const size = load<u32>(entry, 4);
    memory.copy(to + offset, shared.image + at, size);
    store<u32>(entry, imageSize + offset);
    offset += size;
  }
}

/** See Beginnings in boundary.json. */
export function markBeginnings(): void {
  const count = beginnings.count;
  for (let at: u32 = 0; at < count; at++) {
    const text = load<u32>(rowAt(beginnings.texts, count, at, 4));
    const entry = rowAt(shared.entries, shared.textCount, text, ENTRY);
    if (load<u32>(entry, 4) < beginnings.size || !isBeginning(shared.image + load<u32>(entry))) continue;
    store<u8>(rowAt(beginnings.marks, count, at, 1), 1);
  }
}

function isBeginning(text: u32): bool {
  const size = beginnings.size;
  const begin = beginnings.begin;
  for (let at: u32 = 0; at < size; at++) if (load<u8>(text + at) !== load<u8>(begin + at)) return false;
  return true;
}

/** The slot of a text, or the empty one where it belongs. */
function find(at: u32, size: u32, hash: u32): u32 {
  const slots = shared.slots;
  const mask = shared.mask;
  let slot = hash & mask;
  let place = slots + slot * SLOT;
  // There is always an empty slot: the table is never more than half full.
  for (let held = load<u32>(place); held !== 0; held = load<u32>(place)) {
    if (((held ^ hash) & ~mask) === 0 && isSame(textIn(place), at, size)) break;
    slot = (slot + 1) & mask;
    place = slots + slot * SLOT;
  }
  return place;
}

/** The number of the text in a slot, -1 for an empty one. */
function textIn(place: u32): i32 {
  return (load<u32>(place) & shared.mask) - 1;
}

function hashOf(text: u32): u32 {
  return load<u32>(shared.entries + text * ENTRY, 8);
}

/** True if the file's bytes at an address are this text. */
export function is(text: i32, at: u32, size: u32): bool {
  if (GUARDED) checkRead(at, size);
  return isSame(text, at, size);
}

/** Compares from the end: paths of one save start alike. */
function isSame(text: i32, at: u32, size: u32): bool {
  const entry = shared.entries + text * ENTRY;
  if (load<u32>(entry, 4) !== size) return false;
  const known = shared.image + load<u32>(entry);
  let left = size;
  for (; left >= 16; left -= 16) if (differ(known + left - 16, at + left - 16)) return false;
  if (left === 0) return true;
  if (size >= 16) return !differ(known, at);
  for (; left >= 8; left -= 8) if (load<u64>(known + left - 8) !== load<u64>(at + left - 8)) return false;
  if (size >= 8) return load<u64>(known) === load<u64>(at);
  for (; left > 0; left--) if (load<u8>(known + left - 1) !== load<u8>(at + left - 1)) return false;
  return true;
}

/** True if 16 bytes at one address are not those at another. */
function differ(a: u32, b: u32): bool {
  return v128.any_true(v128.xor(v128.load(a), v128.load(b)));
}

/**
 * Adds a text that is not in the table. Makes room first: a search in a table without an empty slot would
 * never end.
 */
function append(at: u32, size: u32, hash: u32): i32 {
  const table = shared;
  const text = table.textCount;
  if (text >= table.capacity && !moreEntries()) return FULL;
  if (text > table.mask >> 1 && !moreSlots()) return FULL;
  const entry = rowAt(table.entries, table.capacity, text, ENTRY);
  store<u32>(entry, at - table.image);
  store<u32>(entry, size, 4);
  store<u32>(entry, hash, 8);
  putSlot(table.slots, table.mask, hash, text);
  table.textCount = text + 1;
  return text;
}

/** Puts it into the first empty slot from where it belongs. */
function putSlot(slots: u32, mask: u32, hash: u32, text: u32): void {
  let slot = hash & mask;
  while (load<u32>(slots + slot * SLOT) !== 0) slot = (slot + 1) & mask;
  store<u32>(rowAt(slots, mask + 1, slot, SLOT), (hash & ~mask) | (text + 1));
}

function moreEntries(): bool {
  const table = shared;
  const capacity = table.capacity + (table.capacity >> 1) + 64;
  const entries = room(capacity, ENTRY);
  if (entries === 0) return false;
  memory.copy(entries, table.entries, table.textCount * ENTRY);
  table.entries = entries;
  table.capacity = capacity;
  return true;
}

function moreSlots(): bool {
  const table = shared;
  const mask = table.mask * 2 + 1;
  if (mask >= MOST_SLOTS) return false;
  const slots = room(mask + 1, SLOT);
  if (slots === 0) return false;
  for (let text: u32 = 0; text < table.textCount; text++) {
    putSlot(slots, mask, hashOf(text), text);
  }
  table.slots = slots;
  table.mask = mask;
  return true;
}

/**
 * Includes every byte, because paths may differ at either end or in the middle. Four lanes of four bytes each; the last
 * 16 bytes are included as a whole, overlapping. Must equal textHash in graph/memory/texts.ts, which looks up texts in
 * the finished table.
 */
function textHash(start: u32, size: u32): u32 {
  const end = start + size;
  let hash = size;
  if (size < 8) {
    for (let at = start; at < end; at++) hash = (hash ^ load<u8>(at)) * 0x9e3779b1;
  } else {
    let lanes = i32x4.splat(size);
    let at = start;
    for (; at + 16 < end; at += 16) lanes = mixed(lanes, v128.load(at));
    lanes = mixed(lanes, v128.load64_lane(end - 8, v128.load64_zero(size < 16 ? start : end - 16), 1));
    hash = i32x4.extract_lane(lanes, 0) * 0x9e3779b1 + i32x4.extract_lane(lanes, 1);
    hash ^= rotl<u32>(i32x4.extract_lane(lanes, 2) * 0x85ebca6b + i32x4.extract_lane(lanes, 3), 16);
  }
  hash = (hash ^ (hash >> 15)) * 0xc2b2ae35;
  return hash ^ (hash >> 16);
}

function mixed(lanes: v128, words: v128): v128 {
  const product = i32x4.mul(v128.xor(lanes, words), i32x4(0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f));
  return v128.xor(product, i32x4.shr_u(product, 15));
}

function isAscii(start: u32, size: u32): bool {
  let at = start;
  const end = at + size;
  for (; at + 8 <= end; at += 8) if ((load<u64>(at) & 0x8080808080808080) !== 0) return false;
  for (; at < end; at++) if (load<u8>(at) > 0x7f) return false;
  return true;
}
