// Arrays in tANS codes: five states in turn, whose bits come from both ends.

import { NOT_EXACT } from '../failures.ts';
import { BitReader, zigzag } from './bits.ts';
import { chunk } from './boundary.gen.ts';
import { lengthAt, readRuns, readUnary, symbolAt } from './code-lengths.ts';
import { atMost, fail, need } from './failure.ts';
import { wordAt } from './huffman.ts';
import { freeRoom, TABLE_BITS, takeRoom } from './room.ts';

const STATES: u32 = 5;
const SYMBOLS: u32 = 256;
const FIRST_MEAN: i32 = 6;
const MOST_BITS: u32 = 15;
/** An entry of the table: where the next state begins, how many bits are added to that, and the symbol. */
const BITS_AT: u32 = 8;
const BASE_AT: u32 = 16;

/** Decodes what is between two addresses, all of it, to `size` bytes. */
export function readTans(start: u32, end: u32, to: u32, size: u32): void {
  need(start, end, 8);
  const bits = changetype<BitReader>(chunk.room + TABLE_BITS);
  bits.begin(start, end);
  if (bits.take(1) !== 0) bits.fail(0, 1);
  const width = bits.take(2) + 8;
  const room = takeRoom(SYMBOLS * 4 + (4 << width));
  const table = room + SYMBOLS * 4;
  memory.fill(room, 0, SYMBOLS * 4);
  if (bits.take(1) === 1) readWeights(bits, room, 1 << width);
  else readWeightList(bits, room, width);
  fillTable(room, table, width);
  const at = start + bits.bytes;
  need(at, end, 0);
  if (size < STATES) fail(NOT_EXACT, start, STATES, size);
  readStates(at, end, table, width, to, size);
  freeRoom(room);
}

/** Of many symbols: runs of them, and weights around a mean. */
function readWeights(bits: BitReader, weights: u32, total: u32): void {
  const least = bits.take(3);
  const count = bits.take(8) + 1;
  if (count < 2) bits.fail(2, count);
  readRuns(bits, readUnary(bits, count), count);
  let mean = FIRST_MEAN;
  let left = total;
  for (let i: u32 = 0; i < count; i++) {
    const size = least + lengthAt(i);
    if (size > MOST_BITS) bits.fail(MOST_BITS, size);
    let value = <i32>bits.take(size) + (1 << size) - (1 << least);
    const half = mean >> 2;
    if (value <= 2 * half) value = half + zigzag(value);
    mean += min<i32>(value, 2 * half) - half;
    if (<u32>value >= left) bits.fail(left, value + 1);
    left -= value + 1;
    store<u32>(weights + symbolAt(i) * 4, value + 1);
  }
  if (left !== 0) bits.fail(total, total - left);
}

/** Of few symbols, by ascending weight; the last has what is left. */
function readWeightList(bits: BitReader, weights: u32, width: u32): void {
  const count = bits.take(3) + 1;
  const size = bits.take(4);
  if (size < 1 || size > width) bits.fail(width, size);
  let weight: u32 = 0;
  let left = (<u32>1) << width;
  for (let i: u32 = 0; i <= count; i++) {
    const at = weights + bits.take(8) * 4;
    weight = i < count ? weight + bits.take(size) : left >= weight ? left : 0;
    const least: u32 = i < count ? 1 : 2;
    if (weight < least || weight > left || load<u32>(at) !== 0) bits.fail(left, weight);
    left -= weight;
    store<u32>(at, weight);
  }
}

/** Symbols of weight 1 come last; each other one is spread over four quarters. */
function fillTable(weights: u32, table: u32, width: u32): void {
  const states = (<u32>1) << width;
  let lone: u32 = 0;
  for (let symbol: u32 = 0; symbol < SYMBOLS; symbol++) if (load<u32>(weights + symbol * 4) === 1) lone++;
  const spread = states - lone;
  let single = table + spread * 4;
  let sum: u32 = 0;
  for (let symbol: u32 = 0; symbol < SYMBOLS; symbol++) {
    const weight = load<u32>(weights + symbol * 4);
    if (weight === 0) continue;
    if (weight === 1) {
      store<u32>(single, symbol | (width << BITS_AT));
      single += 4;
      continue;
    }
    let value = weight;
    let begin: u32 = 0;
    for (let quarter: u32 = 0; quarter < 4; quarter++) {
      // As many entries of the quarter as the weights before have taken.
      let at = begin + ((sum + 3 - quarter) >> 2);
      const count = (weight + ((sum - quarter - 1) & 3)) >> 2;
      for (const last = value + count; value < last; value++, at++) {
        const bits = width - (31 - clz<u32>(value));
        store<u32>(table + at * 4, symbol | (bits << BITS_AT) | (((value << bits) - states) << BASE_AT));
      }
      begin += (spread >> 2) + (quarter < (spread & 3) ? 1 : 0);
    }
    sum += weight;
  }
}

/** The last bytes are the states themselves. */
function readStates(start: u32, end: u32, table: u32, width: u32, to: u32, size: u32): void {
  const states = takeRoom(STATES * 4);
  let front: u32 = 0;
  let back: u32 = 0;
  const coded = size - STATES;
  for (let i: u32 = 0; i < coded + STATES; i++) {
    const isFirst = i < STATES;
    const place = states + (i % STATES) * 4;
    const step = i - STATES;
    const isFront = isFirst ? (i & 1) === 0 : step % (2 * STATES) < STATES;
    const entry = isFirst ? 0 : load<u32>(table + load<u32>(place) * 4);
    const count = isFirst ? width : (entry >> BITS_AT) & 0xff;
    const used = isFront ? front : back;
    const left = <i32>(end - start) - <i32>(used >> 3);
    const word = wordAt(isFront ? start : end - 1, isFront ? 1 : -1, used, left) & ((1 << count) - 1);
    if (isFront) front += count;
    else back += count;
    if (!isFirst) store<u8>(to + step, entry);
    store<u32>(place, (entry >> BASE_AT) + word);
  }
  for (let i: u32 = 0; i < STATES; i++) {
    const state = load<u32>(states + i * 4);
    atMost(SYMBOLS - 1, state, start);
    store<u8>(to + coded + i, state);
  }
  const bytes = ((front + 7) >> 3) + ((back + 7) >> 3);
  if (bytes !== end - start) fail(NOT_EXACT, start, end - start, bytes);
}
