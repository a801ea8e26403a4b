// Chunks as Mermaid and Selkie write them: most matches have an offset of 16 bits, far ones of 24 and more.

import { CHUNK_BYTES, NOT_USED_UP } from '../failures.ts';
import { contentAt, contentSize, next, readArray } from './arrays.ts';
import { chunk } from './boundary.gen.ts';
import { checkDistance, copyLiterals, copyMatch } from './copies.ts';
import { atMost, fail, need, usedUp } from './failure.ts';
import { takeRoom } from './room.ts';

/** Chunks have two halves, whose commands and far offsets are separate. */
const HALF: u32 = 0x10000;
const FIRST_DISTANCE: u32 = 8;
/** Number of near offsets when they are packed. */
const PACKED: u32 = 0xffff;
/** A number of far offsets that is given behind. */
const LARGE_COUNT: u32 = 0xfff;
/** From this offset on, in halves from this position on, far offsets have a fourth byte. */
const FOUR_BYTES_FROM: u32 = 0xc00000;
const FOURTH: u32 = 0x400000;
/** A length above has two more bytes. */
const MOST_SHORT_LENGTH: u32 = 251;
/** Added to the lengths of long literals, near and far matches. */
const LONG_LITERALS: u32 = 64;
const LONG_NEAR: u32 = 91;
const LONG_FAR: u32 = 29;
const SHORT_FAR: u32 = 5;
/** Commands from here on have literals and a near match, from the second on at the last distance. */
const SHORT_NEAR: u32 = 24;
const SAME_DISTANCE: u32 = 128;
/** At least what is written for a short command: 8 literals and 16 bytes of a match. */
const MOST_SHORT: u32 = 24;

/** Ends of the chunk's output and lists so far, which go on from half to half. */
let out: u32 = 0;
let distance: u32 = 0;
let literalAt: u32 = 0;
let literalEnd: u32 = 0;
let nearAt: u32 = 0;
let nearEnd: u32 = 0;
let lengthAt: u32 = 0;
/** Numbers of far offsets in the halves. */
let firstFar: u32 = 0;
let secondFar: u32 = 0;

export function readMermaid(start: u32, end: u32, firstOut: u32): void {
  const size = chunk.size;
  const outStart = chunk.output + chunk.out;
  readArray(start, end, size, takeRoom(CHUNK_BYTES));
  literalAt = contentAt;
  literalEnd = contentAt + contentSize;
  readArray(next, end, size, takeRoom(CHUNK_BYTES));
  const commands = contentAt;
  const commandEnd = contentAt + contentSize;
  const isHalved = size > HALF;
  let at = next;
  let middle = commandEnd;
  if (isHalved) {
    need(at, end, 2);
    atMost(contentSize, load<u16>(at), at);
    middle = commands + load<u16>(at);
    at += 2;
  }
  at = readNear(at, end);
  const far = takeRoom((CHUNK_BYTES / 3) * 4);
  lengthAt = readFar(at, end, far, isHalved);
  out = firstOut;
  distance = FIRST_DISTANCE;
  readHalf(isHalved ? outStart + HALF : outStart + size, outStart, commands, middle, far, firstFar, end);
  if (isHalved)
    readHalf(outStart + size, outStart + HALF, middle, commandEnd, far + firstFar * 4, secondFar, end);
  usedUp(literalEnd, literalAt, at);
  usedUp(nearEnd, nearAt, at);
  usedUp(end, lengthAt, at);
}

/** Layout: u16 count, u16 offsets; or 0xFFFF and two arrays: the high bytes and the low bytes. */
function readNear(start: u32, end: u32): u32 {
  need(start, end, 2);
  const count: u32 = load<u16>(start);
  const at = start + 2;
  if (count !== PACKED) {
    need(at, end, count * 2);
    nearAt = at;
    nearEnd = at + count * 2;
    return nearEnd;
  }
  const most = CHUNK_BYTES / 2;
  nearAt = takeRoom(CHUNK_BYTES);
  readArray(at, end, most, takeRoom(most));
  const high = contentAt;
  const packed = contentSize;
  readArray(next, end, most, takeRoom(most));
  usedUp(contentSize, packed, at);
  nearEnd = nearAt + packed * 2;
  for (let i: u32 = 0; i < packed; i++) {
    store<u16>(nearAt + i * 2, ((<u32>load<u8>(high + i)) << 8) | load<u8>(contentAt + i));
  }
  return next;
}

