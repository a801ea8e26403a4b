// A small compressor of Oodle streams for tests: Mermaid and Kraken chunks with near, far and repeated matches.
// Source: the same description that the decoder is written from (src/formats/gvas/oodle/README.md).

import { ByteWriter } from '../byte-writer.ts';
import { BitWriter, type PackArray, rawArray } from './oodle-arrays.ts';

const BLOCK = 0x40000;
const CHUNK = 0x20000;
const HALF = 0x10000;
const LEAST_MATCH = 8;

export interface PackOptions {
  readonly compressor?: 'mermaid' | 'kraken';
  /** How the lists of a chunk are packed. */
  readonly pack?: PackArray;
  readonly isDelta?: boolean;
  /** Mermaid: near offsets as two arrays. Kraken: distances of the second kind, in this scale. */
  readonly scale?: number;
}

export function packOodle(content: Uint8Array, options: PackOptions = {}): Uint8Array {
  const { compressor = 'mermaid' } = options;
  const out = new ByteWriter();
  const finder = new MatchFinder(content);
  for (let at = 0; at < content.length; at += BLOCK) {
    const end = Math.min(at + BLOCK, content.length);
    const chunks = new ByteWriter();
    for (let from = at; from < end; from += CHUNK) {
      chunks.bytes(packChunk(content, from, Math.min(from + CHUNK, end), finder, options));
    }
    const isPacked = chunks.length < end - at;
    const bytes = isPacked ? chunks.finish() : content.subarray(at, end);
    out.u8(at === 0 ? 0x8c : 0x0c).u8(compressor === 'mermaid' ? 10 : 6);
    out.bytes(u24(bytes.length - 1)).bytes(bytes);
  }
  return out.finish();
}

/** A chunk with what is to be put in it; stored when that is larger. */
function packChunk(
  content: Uint8Array,
  from: number,
  end: number,
  finder: MatchFinder,
  options: PackOptions,
): Uint8Array {
  const pack = options.compressor === 'kraken' ? packKraken : packMermaid;
  const body = end - from > 16 ? pack(content, from, end, finder, options) : content.subarray(from, end);
  const isPacked = body.length < end - from;
  const bytes = isPacked ? body : content.subarray(from, end);
  const mode = isPacked && !options.isDelta ? 1 : 0;
  return new ByteWriter()
    .bytes(u24(0x800000 + mode * 0x80000 + bytes.length))
    .bytes(bytes)
    .finish();
}

interface Match {
  readonly at: number;
  readonly distance: number;
  readonly length: number;
}

/** Finds earlier places of the same eight bytes. */
class MatchFinder {
  readonly #content: Uint8Array;
  readonly #view: DataView;
  /** By a hash of the bytes there, one more than the place. */
  readonly #places = new Uint32Array(1 << 16);

