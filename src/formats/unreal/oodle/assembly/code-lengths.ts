// The table in front of Huffman streams: which symbols occur, and how long their codes are.

import { BitReader, zigzag } from './bits.ts';
import { chunk } from './boundary.gen.ts';
import { LENGTHS, SEEN, SYMBOLS, WIDTHS } from './room.ts';

const BYTES: u32 = 256;
/** The first length in the newer and in the older coding; both follow the lengths read so far. */
const FIRST_MEAN: i32 = 30;
const FIRST_OLDER_MEAN: i32 = 32;
/** Limits a number of zeros that has no limit of its own. */
const ANY: u32 = 1 << 22;
const MOST_GAPS: u32 = BYTES * 2;

/** The symbols, in the order of their codes among those of the same length. */
export function symbolAt(i: u32): u32 {
  return load<u8>(chunk.room + SYMBOLS + i);
}

/** The length of the code of a symbol, which is not checked. */
export function lengthAt(i: u32): u32 {
  return load<u32>(chunk.room + LENGTHS + i * 4);
}

function setSymbol(i: u32, symbol: u32): void {
  store<u8>(chunk.room + SYMBOLS + i, symbol);
}

function setLength(i: u32, length: i32): void {
  store<i32>(chunk.room + LENGTHS + i * 4, length);
}

/** Returns the number of symbols. */
export function readCodeLengths(bits: BitReader): u32 {
  const kind = bits.take(2);
  if (kind === 0) return readList(bits);
  if (kind === 1) return readOlder(bits);
  if (kind === 2) return readNewer(bits);
  bits.fail(2, kind);
  return 0;
}

/** Layout: 8 bits count, 3 bits w, then 8 bits symbol and w bits length for each; a lone symbol has no w. */
function readList(bits: BitReader): u32 {
  const count = bits.take(8);
  if (count === 0) bits.fail(1, 0);
  if (count === 1) {
    setSymbol(0, bits.take(8));
    return 1;
  }
  const width = bits.take(3);
  if (width > 4) bits.fail(4, width);
  const seen = chunk.room + SEEN;
  memory.fill(seen, 0, BYTES);
  for (let i: u32 = 0; i < count; i++) {
    const symbol = bits.take(8);
    if (load<u8>(seen + symbol) !== 0) bits.fail(1, 2);
    store<u8>(seen + symbol, 1);
    setSymbol(i, symbol);
    setLength(i, bits.take(width) + 1);
  }
  return count;
}

/** Gaps and runs of used symbols in turn, with the lengths of each run behind its size. */
function readOlder(bits: BitReader): u32 {
  const low = bits.take(2);
  let isRun = bits.take(1) === 1;
  let mean = FIRST_OLDER_MEAN;
  let count: u32 = 0;
  for (let symbol: u32 = 0; symbol < BYTES; isRun = !isRun) {
    const size = bits.gamma(7, 2) - 1;
    if (size > BYTES - symbol) bits.fail(BYTES - symbol, size);
    if (!isRun) {
      symbol += size;
      continue;
    }
    for (let left = size; left > 0; left--) {
      const value = (bits.unary(20 >> low) << low) + bits.take(low);
      const length = zigzag(value) + ((mean + 2) >> 2);
      mean = length + ((3 * mean + 2) >> 2);
      setSymbol(count, symbol++);
      setLength(count++, length);
    }
  }
  if (count < 2) bits.fail(2, count);
  return count;
}

function readNewer(bits: BitReader): u32 {
  const low = bits.take(2);
  const count = bits.take(8) + 1;
  const gaps = readUnary(bits, count);
  let mean = FIRST_MEAN;
  for (let i: u32 = 0; i < count; i++) {
    const change = zigzag((lengthAt(i) << low) + bits.take(low));
    setLength(i, change + (mean >> 2) + 1);
    mean += change;
  }
  readRuns(bits, gaps, count);
  return count;
}

/** A unary number for each symbol, and one for each run and gap; returns how many of those there are. */
export function readUnary(bits: BitReader, count: u32): u32 {
  const gaps: u32 = count === BYTES ? 0 : truncated(bits, 2 * min<u32>(count, BYTES + 1 - count));
  for (let i: u32 = 0; i < count; i++) setLength(i, bits.unary(ANY));
  if (gaps > MOST_GAPS) bits.fail(MOST_GAPS, gaps);
  for (let i: u32 = 0; i < gaps; i++) store<u8>(chunk.room + WIDTHS + i, bits.unary(8));
  return gaps;
}

/** A number below `limit`, which is even. */
function truncated(bits: BitReader, limit: u32): u32 {
  const width = 32 - clz<u32>(limit - 1);
  const short = ((<u32>1) << width) - limit;
  const value = bits.take(width - 1);
  return value < short ? value : 2 * value + bits.take(1) - short;
}

/** Which symbols are used: runs, and gaps between them, of sizes as wide as `widths` says. */
export function readRuns(bits: BitReader, gaps: u32, count: u32): void {
  let symbol: u32 = 0;
  let filled: u32 = 0;
  for (let i: u32 = 0; i <= gaps; i++) {
    const width: u32 = i < gaps ? <u32>load<u8>(chunk.room + WIDTHS + i) : 0;
    if (i < gaps && ((gaps - i) & 1) === 1) {
      if (width > 7) bits.fail(8, width + 1);
      symbol += (1 << (width + 1)) - 1 + bits.take(width + 1);
      continue;
    }
    const size: u32 = i < gaps ? ((<u32>1) << width) + bits.take(width) : count - filled;
    if (i < gaps && size >= count - filled) bits.fail(count - filled, size);
    if (symbol > BYTES || size > BYTES - symbol) bits.fail(BYTES - symbol, size);
    for (const end = symbol + size; symbol < end; symbol++) setSymbol(filled++, symbol);
  }
}
