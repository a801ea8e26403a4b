// Oodle streams of our own writer, one of each kind, and what is not decoded or damaged.

import { describe, expect, it } from 'vitest';
import { decodeOodle } from '../../../../src/formats/gvas/oodle/decode.ts';
import { OodleError } from '../../../../src/formats/gvas/oodle/oodle-error.ts';
import { GraphMemory } from '../../../../src/graph/memory/graph-memory.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { type PackOptions, packOodle } from '../../../tools/gvas/oodle.ts';
import {
  huffmanArray,
  type PackArray,
  rawArray,
  runsArray,
  shortRawArray,
  splitArray,
} from '../../../tools/gvas/oodle-arrays.ts';
import { noise } from '../../../tools/noise.ts';
import { mixedBytes } from '../../../tools/unreal3/lzo-compress.ts';

function decode(stream: Uint8Array, size: number): Uint8Array {
  const output = new Uint8Array(size);
  decodeOodle(stream, size, output);
  return output;
}

/** The error of a stream that is not decoded. */
function refusal(stream: Uint8Array, size: number): OodleError {
  try {
    decode(stream, size);
  } catch (error) {
    if (error instanceof OodleError) return error;
    throw error;
  }
  throw new Error('it is decoded');
}

/** A block whose only chunk is an array. */
function arrayBlock(array: Uint8Array): Uint8Array {
  return new ByteWriter('big')
    .u16(0x8c0a)
    .u8(0)
    .u16(array.length - 1)
    .bytes(array)
    .finish();
}

/** Repeats with changes, near and far, of bytes of which some are frequent. */
function content(size: number, seed: number): Uint8Array {
  const part = mixedBytes(Math.min(size, 90_000), seed);
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += part.length) bytes.set(part.subarray(0, size - at), at);
  for (let at = 50; at < size; at += 1 + ((at * 7) % 5000)) bytes[at]! ^= at & 15;
  return bytes;
}

describe.each([
  ['mermaid', {}],
  ['mermaid', { isDelta: true }],
  ['mermaid', { scale: 1 }],
  ['kraken', {}],
  ['kraken', { isDelta: true }],
  ['kraken', { scale: 1 }],
  ['kraken', { scale: 3, isDelta: true }],
] as const)('%s %o', (compressor, options: PackOptions) => {
  it.each([
    ['raw', rawArray],
    // Kraken's literals have no short header.
    [
      compressor === 'mermaid' ? 'short' : 'split',
      compressor === 'mermaid' ? shortRawArray : splitArray(40_000, huffmanArray(3)),
    ],
    ['runs', runsArray],
    ['Huffman in three streams', huffmanArray(3)],
    ['Huffman in six streams', huffmanArray(6, 0)],
  ] as const)('arrays: %s', (_, pack: PackArray) => {
    for (const size of [1, 30, 5000, 0x10001, 300_000]) {
      const bytes = content(size, size);
      const stream = packOodle(bytes, { compressor, pack, ...options });
      expect(Buffer.compare(decode(stream, size), bytes), `${size} bytes`).toBe(0);
    }
  });
});

it.each(['mermaid', 'kraken'] as const)(
  '%s: matches far back, of four bytes and of large distances',
  (compressor) => {
    const bytes = new Uint8Array(13_000_000);
    bytes.set(noise(3000), 0);
    bytes.set(noise(3000), 12_900_000);
    const stream = packOodle(bytes, { compressor });
    expect(stream.length).toBeLessThan(150_000);
    expect(Buffer.compare(decode(stream, bytes.length), bytes)).toBe(0);
  },
);

describe('a chunk that is an array', () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, at) => (at % 97 < 50 ? 7 : (at >> 3) % 31));
  it.each([
    ['of runs', runsArray],
    ['in Huffman codes of three streams', huffmanArray(3, 1)],
    ['in Huffman codes of six streams', huffmanArray(6, 3)],
    ['with a list of symbols', huffmanArray(3, null)],
    ['split', splitArray(700, huffmanArray(3))],
    ['split twice', splitArray(1500, splitArray(400, runsArray))],
  ] as const)('%s', (_, pack: PackArray) => {
    expect(decode(arrayBlock(pack(bytes)), bytes.length)).toEqual(bytes);
  });

  it('of one value', () => {
    expect(decode(arrayBlock(runsArray(new Uint8Array(500))), 500)).toEqual(new Uint8Array(500));
  });

  it('in too many others', () => {
    let pack: PackArray = runsArray;
    for (let depth = 9; depth > 0; depth--) pack = splitArray(2900 - 100 * depth, pack);
    expect(refusal(arrayBlock(pack(new Uint8Array(3000))), 3000).expected).toBe(
      'at most 8 arrays in each other',
    );
  });
});

