// Arrays in Huffman codes: three or six streams whose symbols come in turn.

import { BAD_CODES, NOT_EXACT } from '../failures.ts';
import { BitReader } from './bits.ts';
import { chunk } from './boundary.gen.ts';
import { lengthAt, readCodeLengths, symbolAt } from './code-lengths.ts';
import { atMost, fail, need } from './failure.ts';
import { TABLE, TABLE_BITS } from './room.ts';

const MOST_BITS: u32 = 11;
const CODES: u32 = 1 << MOST_BITS;
/** An entry of the table: the symbol above the length of its code. */
const LENGTH_BITS: u32 = 4;
const LENGTH_MASK: u32 = (1 << LENGTH_BITS) - 1;

/** Decodes what is between two addresses, all of it, to `size` bytes. `isSix`: two halves of three streams each. */
export function readHuffman(start: u32, end: u32, to: u32, size: u32, isSix: bool): void {
  const bits = changetype<BitReader>(chunk.room + TABLE_BITS);
  bits.begin(start, end);
  const count = readCodeLengths(bits);
  const at = start + bits.bytes;
  if (at > end) fail(BAD_CODES, end, 0, at - end);
  if (count === 1) {
    if (at !== end) fail(NOT_EXACT, at, 0, end - at);
    memory.fill(to, <u8>symbolAt(0), size);
    return;
  }
  fillTable(count, bits);
  if (!isSix) {
    readStreams(at, end, to, size);
    return;
  }
  need(at, end, 6);
  const first = <u32>load<u16>(at) | ((<u32>load<u8>(at + 2)) << 16);
  atMost(end - at - 3, first, at);
  const middle = at + 3 + first;
  const half = (size + 1) >> 1;
  readStreams(at + 3, middle, to, half);
  readStreams(middle, end, to + half, size - half);
}

/**
 * Fills the table, 16 bits for each 11 bits that a stream may begin with. The code is canonical; its bits are reversed
 * because streams begin with the highest.
 */
function fillTable(count: u32, bits: BitReader): void {
  const table = chunk.room + TABLE;
  let sum: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const length = lengthAt(i);
    if (length < 1 || length > MOST_BITS) bits.fail(MOST_BITS, length);
    sum += CODES >> length;
  }
  if (sum !== CODES) bits.fail(CODES, sum);
  let code: u32 = 0;
  for (let length: u32 = 1; length <= MOST_BITS; length++) {
    for (let i: u32 = 0; i < count; i++) {
      if (lengthAt(i) !== length) continue;
      const entry = (symbolAt(i) << LENGTH_BITS) | length;
      for (let at = reversed(code, length); at < CODES; at += 1 << length) store<u16>(table + at * 2, entry);
      code++;
    }
    code <<= 1;
  }
}

function reversed(code: u32, length: u32): u32 {
  let result: u32 = 0;
  for (let i: u32 = 0; i < length; i++) result |= ((code >> i) & 1) << (length - 1 - i);
  return result;
}

/**
 * Layout: u16 size of A, stream A, then C from the beginning of the rest up and B from its end down. Lowest
 * bits come first.
 */
function readStreams(start: u32, end: u32, to: u32, size: u32): void {
  need(start, end, 3);
  const table = chunk.room + TABLE;
  const first = <u32>load<u16>(start);
  atMost(end - start - 2, first, start);
  const middle = start + 2 + first;
  // Bits taken from each.
  let a: u32 = 0;
  let b: u32 = 0;
  let c: u32 = 0;
  let at = to;
  const out = to + size;
  // Five symbols of each need 55 bits; words have at least 57. Words have to be inside their region.
  const lastA = (<i32>(middle - start) - 10) * 8;
  const lastBC = (<i32>(end - middle) - 8) * 8;
  while (at + 15 <= out && <i32>a <= lastA && <i32>b <= lastBC && <i32>c <= lastBC) {
    let wordA = load<u64>(start + 2 + (a >> 3)) >> (a & 7);
    let wordB = bswap<u64>(load<u64>(end - 8 - (b >> 3))) >> (b & 7);
    let wordC = load<u64>(middle + (c >> 3)) >> (c & 7);
    for (let i = 0; i < 5; i++) {
      const codeA = <u32>load<u16>(table + ((<u32>wordA & (CODES - 1)) << 1));
      const codeB = <u32>load<u16>(table + ((<u32>wordB & (CODES - 1)) << 1));
      const codeC = <u32>load<u16>(table + ((<u32>wordC & (CODES - 1)) << 1));
      store<u8>(at, codeA >> LENGTH_BITS);
      store<u8>(at + 1, codeB >> LENGTH_BITS);
      store<u8>(at + 2, codeC >> LENGTH_BITS);
      at += 3;
      wordA >>= codeA & LENGTH_MASK;
      wordB >>= codeB & LENGTH_MASK;
      wordC >>= codeC & LENGTH_MASK;
      a += codeA & LENGTH_MASK;
      b += codeB & LENGTH_MASK;
      c += codeC & LENGTH_MASK;
    }
  }
  for (let turn = 0; at < out; at++, turn = turn === 2 ? 0 : turn + 1) {
    const from = turn === 0 ? start + 2 : turn === 1 ? end - 1 : middle;
    const used = turn === 0 ? a : turn === 1 ? b : c;
    const left = <i32>(turn === 0 ? middle - start - 2 : end - middle) - <i32>(used >> 3);
    const code = <u32>load<u16>(table + wordAt(from, turn === 1 ? -1 : 1, used, left) * 2);
    store<u8>(at, code >> LENGTH_BITS);
    if (turn === 0) a += code & LENGTH_MASK;
    else if (turn === 1) b += code & LENGTH_MASK;
    else c += code & LENGTH_MASK;
  }
  if ((a + 7) >> 3 !== middle - start - 2) fail(NOT_EXACT, start, middle - start - 2, (a + 7) >> 3);
  const used = ((b + 7) >> 3) + ((c + 7) >> 3);
  if (used !== end - middle) fail(NOT_EXACT, middle, end - middle, used);
}

/** The next 11 bits of a stream, lowest first; zeros beyond its end. `step`: 1, or -1 from its last byte down. */
export function wordAt(from: u32, step: i32, used: u32, left: i32): u32 {
  let word: u32 = 0;
  for (let i = 0; i < 3 && i < left; i++) {
    word |= (<u32>load<u8>(from + (<i32>(used >> 3) + i) * step)) << (i * 8);
  }
  return (word >> (used & 7)) & (CODES - 1);
}
