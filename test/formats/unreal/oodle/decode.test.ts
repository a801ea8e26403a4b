// Oodle streams of every kind, and what is not decoded or damaged. The streams were made once, by a compressor of our own, of the bytes that
// `content` gives; streams of other compressors are in vectors.test.ts.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeOodle } from '../../../../src/formats/unreal/oodle/decode.ts';
import { OodleError } from '../../../../src/formats/unreal/oodle/oodle-error.ts';
import { GraphMemory } from '../../../../src/graph/memory/graph-memory.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { mixedBytes } from '../../../tools/mixed-bytes.ts';
import { noise } from '../../../tools/noise.ts';

interface Stream {
  readonly kind: string;
  readonly size: number;
  /** See `content`; absent where it is noise far apart. */
  readonly period?: number;
  readonly stream: string;
}

const FIXTURES = JSON.parse(readFileSync('test/fixtures/oodle.json', 'utf8')) as {
  readonly streams: readonly Stream[];
  readonly arrays: readonly { readonly kind: string; readonly array: string }[];
  /** Written from the description of the streams, of kinds that the compressor did not know. */
  readonly byHand: readonly {
    readonly kind: string;
    readonly size: number;
    readonly sha256: string;
    readonly stream: string;
  }[];
  readonly special: Readonly<Record<'of one value' | 'in too many others', string>>;
};
const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** A stream of a kind, and what is in it. */
function streamOf(kind: string): { readonly stream: Uint8Array; readonly bytes: Uint8Array } {
  const { size, period, stream } = FIXTURES.streams.findLast((each) => each.kind === kind)!;
  return { stream: bytesOf(stream), bytes: content(size, size, period!) };
}

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
function content(size: number, seed: number, period: number): Uint8Array {
  const part = mixedBytes(Math.min(size, period), seed);
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += part.length) bytes.set(part.subarray(0, size - at), at);
  for (let at = 50; at < size; at += 1 + ((at * 7) % 5000)) bytes[at]! ^= at & 15;
  return bytes;
}

it.each([...new Set(FIXTURES.streams.map(({ kind }) => kind))])('%s', (kind) => {
  for (const { size, period, stream } of FIXTURES.streams.filter((each) => each.kind === kind)) {
    const bytes = period === undefined ? new Uint8Array(size) : content(size, size, period);
    // Matches far back, of four bytes and of large distances.
    if (period === undefined) for (const at of [0, 12_900_000]) bytes.set(noise(3000), at);
    expect(Buffer.compare(decode(bytesOf(stream), size), bytes), `${size} bytes`).toBe(0);
  }
});

describe('a chunk that is an array', () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, at) => (at % 97 < 50 ? 7 : (at >> 3) % 31));
  it.each(FIXTURES.arrays)('$kind', ({ array }) => {
    expect(decode(arrayBlock(bytesOf(array)), bytes.length)).toEqual(bytes);
  });

  it('of one value', () => {
    const block = arrayBlock(bytesOf(FIXTURES.special['of one value']));
    expect(decode(block, 500)).toEqual(new Uint8Array(500));
  });

  it('in too many others', () => {
    const block = arrayBlock(bytesOf(FIXTURES.special['in too many others']));
    expect(refusal(block, 3000).expected).toBe('at most 8 arrays in each other');
  });
});

describe('streams that were written by hand', () => {
  it.each(FIXTURES.byHand)('$kind', ({ size, sha256, stream }) => {
    expect(
      createHash('sha256')
        .update(decode(bytesOf(stream), size))
        .digest('hex'),
    ).toBe(sha256);
  });

  it('are refused where they are cut, and end wherever a byte is changed', () => {
    for (const { size, stream } of FIXTURES.byHand) {
      const whole = bytesOf(stream);
      for (let at = 5; at < whole.length; at++) {
        expect(() => decode(whole.subarray(0, at), size)).toThrow(OodleError);
        const broken = whole.slice();
        broken[at]! ^= 1 << (at % 8);
        try {
          decode(broken, size);
        } catch (error) {
          expect(error).toBeInstanceOf(OodleError);
        }
      }
    }
  });
});

describe('blocks', () => {
  const stored = Uint8Array.from([0xcc, 10, 1, 2, 3]);
  it('are stored, or of one value', () => {
    expect(decode(stored, 3)).toEqual(Uint8Array.of(1, 2, 3));
    expect(decode(Uint8Array.of(0x8c, 10, 7, 0xff, 0xff, 9), 1000)).toEqual(new Uint8Array(1000).fill(9));
  });

  it.each([
    ['BitKnit', Uint8Array.of(0x8c, 11, 0, 0, 0, 0), 'BitKnit', 1],
    ['checksums', Uint8Array.of(0x8c, 0x8a, 0, 0, 0, 0), 'checksums', 1],
    ['a later version', Uint8Array.of(0x9c, 10, 0, 0, 0, 0), 'version 1', 0],
    ['flags', Uint8Array.of(0x8c, 10, 4, 0, 0, 0), 'a quantum with flags 0x1', 2],
  ])('of an unsupported kind say so: %s', (_, stream, found, at) => {
    expect(refusal(stream, 50)).toMatchObject({ code: 'UNSUPPORTED', found, at });
  });

  it('behind a damaged one are not decoded, those in front are', () => {
    const { stream: whole, bytes } = streamOf('mermaid far');
    const stream = whole.subarray(0, whole.length - 100);
    const output = new Uint8Array(bytes.length);
    expect(() => decodeOodle(stream, output.length, output)).toThrow(OodleError);
    const { good } = refusal(stream, bytes.length);
    expect(good % 0x20000).toBe(0);
    expect(good).toBeGreaterThan(0);
    expect(Buffer.compare(output.subarray(0, good), bytes.subarray(0, good))).toBe(0);
  });

  it('show the first chunk alone', () => {
    const { stream, bytes } = streamOf('mermaid far');
    const output = new Uint8Array(0x20000);
    decodeOodle(stream.subarray(0, -100), bytes.length, output);
    expect(Buffer.compare(output, bytes.subarray(0, 0x20000))).toBe(0);
  });
});

describe.each(['mermaid', 'kraken'] as const)('%s that is damaged', (compressor) => {
  const { stream: far, bytes } = streamOf(`${compressor} far`);
  const streams = [far, streamOf(`${compressor} runs`).stream];

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
    decodeOodle(far, bytes.length, memory.image, memory);
    expect(Buffer.compare(memory.image, bytes)).toBe(0);
    const after = memory.array(Uint8Array, 1 << 21);
    expect(after.byteOffset).toBe(free);
    expect(after.every((byte) => byte === 0)).toBe(true);
  });

  it('is refused wherever it ends', () => {
    for (let size = 0; size < far.length; size += 1 + (size >> 4)) {
      expect(refusal(far.subarray(0, size), bytes.length).at).toBeLessThanOrEqual(size);
    }
  });
});
