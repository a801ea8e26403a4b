// Packed arrays of bytes, which chunks consist of.

import { NOT_EXACT, NOT_USED_UP, TOO_DEEP, UNSUPPORTED_ARRAY } from '../failures.ts';
import { atMost, fail, need, usedUp } from './failure.ts';
import { readHuffman } from './huffman.ts';
import { freeRoom, PART, takeRoom } from './room.ts';
import { readTans } from './tans.ts';
import { beginWeave, weave } from './weave.ts';

/** Kinds of arrays, as their headers number them. */
const RAW: u32 = 0;
const TANS: u32 = 1;
const HUFFMAN_3: u32 = 2;
const RUNS: u32 = 3;
const HUFFMAN_6: u32 = 4;
const SPLIT: u32 = 5;
/** From here on, a count is of the sources of woven arrays. */
const WOVEN: u32 = 0x80;
/** Of the size of their bits. */
const WIDTHS_IN_INDEX: u32 = 0x8000;
const BITS_MASK: u32 = 0x3fff;
/** Arrays in arrays; 3 in the deepest file seen. */
const MOST_DEPTH: u32 = 8;

/** The content of the last array, its size, and the address behind the array. */
export let contentAt: u32 = 0;
export let contentSize: u32 = 0;
export let next: u32 = 0;

/** Its kind and payload, as its header says. */
let kind: u32 = 0;
let payload: u32 = 0;

/**
 * Reads the array at `at`, which has to end before `end` and may have `most` bytes. A raw one is not copied:
 * its content is part of the input, that of others is at `to`.
 */
export function readArray(at: u32, end: u32, most: u32, to: u32, depth: u32 = 0): void {
  if (depth > MOST_DEPTH) fail(TOO_DEEP, at, MOST_DEPTH, depth);
  readHeader(at, end);
  atMost(most, contentSize, at);
  const size = contentSize;
  const behind = next;
  contentAt = to;
  if (kind === RAW) contentAt = payload;
  else if (kind === HUFFMAN_3 || kind === HUFFMAN_6)
    readHuffman(payload, behind, to, size, kind === HUFFMAN_6);
  else if (kind === TANS) readTans(payload, behind, to, size);
  else if (kind === RUNS) readRuns(payload, behind, to, size, depth);
  else if (kind === SPLIT) readSplit(payload, behind, to, size, depth);
  else fail(UNSUPPORTED_ARRAY, at, 0, kind);
  contentSize = size;
  next = behind;
}

/** As above, but a raw array is copied, too. */
export function copyArray(at: u32, end: u32, most: u32, to: u32, depth: u32): void {
  readArray(at, end, most, to, depth);
  if (contentAt !== to) memory.copy(to, contentAt, contentSize);
}

function readHeader(at: u32, end: u32): void {
  const first: u32 = at < end ? load<u8>(at) : 0;
  const isShort = first >= 0x80;
  kind = (first >> 4) & 7;
  const bytes: u32 = kind === RAW ? (isShort ? 2 : 3) : isShort ? 3 : 5;
  need(at, end, bytes);
  let packed: u32 = 0;
  const high = <u32>bswap<u16>(load<u16>(at));
  if (kind === RAW) {
    packed = isShort ? high & 0xfff : (high << 8) | load<u8>(at + 2);
    contentSize = packed;
    atMost((1 << 18) - 1, packed, at);
  } else if (isShort) {
    const word = (high << 8) | load<u8>(at + 2);
    packed = word & 0x3ff;
    contentSize = packed + ((word >> 10) & 0x3ff) + 1;
  } else {
    const word = bswap<u32>(load<u32>(at + 1));
    packed = word & 0x3ffff;
    contentSize = ((first & 15) << 14) + (word >> 18) + 1;
    atMost(contentSize - 1, packed, at);
  }
  payload = at + bytes;
  atMost(end - payload, packed, at);
  next = payload + packed;
}

/** Arrays one after another, which are parts of one, or a woven one. Layout: u8 count, arrays. */
function readSplit(at: u32, end: u32, to: u32, size: u32, depth: u32): void {
  need(at, end, 6);
  const count: u32 = load<u8>(at);
  if (count >= WOVEN) {
    const output = takeRoom(PART);
    readWoven(at, end, size, 1, output, to, depth + 1);
    usedUp(load<u32>(output + 4), size, at);
    if (load<u32>(output) !== to) memory.copy(to, load<u32>(output), size);
    if (next !== end) fail(NOT_EXACT, next, 0, end - next);
    freeRoom(output);
    contentAt = to;
    return;
  }
  need(at, at + count, 2);
  let from = at + 1;
  let filled: u32 = 0;
  for (let left = count; left > 0; left--) {
    copyArray(from, end, size - filled, to + filled, depth + 1);
    filled += contentSize;
    from = next;
  }
  if (filled !== size) fail(NOT_EXACT, at, size, filled);
  if (from !== end) fail(NOT_EXACT, from, 0, end - from);
  contentAt = to;
}

