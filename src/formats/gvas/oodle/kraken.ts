// Chunks as Kraken writes them: three recent distances, and new ones in bits.

import { ArrayReader, type Content } from './arrays.ts';
import { BitReader } from './bits.ts';
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
import { OodleError, unsupported } from './oodle-error.ts';

const LEAST_BYTES = 13;
const MOST_LONG_LENGTHS = 512;
/** Above all distances there can be. */
const TOO_FAR = 0xffffffff;
/** A packed distance of the first kind from here on is a large one. */
const LARGE_DISTANCE = 0xf0;
/** A packed length with a long length behind it, and what all have in addition. */
const LONG_LENGTH = 255;
const LEAST_LENGTH = 3;
/** Fields of a command that take the next length. */
const MORE_LITERALS = 3;
const MORE_MATCH = 15;
const LEAST_MATCH = 2;
const LEAST_LONG_MATCH = 14;

/** Memory for the lists of a chunk, made with the first chunk. Kept: nothing survives a chunk. */
interface Lists {
  readonly literals: Uint8Array;
  readonly commands: Uint8Array;
  readonly packed: Uint8Array;
  readonly low: Uint8Array;
  readonly packedLengths: Uint8Array;
  readonly distances: Uint32Array;
  readonly lengths: Uint32Array;
}

let lists: Lists | null = null;

function newLists(): Lists {
  return {
    literals: new Uint8Array(CHUNK_BYTES),
    commands: new Uint8Array(CHUNK_BYTES),
    packed: new Uint8Array(CHUNK_BYTES),
    low: new Uint8Array(CHUNK_BYTES),
    packedLengths: new Uint8Array(CHUNK_BYTES / 4),
    distances: new Uint32Array(CHUNK_BYTES),
    lengths: new Uint32Array(CHUNK_BYTES / 4),
  };
}

/** Decodes a chunk. @throws OodleError */
export function readKraken(chunk: PackedChunk): void {
  const { input, view, end, size } = chunk;
  const places = beginChunk(chunk, LEAST_BYTES);
  lists ??= newLists();
  const arrays = new ArrayReader(input, view);
  need(places.at, end, 1, 'literals');
  if (view.getUint8(places.at) >= 0x80) throw unsupported(places.at, 'excess bytes');
  const literals = arrays.read(places.at, end, size, lists.literals);
  const commands = arrays.read(literals.next, end, size, lists.commands);
  let at = commands.next;
  need(at, end, 1, 'distances');
  const scale = Math.max(0, view.getUint8(at) - 127);
  if (scale > 0) at++;
  const packed = arrays.read(at, end, commands.end - commands.at, lists.packed);
  at = packed.next;
  const low = scale > 1 ? arrays.read(at, end, packed.end - packed.at, lists.low) : null;
  if (low && low.end - low.at !== packed.end - packed.at) throw unused(at, 'low parts', low.end - low.at);
  const packedLengths = arrays.read(low ? low.next : at, end, size >> 2, lists.packedLengths);
  readNumbers(chunk, { packed, low, scale, packedLengths }, lists);
  runCommands(chunk, places.out, literals, commands, {
    distances: lists.distances.subarray(0, packed.end - packed.at),
    lengths: lists.lengths.subarray(0, packedLengths.end - packedLengths.at),
  });
}

interface PackedNumbers {
  readonly packed: Content;
  readonly low: Content | null;
  /** 0 for distances of the first kind. */
  readonly scale: number;
  readonly packedLengths: Content;
}

/** Distances and lengths, whose bits are taken from both ends of the rest of the chunk in turn. */
function readNumbers(
  { view, end }: PackedChunk,
  numbers: PackedNumbers,
  { distances, lengths }: Lists,
): void {
  const { packed, low, scale, packedLengths } = numbers;
  const start = packedLengths.next;
  const front = new BitReader(view, start, end);
  const back = new BitReader(view, start, end, true);
  const longCount = back.gamma(18) - 1;
  if (longCount > MOST_LONG_LENGTHS) {
    throw back.error(`at most ${MOST_LONG_LENGTHS} long lengths`, `${longCount}`);
  }
  for (let i = 0; i < packed.end - packed.at; i++) {
    const code = packed.bytes[packed.at + i]!;
    const bits = i % 2 === 0 ? front : back;
    let distance = scale === 0 ? firstKind(code, bits) : secondKind(code, bits) * scale;
    if (low) distance += low.bytes[low.at + i]!;
    distances[i] = Math.min(distance, TOO_FAR);
  }
  let long = 0;
  for (let i = 0; i < packedLengths.end - packedLengths.at; i++) {
    const length = packedLengths.bytes[packedLengths.at + i]!;
    lengths[i] = length + LEAST_LENGTH;
    if (length !== LONG_LENGTH) continue;
    if (long === longCount) throw unused(start, 'long lengths', -1);
    lengths[i]! += (long++ % 2 === 0 ? front : back).gamma(12, 7) - 64;
  }
  if (long !== longCount) throw unused(start, 'long lengths', longCount - long);
  if (front.bytes + back.bytes !== end - start) {
    throw new OodleError(start, `${end - start} bytes of bits`, `${front.bytes} and ${back.bytes}`);
  }
}

