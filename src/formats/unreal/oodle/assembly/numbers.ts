// Distances and lengths of Kraken and Leviathan: a byte for each, and bits behind all other arrays.

import { BAD_CODES, CHUNK_BYTES, NOT_USED_UP } from '../failures.ts';
import { contentAt, contentSize, next, readArray } from './arrays.ts';
import { BitReader } from './bits.ts';
import { chunk } from './boundary.gen.ts';
import { fail, need, usedUp } from './failure.ts';
import { BACK_BITS, FRONT_BITS, takeRoom } from './room.ts';

const MOST_LONG_LENGTHS: u32 = 512;
/** Above all distances there can be. */
const TOO_FAR: u64 = 0xffffffff;
/** A packed distance of the first kind from here on is a large one. */
const LARGE_DISTANCE: u32 = 0xf0;
/** A packed length with a long length behind it, and what all have in addition. */
const LONG_LENGTH: u32 = 255;
const LEAST_LENGTH: u32 = 3;

/** Numbers of 32 bits, unpacked, and how many there are. */
export let distances: u32 = 0;
export let distanceCount: u32 = 0;
export let lengths: u32 = 0;
export let lengthCount: u32 = 0;

let scale: u32 = 0;
/** The packed distances, their low bytes, and the packed lengths. */
let packed: u32 = 0;
let low: u32 = 0;
let packedLengths: u32 = 0;

/** The arrays. Layout: u8 scale + 127 if that is above 127, distances, with a scale above 1 low bytes; lengths. */
export function readPacked(from: u32, end: u32, mostDistances: u32, mostLengths: u32): void {
  need(from, end, 1);
  scale = max<i32>(0, <i32>load<u8>(from) - 127);
  readArray(scale > 0 ? from + 1 : from, end, mostDistances, takeRoom(CHUNK_BYTES));
  packed = contentAt;
  distanceCount = contentSize;
  if (scale > 1) {
    readArray(next, end, distanceCount, takeRoom(CHUNK_BYTES));
    usedUp(contentSize, distanceCount, from);
    low = contentAt;
  }
  readArray(next, end, mostLengths, takeRoom(CHUNK_BYTES / 4));
  packedLengths = contentAt;
  lengthCount = contentSize;
}

/** The numbers, whose bits are taken from both ends of the rest of the chunk in turn. */
export function readNumbers(start: u32, end: u32): void {
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
  readLengths(longCount, front, back, start);
  const used = front.bytes + back.bytes;
  if (used !== end - start) fail(BAD_CODES, start, end - start, used);
}

function readLengths(longCount: u32, front: BitReader, back: BitReader, place: u32): void {
  lengths = takeRoom(lengthCount * 4);
  let long: u32 = 0;
  for (let i: u32 = 0; i < lengthCount; i++) {
    let length: u32 = load<u8>(packedLengths + i);
    if (length === LONG_LENGTH) {
      if (long === longCount) fail(NOT_USED_UP, place, longCount, long + 1);
      length += ((long++ & 1) === 0 ? front : back).gamma(12, 7) - 64;
    }
    store<u32>(lengths + i * 4, length + LEAST_LENGTH);
  }
  usedUp(longCount, long, place);
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
