// Chunks as Mermaid and Selkie write them: most matches have an offset of 16 bits, far ones of 24 and more.

import { ArrayReader } from './arrays.ts';
import {
  beginChunk,
  CHUNK_BYTES,
  FIRST_DISTANCE,
  LEAST_DISTANCE,
  need,
  type PackedChunk,
  unused,
} from './chunk.ts';
import { copyLiterals, copyMatch } from './matches.ts';
import { OodleError } from './oodle-error.ts';

const LEAST_BYTES = 10;
/** Chunks have two halves, whose commands and far offsets are separate. */
const HALF = 0x10000;
/** Number of near offsets when they are packed. */
const PACKED = 0xffff;
/** A number of far offsets that is given behind. */
const LARGE_COUNT = 0xfff;
/** From this offset on, in halves from this position on, far offsets have a fourth byte. */
const FOUR_BYTES_FROM = 0xc00000;
const FOURTH = 0x400000;
/** A length above has two more bytes. */
const MOST_SHORT_LENGTH = 251;
/** Added to the lengths of long literals, near and far matches. */
const LONG_LITERALS = 64;
const LONG_NEAR = 91;
const LONG_FAR = 29;
const SHORT_FAR = 5;
/** Commands from here on have literals and a near match, from the second on at the last distance. */
const SHORT_NEAR = 24;
const SAME_DISTANCE = 128;
/** At least what is written for a short command: 7 literals and 16 bytes of a match. */
const ROOM = 24;

/** Memory for the lists of a chunk. Kept: nothing survives a chunk. */
const literalBytes = new Uint8Array(CHUNK_BYTES);
const literalBytesView = new DataView(literalBytes.buffer);
const commandBytes = new Uint8Array(CHUNK_BYTES);
const nearOffsets = new Uint16Array(CHUNK_BYTES / 2);
const highBytes = new Uint8Array(CHUNK_BYTES / 2);
const lowBytes = new Uint8Array(CHUNK_BYTES / 2);
/** Each takes at least three bytes of a chunk, which is smaller than its output. */
const farOffsets = new Uint32Array(CHUNK_BYTES / 3);

/** Decodes a chunk. @throws OodleError */
export function readMermaid(chunk: PackedChunk): void {
  const { input, view, end, size } = chunk;
  const places = beginChunk(chunk, LEAST_BYTES);
  const arrays = new ArrayReader(input, view);
  const literals = arrays.read(places.at, end, size, literalBytes);
  const commands = arrays.read(literals.next, end, size, commandBytes);
  let at = commands.next;
  const isHalved = size > HALF;
  let firstCommands = commands.end - commands.at;
  if (isHalved) {
    need(at, end, 2, 'a number of commands');
    if (view.getUint16(at, true) > firstCommands) {
      throw new OodleError(at, `at most ${firstCommands} commands`, `${view.getUint16(at, true)}`);
    }
    firstCommands = view.getUint16(at, true);
    at += 2;
  }
  const near = readNear(chunk, arrays, at);
  const far = readFar(chunk, near.next, isHalved);
  const run: Run = {
    chunk,
    out: places.out,
    distance: FIRST_DISTANCE,
    literals: literals.bytes,
    literalView: literals.bytes === input ? view : literalBytesView,
    literalAt: literals.at,
    literalEnd: literals.end,
    commands: commands.bytes,
    nearAt: 0,
    near: near.count,
    lengthAt: far.next,
  };
  const middle = commands.at + firstCommands;
  const halfEnd = isHalved ? chunk.out + HALF : chunk.out + size;
  readHalf(run, chunk.out, halfEnd, commands.at, middle, 0, far.first);
  if (isHalved) readHalf(run, halfEnd, chunk.out + size, middle, commands.end, far.first, far.count);
  if (run.literalAt !== run.literalEnd) throw unused(at, 'literals', run.literalEnd - run.literalAt);
  if (run.nearAt !== run.near) throw unused(at, 'near offsets', run.near - run.nearAt);
  if (run.lengthAt !== end) throw unused(run.lengthAt, 'lengths', end - run.lengthAt);
}

/** Layout: u16 count, u16 offsets; or 0xFFFF and two arrays: the high bytes and the low bytes. */
function readNear(
  { view, end }: PackedChunk,
  arrays: ArrayReader,
  at: number,
): { count: number; next: number } {
  need(at, end, 2, 'a number of near offsets');
  const count = view.getUint16(at, true);
  if (count !== PACKED) {
    need(at + 2, end, count * 2, 'near offsets');
    for (let i = 0; i < count; i++) nearOffsets[i] = view.getUint16(at + 2 + i * 2, true);
    return { count, next: at + 2 + count * 2 };
  }
  const high = arrays.read(at + 2, end, highBytes.length, highBytes);
  const low = arrays.read(high.next, end, lowBytes.length, lowBytes);
  const packed = high.end - high.at;
  if (low.end - low.at !== packed) throw unused(high.next, 'low bytes', low.end - low.at - packed);
  for (let i = 0; i < packed; i++) nearOffsets[i] = (high.bytes[high.at + i]! << 8) | low.bytes[low.at + i]!;
  return { count: packed, next: low.next };
}