/**
 * Reads arrays that are woven from pieces of others, their sources. Stores the address and the size of each at
 * `outputs`; what is not raw is at `to`. An index says from which source each piece is, 0 ends an output.
 *
 * Layout: u8 count of sources + 128, sources, u16 size of the bits, index, [array of widths], bits. Without sources: an
 * array for each output.
 */
export function readWoven(
  start: u32,
  end: u32,
  most: u32,
  count: u32,
  outputs: u32,
  to: u32,
  depth: u32 = 0,
): void {
  need(start, end, 1);
  const sourceCount: u32 = load<u8>(start) & 63;
  if (load<u8>(start) < WOVEN) fail(NOT_EXACT, start, WOVEN, load<u8>(start));
  next = start + 1;
  if (sourceCount === 0) {
    readParts(count, end, most, outputs, to, depth);
    return;
  }
  const sources = takeRoom(sourceCount * PART);
  const size = readParts(sourceCount, end, most, sources, takeRoom(most), depth);
  need(next, end, 2);
  const head: u32 = load<u16>(next);
  readArray(next + 2, end, size, takeRoom(size), depth + 1);
  const index = contentAt;
  const indexEnd = index + contentSize;
  const hasWidths = head >= WIDTHS_IN_INDEX;
  let widths: u32 = 0;
  if (!hasWidths) {
    if (contentSize < count) fail(NOT_EXACT, start, count, contentSize);
    const pieces = contentSize - count;
    readArray(next, end, pieces, takeRoom(pieces), depth + 1);
    usedUp(contentSize, pieces, start);
    widths = contentAt;
  }
  const widthEnd = contentAt + contentSize;
  const bits = head & BITS_MASK;
  need(next, end, bits);
  beginWeave(start, next, bits, sources, sourceCount);
  next += bits;
  const out = weave(index, indexEnd, widths, widthEnd, outputs, count, to, to + most);
  usedUp(size, out - to, start);
  freeRoom(sources);
}

/** Arrays one after another from `next` on; returns how many bytes they have. */
function readParts(count: u32, end: u32, most: u32, parts: u32, to: u32, depth: u32): u32 {
  let filled: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    readArray(next, end, most - filled, to + filled, depth + 1);
    store<u32>(parts + i * PART, contentAt);
    store<u32>(parts + i * PART + 4, contentSize);
    filled += contentSize;
  }
  return filled;
}

/** Runs of one value between literals. */
function readRuns(at: u32, end: u32, to: u32, size: u32, depth: u32): void {
  need(at, end, 1);
  if (end - at === 1) memory.fill(to, load<u8>(at), size);
  else if (load<u8>(at) === 0) expandRuns(at, at + 1, end, to, size);
  else {
    // The first part of the commands and literals is an array itself.
    const buffer = takeRoom(size + end - at);
    copyArray(at, end, size, buffer, depth + 1);
    const rest = end - next;
    memory.copy(buffer + contentSize, next, rest);
    expandRuns(at, buffer, buffer + contentSize + rest, to, size);
    freeRoom(buffer);
  }
  contentAt = to;
}

/** Layout: literals and values from the front up, commands from the back down, until both meet. */
function expandRuns(place: u32, first: u32, last: u32, to: u32, size: u32): void {
  const end = to + size;
  let out = to;
  let front = first;
  let back = last;
  let value: u8 = 0;
  while (front < back) {
    const command: u32 = load<u8>(back - 1);
    const isLong = command > 1 && command < 0x30;
    if (isLong && back - front < 2) fail(NOT_USED_UP, place, 2, 1);
    const word: u32 = isLong ? (command << 8) | load<u8>(back - 2) : 0;
    back -= isLong ? 2 : 1;
    let literals: u32 = 0;
    let repeats: u32 = 0;
    if (command === 1) {
      if (front === back) fail(NOT_USED_UP, place, 1, 0);
      value = load<u8>(front++);
      continue;
    }
    if (!isLong) {
      literals = 15 - (command & 15);
      repeats = command >> 4;
    } else if (command >= 0x10) {
      literals = (word - 0x1000) & 63;
      repeats = (word - 0x1000) >> 6;
    } else if (command <= 8) literals = 64 * (word - 511);
    else repeats = 128 * (word - 2303);
    if (literals > back - front || literals + repeats > end - out) {
      fail(NOT_USED_UP, place, end - out, literals + repeats);
    }
    memory.copy(out, front, literals);
    memory.fill(out + literals, value, repeats);
    front += literals;
    out += literals + repeats;
  }
  if (out !== end) fail(NOT_EXACT, place, size, out - to);
}