  constructor(content: Uint8Array) {
    this.#content = content;
    this.#view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  }

  /** Matches that begin and end in a part of the content, which is passed once. */
  *matches(from: number, end: number): Generator<Match> {
    for (let at = from; at + LEAST_MATCH <= end; ) {
      const words = this.#view.getUint32(at) ^ Math.imul(this.#view.getUint32(at + 4), 0x9e3779b1);
      const key = Math.imul(words, 0x85ebca6b) >>> 16;
      const earlier = this.#places[key]! - 1;
      // Places too near stay, until they are far enough.
      if (earlier >= 0 && at - earlier < LEAST_MATCH) {
        at++;
        continue;
      }
      this.#places[key] = at + 1;
      let length = 0;
      if (earlier >= 0)
        while (at + length < end && this.#content[earlier + length] === this.#content[at + length]) length++;
      if (length < LEAST_MATCH) {
        at++;
        continue;
      }
      yield { at, distance: at - earlier, length };
      at += length;
    }
  }
}

/** Literals of a chunk, as they are or less the byte at the last distance. */
class Literals {
  readonly bytes: number[] = [];
  readonly #content: Uint8Array;
  readonly #isDelta: boolean;

  constructor(content: Uint8Array, { isDelta = false }: PackOptions) {
    this.#content = content;
    this.#isDelta = isDelta;
  }

  put(from: number, end: number, distance: number): void {
    for (let at = from; at < end; at++) {
      const byte = this.#content[at]! - (this.#isDelta ? this.#content[at - distance]! : 0);
      this.bytes.push(byte & 0xff);
    }
  }
}

function packMermaid(
  content: Uint8Array,
  from: number,
  end: number,
  finder: MatchFinder,
  options: PackOptions,
): Uint8Array {
  const { pack = rawArray, scale = 0 } = options;
  const literals = new Literals(content, options);
  const [commands, near, lengths] = [[] as number[], [] as number[], new ByteWriter()];
  const far: number[][] = [[], []];
  let firstCommands = 0;
  let distance = 8;
  const putLength = (value: number): void => {
    if (value < 252) lengths.u8(value);
    else lengths.u8(252 + (value & 3)).u16((value - 252 - (value & 3)) >> 2);
  };
  for (let half = 0; from + half * HALF < end; half++) {
    const start = from + half * HALF;
    let at = start === 0 ? 8 : start;
    for (const match of finder.matches(at, Math.min(start + HALF, end))) {
      let count = match.at - at;
      literals.put(at, match.at, distance);
      if (count >= 64) {
        commands.push(0);
        putLength(count - 64);
        count = 0;
      }
      for (; count > 7; count -= 7) commands.push(0x87);
      let { length } = match;
      if (match.distance > 0xffff || length > 90) {
        if (count > 0) commands.push(0x80 | count);
        if (match.distance <= 0xffff) {
          commands.push(1);
          putLength(length - 91);
          near.push(match.distance);
        } else {
          if (length < 29) commands.push(length - 5);
          else commands.push(2);
          if (length >= 29) putLength(length - 29);
          far[half]!.push(match.distance - (match.at - start));
        }
      } else {
        const first = Math.min(length, 15);
        const isSame = match.distance === distance;
        commands.push((isSame ? 0x80 : 0) | (first << 3) | count);
        if (!isSame) near.push(match.distance);
        length -= first;
        for (; length > 0; length -= Math.min(length, 15)) commands.push(0x80 | (Math.min(length, 15) << 3));
      }
      distance = match.distance;
      at = match.at + match.length;
    }
    literals.put(at, Math.min(start + HALF, end), distance);
    if (half === 0) firstCommands = commands.length;
  }
  const out = new ByteWriter().bytes(content.subarray(0, from === 0 ? 8 : 0));
  out.bytes(pack(Uint8Array.from(literals.bytes))).bytes(pack(Uint8Array.from(commands)));
  if (end - from > HALF) out.u16(firstCommands);
  if (scale === 0) {
    out.u16(near.length);
    for (const offset of near) out.u16(offset);
  } else {
    out.u16(0xffff).bytes(pack(Uint8Array.from(near, (offset) => offset >> 8)));
    out.bytes(pack(Uint8Array.from(near, (offset) => offset & 0xff)));
  }
  const [a, b] = far.map(({ length }) => length);
  const word = Math.min(a!, 4095) * 4096 + Math.min(b!, 4095);
  out.u16(word & 0xffff).u8(word >> 16);
  for (const count of [a!, b!]) if (count >= 4095) out.u16(count);
  far.forEach((offsets, half) => {
    for (const offset of offsets) {
      const fourth = from + half * HALF >= 0xc00000 ? Math.max(0, Math.floor(offset / 0x400000) - 3) : 0;
      const low = offset - fourth * 0x400000;
      out.u16(low & 0xffff).u8(low >> 16);
      if (from + half * HALF >= 0xc00000 && low >= 0xc00000) out.u8(fourth);
    }
  });
  return out.bytes(lengths.finish()).finish();
}

function packKraken(
  content: Uint8Array,
  from: number,
  end: number,
  finder: MatchFinder,
  options: PackOptions,
): Uint8Array {
  const { pack = rawArray, scale = 0 } = options;
  const literals = new Literals(content, options);
  const [commands, distances, lengths] = [[] as number[], [] as number[], [] as number[]];
  const recent = [8, 8, 8];
  let at = from === 0 ? 8 : from;
  for (const match of finder.matches(at, end)) {
    const count = match.at - at;
    literals.put(at, match.at, recent[0]!);
    if (count > 2) lengths.push(count - 3);
    if (match.length > 16) lengths.push(match.length - 17);
    const found = recent.indexOf(match.distance);
    const which = found < 0 ? 3 : found;
    if (which === 3) distances.push(match.distance);
    recent.splice(Math.min(which, 2), 1);
    recent.unshift(match.distance);
    commands.push((which << 6) | (Math.min(match.length - 2, 15) << 2) | Math.min(count, 3));
    at = match.at + match.length;
  }
  literals.put(at, end, recent[0]!);
  const numbers = packNumbers(distances, lengths, scale);
  const out = new ByteWriter().bytes(content.subarray(0, from === 0 ? 8 : 0));
  out.bytes(pack(Uint8Array.from(literals.bytes))).bytes(pack(Uint8Array.from(commands)));
  if (scale > 0) out.u8(scale + 127);
  out.bytes(pack(Uint8Array.from(numbers.codes)));
  if (scale > 1) out.bytes(pack(Uint8Array.from(distances, (distance) => distance % scale)));
  return out
    .bytes(pack(Uint8Array.from(lengths, (length) => Math.min(length, 255))))
    .bytes(numbers.bits)
    .finish();
}

function packNumbers(
  distances: readonly number[],
  lengths: readonly number[],
  scale: number,
): { readonly codes: readonly number[]; readonly bits: Uint8Array } {
  const readers = [new BitWriter(), new BitWriter()];
  const long = lengths.filter((length) => length >= 255);
  readers[1]!.gamma(long.length + 1);
  const codes = distances.map((distance, i) => {
    const bits = readers[i % 2]!;
    if (scale > 0) {
      const value = Math.floor(distance / scale) + 8;
      const width = Math.floor(Math.log2(value)) - 3;
      bits.put(value % 2 ** width, width);
      return (width << 3) | (Math.floor(value / 2 ** width) & 7);
    }
    const isLarge = distance + 248 >= 2 ** 23;
    const high = isLarge ? Math.floor((distance - 8_322_816) / 4096) : (distance + 248) >> 4;
    const width = Math.floor(Math.log2(high));
    bits.put(high - 2 ** width, width);
    if (!isLarge) return ((width - 4) << 4) | ((distance + 248) & 15);
    bits.put((distance - 8_322_816) % 4096, 12);
    return 0xf0 | (width - 4);
  });
  for (const [i, length] of long.entries()) readers[i % 2]!.gamma(length - 255 + 64, 6);
  const [front, back] = readers.map((bits) => bits.bytes());
  return { codes, bits: new ByteWriter().bytes(front!).bytes(back!.reverse()).finish() };
}

function u24(value: number): Uint8Array {
  return Uint8Array.of(value >> 16, (value >> 8) & 0xff, value & 0xff);
}
