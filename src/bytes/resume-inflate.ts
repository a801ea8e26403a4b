// Decodes deflated data with a hole in it, the part after the hole too. Decoding that starts at a wrong bit of Huffman
// codes falls into step with the right symbols after some dozens of them. So every bit is tried that a symbol may begin
// at, and what all attempts that reach the end of the stream agree on is as it was written. The inflated size says
// where it belongs. Bytes that were copied out of the hole stay unknown, but it is known where they were copied from.
// Source: RFC 1951.

import {
  Bits,
  type Block,
  distanceOf,
  END,
  FAULT,
  LONGEST_SYMBOL,
  lengthOf,
  nextSymbol,
  readBlock,
} from './deflate-symbols.ts';

/** In the deflated bytes; the end is exclusive. */
export interface Hole {
  readonly from: number;
  readonly to: number;
}

/** What is known of a stream on both sides of a hole. */
export interface Resumed {
  /** How many bytes the data in front of the hole inflates to. */
  readonly before: number;
  /** Where in the inflated bytes the data after the hole begins; their end when that is not certain. */
  readonly from: number;
  /** All inflated bytes, zeros where they are unknown. */
  readonly bytes: Uint8Array;
  /** By byte from `from` on: how far after `before` the lost byte lies that it equals, -1 where it is known. */
  readonly origins: Int32Array;
}

/** Symbols up to the end of the stream, and how many bytes they stand for. */
interface Tail {
  readonly symbols: readonly number[];
  readonly size: number;
  /**
   * How many of them were read with the codes of the block in front, assuming that it goes on after the hole; 0 when
   * that is certain.
   */
  readonly assumed: number;
}

/** As many bits are tried as the beginning of a block. */
const MOST_TRIES = 1 << 16;

/**
 * Decodes both sides of a hole in a raw deflate stream that inflates to `size` bytes; null when it does not begin as
 * one.
 */
export function resumeInflate(input: Uint8Array, hole: Hole, size: number): Resumed | null {
  const front = decodeFront(input.subarray(0, hole.from), size);
  if (front === null) return null;
  const most = size - front.bytes.length - Math.ceil(((hole.to - hole.from) * 8) / LONGEST_SYMBOL);
  const first = hole.to * 8;
  const inBlock = front.block && behindInBlock(input, first, front.block, most);
  const tail = inBlock ?? behindNextBlock(input, first, most);
  const resumed = tail && copyOut(front.bytes, tail, size);
  const isWhole = resumed !== null && matchesAreLongest(resumed, tail!);
  return isWhole ? resumed : copyOut(front.bytes, NOTHING, size);
}

const NOTHING: Tail = { symbols: [], size: 0, assumed: 0 };

/**
 * What stands in front of the hole, inflated, and the block that the hole interrupts, if any; null when it is no
 * deflate stream.
 */
function decodeFront(input: Uint8Array, size: number): { bytes: number[]; block: Block | null } | null {
  const bits = new Bits(input, 0);
  const bytes: number[] = [];
  for (;;) {
    const block = readBlock(bits);
    // The hole may begin in the head of a block.
    if (block === null) return bytes.length > 0 ? { bytes, block } : null;
    for (;;) {
      const symbol = nextSymbol(bits, block);
      if (symbol === FAULT) return { bytes, block };
      if (symbol === END) break;
      const distance = distanceOf(symbol);
      if (distance > bytes.length || bytes.length > size) return null;
      if (distance === 0) bytes.push(symbol);
      else for (let i = lengthOf(symbol); i > 0; i--) bytes.push(bytes[bytes.length - distance]!);
    }
    if (block.isLast) return null;
  }
}

/** Symbols after a hole that lies in one block, as far as they are certain; null when none are. */
function behindInBlock(input: Uint8Array, first: number, block: Block, most: number): Tail | null {
  // By bit: the first attempt, from 1 on, that began a symbol there. Attempts that meet go on alike.
  const visitors = new Uint8Array(Math.max(0, input.length * 8 - first) + 1);
  const meetings: [visitor: number, at: number][] = [];
  let winner = 0;
  for (let start = 1; start <= LONGEST_SYMBOL; start++) {
    const tail = decodeTail(input, first + start - 1, block, most, (at) => {
      const visitor = visitors[at - first]!;
      if (visitor === 0) visitors[at - first] = start;
      else meetings.push([visitor, at]);
      return visitor === 0;
    });
    if (tail === null) continue;
    // Two attempts that reach the end and never meet: neither is certain.
    if (winner > 0) return null;
    winner = start;
  }
  if (winner === 0) return null;
  let sure = first + winner - 1;
  for (const [visitor, at] of meetings) if (visitor === winner) sure = Math.max(sure, at);
  return decodeTail(input, sure, block, most);
}

