import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { portableInflate } from '../../src/bytes/inflate.ts';
import { nativeInflate } from '../../src/library/native-inflate.ts';

const raw = Uint8Array.from({ length: 70_000 }, (_, at) => (at * at) >> 7);
const packed = deflateSync(raw);

describe.each([
  ['native', nativeInflate],
  ['portable', portableInflate],
])('%s inflate', (_, inflate) => {
  it('gives the bytes of a stream of the size that was said', () => {
    expect(Buffer.from(inflate(packed, raw.length)).equals(raw)).toBe(true);
    expect(inflate(deflateSync(new Uint8Array(0)), 0)).toHaveLength(0);
    expect(inflate(deflateSync(Uint8Array.of(7)), 1)).toEqual(expect.objectContaining({ 0: 7, length: 1 }));
  });

  it.each([0, 1, 63, 69_999, 70_001, 200_000])('refuses a stream that is not %i bytes', (size) => {
    expect(() => inflate(packed, size)).toThrow();
  });

  it('refuses a stream that is cut or broken', () => {
    expect(() => inflate(packed.subarray(0, 500), raw.length)).toThrow();
    expect(() =>
      inflate(
        packed.map((byte, at) => (at === 300 ? ~byte : byte)),
        raw.length,
      ),
    ).toThrow();
  });
});
