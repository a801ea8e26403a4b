// The table in front of Huffman streams: which symbols occur, and how long their codes are.

import { type BitReader, zigzag } from './bits.ts';

const SYMBOLS = 256;
/** Where lengths begin in the newer and in the older coding; both follow the lengths read so far. */
const FIRST_MEAN = 30;
const FIRST_OLDER_MEAN = 32;
/** Limits a number of zeros that has no limit of its own. */
const ANY = 2 ** 22;

export interface CodeLengths {
  /** In the order of their codes, among those of the same length. */
  readonly symbols: Uint8Array;
  readonly lengths: Int32Array;
  /** Number of both. */
  readonly count: number;
}

/** Reads a table. Lengths are not checked. @throws OodleError */
export function readCodeLengths(bits: BitReader): CodeLengths {
  const kind = bits.take(2);
  const symbols = new Uint8Array(SYMBOLS);
  const lengths = new Int32Array(SYMBOLS);
  switch (kind) {
    case 0:
      return { symbols, lengths, count: readList(bits, symbols, lengths) };
    case 1:
      return { symbols, lengths, count: readOlder(bits, symbols, lengths) };
    case 2:
      return { symbols, lengths, count: readNewer(bits, symbols, lengths) };
    default:
      throw bits.error('a table of code lengths', `kind ${kind}`);
  }
}

/** Layout: 8 bits count, 3 bits w, then 8 bits symbol and w bits length for each; a lone symbol has no w. */
function readList(bits: BitReader, symbols: Uint8Array, lengths: Int32Array): number {
  const count = bits.take(8);
  if (count === 0) throw bits.error('symbols', 'none');
  if (count === 1) {
    symbols[0] = bits.take(8);
    return 1;
  }
  const width = bits.take(3);
  if (width > 4) throw bits.error('lengths of up to 4 bits', `${width}`);
  const seen = new Uint8Array(SYMBOLS);
  for (let i = 0; i < count; i++) {
    const symbol = bits.take(8);
    if (seen[symbol]) throw bits.error('a symbol once', `${symbol} again`);
    seen[symbol] = 1;
    symbols[i] = symbol;
    lengths[i] = bits.take(width) + 1;
  }
  return count;
}

/** Gaps and runs of used symbols in turn, with the lengths of each run behind its size. */
function readOlder(bits: BitReader, symbols: Uint8Array, lengths: Int32Array): number {
  const low = bits.take(2);
  let isRun = bits.take(1) === 1;
  let mean = FIRST_OLDER_MEAN;
  let count = 0;
  for (let symbol = 0; symbol < SYMBOLS; isRun = !isRun) {
    const size = bits.gamma(7, 2) - 1;
    if (size > SYMBOLS - symbol) throw bits.error(`at most ${SYMBOLS - symbol} symbols`, `${size}`);
    if (!isRun) {
      symbol += size;
      continue;
    }
    for (let left = size; left > 0; left--) {
      const value = bits.unary(20 >> low) * 2 ** low + bits.take(low);
      const length = zigzag(value) + ((mean + 2) >> 2);
      mean = length + ((3 * mean + 2) >> 2);
      symbols[count] = symbol++;
      lengths[count++] = length;
    }
  }
  if (count < 2) throw bits.error('at least 2 symbols', `${count}`);
  return count;
}

function readNewer(bits: BitReader, symbols: Uint8Array, lengths: Int32Array): number {
  const low = bits.take(2);
  const count = bits.take(8) + 1;
  const gaps = count === SYMBOLS ? 0 : truncated(bits, 2 * Math.min(count, SYMBOLS + 1 - count));
  for (let i = 0; i < count; i++) lengths[i] = bits.unary(ANY);
  const widths: number[] = [];
  for (let i = 0; i < gaps; i++) widths.push(bits.unary(8));
  let mean = FIRST_MEAN;
  for (let i = 0; i < count; i++) {
    const change = zigzag(lengths[i]! * 2 ** low + bits.take(low));
    lengths[i] = change + (mean >> 2) + 1;
    mean += change;
  }
  readRuns(bits, widths, symbols, count);
  return count;
}

/** A number below `limit`, which is even. */
function truncated(bits: BitReader, limit: number): number {
  const width = 32 - Math.clz32(limit - 1);
  const short = 2 ** width - limit;
  const value = bits.take(width - 1);
  return value < short ? value : 2 * value + bits.take(1) - short;
}

/** Which symbols are used: runs, and gaps between them, of sizes as wide as `widths` says. */
function readRuns(bits: BitReader, widths: readonly number[], symbols: Uint8Array, count: number): void {
  let symbol = 0;
  let filled = 0;
  const run = (size: number): void => {
    if (size > SYMBOLS - symbol) throw bits.error(`at most ${SYMBOLS - symbol} symbols`, `${size}`);
    for (const end = symbol + size; symbol < end; ) symbols[filled++] = symbol++;
  };
  widths.forEach((width, i) => {
    if ((widths.length - i) % 2 === 1) {
      if (width > 7) throw bits.error('a gap of up to 8 bits', `${width + 1}`);
      symbol += 2 ** (width + 1) - 1 + bits.take(width + 1);
    } else {
      const size = 2 ** width + bits.take(width);
      if (size >= count - filled) throw bits.error(`fewer than ${count - filled} symbols`, `${size}`);
      run(size);
    }
  });
  run(count - filled);
}
