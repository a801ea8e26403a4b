// Decodes deflated data with a hole in it, including the part after the hole. Decoding that starts at a wrong
// bit of Huffman codes synchronises with the right symbols after some dozens of them. So every bit is tried
// as the start of a symbol, and whatever all attempts agree on that reach the end of the stream is right. The
// inflated size determines where it belongs. Bytes copied out of the hole stay unknown, but it is known where
// they were copied from. Source: RFC 1951.

import {
  Bits,
  type DeflateBlock,
  distanceOf,
  END_OF_BLOCK,
  FAULT,
  LONGEST_SYMBOL,
  lengthOf,
  nextSymbol,
  readDeflateBlock,
} from './deflate-symbols.ts';
import { StepBudget } from './step-budget.ts';

/** A range of the deflated bytes; the end is exclusive. */
export interface DamagedRange {
  readonly from: number;
  readonly to: number;
}

/** What is known of a stream on both sides of a hole. */
export interface Resumed {
  /** Size of the inflated data before the hole. */
  readonly before: number;
  /** Where the data after the hole begins in the inflated bytes; their end if that is not certain. */
  readonly from: number;
  /** All inflated bytes, with zeros where they are unknown. */
  readonly bytes: Uint8Array;
  /**
   * For each byte from `from` on: the offset, counted from `before`, of the lost byte that it equals; -1
   * where the byte is known.
   */
  readonly origins: Int32Array;
}

/** Symbols up to the end of the stream, and how many bytes they inflate to. */
interface Tail {
  readonly symbols: readonly number[];
  readonly size: number;
  /**
   * How many of them were read with the codes of the block before the hole, assuming that it continues after
   * it; 0 when that is certain.
   */
  readonly assumed: number;
}

/** How many bits to try as the start of a block. */
const MOST_TRIES = 1 << 16;
/** Longer streams are not decoded after a hole: the game's have 128 KiB inflated. */
const MOST_BYTES = 1 << 20;
/** Steps for a stream: thirty times what streams of real saves need that only have a hole. */
const MOST_STEPS = 1 << 22;

/**
 * Decodes both sides of a hole in a raw deflate stream that inflates to `size` bytes; null when it does not
 * start like one.
 */
export function resumeInflate(input: Uint8Array, hole: DamagedRange, size: number): Resumed | null {
  if (input.length > MOST_BYTES || size > MOST_BYTES) return null;
  const budget = new StepBudget(MOST_STEPS);
  const front = decodeFront(input.subarray(0, hole.from), size, budget);
  if (front === null) return null;
  const most = size - front.bytes.length - Math.ceil(((hole.to - hole.from) * 8) / LONGEST_SYMBOL);
  const first = hole.to * 8;
  const inBlock = front.block && tailInBlock(input, first, { block: front.block, most, budget });
  const tail = inBlock ?? tailFromNextBlock(input, first, most, budget);
  const resumed = tail && copyOut(front.bytes, tail, size);
  const isWhole = resumed !== null && matchesAreLongest(resumed, tail!);
  return isWhole ? resumed : copyOut(front.bytes, NOTHING, size);
}

const NOTHING: Tail = { symbols: [], size: 0, assumed: 0 };

/**
 * Inflates what precedes the hole, and returns the block that the hole interrupts, if any; null when it is
 * not a deflate stream.
 */
function decodeFront(
  input: Uint8Array,
  size: number,
  budget: StepBudget,
): { bytes: number[]; block: DeflateBlock | null } | null {
  const bits = new Bits(input, 0);
  const bytes: number[] = [];
  for (;;) {
    const block = readDeflateBlock(bits, budget);
    // The hole may start in the head of a block.
    if (block === null) return bytes.length > 0 ? { bytes, block } : null;
    for (;;) {
      const symbol = nextSymbol(bits, block);
      if (symbol === FAULT) return { bytes, block };
      if (symbol === END_OF_BLOCK) break;
      const distance = distanceOf(symbol);
      if (distance > bytes.length || bytes.length > size) return null;
      if (distance === 0) bytes.push(symbol);
      else for (let i = lengthOf(symbol); i > 0; i--) bytes.push(bytes[bytes.length - distance]!);
    }
    if (block.isLast) return null;
  }
}

