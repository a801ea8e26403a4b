// Chunks as Kraken writes them: three recent distances, and new ones in bits.

import { BAD_CODES, CHUNK_BYTES, EXCESS_BYTES, NOT_EXACT, NOT_USED_UP } from '../failures.ts';
import { contentAt, contentSize, next, readArray } from './arrays.ts';
import { BitReader } from './bits.ts';
import { chunk } from './boundary.gen.ts';
import { checkDistance, copyLiterals, copyMatch } from './copies.ts';
import { atMost, fail, need, usedUp } from './failure.ts';
import { BACK_BITS, FRONT_BITS, takeRoom } from './room.ts';

const MOST_LONG_LENGTHS: u32 = 512;
const FIRST_DISTANCE: u32 = 8;
/** Above all distances there can be. */
const TOO_FAR: u64 = 0xffffffff;
/** A packed distance of the first kind from here on is a large one. */
const LARGE_DISTANCE: u32 = 0xf0;
/** A packed length with a long length behind it, and what all have in addition. */
const LONG_LENGTH: u32 = 255;
const LEAST_LENGTH: u32 = 3;
/** Fields of a command that take the next length. */
const MORE_LITERALS: u32 = 3;
const MORE_MATCH: u32 = 15;
const LEAST_MATCH: u32 = 2;
const LEAST_LONG_MATCH: u32 = 14;
const WORD: u32 = 8;

/** Numbers of 32 bits, unpacked, and how many there are. */
let distances: u32 = 0;
let distanceCount: u32 = 0;
let lengths: u32 = 0;
let lengthCount: u32 = 0;

export function readKraken(start: u32, end: u32, firstOut: u32): void {
  const size = chunk.size;
  need(start, end, 1);
  if (load<u8>(start) >= 0x80) fail(EXCESS_BYTES, start, 0, load<u8>(start));
  readArray(start, end, size, takeRoom(CHUNK_BYTES));
  const literals = contentAt;
  const literalEnd = contentAt + contentSize;
  readArray(next, end, size, takeRoom(CHUNK_BYTES));
  const commands = contentAt;
  const commandEnd = contentAt + contentSize;
  readNumbers(next, end, contentSize);
  runCommands(firstOut, literals, literalEnd, commands, commandEnd);
}

/** Distances and lengths, whose bits are taken from both ends of the rest of the chunk in turn. */
function readNumbers(from: u32, end: u32, most: u32): void {
  need(from, end, 1);
  const scale: u32 = max<i32>(0, <i32>load<u8>(from) - 127);
  readArray(scale > 0 ? from + 1 : from, end, most, takeRoom(CHUNK_BYTES));
  const packed = contentAt;
  distanceCount = contentSize;
  let low: u32 = 0;
  if (scale > 1) {
    readArray(next, end, distanceCount, takeRoom(CHUNK_BYTES));
    usedUp(contentSize, distanceCount, from);
    low = contentAt;
  }
  readArray(next, end, chunk.size >> 2, takeRoom(CHUNK_BYTES / 4));
  lengthCount = contentSize;
  const start = next;
  const front = changetype<BitReader>(chunk.room + FRONT_BITS);
  const back = changetype<BitReader>(chunk.room + BACK_BITS);
  front.begin(start, end);
  back.begin(start, end, true);
  const longCount = back.gamma(18) - 1;
  if (longCount > MOST_LONG_LENGTHS) back.fail(MOST_LONG_LENGTHS, longCount);
  distances = takeRoom(distanceCount * 4);
  for (let i: u32 = 0; i < distanceCount; i++) {
    const code: u32 = load<u8>(packed + i);
    const bits = (i & 1) === 0 ? front : back;
    let distance: u64 = scale === 0 ? firstKind(code, bits) : <u64>secondKind(code, bits) * scale;
    if (scale > 1) distance += load<u8>(low + i);
    store<u32>(distances + i * 4, <u32>min<u64>(distance, TOO_FAR));
  }
  readLengths(contentAt, longCount, front, back);
  const used = front.bytes + back.bytes;
  if (used !== end - start) fail(BAD_CODES, start, end - start, used);
}

