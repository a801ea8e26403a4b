import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeKnownUtf8, decodeUtf8, encodeUtf8, hex, isUtf8 } from '../../src/bytes/text.ts';
import { forAll } from '../tools/for-all.ts';

it('shows bytes that are no UTF-8 as Latin-1, so that none is lost', () => {
  const bytes = Uint8Array.of(0x41, 0xe9, 0x42, 0xff);
  expect([decodeUtf8(bytes, 0, 4), isUtf8(bytes, 0, 4)]).toEqual(['A\u00e9B\u00ff', false]);
  const long = new Uint8Array(10_000).fill(0xe9);
  expect(decodeUtf8(long, 1, 9_999)).toBe('\u00e9'.repeat(9_998));
  const text = 'A\u00e9B\u20ac';
  const utf8 = new TextEncoder().encode(text);
  expect([decodeUtf8(utf8, 0, utf8.length), isUtf8(utf8, 0, utf8.length)]).toEqual([text, true]);
});

it('gives the same of bytes that are known to be UTF-8, wherever they lie', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.constantFrom('', '\ufeffa', '\0', 'ÿ'),
  );
  forAll(100, text, fc.nat(70), fc.boolean(), (given, at, isShared) => {
    const encoded = encodeUtf8(given);
    const size = at + encoded.length + 1;
    const bytes = new Uint8Array(isShared ? new SharedArrayBuffer(size) : new ArrayBuffer(size));
    bytes.set(encoded, at);
    const part = bytes.subarray(1);
    const start = Math.max(at - 1, 0);
    const end = at + encoded.length - 1;
    if (at > 0) expect(decodeKnownUtf8(part, start, end)).toBe(decodeUtf8(part, start, end));
    expect(decodeKnownUtf8(bytes, at, end + 1)).toBe(decodeUtf8(bytes, at, end + 1));
  });
});

it('writes bytes as two digits each, wherever they lie', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(300)).map((_, at) => at);
  for (const bytes of [shared, shared.slice(), shared.subarray(7, 23), shared.subarray(5, 5)])
    expect(hex(bytes)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
});
