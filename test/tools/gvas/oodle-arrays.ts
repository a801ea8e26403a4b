// Packed arrays of Oodle streams, as a test writer puts them down: raw, runs, Huffman codes, split.

import { ByteWriter } from '../byte-writer.ts';

export type PackArray = (content: Uint8Array) => Uint8Array;

/** Bits behind each other; `bytes` fills the last byte with zeros. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** Highest bit first. */
  put(value: number, count: number): this {
    for (let bit = count - 1; bit >= 0; bit--) this.#bits.push(Math.floor(value / 2 ** bit) & 1);
    return this;
  }

  unary(zeros: number): this {
    return this.put(1, zeros + 1);
  }

  /** A number from 2^least on, with as many zeros in front as it has more bits. */
  gamma(value: number, least = 0): this {
    const width = Math.floor(Math.log2(value));
    return this.put(value, 2 * width + 1 - least);
  }

  bytes(lowestFirst = false): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
    this.#bits.forEach((bit, at) => {
      bytes[at >> 3]! |= bit << (lowestFirst ? at & 7 : 7 - (at & 7));
    });
    return bytes;
  }
}

export const rawArray: PackArray = (content) =>
  new ByteWriter('big')
    .u8(content.length >> 16)
    .u16(content.length & 0xffff)
    .bytes(content)
    .finish();

export const shortRawArray: PackArray = (content) =>
  content.length > 0xfff
    ? rawArray(content)
    : new ByteWriter('big')
        .u16(0x8000 | content.length)
        .bytes(content)
        .finish();

/** With the long header, or raw where packing does not pay. */
function packed(kind: number, payload: Uint8Array, content: Uint8Array): Uint8Array {
  if (payload.length >= content.length) return rawArray(content);
  const size = content.length - 1;
  const word = ((size & 0x3fff) * 2 ** 18 + payload.length) >>> 0;
  return new ByteWriter('big')
    .u8((kind << 4) | (size >> 14))
    .u32(word)
    .bytes(payload)
    .finish();
}

/** Literals and runs of four bytes and more, with a command for each. */
export const runsArray: PackArray = (content) => {
  const front: number[] = [];
  const commands: number[] = [];
  let value = 0;
  for (let at = 0; at < content.length; ) {
    let end = at + 1;
    while (content[end] === content[at]) end++;
    if (end - at < 4) {
      front.push(content[at++]!);
      commands.push(0x10, 1);
      continue;
    }
    if (content[at] !== value) {
      value = content[at]!;
      front.push(value);
      commands.push(1);
    }
    for (let left = end - at; left > 0; ) {
      const blocks = Math.min(left >> 7, 1792);
      const word = blocks > 0 ? blocks + 2303 : 0x1000 + left * 64;
      if (blocks === 0 && left > 2 && left < 16) commands.push((left << 4) | 15);
      else commands.push(word >> 8, word & 0xff);
      left -= blocks > 0 ? blocks * 128 : left;
    }
    at = end;
  }
  return packed(3, Uint8Array.from([0, ...front, ...commands.reverse()]), content);
};

/** Parts of at most `size` bytes, each packed. */
export function splitArray(size: number, pack: PackArray): PackArray {
  return (content) => {
    if (content.length <= size) return pack(content);
    const out = new ByteWriter().u8(Math.ceil(content.length / size));
    for (let at = 0; at < content.length; at += size) out.bytes(pack(content.subarray(at, at + size)));
    return packed(5, out.finish(), content);
  };
}

interface Code {
  readonly symbol: number;
  readonly length: number;
  readonly code: number;
}

/** @param low bits of each length that are not unary; null for a list of symbols and lengths */
export function huffmanArray(streams: 3 | 6, low: 0 | 1 | 2 | 3 | null = 2): PackArray {
  return (content) => {
    const codes = canonical(codeLengths(content));
    if (codes.length < 2) return runsArray(content);
    const out = new ByteWriter().bytes(low === null ? listTable(codes) : newerTable(codes, low));
    if (streams === 3) out.bytes(threeStreams(codes, content));
    else {
      const half = (content.length + 1) >> 1;
      const first = threeStreams(codes, content.subarray(0, half));
      out
        .u16(first.length & 0xffff)
        .u8(first.length >> 16)
        .bytes(first);
      out.bytes(threeStreams(codes, content.subarray(half)));
    }
    return packed(streams === 3 ? 2 : 4, out.finish(), content);
  };
}

