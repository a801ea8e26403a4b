// Texts recognised by their bytes are the same texts.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '../../src/bytes/text.ts';
import { decodeRepeated } from '../../src/bytes/text-cache.ts';
import { forAll } from '../tools/for-all.ts';

it('gives what decoding gives, however often and wherever the bytes lie', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.constantFrom('a', 'Item', 'ItemX', 'ÿ', ''),
  );
  forAll(100, fc.array(text, { minLength: 1, maxLength: 20 }), fc.nat(9), (texts, gap) => {
    const parts = [...texts, ...texts].map(encodeUtf8);
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length + gap, 0));
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      expect(decodeRepeated(bytes, at, at + part.length)).toBe(decodeUtf8(bytes, at, at + part.length));
      at += part.length + gap;
    }
  });
});

it('tells texts apart that differ in one byte anywhere', () => {
  const path = encodeUtf8('/Game/FactoryGame/Resource/Parts/IronPlate/Desc_IronPlate.Desc_IronPlate_C');
  for (let at = 0; at < path.length; at++) {
    const other = path.slice();
    other[at] = other[at]! ^ 1;
    expect(decodeRepeated(path, 0, path.length)).toBe(decodeUtf8(path, 0, path.length));
    expect(decodeRepeated(other, 0, other.length)).toBe(decodeUtf8(other, 0, other.length));
  }
});
