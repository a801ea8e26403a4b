// Arrays in Huffman codes: three or six streams whose symbols come in turn.

import { BitReader } from './bits.ts';
import { type CodeLengths, readCodeLengths } from './code-lengths.ts';
import { OodleError } from './oodle-error.ts';

const MOST_BITS = 11;
const CODES = 1 << MOST_BITS;
/** An entry of the table: the symbol above the length of its code. */
const LENGTH_BITS = 4;
const LENGTH_MASK = (1 << LENGTH_BITS) - 1;
/** The symbol and length that each 11 bits of a stream begin with. Kept: nothing survives a call. */
const table = new Uint16Array(CODES);

/** Where to decode to. */
export interface Target {
  readonly bytes: Uint8Array;
  readonly at: number;
  readonly size: number;
}

/**
 * Decodes `view` from `start` to `end`, which it has to use exactly.
 * @param isSix two halves of three streams each
 * @throws OodleError
 */
export function readHuffman(
  view: DataView,
  start: number,
  end: number,
  target: Target,
  isSix: boolean,
): void {
  const bits = new BitReader(view, start, end);
  const codes = readCodeLengths(bits);
  const at = start + bits.bytes;
  if (codes.count === 1) {
    if (at !== end) throw new OodleError(at, 'nothing after a lone symbol', `${end - at} bytes`);
    target.bytes.fill(codes.symbols[0]!, target.at, target.at + target.size);
    return;
  }
  fillTable(codes, bits);
  if (!isSix) {
    readStreams(view, at, end, target);
    return;
  }
  if (end - at < 6) throw new OodleError(at, '6 bytes of streams', `${end - at}`);
  const middle = at + 3 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (middle > end) throw new OodleError(at, `a half of at most ${end - at - 3} bytes`, `${middle - at - 3}`);
  const { bytes, size } = target;
  const half = (size + 1) >> 1;
  readStreams(view, at + 3, middle, { bytes, at: target.at, size: half });
  readStreams(view, middle, end, { bytes, at: target.at + half, size: size - half });
}

/** Fills the table with a canonical code, whose bits are reversed because streams begin with the highest. */
function fillTable({ symbols, lengths, count }: CodeLengths, bits: BitReader): void {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const length = lengths[i]!;
    if (length < 1 || length > MOST_BITS) throw bits.error(`a code of 1 to ${MOST_BITS} bits`, `${length}`);
    sum += CODES >> length;
  }
  if (sum !== CODES) throw bits.error('a complete code', `${sum} of ${CODES}`);
  for (let length = 1, code = 0; length <= MOST_BITS; length++, code <<= 1) {
    for (let i = 0; i < count; i++) {
      if (lengths[i] !== length) continue;
      const entry = (symbols[i]! << LENGTH_BITS) | length;
      for (let at = reversed(code++, length); at < CODES; at += 1 << length) table[at] = entry;
    }
  }
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let i = 0; i < length; i++) result |= ((code >> i) & 1) << (length - 1 - i);
  return result;
}

/**
 * Layout: u16 size of A, stream A, then C from the beginning of the rest up and B from its end down. Lowest
 * bits come first.
 */
function readStreams(view: DataView, start: number, end: number, { bytes, at, size }: Target): void {
  if (end - start < 3) throw new OodleError(start, 'three streams', `${end - start} bytes`);
  const middle = start + 2 + view.getUint16(start, true);
  if (middle > end) throw new OodleError(start, `at most ${end - start - 2} bytes`, `${middle - start - 2}`);
  // Bits taken from each.
  let [a, b, c] = [0, 0, 0];
  const out = at + size;
  // Two symbols of each need 22 bits; words have at least 25. Words have to be inside their region.
  const lastA = (middle - start - 6) * 8;
  const lastBC = (end - middle - 4) * 8;
  while (at + 6 <= out && a <= lastA && b <= lastBC && c <= lastBC) {
    let wordA = view.getUint32(start + 2 + (a >> 3), true) >>> (a & 7);
    let wordB = view.getUint32(end - 4 - (b >> 3), false) >>> (b & 7);
    let wordC = view.getUint32(middle + (c >> 3), true) >>> (c & 7);
    for (let i = 0; i < 2; i++) {
      const codeA = table[wordA & (CODES - 1)]!;
      const codeB = table[wordB & (CODES - 1)]!;
      const codeC = table[wordC & (CODES - 1)]!;
      bytes[at++] = codeA >> LENGTH_BITS;
      bytes[at++] = codeB >> LENGTH_BITS;
      bytes[at++] = codeC >> LENGTH_BITS;
      wordA >>>= codeA & LENGTH_MASK;
      wordB >>>= codeB & LENGTH_MASK;
      wordC >>>= codeC & LENGTH_MASK;
      a += codeA & LENGTH_MASK;
      b += codeB & LENGTH_MASK;
      c += codeC & LENGTH_MASK;
    }
  }
  for (let turn = 0; at < out; at++, turn = (turn + 1) % 3) {
    const from = turn === 0 ? start + 2 : turn === 1 ? end - 1 : middle;
    const used = turn === 0 ? a : turn === 1 ? b : c;
    const left = (turn === 0 ? middle - start - 2 : end - middle) - (used >> 3);
    const code = table[wordAt(view, from, turn === 1 ? -1 : 1, used, left)]!;
    bytes[at] = code >> LENGTH_BITS;
    if (turn === 0) a += code & LENGTH_MASK;
    else if (turn === 1) b += code & LENGTH_MASK;
    else c += code & LENGTH_MASK;
  }
  const [usedA, usedB, usedC] = [(a + 7) >> 3, (b + 7) >> 3, (c + 7) >> 3];
  if (usedA === middle - start - 2 && usedB + usedC === end - middle) return;
  const found = `${usedA}, ${usedC} and ${usedB}`;
  throw new OodleError(start, `streams of ${middle - start - 2} and ${end - middle} bytes`, found);
}

/** The next 11 bits of a stream; zeros beyond its end. */
function wordAt(view: DataView, from: number, step: number, used: number, left: number): number {
  let word = 0;
  for (let i = 0; i < 3 && i < left; i++) word |= view.getUint8(from + ((used >> 3) + i) * step) << (i * 8);
  return (word >>> (used & 7)) & (CODES - 1);
}
