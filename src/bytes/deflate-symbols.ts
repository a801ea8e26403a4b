// Reads deflated data symbol by symbol, from any bit on. Nothing here throws: bits that deflate does not
// allow give FAULT. Source: RFC 1951.

import type { StepBudget } from './step-budget.ts';

/** The end of a block. */
export const END_OF_BLOCK = -1;
/** Not a symbol: the input ends, or no symbol has this code. */
export const FAULT = -2;

/**
 * Other symbols are a byte, with distance 0, or a match: `lengthOf` bytes, copied from `distanceOf` bytes
 * back.
 */
export const lengthOf = (symbol: number): number => symbol & 511;
export const distanceOf = (symbol: number): number => symbol >> 9;
const matchOf = (length: number, distance: number): number => length | (distance << 9);

/** Bits of the longest symbol: length code and its extra bits, distance code and its extra bits. */
export const LONGEST_SYMBOL = 15 + 5 + 15 + 13;

/** A position in bits, lowest bit of a byte first. Reads zeros past the end. */
export class Bits {
  readonly #bytes: Uint8Array;
  /** Index of the next bit. */
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** Whether it has read past the end. */
  get isOver(): boolean {
    return this.at > this.#bytes.length * 8;
  }

  /** The next `count` bits, at most 16, as a number. */
  take(count: number): number {
    const value = this.peek(count);
    this.at += count;
    return value;
  }

  /** The same, without moving on. */
  peek(count: number): number {
    const byte = this.at >> 3;
    const bytes = this.#bytes[byte]! | (this.#bytes[byte + 1]! << 8) | (this.#bytes[byte + 2]! << 16);
    return (bytes >>> (this.at & 7)) & ((1 << count) - 1);
  }
}

/** A canonical Huffman code: codes are assigned by length, then by symbol. */
class Huffman {
  readonly #lengths: ArrayLike<number>;
  /** Number of unassigned 15-bit codes; negative when there are more symbols than codes. */
  readonly unused: number;
  /** By the next bits, as many as the longest code has: the symbol, and the size of its code in the lowest 4 bits. */
  #table: Uint16Array | null = null;
  readonly #longest: number;

  /** @param lengths of the code of each symbol, 0 for those without a code */
  constructor(lengths: ArrayLike<number>) {
    this.#lengths = lengths;
    let unused = ALL_CODES;
    let longest = 0;
    for (let i = 0; i < lengths.length; i++) {
      if (lengths[i]! > 0) unused -= ALL_CODES >> lengths[i]!;
      longest = Math.max(longest, lengths[i]!);
    }
    this.unused = unused;
    this.#longest = longest;
  }