/** Symbols after a hole within one block, as far as they are certain; null when none are. */
function tailInBlock(
  input: Uint8Array,
  first: number,
  { block, most, budget }: { block: DeflateBlock; most: number; budget: StepBudget },
): Tail | null {
  // By bit: the first attempt, from 1 on, with a symbol that starts there. Attempts that meet continue alike.
  const visitors = new Uint8Array(Math.max(0, input.length * 8 - first) + 1);
  const meetings: [visitor: number, at: number][] = [];
  let winner = 0;
  for (let start = 1; start <= LONGEST_SYMBOL; start++) {
    const tail = decodeTail(input, first + start - 1, { block, most, budget }, (at) => {
      const visitor = visitors[at - first]!;
      if (visitor === 0) visitors[at - first] = start;
      else meetings.push([visitor, at]);
      return visitor === 0;
    });
    if (tail === null) continue;
    // Two attempts reach the end without meeting: neither is certain.
    if (winner > 0) return null;
    winner = start;
  }
  if (winner === 0) return null;
  let sure = first + winner - 1;
  for (const [visitor, at] of meetings) if (visitor === winner) sure = Math.max(sure, at);
  return decodeTail(input, sure, { block, most, budget });
}

/** Symbols from the first block after the hole from which whole blocks lead to the end of the stream. */
function tailFromNextBlock(input: Uint8Array, first: number, most: number, budget: StepBudget): Tail | null {
  const end = Math.min(input.length * 8, first + MOST_TRIES);
  for (let at = first; at < end && !budget.isSpent; at++) {
    const bits = new Bits(input, at);
    const block = readDeflateBlock(bits, budget);
    // Nearly any bits are valid as a block with the fixed codes.
    const tail = block?.isDynamic ? decodeTail(input, bits.at, { block, most, budget }) : null;
    if (tail) return { ...tail, assumed: 0 };
  }
  return null;
}

/**
 * Symbols from a bit in a block up to the end of the stream, which has to be the end of the input. Null when
 * they do not lead there, or when `visit`, called with the bit of each symbol in the first block, returns
 * false.
 */
function decodeTail(
  input: Uint8Array,
  at: number,
  { block: first, most, budget }: { block: DeflateBlock; most: number; budget: StepBudget },
  visit: (at: number) => boolean = () => true,
): Tail | null {
  const bits = new Bits(input, at);
  const symbols: number[] = [];
  let size = 0;
  let assumed = -1;
  for (let block: DeflateBlock | null = first; block !== null; block = readDeflateBlock(bits, budget)) {
    for (;;) {
      if (block === first && !visit(bits.at)) return null;
      const symbol = nextSymbol(bits, block);
      if (symbol === FAULT) return null;
      if (symbol === END_OF_BLOCK) break;
      size += distanceOf(symbol) === 0 ? 1 : lengthOf(symbol);
      if (size > most || !budget.spend(1)) return null;
      symbols.push(symbol);
    }
    if (assumed < 0) assumed = block.isLast ? 0 : symbols.length;
    if (block.isLast) return Math.ceil(bits.at / 8) === input.length ? { symbols, size, assumed } : null;
  }
  return null;
}

/** The longest match that deflate can write. */
const LONGEST_MATCH = 258;
/** How many matches must be seen, and what share of them a compressor may cut short. */
const LEAST_MATCHES = 64;
const MOST_SHORT = 0.01;

/**
 * Whether symbols read with assumed codes are plausible: compressors end a match where the next byte differs
 * from the one that it would copy, whereas wrong codes give matches that often end earlier.
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

/** Puts the bytes of both sides in their places; null when a match starts before the first byte. */
function copyOut(front: readonly number[], { symbols, size: tailSize }: Tail, size: number): Resumed | null {
  const from = size - tailSize;
  const bytes = new Uint8Array(size);
  bytes.set(front);
  const origins = new Int32Array(tailSize).fill(-1);
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
