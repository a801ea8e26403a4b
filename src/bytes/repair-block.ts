// Finds the changes inside a deflated block, one flipped bit or one missing byte, after which its stream has
// the right size and sum. Source: RFC 1951.

import { TailSum } from './adler.ts';
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
import type { Repairs } from './repairs.ts';
import type { StepBudget } from './step-budget.ts';

/** Symbols after a change until decoding meets the right ones. */
const MOST_MIDDLE = 256;
/** The longest match that deflate can write. */
const LONGEST_MATCH = 258;
/**
 * Changes are tried in ranges of this many bits, going back from the first contradiction; after some of them,
 * in larger ranges, only flipped bits.
 */
const RANGE = { byte: 1 << 13, bit: 1 << 16 };
const MOST_RANGES = { byte: 8, bit: 8 };
/** Places where a block may end. */
const MOST_ENDS = 1024;
/** What trying a change costs at least, and what a change of the right size costs in addition to its bytes. */
const TRY_STEPS = 4;
const CANDIDATE_STEPS = 128;
/** What each bit of a block costs that is looked at, and each byte of which the part in the sum is found. */
const BIT_STEPS = 4;
const SUM_STEPS = 8;
/** Most symbols of the changes of a range that are kept until their sums are known. */
const MOST_KEPT = 1 << 21;
/** Bytes before and after a missing one that a symbol around it may have. */
const AROUND = Math.ceil(LONGEST_SYMBOL / 8) + 1;

/** A block, as far as it can be decoded from the start. */
export interface BlockPart {
  readonly headAt: number;
  /** Number of bytes before the block. */
  readonly from: number;
  /** Null if this is not the head of one. */
  readonly block: DeflateBlock | null;
  /** Bit of each symbol, in order. */
  readonly starts: number[];
  /** Number of bytes before each. */
  readonly sizes: number[];
}

/** What comes out of a stream before something contradicts what compressors write. */
export interface Front {
  /** As many as there should be, with zeros after those that came out. */
  readonly bytes: Uint8Array;
  readonly parts: readonly BlockPart[];
  /** Bit of the contradiction. */
  readonly last: number;
}

/** Bytes that symbols give. */
export class Output {
  readonly bytes: Uint8Array;
  length: number;
  /**
   * Whether the match before the last symbol ended although the next byte would have matched too: compressors
   * do not end it there.
   */
  isShort = false;
  /** From where the match before would have gone on; -1 without one. */
  #next = -1;

  constructor(bytes: Uint8Array, length = 0) {
    this.bytes = bytes;
    this.length = length;
  }

  /** False when that is not a symbol, or not possible here. */
  put(symbol: number): boolean {
    if (symbol < 0) return false;
    const distance = distanceOf(symbol);
    const end = this.length + sizeOf(symbol);
    if (distance > this.length || end > this.bytes.length) return false;
    const first = this.length;
    if (distance === 0) this.bytes[this.length++] = symbol;
    else
      for (; this.length < end; this.length++) this.bytes[this.length] = this.bytes[this.length - distance]!;
    this.isShort = this.#next >= 0 && this.bytes[this.#next] === this.bytes[first];
    this.#next = distance > 0 && sizeOf(symbol) < LONGEST_MATCH ? end - distance : -1;
    return true;
  }
}

function sizeOf(symbol: number): number {
  return distanceOf(symbol) === 0 ? 1 : lengthOf(symbol);
}

/** Symbols that a change gives, from those of the front up to the tail. */
interface Candidate {
  /** Number of bytes before them. */
  readonly from: number;
  readonly symbols: readonly number[];
}

export class BlockRepair {
  readonly #input: Uint8Array;
  readonly #front: Uint8Array;
  readonly #part: BlockPart;
  readonly #block: DeflateBlock;
  readonly #sum: number;
  /** Of the first symbol. */
  readonly #first: number;
  /** Where the front ends. */
  readonly #last: number;
  /**
   * By bit after the first: the symbol there, the bit after it, and the number of bytes up to the end of the
   * stream; -1 if it does not lead there.
   */
  readonly #symbols: Int32Array;
  readonly #nexts: Int32Array;
  readonly #sizes: Int32Array;
  /** By the bit of the end of this block: the symbols of those after it. */
  readonly #rests = new Map<number, readonly number[]>();
  /** By bit: 1 where a symbol of the longest tail starts. */
  readonly #isInTail: Uint8Array;
  /** By the bit at which they meet the tail. */
  readonly #candidates = new Map<number, Candidate[]>();
  /** Of the change being tried. */
  readonly #middle: number[] = [];
  #ends = MOST_ENDS;
  #kept = 0;
  readonly #budget: StepBudget;

  constructor(
    input: Uint8Array,
    front: Front,
    part: BlockPart,
    block: DeflateBlock,
    sum: number,
    budget: StepBudget,
  ) {
    this.#input = input;
    this.#front = front.bytes;
    this.#last = front.last;
    this.#part = part;
    this.#block = block;
    this.#sum = sum;
    this.#budget = budget;
    this.#first = part.starts[0]!;
    const count = input.length * 8 - this.#first + 1;
    this.#symbols = new Int32Array(count).fill(FAULT);
    this.#nexts = new Int32Array(count);
    this.#sizes = new Int32Array(count).fill(-1);
    this.#isInTail = new Uint8Array(count);
  }