/** Layout: u24 counts of both halves, 12 bits each; u16 for each that is 4095; offsets of 3 or 4 bytes. */
function readFar(
  { view, end, out }: PackedChunk,
  start: number,
  isHalved: boolean,
): { first: number; count: number; next: number } {
  let at = start;
  need(at, end, 3, 'numbers of far offsets');
  const word = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  at += 3;
  const large = (count: number): number => {
    if (count !== LARGE_COUNT) return count;
    need(at, end, 2, 'a number of far offsets');
    at += 2;
    return view.getUint16(at - 2, true);
  };
  const first = large(word >> 12);
  const second = large(word & LARGE_COUNT);
  if (!isHalved && second > 0) throw unused(start, 'far offsets of the second half', second);
  const count = first + second;
  need(at, end, count * 3, 'far offsets');
  for (let i = 0; i < count; i++) {
    const half = i < first ? out : out + HALF;
    need(at, end, 3, 'a far offset');
    let offset = view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    at += 3;
    if (half >= FOUR_BYTES_FROM && offset >= FOUR_BYTES_FROM) {
      need(at, end, 1, 'the fourth byte of a far offset');
      offset += view.getUint8(at++) * FOURTH;
    }
    if (offset > half) throw new OodleError(at, `an offset of at most ${half}`, `${offset}`);
    farOffsets[i] = offset;
  }
  return { first, count, next: at };
}

/** A chunk and how far its lists are used, which goes on from half to half. */
interface Run {
  readonly chunk: PackedChunk;
  out: number;
  distance: number;
  readonly literals: Uint8Array;
  readonly literalView: DataView;
  literalAt: number;
  readonly literalEnd: number;
  readonly commands: Uint8Array;
  nearAt: number;
  readonly near: number;
  lengthAt: number;
}

/**
 * Runs the commands of a half.
 *
 * Layout of a command c: 24 and more: c & 7 literals, then a match of (c >> 3) & 15 bytes, below 128 at the
 * next near offset and otherwise at the last distance; 3 to 23: c + 5 bytes at the next far offset; 0: many
 * literals; 1: a long match at the next near offset; 2: at the next far one.
 */
function readHalf(
  run: Run,
  start: number,
  end: number,
  firstCommand: number,
  commandEnd: number,
  firstFar: number,
  farEnd: number,
): void {
  const { chunk, literals, literalView, literalEnd, commands, near } = run;
  const { output, outputView, view, end: inputEnd } = chunk;
  const isDelta = chunk.mode === 0;
  let { out, distance, literalAt, nearAt, lengthAt } = run;
  let farAt = firstFar;
  for (let at = firstCommand; at < commandEnd; at++) {
    const command = commands[at]!;
    // Nearly all commands. What is copied in addition is overwritten by the next one.
    if (command >= SHORT_NEAR && out <= end - ROOM && literalAt <= literalEnd - 8 && !isDelta) {
      copyEight(outputView, out, literalView, literalAt);
      out += command & 7;
      literalAt += command & 7;
      if (command < SAME_DISTANCE) {
        if (nearAt === near) throw unused(lengthAt, 'near offsets', -1);
        distance = nearOffsets[nearAt++]!;
        checkDistance(distance, out, lengthAt);
      }
      copyEight(outputView, out, outputView, out - distance);
      copyEight(outputView, out + 8, outputView, out + 8 - distance);
      out += (command >> 3) & 15;
      continue;
    }
    const isNear = command === 1 || (command >= SHORT_NEAR && command < SAME_DISTANCE);
    const isFar = command > 1 && command < SHORT_NEAR;
    let count = 0;
    let length = (command >> 3) & 15;
    if (command >= SHORT_NEAR) count = command & 7;
    else if (command > 2) length = command + SHORT_FAR;
    else {
      length = readLength(view, lengthAt, inputEnd);
      lengthAt += length > MOST_SHORT_LENGTH ? 3 : 1;
      length += command === 0 ? LONG_LITERALS : command === 1 ? LONG_NEAR : LONG_FAR;
    }
    if (command === 0) {
      count = length;
      length = 0;
    }
    if (count > literalEnd - literalAt) throw unused(lengthAt, 'literals', -1);
    if (count + length > end - out) {
      throw new OodleError(lengthAt, `at most ${end - out} bytes of output`, `${count + length}`);
    }
    copyLiterals(output, out, literals, literalAt, count, isDelta ? distance : 0);
    out += count;
    literalAt += count;
    if (isNear) {
      if (nearAt === near) throw unused(lengthAt, 'near offsets', -1);
      distance = nearOffsets[nearAt++]!;
    } else if (isFar) {
      if (farAt === farEnd) throw unused(lengthAt, 'far offsets', -1);
      distance = out - start + farOffsets[farAt++]!;
    }
    checkDistance(distance, out, lengthAt);
    copyMatch(output, outputView, out, distance, length);
    out += length;
  }
  const rest = end - out;
  if (rest > literalEnd - literalAt) throw unused(lengthAt, 'literals', -1);
  copyLiterals(output, out, literals, literalAt, rest, isDelta ? distance : 0);
  if (farAt !== farEnd) throw unused(lengthAt, 'far offsets', farEnd - farAt);
  run.out = end;
  run.distance = distance;
  run.literalAt = literalAt + rest;
  run.nearAt = nearAt;
  run.lengthAt = lengthAt;
}

/** In two words, the first one before the second is read. */
function copyEight(to: DataView, at: number, from: DataView, fromAt: number): void {
  to.setUint32(at, from.getUint32(fromAt, true), true);
  to.setUint32(at + 4, from.getUint32(fromAt + 4, true), true);
}

/** One byte, or three. */
function readLength(view: DataView, at: number, end: number): number {
  need(at, end, 1, 'a length');
  const length = view.getUint8(at);
  if (length <= MOST_SHORT_LENGTH) return length;
  need(at + 1, end, 2, 'a long length');
  return length + 4 * view.getUint16(at + 1, true);
}

function checkDistance(distance: number, out: number, at: number): void {
  if (distance >= LEAST_DISTANCE && distance <= out) return;
  throw new OodleError(at, `a distance from ${LEAST_DISTANCE} to ${out}`, `${distance}`);
}