function firstKind(code: number, bits: BitReader): number {
  if (code < LARGE_DISTANCE) {
    const width = (code >> 4) + 4;
    return 16 * ((1 << width) + bits.take(width)) + (code & 15) - 248;
  }
  const width = (code & 15) + 4;
  const high = (1 << width) + bits.take(width);
  return 4096 * high + bits.take(12) + 8_322_816;
}

function secondKind(code: number, bits: BitReader): number {
  const width = code >> 3;
  if (width > 26) throw bits.error('a distance of at most 26 bits', `${width}`);
  return ((8 + (code & 7)) << width) + bits.take(width) - 8;
}

/**
 * Layout of a command c: c & 3 literals, then a match of ((c >> 2) & 15) + 2 bytes, either of which may take
 * the next length instead; at the recent distance c >> 6, or at the next one.
 */
function runCommands(
  { at: chunkAt, mode, output, outputView, out: start, size }: PackedChunk,
  first: number,
  literals: Content,
  commands: Content,
  { distances, lengths }: { readonly distances: Uint32Array; readonly lengths: Uint32Array },
): void {
  const end = start + size;
  const isDelta = mode === 0;
  let out = first;
  let literalAt = literals.at;
  let [distanceAt, lengthAt] = [0, 0];
  let [recent, second, third] = [FIRST_DISTANCE, FIRST_DISTANCE, FIRST_DISTANCE];
  for (let at = commands.at; at < commands.end; at++) {
    const command = commands.bytes[at]!;
    let count = command & 3;
    let length = ((command >> 2) & 15) + LEAST_MATCH;
    const taken = (count === MORE_LITERALS ? 1 : 0) + (length === MORE_MATCH + LEAST_MATCH ? 1 : 0);
    if (taken > lengths.length - lengthAt) throw unused(chunkAt, 'lengths', -1);
    if (count === MORE_LITERALS) count = lengths[lengthAt++]!;
    if (length === MORE_MATCH + LEAST_MATCH) length = lengths[lengthAt++]! + LEAST_LONG_MATCH;
    if (count > literals.end - literalAt) throw unused(chunkAt, 'literals', -1);
    if (count + length > end - out) {
      throw new OodleError(chunkAt, `at most ${end - out} bytes of output`, `${count + length}`);
    }
    copyLiterals(output, out, literals.bytes, literalAt, count, isDelta ? recent : 0);
    out += count;
    literalAt += count;
    const which = command >> 6;
    let distance = recent;
    if (which === 1) distance = second;
    else if (which === 2) distance = third;
    else if (which === 3) {
      if (distanceAt === distances.length) throw unused(chunkAt, 'distances', -1);
      distance = distances[distanceAt++]!;
      if (distance < LEAST_DISTANCE || distance > out) {
        throw new OodleError(chunkAt, `a distance from ${LEAST_DISTANCE} to ${out}`, `${distance}`);
      }
    }
    if (which > 1) third = second;
    if (which > 0) second = recent;
    recent = distance;
    copyMatch(output, outputView, out, distance, length);
    out += length;
  }
  if (literals.end - literalAt !== end - out) {
    throw unused(chunkAt, 'literals', literals.end - literalAt - (end - out));
  }
  copyLiterals(output, out, literals.bytes, literalAt, end - out, isDelta ? recent : 0);
  if (distanceAt !== distances.length) throw unused(chunkAt, 'distances', distances.length - distanceAt);
  if (lengthAt !== lengths.length) throw unused(chunkAt, 'lengths', lengths.length - lengthAt);
}
