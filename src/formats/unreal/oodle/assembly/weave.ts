// Weaves arrays from pieces of others, their sources.

import { NOT_USED_UP } from '../failures.ts';
import { BitReader } from './bits.ts';
import { chunk } from './boundary.gen.ts';
import { atMost, fail, usedUp } from './failure.ts';
import { BACK_BITS, FRONT_BITS, PART } from './room.ts';

const MOST_WIDTH: u32 = 16;

/** The place of the arrays, for errors; ranges of the sources, of which the pieces are taken off. */
let place: u32 = 0;
let sources: u32 = 0;
let sourceCount: u32 = 0;

/** The lengths of pieces are bits from both ends of `bytes` bytes in turn. */
export function beginWeave(start: u32, from: u32, bytes: u32, parts: u32, count: u32): void {
  place = start;
  sources = parts;
  sourceCount = count;
  changetype<BitReader>(chunk.room + FRONT_BITS).begin(from, from + bytes);
  changetype<BitReader>(chunk.room + BACK_BITS).begin(from, from + bytes, true);
}

/**
 * Writes the arrays from `to` on, and their ranges to `outputs`; returns where the last one ends. Each entry of the index
 * is a source, counted from 1, or 0 where an array ends. The width of its length is in its high half, or in `widths`.
 */
export function weave(
  index: u32,
  indexEnd: u32,
  widths: u32,
  widthEnd: u32,
  outputs: u32,
  count: u32,
  to: u32,
  end: u32,
): u32 {
  const front = changetype<BitReader>(chunk.room + FRONT_BITS);
  const back = changetype<BitReader>(chunk.room + BACK_BITS);
  const inIndex = widths === 0;
  let isFront = true;
  let width = widths;
  let out = to;
  let begin = to;
  let output = outputs;
  for (let at = index; at < indexEnd; at++) {
    const entry: u32 = load<u8>(at);
    const source = inIndex ? entry & 15 : entry;
    let length: u32 = 0;
    if (inIndex || source > 0) {
      if (!inIndex && width === widthEnd) fail(NOT_USED_UP, place, 0, 1);
      const bits = inIndex ? entry >> 4 : <u32>load<u8>(width++);
      atMost(MOST_WIDTH, bits, place);
      length = ((<u32>1) << bits) + (isFront ? front : back).take(bits);
      isFront = !isFront;
    }
    if (source === 0) {
      if (output === outputs + count * PART) fail(NOT_USED_UP, place, count, count + 1);
      store<u32>(output, begin);
      store<u32>(output + 4, out - begin);
      output += PART;
      begin = out;
    } else {
      atMost(end - out, length, place);
      memory.copy(out, takePiece(source, length), length);
      out += length;
    }
  }
  usedUp(outputs + count * PART, output, place);
  usedUp(out, begin, place);
  if (!inIndex) usedUp(widthEnd, width, place);
  atMost(front.end - front.start, front.bytes + back.bytes, place);
  return out;
}

function takePiece(source: u32, length: u32): u32 {
  atMost(sourceCount, source, place);
  const part = sources + (source - 1) * PART;
  const at = load<u32>(part);
  const left = load<u32>(part + 4);
  atMost(left, length, place);
  store<u32>(part, at + length);
  store<u32>(part + 4, left - length);
  return at;
}
