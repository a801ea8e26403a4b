// Texts recognised by their bytes.

import { expect, test } from 'vitest';
import { decodeUtf8, decodeUtf16, encodeUtf8 } from '../../../src/bytes/text.ts';
import { ByteTexts } from '../../../src/graph/memory/byte-texts.ts';

test('the same bytes are another text where they are shown in another way', () => {
  const others = Array.from({ length: 400 }, (_, at) => String.fromCharCode(0x100 + at));
  const image = encodeUtf8(`A\0B\0${others.join('')}`);
  const texts = new ByteTexts(image);
  const both = () => [decodeUtf8, decodeUtf16].map((show) => texts.texts[texts.addAt(0, 4, show)]);
  expect(both()).toEqual(['A\0B\0', 'AB']);
  expect(texts.addAt(0, 4)).toBe(0);
  others.forEach((other, at) => {
    expect(texts.texts[texts.addAt(4 + at * 2, 2)]).toBe(other);
  });
  expect([both(), texts.texts.length]).toEqual([['A\0B\0', 'AB'], 402]);
});
