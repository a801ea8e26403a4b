// Conditions on a text against each operator written out.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextFilter } from '../../../src/query/filter/filter.ts';
import { patternOf } from '../../../src/query/filter/pattern.ts';
import { textMatcher, textTest } from '../../../src/query/filter/text-test.ts';
import { forAll } from '../../tools/for-all.ts';
import { textMatches } from '../../tools/naive-operands.ts';

/** Few letters, so that conditions hold as often as not; some whose lower case is another letter or longer. */
const texts = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', 'İ', 'ß'), maxLength: 4 });
const filters: fc.Arbitrary<TextFilter> = fc.record(
  {
    ...{ eq: texts, ne: texts, startsWith: texts, endsWith: texts, contains: texts },
    ...{ in: fc.array(texts, { maxLength: 3 }), nin: fc.array(texts, { maxLength: 3 }) },
    ...{ isNull: fc.boolean(), caseSensitive: fc.boolean() },
  },
  { requiredKeys: [] },
);

test('all operators of a filter hold together, with case and without', () => {
  forAll(2000, filters, fc.option(texts), (filter, text) => {
    expect(textMatcher(textTest(filter, 'name'))(text)).toBe(textMatches(filter, text));
  });
});

test('a pattern takes part in the same conjunction', () => {
  const matcher = textMatcher(textTest({ matches: '^B.*_C$', ne: 'B_C' }, 'name'));
  expect(['B_C', 'Belt_C', 'belt_C', null].map((text) => matcher(text))).toEqual([false, true, false, false]);
  const folded = textMatcher(textTest({ matches: '^B.*_C$', caseSensitive: false }, 'name'));
  expect(folded('belt_c')).toBe(true);
});

test('patterns remain right when more are used than are kept, and with case and without they are two', () => {
  for (let round = 0; round < 2; round++) {
    expect(patternOf('a', 'matches', { ignoreCase: true }).test('A')).toBe(true);
    expect(patternOf('a', 'matches').test('A')).toBe(false);
    for (let at = 0; at < 200; at++) expect(patternOf(`^x${at}$`, 'matches').test(`x${at}`)).toBe(true);
  }
});

test.each([
  [{ eq: null }, 'name.eq'],
  [{ in: ['a', null] }, 'name.in[1]'],
  [{ matches: '(' }, 'name.matches'],
  [{ like: 'a' }, 'name.like'],
])('%j is refused where it is wrong', (filter, place) => {
  expect(() => textTest(filter as TextFilter, 'name')).toThrow(place);
});