/** Symbols from the first block after the hole from which whole blocks lead to the end of the stream. */
function behindNextBlock(input: Uint8Array, first: number, most: number): Tail | null {
  const end = Math.min(input.length * 8, first + MOST_TRIES);
  for (let at = first; at < end; at++) {
    const bits = new Bits(input, at);
    const block = readBlock(bits);
    // Nearly any bits pass for a block with the fixed codes.
    const tail = block?.isDynamic ? decodeTail(input, bits.at, block, most) : null;
    if (tail) return { ...tail, assumed: 0 };
  }
  return null;
}

/**
 * Symbols from a bit in a block up to the end of the stream, which must be the end of the input. Null when they do not
 * lead there, and when `visit`, which gets the bit of each symbol in the first block, returns false.
 */
function decodeTail(
  input: Uint8Array,
  at: number,
  first: Block,
  most: number,
  visit: (at: number) => boolean = () => true,
): Tail | null {
  const bits = new Bits(input, at);
  const symbols: number[] = [];
  let size = 0;
  let assumed = -1;
  for (let block: Block | null = first; block !== null; block = readBlock(bits)) {
    for (;;) {
      if (block === first && !visit(bits.at)) return null;
      const symbol = nextSymbol(bits, block);
      if (symbol === FAULT) return null;
      if (symbol === END) break;
      size += distanceOf(symbol) === 0 ? 1 : lengthOf(symbol);
      if (size > most) return null;
      symbols.push(symbol);
    }
    if (assumed < 0) assumed = block.isLast ? 0 : symbols.length;
    if (block.isLast) return Math.ceil(bits.at / 8) === input.length ? { symbols, size, assumed } : null;
  }
  return null;
}

/** The longest match that deflate can write. */
const LONGEST_MATCH = 258;
/** How many matches must be seen, and how large a share of them a compressor may cut short. */
const LEAST_MATCHES = 64;
const MOST_SHORT = 0.01;

/**
 * Whether symbols that were read with assumed codes make sense: compressors end a match where the next byte differs
 * from the one that it would copy, and wrong codes give matches that often end before.
 */
function matchesAreLongest({ from, bytes, origins }: Resumed, { symbols, assumed }: Tail): boolean {
  if (assumed === 0) return true;
  const origin = (at: number): number => (at < from ? -1 : origins[at - from]!);
  let [matches, short] = [0, 0];
  let at = from;
  for (const symbol of symbols.slice(0, assumed)) {
    const distance = distanceOf(symbol);
    at += distance === 0 ? 1 : lengthOf(symbol);
    if (distance === 0 || lengthOf(symbol) === LONGEST_MATCH || at >= bytes.length) continue;
    const source = at - distance;
    if (origin(at) >= 0 || origin(source) >= 0) continue;
    matches++;
    if (bytes[at] === bytes[source]) short++;
  }
  return matches >= LEAST_MATCHES && short <= matches * MOST_SHORT;
}

/** Puts the bytes of both sides in their places; null when a match begins in front of the first byte. */
function copyOut(front: readonly number[], { symbols, size: behind }: Tail, size: number): Resumed | null {
  const from = size - behind;
  const bytes = new Uint8Array(size);
  bytes.set(front);
  const origins = new Int32Array(behind).fill(-1);
  let at = from;
  for (const symbol of symbols) {
    const distance = distanceOf(symbol);
    if (distance === 0) {
      bytes[at++] = symbol;
      continue;
    }
    if (distance > at) return null;
    for (const end = at + lengthOf(symbol); at < end; at++) {
      const source = at - distance;
      bytes[at] = bytes[source]!;
      if (source >= from) origins[at - from] = origins[source - from]!;
      else if (source >= front.length) origins[at - from] = source - front.length;
    }
  }
  return { before: front.length, from, bytes, origins };
}
