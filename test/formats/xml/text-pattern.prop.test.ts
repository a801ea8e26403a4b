// Patterns of ids on bytes, against the same on texts.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../../src/bytes/text.ts';
import { TextPattern } from '../../../src/formats/xml/rules/text-pattern.ts';
import { forAll } from '../../tools/for-all.ts';

it.each([/\D/, /-/, /\w/, /a/, /\./, /^-?[1-9]/, /\s/, /É/, /a/i])(
  'finds %s in bytes as in the text',
  (pattern) => {
    const tried = new TextPattern(pattern);
    forAll(
      200,
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.stringMatching(/^[-\d a]{0,4}$/)),
      (text) => {
        const bytes = encodeUtf8(`a${text}-1`);
        expect(tried.isIn(bytes, 1, bytes.length - 2)).toBe(pattern.test(text));
      },
    );
  },
);
