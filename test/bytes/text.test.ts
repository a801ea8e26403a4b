import { expect, it } from 'vitest';
import { decodeUtf8, isUtf8 } from '../../src/bytes/text.ts';

it('shows bytes that are no UTF-8 as Latin-1, so that none is lost', () => {
  const bytes = Uint8Array.of(0x41, 0xe9, 0x42, 0xff);
  expect([decodeUtf8(bytes, 0, 4), isUtf8(bytes, 0, 4)]).toEqual(['A\u00e9B\u00ff', false]);
  const long = new Uint8Array(10_000).fill(0xe9);
  expect(decodeUtf8(long, 1, 9_999)).toBe('\u00e9'.repeat(9_998));
  const text = 'A\u00e9B\u20ac';
  const utf8 = new TextEncoder().encode(text);
  expect([decodeUtf8(utf8, 0, utf8.length), isUtf8(utf8, 0, utf8.length)]).toEqual([text, true]);
});
