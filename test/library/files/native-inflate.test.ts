import { deflateSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Inflate, portableInflate } from '../../../src/bytes/inflate.ts';
import * as direct from '../../../src/library/files/native-inflate.ts';
import { nativeInflate } from '../../../src/library/files/native-inflate.ts';

const raw = Uint8Array.from({ length: 70_000 }, (_, at) => (at * at) >> 7);
const packed = deflateSync(raw);
const broken = packed.map((byte, at) => (at === 300 ? ~byte : byte));

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['native', nativeInflate],
  ['portable', portableInflate],
])('%s inflate', (_, inflate) => {
  it('gives the bytes of a stream of the size that was said', () => check(inflate));

  it.each([0, 1, 63, 69_999, 70_001, 200_000])('refuses a stream that is not %i bytes', (size) => {
    expect(() => inflate(packed, new Uint8Array(size))).toThrow();
  });

  it('refuses a stream that is cut, broken or not all of the input, and goes on', () => {
    const longer = [Uint8Array.of(...packed, 0), Uint8Array.of(...packed, 65, 66)];
    for (const wrong of [
      packed.subarray(0, 500),
      packed.subarray(0, -1),
      broken,
      new Uint8Array(0),
      ...longer,
    ]) {
      expect(() => inflate(wrong, new Uint8Array(raw.length))).toThrow();
      check(inflate);
    }
  });
});

it('does without the handle of zlib where there is none', () => {
  vi.spyOn(direct, 'inflateDirectly').mockReturnValue(false);
  check(nativeInflate);
});

describe('the handle of zlib', () => {
  it('fills shared memory at an offset, and nothing beside it', () => {
    const memory = new Uint8Array(new SharedArrayBuffer(raw.length + 20)).fill(9);
    expect(direct.inflateDirectly(packed, memory.subarray(10, 10 + raw.length))).toBe(true);
    expect(Buffer.from(memory.subarray(10, 10 + raw.length)).equals(raw)).toBe(true);
    expect([...memory.subarray(0, 10), ...memory.subarray(-10)]).toEqual(new Array(20).fill(9));
  });

  it.each([
    ['a size too small', packed, 69_999],
    ['a size too large', packed, 70_001],
    ['no size', packed, 0],
    ['a cut stream', packed.subarray(0, 500), 70_000],
    ['a stream without the end of its sum', packed.subarray(0, -1), 70_000],
    ['a broken stream', broken, 70_000],
    ['a wrong sum', packed.map((byte, at) => (at === packed.length - 1 ? ~byte : byte)), 70_000],
    ['something after the stream', Uint8Array.of(...packed, 1), 70_000],
    ['no stream', new Uint8Array(0), 70_000],
    ['a cut stream that has more than that', deflateSync(new Uint8Array(1000)).subarray(0, -5), 900],
  ])('leaves %s to others', (_, input, size) => {
    expect(direct.inflateDirectly(input, new Uint8Array(size))).toBe(false);
  });
});

function check(inflate: Inflate): void {
  for (const bytes of [raw, new Uint8Array(0), Uint8Array.of(7)]) {
    const output = new Uint8Array(bytes.length);
    inflate(deflateSync(bytes), output);
    expect(Buffer.from(output).equals(bytes)).toBe(true);
  }
}
