import { expect, test } from 'vitest';
import { unicodePattern } from '../../src/graph/unicode-pattern.ts';

test('classes mean the same for ASCII and for other texts', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join('');
  for (const name of ['L', 'Lu', 'Ll', 'N', 'M', 'Cc', 'Default_Ignorable_Code_Point']) {
    for (const source of [`[\\p{${name}}]`, `[^\\p{${name}}]`]) {
      const pattern = unicodePattern(source, 'g');
      expect(ascii.match(pattern(ascii))).toEqual(ascii.match(new RegExp(source, 'gu')));
      expect(`é${ascii}`.match(pattern('é'))).toEqual(`é${ascii}`.match(new RegExp(source, 'gu')));
    }
  }
});
