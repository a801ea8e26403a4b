// Chunks as Kraken writes them: three recent distances, and new ones in bits.

import { CHUNK_BYTES, EXCESS_BYTES, NOT_EXACT, NOT_USED_UP } from '../failures.ts';
import { contentAt, contentSize, next, readArray } from './arrays.ts';
import { chunk } from './boundary.gen.ts';
import { checkDistance, copyLiterals, copyMatch } from './copies.ts';
import { atMost, fail, need, usedUp } from './failure.ts';
import { distanceCount, distances, lengthCount, lengths, readNumbers, readPacked } from './numbers.ts';
import { takeRoom } from './room.ts';

const FIRST_DISTANCE: u32 = 8;
/** Fields of a command that take the next length. */
const MORE_LITERALS: u32 = 3;
const MORE_MATCH: u32 = 15;
const LEAST_MATCH: u32 = 2;
const LEAST_LONG_MATCH: u32 = 14;
const WORD: u32 = 8;

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
  readPacked(next, end, contentSize, size >> 2);
  readNumbers(next, end);
  runCommands(firstOut, literals, literalEnd, commands, commandEnd);
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