/** Lengths of at most 11 bits, by symbol. */
function codeLengths(content: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const symbol of content) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  // Rare symbols get as much weight as it takes for their codes to be short enough.
  const least = content.length / 512;
  const trees = Array.from(counts, ([symbol, count]) => ({
    weight: Math.max(count, least),
    symbols: [symbol],
  }));
  const lengths = new Map(Array.from(counts.keys(), (symbol) => [symbol, 0]));
  while (trees.length > 1) {
    trees.sort((a, b) => b.weight - a.weight);
    const [a, b] = [trees.pop()!, trees.pop()!];
    const symbols = [...a.symbols, ...b.symbols];
    for (const symbol of symbols) lengths.set(symbol, lengths.get(symbol)! + 1);
    trees.push({ weight: a.weight + b.weight, symbols });
  }
  return lengths;
}

/** In ascending order of symbols. */
function canonical(lengths: ReadonlyMap<number, number>): Code[] {
  const sorted = [...lengths].sort(([a, m], [b, n]) => m - n || a - b);
  let code = 0;
  let before = 0;
  const codes = sorted.map(([symbol, length]) => {
    code <<= length - before;
    before = length;
    return { symbol, length, code: code++ };
  });
  return codes.sort((a, b) => a.symbol - b.symbol);
}

/** At most 255 symbols. */
function listTable(codes: readonly Code[]): Uint8Array {
  const bits = new BitWriter().put(0, 2).put(codes.length, 8).put(4, 3);
  for (const { symbol, length } of codes) bits.put(symbol, 8).put(length - 1, 4);
  return bits.bytes();
}

function newerTable(codes: readonly Code[], low: number): Uint8Array {
  const bits = new BitWriter()
    .put(2, 2)
    .put(low, 2)
    .put(codes.length - 1, 8);
  // Sizes of gaps and runs in turn; what the last run has is left.
  const sizes: { readonly size: number; readonly isGap: boolean }[] = [];
  for (let at = 0, symbol = 0, run = 0; at < codes.length; at++, run++, symbol++) {
    if (codes[at]!.symbol === symbol) continue;
    if (run > 0) sizes.push({ size: run, isGap: false });
    sizes.push({ size: codes[at]!.symbol - symbol, isGap: true });
    [run, symbol] = [0, codes[at]!.symbol];
  }
  const widths = sizes.map(({ size, isGap }) => Math.floor(Math.log2(isGap ? size + 1 : size)));
  if (codes.length < 256) putTruncated(bits, sizes.length, 2 * Math.min(codes.length, 257 - codes.length));
  let mean = 30;
  const changes = codes.map(({ length }) => {
    const change = length - 1 - (mean >> 2);
    mean += change;
    return change < 0 ? -2 * change - 1 : 2 * change;
  });
  for (const change of changes) bits.unary(change >> low);
  for (const [i, { isGap }] of sizes.entries()) bits.unary(widths[i]! - (isGap ? 1 : 0));
  for (const change of changes) bits.put(change & ((1 << low) - 1), low);
  for (const [i, { size, isGap }] of sizes.entries()) {
    bits.put((isGap ? size + 1 : size) - 2 ** widths[i]!, widths[i]!);
  }
  return bits.bytes();
}

function putTruncated(bits: BitWriter, value: number, limit: number): void {
  const width = Math.ceil(Math.log2(limit));
  const short = 2 ** width - limit;
  if (value < short) bits.put(value, width - 1);
  else bits.put(value + short, width);
}

function threeStreams(codes: readonly Code[], content: Uint8Array): Uint8Array {
  const bySymbol = new Map(codes.map((code) => [code.symbol, code]));
  const streams = [new BitWriter(), new BitWriter(), new BitWriter()];
  content.forEach((symbol, at) => {
    const { code, length } = bySymbol.get(symbol)!;
    streams[at % 3]!.put(code, length);
  });
  const [a, b, c] = streams.map((stream) => stream.bytes(true));
  return new ByteWriter().u16(a!.length).bytes(a!).bytes(c!).bytes(b!.reverse()).finish();
}