function readLengths(packed: u32, longCount: u32, front: BitReader, back: BitReader): void {
  lengths = takeRoom(lengthCount * 4);
  let long: u32 = 0;
  for (let i: u32 = 0; i < lengthCount; i++) {
    let length: u32 = load<u8>(packed + i);
    if (length === LONG_LENGTH) {
      if (long === longCount) fail(NOT_USED_UP, next, longCount, long + 1);
      length += ((long++ & 1) === 0 ? front : back).gamma(12, 7) - 64;
    }
    store<u32>(lengths + i * 4, length + LEAST_LENGTH);
  }
  usedUp(longCount, long, next);
}

function firstKind(code: u32, bits: BitReader): u64 {
  if (code < LARGE_DISTANCE) {
    const width = (code >> 4) + 4;
    return 16 * ((1 << width) + bits.take(width)) + (code & 15) - 248;
  }
  const width = (code & 15) + 4;
  const high = (1 << width) + bits.take(width);
  return 4096 * <u64>high + bits.take(12) + 8_322_816;
}

function secondKind(code: u32, bits: BitReader): u32 {
  const width = code >> 3;
  if (width > 26) bits.fail(26, width);
  return ((8 + (code & 7)) << width) + bits.take(width) - 8;
}

/**
 * Layout of a command c: c & 3 literals, then a match of ((c >> 2) & 15) + 2 bytes, either of which may take
 * the next length instead; at the recent distance c >> 6, or at the next one.
 */
function runCommands(firstOut: u32, literals: u32, literalEnd: u32, commands: u32, commandEnd: u32): void {
  const place = chunk.input;
  const output = chunk.output;
  const end = output + chunk.out + chunk.size;
  const isDelta = chunk.mode === 0;
  let out = firstOut;
  let literalAt = literals;
  let distanceAt: u32 = 0;
  let lengthAt: u32 = 0;
  let recent = FIRST_DISTANCE;
  let second = FIRST_DISTANCE;
  let third = FIRST_DISTANCE;
  for (let at = commands; at < commandEnd; at++) {
    const command: u32 = load<u8>(at);
    let count = command & 3;
    let length = ((command >> 2) & 15) + LEAST_MATCH;
    if (count === MORE_LITERALS) {
      if (lengthAt === lengthCount) fail(NOT_USED_UP, place, lengthCount, lengthAt + 1);
      count = load<u32>(lengths + lengthAt++ * 4);
    }
    if (length === MORE_MATCH + LEAST_MATCH) {
      if (lengthAt === lengthCount) fail(NOT_USED_UP, place, lengthCount, lengthAt + 1);
      length = load<u32>(lengths + lengthAt++ * 4) + LEAST_LONG_MATCH;
    }
    if (count > literalEnd - literalAt) fail(NOT_USED_UP, place, literalEnd - literalAt, count);
    atMost(end - out, count + length, place);
    // What is copied in addition is overwritten by the match.
    if (!isDelta && count <= WORD && literalAt + WORD <= literalEnd && out + WORD <= end)
      store<u64>(out, load<u64>(literalAt));
    else copyLiterals(out, literalAt, count, isDelta ? recent : 0);
    out += count;
    literalAt += count;
    const which = command >> 6;
    let distance = recent;
    if (which === 1) distance = second;
    else if (which === 2) distance = third;
    else if (which === 3) {
      if (distanceAt === distanceCount) fail(NOT_USED_UP, place, distanceCount, distanceAt + 1);
      distance = load<u32>(distances + distanceAt++ * 4);
      checkDistance(distance, out, output, place);
    }
    if (which > 1) third = second;
    if (which > 0) second = recent;
    recent = distance;
    copyMatch(out, distance, length, end);
    out += length;
  }
  if (literalEnd - literalAt !== end - out) fail(NOT_EXACT, place, end - out, literalEnd - literalAt);
  copyLiterals(out, literalAt, end - out, isDelta ? recent : 0);
  usedUp(distanceCount, distanceAt, place);
  usedUp(lengthCount, lengthAt, place);
}
