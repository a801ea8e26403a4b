/**
 * A small zlib compressor of our own, so that synthetic files come out byte for byte the same on every version of Node
 * (the built-in one may change its choices from version to version).
 *
 * Greedy matching against the last place where the same three bytes stood, one block with the fixed Huffman code.
 * Source: RFC 1950 (the zlib frame) and RFC 1951 section 3.2 (lengths, distances, fixed code).
 */
import { ByteWriter } from './byte-writer.ts';

const windowSize = 32_768;
const shortestMatch = 3;
const longestMatch = 258;
const endOfBlock = 256;
const storedLimit = 0xffff;

const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
];
lengthBases.push(131, 163, 195, 227, 258);
const lengthExtraBits = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const distanceBases = Array.from({ length: 30 }, (_, code) =>
  code < 4 ? code + 1 : ((2 + (code & 1)) << ((code >> 1) - 1)) + 1,
);

/** A zlib stream of `bytes`, compressed. */
export function zlibCompress(bytes: Uint8Array): Uint8Array {
  const bits = new BitWriter();
  bits.write(1, 1);
  bits.write(1, 2);
  const lastSeen = new Map<number, number>();
  let at = 0;
  while (at < bytes.length) {
    const match = matchAt(bytes, at, lastSeen);
    const length = match ? match.length : 1;
    if (match) writeMatch(bits, match.length, match.distance);
    else writeSymbol(bits, bytes[at] ?? 0);
    for (const end = at + length; at < end; at++) lastSeen.set(threeBytes(bytes, at), at);
  }
  writeSymbol(bits, endOfBlock);
  return zlibFrame(bits.finish(), bytes);
}

/** A zlib stream of `bytes` in stored blocks: no compression, for reading with a hex editor. */
export function zlibStore(bytes: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  let at = 0;
  do {
    const block = bytes.subarray(at, at + storedLimit);
    at += block.length;
    out
      .u8(at >= bytes.length ? 1 : 0)
      .u16(block.length)
      .u16(block.length ^ 0xffff)
      .bytes(block);
  } while (at < bytes.length);
  return zlibFrame(out.finish(), bytes);
}

/** Adler-32, the checksum at the end of a zlib stream. */
export function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 0x1_0000 + low;
}

function zlibFrame(deflated: Uint8Array, bytes: Uint8Array): Uint8Array {
  return new ByteWriter('big').u8(0x78).u8(0x9c).bytes(deflated).u32(adler32(bytes)).finish();
}

function matchAt(bytes: Uint8Array, at: number, lastSeen: ReadonlyMap<number, number>) {
  if (at + shortestMatch > bytes.length) return undefined;
  const start = lastSeen.get(threeBytes(bytes, at));
  if (start === undefined || at - start > windowSize) return undefined;
  const most = Math.min(longestMatch, bytes.length - at);
  let length = shortestMatch;
  while (length < most && bytes[start + length] === bytes[at + length]) length++;
  return { length, distance: at - start };
}

function threeBytes(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
}

function writeMatch(bits: BitWriter, length: number, distance: number): void {
  const lengthCode = lengthBases.findLastIndex((base) => base <= length);
  writeSymbol(bits, 257 + lengthCode);
  bits.write(length - (lengthBases[lengthCode] ?? 0), lengthExtraBits[lengthCode] ?? 0);
  const distanceCode = distanceBases.findLastIndex((base) => base <= distance);
  bits.writeCode(distanceCode, 5);
  bits.write(distance - (distanceBases[distanceCode] ?? 0), Math.max(0, (distanceCode >> 1) - 1));
}

function writeSymbol(bits: BitWriter, symbol: number): void {
  if (symbol < 144) bits.writeCode(0x30 + symbol, 8);
  else if (symbol < 256) bits.writeCode(0x190 + symbol - 144, 9);
  else if (symbol < 280) bits.writeCode(symbol - 256, 7);
  else bits.writeCode(0xc0 + symbol - 280, 8);
}

class BitWriter {
  #out = new ByteWriter();
  #held = 0;
  #count = 0;

  /** Plain numbers go lowest bit first. */
  write(value: number, count: number): void {
    this.#held |= value << this.#count;
    this.#count += count;
    for (; this.#count >= 8; this.#count -= 8) {
      this.#out.u8(this.#held & 0xff);
      this.#held >>>= 8;
    }
  }

  /** Huffman codes go highest bit first. */
  writeCode(code: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) this.write((code >> bit) & 1, 1);
  }

  finish(): Uint8Array {
    if (this.#count > 0) this.write(0, 8 - this.#count);
    return this.#out.finish();
  }
}
