// Conditions on a text against each operator written out.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextFilter } from '../../../src/query/filter/filter.ts';
import { textMatcher, textTest } from '../../../src/query/filter/text-test.ts';
import { forAll } from '../../tools/for-all.ts';

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

function naive(filter: TextFilter, text: string | null): boolean {
  const cased = (of: string): string => (filter.caseSensitive === false ? of.toLowerCase() : of);
  const { eq, ne, startsWith, endsWith, contains, in: among, nin, isNull } = filter;
  const needsText = [eq, startsWith, endsWith, contains, among].some((operand) => operand !== undefined);
  if (text === null) return isNull !== false && !needsText;
  const own = cased(text);
  if (isNull === true) return false;
  if (eq !== undefined && own !== cased(eq as string)) return false;
  if (ne !== undefined && own === cased(ne as string)) return false;
  if (startsWith !== undefined && own.indexOf(cased(startsWith as string)) !== 0) return false;
  if (
    endsWith !== undefined &&
    own.slice(own.length - cased(endsWith as string).length) !== cased(endsWith as string)
  )
    return false;
  if (contains !== undefined && own.indexOf(cased(contains as string)) < 0) return false;
  if (among && !among.some((one) => cased(one as string) === own)) return false;
  return !nin?.some((one) => cased(one as string) === own);
}

test('all operators of a filter hold together, with case and without', () => {
  forAll(2000, filters, fc.option(texts), (filter, text) => {
    expect(textMatcher(textTest(filter, 'name'))(text)).toBe(naive(filter, text));
  });
});

test('a pattern takes part in the same conjunction', () => {
  const matcher = textMatcher(textTest({ matches: '^B.*_C$', ne: 'B_C' }, 'name'));
  expect(['B_C', 'Belt_C', 'belt_C', null].map((text) => matcher(text))).toEqual([false, true, false, false]);
  const folded = textMatcher(textTest({ matches: '^B.*_C$', caseSensitive: false }, 'name'));
  expect(folded('belt_c')).toBe(true);
});

test.each([
  [{ eq: null }, 'name.eq'],
  [{ in: ['a', null] }, 'name.in[1]'],
  [{ matches: '(' }, 'name.matches'],
  [{ like: 'a' }, 'name.like'],
])('%j is refused where it is wrong', (filter, place) => {
  expect(() => textTest(filter as TextFilter, 'name')).toThrow(place);
});
