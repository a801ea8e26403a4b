// Chunks as Leviathan writes them: seven recent distances; literals and commands may be in several arrays, from which
// the position chooses.

import { CHUNK_BYTES, NOT_EXACT, NOT_USED_UP } from '../failures.ts';
import { contentAt, contentSize, next, readArray, readWoven } from './arrays.ts';
import { chunk } from './boundary.gen.ts';
import { checkDistance, copyLiterals, copyMatch } from './copies.ts';
import { atMost, fail, need, usedUp } from './failure.ts';
import { distanceCount, distances, lengthCount, lengths, readNumbers, readPacked } from './numbers.ts';
import { PART, takeRoom } from './room.ts';

/** Modes of literals: in one array, with 0 as differences to the byte at the last distance; the others as said below. */
const DELTA: u32 = 0;
const PLAIN: u32 = 1;
/** The first literals of groups, and the others. */
const FIRST_APART: u32 = 2;
/** By the low bits of the position: 4 arrays, or 16. */
const BY_FOUR: u32 = 3;
/** By the high half of the byte before; no differences. */
const BY_BYTE_BEFORE: u32 = 4;
/** Above the byte that begins woven commands. */
const WOVEN_COMMANDS: u32 = 0x83;
const COMMAND_ARRAYS: u32 = 8;
const MOST_ARRAYS: u32 = 16;
const RECENT: u32 = 7;
const FIRST_DISTANCE: u32 = 8;
const WORD: u32 = 8;
/** Fields of a command that take the next length. */
const MORE_LITERALS: u32 = 3;
const MORE_MATCH: u32 = 7;
const LEAST_MATCH: u32 = 2;
const LEAST_LONG_MATCH: u32 = 6;

/** Addresses and sizes of what is left of the arrays of literals and commands. */
let literals: u32 = 0;
let commands: u32 = 0;
/** The last distances, newest first. */
let recent: u32 = 0;

export function readLeviathan(start: u32, end: u32, firstOut: u32): void {
  const size = chunk.size;
  const mode = chunk.mode;
  readPacked(start, end, size / 3, size / 5);
  literals = takeRoom(MOST_ARRAYS * PART);
  if (mode <= PLAIN) readOne(next, end, literals);
  else readWoven(next, end, size, arrayCount(mode), literals, takeRoom(CHUNK_BYTES));
  commands = takeRoom(COMMAND_ARRAYS * PART);
  need(next, end, 1);
  const isWoven = load<u8>(next) >= 0x80;
  if (isWoven) {
    if (load<u8>(next) !== WOVEN_COMMANDS) fail(NOT_EXACT, next, WOVEN_COMMANDS, load<u8>(next));
    readWoven(next + 1, end, size, COMMAND_ARRAYS, commands, takeRoom(CHUNK_BYTES));
  } else readOne(next, end, commands);
  readNumbers(next, end);
  recent = takeRoom(RECENT * 4);
  for (let i: u32 = 0; i < RECENT; i++) store<u32>(recent + i * 4, FIRST_DISTANCE);
  runCommands(firstOut, isWoven);
}

function arrayCount(mode: u32): u32 {
  if (mode === FIRST_APART) return 2;
  return mode === BY_FOUR ? 4 : MOST_ARRAYS;
}

function readOne(start: u32, end: u32, part: u32): void {
  readArray(start, end, chunk.size, takeRoom(CHUNK_BYTES));
  store<u32>(part, contentAt);
  store<u32>(part + 4, contentSize);
}

/** Takes `count` bytes of an array; returns where they are. */
function take(part: u32, count: u32): u32 {
  const at = load<u32>(part);
  const left = load<u32>(part + 4);
  if (count > left) fail(NOT_USED_UP, chunk.input, left, count);
  store<u32>(part, at + count);
  store<u32>(part + 4, left - count);
  return at;
}

/**
 * Layout of a command c: (c >> 3) & 3 literals, then a match of (c & 7) + 2 bytes, either of which may take a length
 * instead, from the front or from the back of those; at the recent distance c >> 5, or at the next one.
 */
function runCommands(firstOut: u32, isWoven: bool): void {
  const place = chunk.input;
  const start = chunk.output + chunk.out;
  const end = start + chunk.size;
  let out = firstOut;
  let left: u32 = 0;
  const arrays: u32 = isWoven ? COMMAND_ARRAYS : 1;
  for (let i: u32 = 0; i < arrays; i++) left += load<u32>(commands + i * PART + 4);
  let distanceAt: u32 = 0;
  let front: u32 = 0;
  let back = lengthCount;
  for (; left > 0; left--) {
    const command: u32 = load<u8>(take(commands + (isWoven ? (out - start) & 7 : 0) * PART, 1));
    let count = (command >> 3) & 3;
    let length = (command & 7) + LEAST_MATCH;
    if (count === MORE_LITERALS) {
      if (front === back) fail(NOT_USED_UP, place, lengthCount, lengthCount + 1);
      count = load<u32>(lengths + front++ * 4);
    }
    if (length === MORE_MATCH + LEAST_MATCH) {
      if (front === back) fail(NOT_USED_UP, place, lengthCount, lengthCount + 1);
      length = load<u32>(lengths + --back * 4) + LEAST_LONG_MATCH;
    }
    atMost(end - out, count + length, place);
    putLiterals(out, count, start);
    out += count;
    const which = command >> 5;
    let distance: u32 = 0;
    if (which < RECENT) distance = load<u32>(recent + which * 4);
    else {
      if (distanceAt === distanceCount) fail(NOT_USED_UP, place, distanceCount, distanceAt + 1);
      distance = load<u32>(distances + distanceAt++ * 4);
      checkDistance(distance, out, chunk.output, place, 1);
    }
    for (let i = min<u32>(which, RECENT - 1); i > 0; i--) {
      store<u32>(recent + i * 4, load<u32>(recent + i * 4 - 4));
    }
    store<u32>(recent, distance);
    if (distance >= WORD) copyMatch(out, distance, length, end);
    else for (let at = out; at < out + length; at++) store<u8>(at, load<u8>(at - distance));
    out += length;
  }
  putLiterals(out, end - out, start);
  usedUp(distanceCount, distanceAt, place);
  usedUp(back, front, place);
}

function putLiterals(out: u32, count: u32, start: u32): void {
  const mode = chunk.mode;
  const distance = load<u32>(recent);
  if (mode <= PLAIN) {
    copyLiterals(out, take(literals, count), count, mode === DELTA ? distance : 0);
    return;
  }
  for (let at = out; at < out + count; at++) {
    let which: u32 = (at - start) & (mode === BY_FOUR ? 3 : 15);
    if (mode === FIRST_APART) which = at === out ? 1 : 0;
    else if (mode === BY_BYTE_BEFORE) which = load<u8>(at - 1) >> 4;
    copyLiterals(at, take(literals + which * PART, 1), 1, mode === BY_BYTE_BEFORE ? 0 : distance);
  }
}