  /** What it costs to read the first symbol. */
  get steps(): number {
    return (1 << this.#longest) >> 3;
  }

  /** The next symbol; FAULT when none has this code. */
  next(bits: Bits): number {
    // Most of what is tried as the head of a block is none: its codes are never used.
    this.#table ??= this.#fill();
    const entry = this.#table[bits.peek(this.#longest)]!;
    if (entry === 0) return FAULT;
    bits.at += entry & 15;
    return entry >> 4;
  }

  #fill(): Uint16Array {
    const lengths = this.#lengths;
    const table = new Uint16Array(1 << this.#longest);
    let code = 0;
    for (let length = 1; length <= this.#longest; length++, code <<= 1) {
      for (let symbol = 0; symbol < lengths.length; symbol++) {
        if (lengths[symbol] !== length) continue;
        const step = 1 << length;
        for (let at = reversed(code, length); at < table.length; at += step)
          table[at] = (symbol << 4) | length;
        code++;
      }
    }
    return table;
  }
}

const LONGEST_CODE = 15;
/** Of that length. */
const ALL_CODES = 1 << LONGEST_CODE;

/** Codes are stored from their highest bit on, everything else from its lowest. */
function reversed(code: number, length: number): number {
  let bits = 0;
  for (let i = 0; i < length; i++) bits |= ((code >> i) & 1) << (length - 1 - i);
  return bits;
}

/** The codes of a compressed block. */
export interface DeflateBlock {
  readonly isLast: boolean;
  /** Whether the block stores its own codes. */
  readonly isDynamic: boolean;
  readonly literals: Huffman;
  readonly distances: Huffman;
}

const DYNAMIC = 2;
const FIXED = 1;
const END_CODE = 256;
const MOST_LITERALS = 286;
const MOST_DISTANCES = 30;

/** What it costs to read the head of a block, or to find that it is none; the tables of its codes come on top. */
const HEAD_STEPS = 64;

/**
 * Reads the head of a block; null if it cannot be one, for a stored (uncompressed) block, and when the budget is spent.
 */
export function readDeflateBlock(bits: Bits, budget: StepBudget): DeflateBlock | null {
  if (!budget.spend(HEAD_STEPS)) return null;
  const isLast = bits.take(1) === 1;
  const kind = bits.take(2);
  if (kind === FIXED) return { isLast, isDynamic: false, ...FIXED_CODES };
  if (kind !== DYNAMIC) return null;
  const [literals, distances, used] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  if (literals > MOST_LITERALS || distances > MOST_DISTANCES) return null;
  const codeLengths = new Uint8Array(19);
  for (let i = 0; i < used; i++) codeLengths[LENGTH_ORDER[i]!] = bits.take(3);
  const lengths = readLengths(bits, new Huffman(codeLengths), literals, literals + distances);
  if (lengths === null || lengths[END_CODE] === 0) return null;
  const codes = {
    literals: new Huffman(lengths.subarray(0, literals)),
    distances: new Huffman(lengths.subarray(literals)),
  };
  // A block with at most one distance may leave codes unassigned.
  const mayLeave = lengths.subarray(literals).filter((length) => length > 0).length < 2;
  if (bits.isOver || codes.literals.unused !== 0 || (codes.distances.unused !== 0 && !mayLeave)) return null;
  if (!budget.spend(codes.literals.steps + codes.distances.steps)) return null;
  return { isLast, isDynamic: true, ...codes };
}

const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Null when they are none, and as soon as they have more symbols than codes, as most of what is tried soon has. */
function readLengths(bits: Bits, codes: Huffman, literals: number, count: number): Uint8Array | null {
  if (codes.unused !== 0) return null;
  const lengths = new Uint8Array(count);
  let [literalsUnused, distancesUnused] = [ALL_CODES, ALL_CODES];
  for (let at = 0; at < count; ) {
    const code = codes.next(bits);
    if (code === FAULT || (code === 16 && at === 0)) return null;
    const value = code < 16 ? code : code === 16 ? lengths[at - 1]! : 0;
    const end = at + repeatOf(code, bits);
    if (end > count) return null;
    if (value === 0) {
      at = end;
      continue;
    }
    for (; at < end; at++) {
      lengths[at] = value;
      if (at < literals) literalsUnused -= ALL_CODES >> value;
      else distancesUnused -= ALL_CODES >> value;
    }
    if (literalsUnused < 0 || distancesUnused < 0) return null;
  }
  return lengths;
}

/** For how many symbols a code of lengths stands. */
function repeatOf(code: number, bits: Bits): number {
  if (code < 16) return 1;
  return code === 16 ? 3 + bits.take(2) : code === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
}

const FIXED_CODES = {
  literals: new Huffman(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8))),
  distances: new Huffman(new Uint8Array(30).fill(5)),
};

/** The next byte or match of a block, END or FAULT. */
export function nextSymbol(bits: Bits, { literals, distances }: DeflateBlock): number {
  const symbol = literals.next(bits);
  if (symbol === FAULT || symbol >= MOST_LITERALS || bits.isOver) return FAULT;
  if (symbol < END_CODE) return symbol;
  if (symbol === END_CODE) return END_OF_BLOCK;
  const of = symbol - END_CODE - 1;
  const length = LENGTHS[of]! + bits.take(LENGTH_BITS[of]!);
  const code = distances.next(bits);
  if (code === FAULT) return FAULT;
  const distance = DISTANCES[code]! + bits.take(DISTANCE_BITS[code]!);
  return bits.isOver ? FAULT : matchOf(length, distance);
}

/** Extra bits of each length and distance code, and the least length or distance of each. */
const LENGTH_BITS = Array.from({ length: 29 }, (_, i) => (i < 8 || i === 28 ? 0 : (i >> 2) - 1));
const LENGTHS = [...smallest(LENGTH_BITS.slice(0, 28), 3), 258];
const DISTANCE_BITS = Array.from({ length: 30 }, (_, i) => (i < 4 ? 0 : (i >> 1) - 1));
const DISTANCES = smallest(DISTANCE_BITS, 1);

function smallest(bits: readonly number[], first: number): number[] {
  let next = first;
  return bits.map((extra) => {
    const value = next;
    next += 1 << extra;
    return value;
  });
}