/** Layout: u24 counts of both halves, 12 bits each; u16 for each that is 4095; offsets of 3 or 4 bytes. */
function readFar(start: u32, end: u32, far: u32, isHalved: bool): u32 {
  need(start, end, 3);
  const word = <u32>load<u16>(start) | ((<u32>load<u8>(start + 2)) << 16);
  let at = start + 3;
  firstFar = word >> 12;
  secondFar = word & LARGE_COUNT;
  if (firstFar === LARGE_COUNT) {
    need(at, end, 2);
    firstFar = load<u16>(at);
    at += 2;
  }
  if (secondFar === LARGE_COUNT) {
    need(at, end, 2);
    secondFar = load<u16>(at);
    at += 2;
  }
  if (!isHalved) usedUp(secondFar, 0, start);
  const count = firstFar + secondFar;
  need(at, end, count * 3);
  for (let i: u32 = 0; i < count; i++) {
    const half = i < firstFar ? chunk.out : chunk.out + HALF;
    need(at, end, 3);
    let offset = <u32>load<u16>(at) | ((<u32>load<u8>(at + 2)) << 16);
    at += 3;
    if (half >= FOUR_BYTES_FROM && offset >= FOUR_BYTES_FROM) {
      need(at, end, 1);
      offset += <u32>load<u8>(at++) * FOURTH;
    }
    atMost(half, offset, at);
    store<u32>(far + i * 4, offset);
  }
  return at;
}

/**
 * Runs the commands of a half.
 *
 * Layout of a command c: 24 and more: c & 7 literals, then a match of (c >> 3) & 15 bytes, below 128 at the
 * next near offset and otherwise at the last distance; 3 to 23: c + 5 bytes at the next far offset; 0: many
 * literals; 1: a long match at the next near offset; 2: at the next far one.
 */
function readHalf(
  end: u32,
  start: u32,
  commands: u32,
  commandEnd: u32,
  far: u32,
  farCount: u32,
  inputEnd: u32,
): void {
  const output = chunk.output;
  const isDelta = chunk.mode === 0;
  const literalsEnd = literalEnd;
  let farAt = far;
  const farEnd = far + farCount * 4;
  let to = out;
  let back = distance;
  let literal = literalAt;
  for (let at = commands; at < commandEnd; at++) {
    const command: u32 = load<u8>(at);
    // Nearly all commands. What is copied in addition is overwritten by the next one.
    if (command >= SHORT_NEAR && !isDelta && to + MOST_SHORT <= end && literal + 8 <= literalsEnd) {
      store<u64>(to, load<u64>(literal));
      to += command & 7;
      literal += command & 7;
      if (command < SAME_DISTANCE) back = nextNear(to, output);
      store<u64>(to, load<u64>(to - back));
      store<u64>(to + 8, load<u64>(to + 8 - back));
      to += (command >> 3) & 15;
      continue;
    }
    let count: u32 = 0;
    let length: u32 = (command >> 3) & 15;
    if (command >= SHORT_NEAR) count = command & 7;
    else if (command > 2) length = command + SHORT_FAR;
    else
      length = readLength(inputEnd) + (command === 0 ? LONG_LITERALS : command === 1 ? LONG_NEAR : LONG_FAR);
    if (command === 0) {
      count = length;
      length = 0;
    }
    if (count > literalsEnd - literal) fail(NOT_USED_UP, lengthAt, literalsEnd - literal, count);
    atMost(end - to, count + length, lengthAt);
    copyLiterals(to, literal, count, isDelta ? back : 0);
    to += count;
    literal += count;
    if (command === 1 || (command >= SHORT_NEAR && command < SAME_DISTANCE)) back = nextNear(to, output);
    else if (command > 1 && command < SHORT_NEAR) {
      if (farAt === farEnd) fail(NOT_USED_UP, lengthAt, farCount, farCount + 1);
      back = to - start + load<u32>(farAt);
      farAt += 4;
    }
    checkDistance(back, to, output, lengthAt);
    copyMatch(to, back, length, end);
    to += length;
  }
  const rest = end - to;
  if (rest > literalsEnd - literal) fail(NOT_USED_UP, lengthAt, literalsEnd - literal, rest);
  copyLiterals(to, literal, rest, isDelta ? back : 0);
  usedUp(farEnd, farAt, lengthAt);
  out = end;
  distance = back;
  literalAt = literal + rest;
}

function nextNear(to: u32, output: u32): u32 {
  if (nearAt === nearEnd) fail(NOT_USED_UP, lengthAt, 0, 1);
  const near: u32 = load<u16>(nearAt);
  nearAt += 2;
  checkDistance(near, to, output, lengthAt);
  return near;
}

/** One byte, or three. */
function readLength(end: u32): u32 {
  need(lengthAt, end, 1);
  const length: u32 = load<u8>(lengthAt++);
  if (length <= MOST_SHORT_LENGTH) return length;
  need(lengthAt, end, 2);
  lengthAt += 2;
  return length + 4 * <u32>load<u16>(lengthAt - 2);
}