  /** Adds what the stream inflates to after each change that fits: all of them, unless the budget is spent. */
  find(repairs: Repairs): void {
    this.#measure();
    const tail = this.#tail();
    if (tail === null) return;
    let to = this.#last + LONGEST_SYMBOL;
    const most = MOST_RANGES.byte + MOST_RANGES.bit;
    for (let range = 0; range < most && to > this.#first && !this.#budget.isSpent; range++) {
      const insertsToo = range < MOST_RANGES.byte;
      const from = Math.max(this.#first, to - (insertsToo ? RANGE.byte : RANGE.bit));
      this.#kept = 0;
      this.#candidates.clear();
      this.#flipBits(from, to);
      if (insertsToo) this.#insertBytes(from, to);
      if (this.#candidates.size > 0) this.#check(tail, repairs);
      if (repairs.count > 0) return;
      to = from;
    }
  }

  /** Finds the size of what follows each bit. */
  #measure(): void {
    const bits = new Bits(this.#input, 0);
    if (!this.#budget.spend(this.#sizes.length * BIT_STEPS)) return;
    for (let at = this.#sizes.length - 2; at >= 0 && !this.#budget.isSpent; at--) {
      bits.at = this.#first + at;
      const symbol = nextSymbol(bits, this.#block);
      const next = bits.at - this.#first;
      if (symbol === FAULT || next >= this.#sizes.length) continue;
      this.#symbols[at] = symbol;
      this.#nexts[at] = next;
      if (symbol === END_OF_BLOCK) this.#sizes[at] = this.#endAt(at);
      else if (this.#sizes[next]! >= 0) this.#sizes[at] = this.#sizes[next]! + sizeOf(symbol);
    }
  }

  /** Size of the blocks after this one if it ends at `at`; -1 if the stream cannot be. */
  #endAt(at: number): number {
    const end = this.#first + this.#nexts[at]!;
    const isLast = this.#block.isLast;
    if (this.#ends-- <= 0 || (isLast && Math.ceil(end / 8) !== this.#input.length)) return -1;
    const rest: number[] = [];
    if (!isLast && !this.#readAhead(end, rest)) return -1;
    this.#rests.set(at, rest);
    return rest.reduce((sum, symbol) => sum + sizeOf(symbol), 0);
  }

  /** Adds the symbols of all blocks from a bit on; false when they do not lead to the end of the stream. */
  #readAhead(at: number, symbols: number[]): boolean {
    const bits = new Bits(this.#input, at);
    const budget = this.#budget;
    for (;;) {
      const block = readDeflateBlock(bits, budget);
      if (block === null) return false;
      for (let symbol = nextSymbol(bits, block); symbol !== END_OF_BLOCK; symbol = nextSymbol(bits, block)) {
        if (symbol === FAULT || !budget.spend(1)) return false;
        symbols.push(symbol);
      }
      if (block.isLast) return Math.ceil(bits.at / 8) === this.#input.length;
    }
  }

  /** Bits of the most symbols that lead to the end; null when none do. */
  #tail(): number[] | null {
    let at = this.#sizes.findIndex((size) => size >= 0);
    if (at < 0) return null;
    const tail: number[] = [];
    for (; ; at = this.#nexts[at]!) {
      this.#isInTail[at] = 1;
      tail.push(at);
      if (this.#symbols[at] === END_OF_BLOCK) return tail;
    }
  }

  /** Tries flipping each bit of a range. */
  #flipBits(from: number, to: number): void {
    const { starts, sizes } = this.#part;
    const input = this.#input.slice();
    const bits = new Bits(input, 0);
    const end = Math.min(to, input.length * 8);
    for (let i = this.#symbolAt(from), bit = from; bit < end && !this.#budget.isSpent; bit++) {
      while (i + 1 < starts.length && starts[i + 1]! <= bit) i++;
      if (bit - starts[i]! >= LONGEST_SYMBOL) return;
      input[bit >> 3]! ^= 1 << (bit & 7);
      bits.at = starts[i]!;
      this.#try(sizes[i]!, bits, bit + 1, 0);
      input[bit >> 3]! ^= 1 << (bit & 7);
    }
  }

  /** Tries each byte before each of a range. */
  #insertBytes(from: number, to: number): void {
    const { starts, sizes } = this.#part;
    const input = this.#input;
    const around = new Uint8Array(AROUND * 2 + 1);
    const bits = new Bits(around, 0);
    for (let i = this.#symbolAt(from), at = (from + 7) >> 3; at * 8 < to && at <= input.length; at++) {
      while (i + 1 < starts.length && starts[i + 1]! <= at * 8) i++;
      const first = (at - AROUND) * 8;
      if (starts[i]! < first) return;
      for (let k = 0; k < AROUND; k++) {
        around[k] = input[at - AROUND + k] ?? 0;
        around[AROUND + 1 + k] = input[at + k] ?? 0;
      }
      for (let byte = 0; byte < 256 && !this.#budget.isSpent; byte++) {
        // The same as before the byte that precedes it.
        if (byte === input[at - 1]) continue;
        around[AROUND] = byte;
        bits.at = starts[i]! - first;
        this.#try(sizes[i]!, bits, (AROUND + 1) * 8, first - 8);
      }
    }
  }

  /** Number of the last symbol that starts at a bit or before. */
  #symbolAt(bit: number): number {
    const next = this.#part.starts.findIndex((start) => start > bit);
    return (next < 0 ? this.#part.starts.length : next) - 1;
  }

  /**
   * Keeps a change if the size is right. `bits` are changed before `until`, and `offset` bits from where they
   * are in the stream; they are at the first symbol that changes, which follows `from` bytes.
   */
  #try(from: number, bits: Bits, until: number, offset: number): void {
    const middle = this.#middle;
    middle.length = 0;
    let size = from;
    this.#budget.spend(TRY_STEPS);
    while (bits.at < until) {
      const symbol = nextSymbol(bits, this.#block);
      if (symbol < 0 || distanceOf(symbol) > size) return;
      size += sizeOf(symbol);
      middle.push(symbol);
    }
    this.#budget.spend(middle.length);
    let at = bits.at + offset - this.#first;
    const rest = this.#sizes[at] ?? -1;
    if (rest < 0 || size + rest !== this.#front.length) return;
    for (; this.#isInTail[at] === 0; at = this.#nexts[at]!) {
      if (this.#symbols[at]! < 0 || middle.length > MOST_MIDDLE) return;
      middle.push(this.#symbols[at]!);
    }
    this.#kept += middle.length;
    if (this.#kept > MOST_KEPT) this.#budget.spend(Number.POSITIVE_INFINITY);
    if (!this.#budget.spend(CANDIDATE_STEPS + this.#front.length - this.#sizes[at]! - from)) return;
    const candidate = { from, symbols: middle.slice() };
    const known = this.#candidates.get(at);
    if (known) known.push(candidate);
    else this.#candidates.set(at, [candidate]);
  }

  /** Adds whatever has the right sum, going back through the tail. */
  #check(tail: readonly number[], repairs: Repairs): void {
    if (!this.#budget.spend(this.#front.length * SUM_STEPS)) return;
    const sum = new TailSum(this.#front);
    const rest = this.#rests.get(tail.at(-1)!)!;
    if (!rest.toReversed().every((symbol) => sum.prepend(symbol))) return;
    const out = new Output(this.#front.slice());
    for (const at of tail.toReversed()) {
      const symbol = this.#symbols[at]!;
      if (symbol !== END_OF_BLOCK && !sum.prepend(symbol)) return;
      for (const { from, symbols } of this.#candidates.get(at) ?? []) {
        out.length = from;
        const isPossible = symbols.every((each) => out.put(each));
        if (isPossible && sum.after(out.bytes.subarray(from, out.length)) === this.#sum)
          this.#inflate(repairs, from, symbols, at, rest);
        out.bytes.set(this.#front.subarray(from, out.length), from);
      }
    }
  }

  /** Adds what the stream inflates to, if it is what a compressor writes. */
  #inflate(
    repairs: Repairs,
    from: number,
    symbols: readonly number[],
    at: number,
    rest: readonly number[],
  ): void {
    if (!this.#budget.spend(this.#front.length)) return;
    const out = new Output(this.#front.slice(), from);
    const isPlausible = (symbol: number): boolean => out.put(symbol) && !out.isShort;
    if (!symbols.every(isPlausible)) return;
    for (let bit = at; this.#symbols[bit] !== END_OF_BLOCK; bit = this.#nexts[bit]!)
      if (!isPlausible(this.#symbols[bit]!)) return;
    if (rest.every(isPlausible)) repairs.add(out.bytes);
  }
}

/** What a stream inflates to with another head of a block; null if that is not possible or takes too many steps. */
export function inflateFrom(
  input: Uint8Array,
  { headAt, from }: BlockPart,
  front: Front,
  budget: StepBudget,
): Uint8Array | null {
  const bits = new Bits(input, headAt);
  const first = readDeflateBlock(bits, budget);
  if (first === null || !budget.spend(front.bytes.length >> 3)) return null;
  const out = new Output(front.bytes.slice(), from);
  for (let block: DeflateBlock | null = first; block !== null; block = readDeflateBlock(bits, budget)) {
    const before = out.length;
    for (let symbol = nextSymbol(bits, block); symbol !== END_OF_BLOCK; symbol = nextSymbol(bits, block))
      if (!out.put(symbol) || out.isShort || !budget.spend(1)) return null;
    if (!budget.spend(out.length - before)) return null;
    if (block.isLast)
      return out.length === out.bytes.length && Math.ceil(bits.at / 8) === input.length ? out.bytes : null;
  }
  return null;
}
