// Deflated data symbol by symbol, from any bit on. Nothing here throws: what cannot be is a fault.
// Source: RFC 1951.

/** The end of a block. */
export const END = -1;
/** No symbol: the bytes end, or nothing has such a code. */
export const FAULT = -2;

/** A match: so many bytes from so far in front. Numbers below 256 are bytes themselves. */
export const lengthOf = (symbol: number): number => symbol & 511;
export const distanceOf = (symbol: number): number => symbol >> 9;
const matchOf = (length: number, distance: number): number => length | (distance << 9);

/** Bits of the longest symbol: length code and its extra bits, distance code and its extra bits. */
export const LONGEST_SYMBOL = 15 + 5 + 15 + 13;

export class Bits {
  readonly #bytes: Uint8Array;
  /** Bits read. */
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  get isOver(): boolean {
    return this.at > this.#bytes.length * 8;
  }

  /** At most 16 bits; zeros behind the end. */
  take(count: number): number {
    const byte = this.at >> 3;
    const bytes = this.#bytes[byte]! | (this.#bytes[byte + 1]! << 8) | (this.#bytes[byte + 2]! << 16);
    const value = (bytes >>> (this.at & 7)) & ((1 << count) - 1);
    this.at += count;
    return value;
  }
}

/** Codes by length, and then in order. */
class Huffman {
  readonly #counts = new Uint16Array(16);
  readonly #symbols: Uint16Array;
  /** Codes that mean nothing; below 0 there are more symbols than codes. */
  readonly unused: number;

  /** @param lengths of the code of each symbol, 0 for those that have none */
  constructor(lengths: ArrayLike<number>) {
    for (let i = 0; i < lengths.length; i++) this.#counts[lengths[i]!]!++;
    this.#counts[0] = 0;
    const next = new Uint16Array(16);
    let unused = 1;
    for (let length = 1; length < 16; length++) {
      next[length] = next[length - 1]! + this.#counts[length - 1]!;
      unused = unused * 2 - this.#counts[length]!;
    }
    this.unused = unused;
    this.#symbols = new Uint16Array(lengths.length);
    for (let i = 0; i < lengths.length; i++) if (lengths[i]! > 0) this.#symbols[next[lengths[i]!]!++] = i;
  }

  next(bits: Bits): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      code |= bits.take(1);
      const count = this.#counts[length]!;
      if (code - first < count) return this.#symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return FAULT;
  }
}

/** Codes of a compressed block. */
export interface Block {
  readonly isLast: boolean;
  /** Whether it brings its codes with it. */
  readonly isDynamic: boolean;
  readonly literals: Huffman;
  readonly distances: Huffman;
}

const DYNAMIC = 2;
const FIXED = 1;
const END_CODE = 256;
const MOST_LITERALS = 286;
const MOST_DISTANCES = 30;

/** The block that begins here; null for none, and for one that is stored as it is. */
export function readBlock(bits: Bits): Block | null {
  const isLast = bits.take(1) === 1;
  const kind = bits.take(2);
  if (kind === FIXED) return { isLast, isDynamic: false, ...FIXED_CODES };
  if (kind !== DYNAMIC) return null;
  const [literals, distances, used] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  if (literals > MOST_LITERALS || distances > MOST_DISTANCES) return null;
  const ofLengths = new Uint8Array(19);
  for (let i = 0; i < used; i++) ofLengths[LENGTH_ORDER[i]!] = bits.take(3);
  const lengths = readLengths(bits, new Huffman(ofLengths), literals + distances);
  if (lengths === null || lengths[END_CODE] === 0) return null;
  const codes = {
    literals: new Huffman(lengths.subarray(0, literals)),
    distances: new Huffman(lengths.subarray(literals)),
  };
  // One distance, or none, may leave codes unused.
  const few = lengths.subarray(literals).filter((length) => length > 0).length < 2;
  if (bits.isOver || codes.literals.unused !== 0 || (codes.distances.unused !== 0 && !few)) return null;
  return { isLast, isDynamic: true, ...codes };
}

const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function readLengths(bits: Bits, codes: Huffman, count: number): Uint8Array | null {
  if (codes.unused !== 0) return null;
  const lengths = new Uint8Array(count);
  for (let at = 0; at < count; ) {
    const code = codes.next(bits);
    if (code === FAULT || (code === 16 && at === 0)) return null;
    if (code < 16) {
      lengths[at++] = code;
      continue;
    }
    const value = code === 16 ? lengths[at - 1]! : 0;
    const repeat = code === 16 ? 3 + bits.take(2) : code === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
    if (at + repeat > count) return null;
    lengths.fill(value, at, at + repeat);
    at += repeat;
  }
  return lengths;
}

const FIXED_CODES = {
  literals: new Huffman(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8))),
  distances: new Huffman(new Uint8Array(30).fill(5)),
};

/** The next byte or match of a block, or that it ends. */
export function nextSymbol(bits: Bits, { literals, distances }: Block): number {
  const symbol = literals.next(bits);
  if (symbol === FAULT || symbol >= MOST_LITERALS || bits.isOver) return FAULT;
  if (symbol < END_CODE) return symbol;
  if (symbol === END_CODE) return END;
  const of = symbol - END_CODE - 1;
  const length = LENGTHS[of]! + bits.take(LENGTH_BITS[of]!);
  const code = distances.next(bits);
  if (code === FAULT) return FAULT;
  const distance = DISTANCES[code]! + bits.take(DISTANCE_BITS[code]!);
  return bits.isOver ? FAULT : matchOf(length, distance);
}

/** Extra bits by code, and from them what each code begins at. */
const LENGTH_BITS = Array.from({ length: 29 }, (_, i) => (i < 8 || i === 28 ? 0 : (i >> 2) - 1));
const LENGTHS = [...begins(LENGTH_BITS.slice(0, 28), 3), 258];
const DISTANCE_BITS = Array.from({ length: 30 }, (_, i) => (i < 4 ? 0 : (i >> 1) - 1));
const DISTANCES = begins(DISTANCE_BITS, 1);

function begins(bits: readonly number[], first: number): number[] {
  let next = first;
  return bits.map((extra) => {
    const begin = next;
    next += 1 << extra;
    return begin;
  });
}