describe('blocks', () => {
  const stored = Uint8Array.from([0xcc, 10, 1, 2, 3]);
  it('are stored, or of one value', () => {
    expect(decode(stored, 3)).toEqual(Uint8Array.of(1, 2, 3));
    expect(decode(Uint8Array.of(0x8c, 10, 7, 0xff, 0xff, 9), 1000)).toEqual(new Uint8Array(1000).fill(9));
  });

  it.each([
    ['Leviathan', Uint8Array.of(0x8c, 12, 0, 0, 0, 0), 'Leviathan', 1],
    ['checksums', Uint8Array.of(0x8c, 0x8a, 0, 0, 0, 0), 'checksums', 1],
    ['a later version', Uint8Array.of(0x9c, 10, 0, 0, 0, 0), 'version 1', 0],
    ['flags', Uint8Array.of(0x8c, 10, 4, 0, 0, 0), 'a quantum with flags 0x1', 2],
  ])('of an unsupported kind say so: %s', (_, stream, found, at) => {
    expect(refusal(stream, 50)).toMatchObject({ code: 'UNSUPPORTED', found, at });
  });

  it('behind a damaged one are not decoded, those in front are', () => {
    const bytes = content(600_000, 5);
    const whole = packOodle(bytes);
    const stream = whole.subarray(0, whole.length - 100);
    const output = new Uint8Array(bytes.length);
    expect(() => decodeOodle(stream, output.length, output)).toThrow(OodleError);
    const { good } = refusal(stream, bytes.length);
    expect(good % 0x20000).toBe(0);
    expect(good).toBeGreaterThan(0);
    expect(Buffer.compare(output.subarray(0, good), bytes.subarray(0, good))).toBe(0);
  });

  it('show the first chunk alone', () => {
    const bytes = content(600_000, 6);
    const output = new Uint8Array(0x20000);
    decodeOodle(packOodle(bytes).subarray(0, 200_000), bytes.length, output);
    expect(Buffer.compare(output, bytes.subarray(0, 0x20000))).toBe(0);
  });
});

describe.each(['mermaid', 'kraken'] as const)('%s that is damaged', (compressor) => {
  const bytes = content(300_000, 3);
  const streams = [huffmanArray(6), runsArray].map((pack) => packOodle(bytes, { compressor, pack }));

  it('ends at once, in an error of its kind, and nothing is written outside', () => {
    const memory = new GraphMemory(bytes.length + 128, 'a.sav');
    const room = memory.image.fill(0xa5);
    const output = room.subarray(64, 64 + bytes.length);
    for (const stream of streams) {
      for (let seed = 1; seed < 700; seed++) {
        const broken = stream.slice(0, seed % 9 === 0 ? (seed * 7919) % stream.length : stream.length);
        // Headers and tables are in front of everything that they lead to.
        const at =
          seed % 2 === 0 ? (seed * seed) % Math.min(300, broken.length) : (seed * 104_729) % broken.length;
        broken[at]! ^= 1 + (seed % 255);
        try {
          decodeOodle(broken, bytes.length, output, memory);
        } catch (error) {
          expect(error).toBeInstanceOf(OodleError);
          expect((error as OodleError).at).toBeLessThanOrEqual(broken.length);
        }
      }
    }
    expect(room.subarray(0, 64).every((byte) => byte === 0xa5)).toBe(true);
    expect(room.subarray(64 + bytes.length).every((byte) => byte === 0xa5)).toBe(true);
  });

  it('leaves the memory of the graph as it was', () => {
    const memory = new GraphMemory(bytes.length, 'a.sav');
    const free = memory.array(Uint8Array, 0).byteOffset;
    decodeOodle(streams[0]!, bytes.length, memory.image, memory);
    expect(Buffer.compare(memory.image, bytes)).toBe(0);
    const after = memory.array(Uint8Array, 1 << 21);
    expect(after.byteOffset).toBe(free);
    expect(after.every((byte) => byte === 0)).toBe(true);
  });

  it('is refused wherever it ends', () => {
    const [stream] = streams;
    for (let size = 0; size < stream!.length; size += 1 + (size >> 4)) {
      expect(refusal(stream!.subarray(0, size), bytes.length).at).toBeLessThanOrEqual(size);
    }
  });
});
