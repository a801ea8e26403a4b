// Conditions on a number against each operator written out.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberFilter } from '../../../src/query/filter/filter.ts';
import { numberMatcher, numberTest } from '../../../src/query/filter/number-test.ts';

/** Few, so that conditions hold as often as not. */
const numbers = fc.constantFrom(-1.5, -0, 0, 1, 2, 1e300);
const lists = fc.array(numbers, { maxLength: 3 });
const filters: fc.Arbitrary<NumberFilter> = fc.record(
  {
    ...{ eq: numbers, ne: numbers, lt: numbers, lte: numbers, gt: numbers, gte: numbers },
    ...{ in: lists, nin: lists, isNull: fc.boolean() },
  },
  { requiredKeys: [] },
);

function naive(filter: NumberFilter, value: number | null): boolean {
  const { ne: _, nin: __, isNull, ...positive } = filter;
  if (value === null) return isNull !== false && Object.keys(positive).length === 0;
  if (isNull === true) return false;
  return Object.entries(filter).every(([name, operand]) => {
    if (name === 'eq') return value === operand;
    if (name === 'ne') return value !== operand;
    if (name === 'lt') return value < (operand as number);
    if (name === 'lte') return value <= (operand as number);
    if (name === 'gt') return value > (operand as number);
    if (name === 'gte') return value >= (operand as number);
    if (name === 'in') return (operand as number[]).some((one) => one === value);
    return name === 'isNull' || (operand as number[]).every((one) => one !== value);
  });
}

test('all operators of a filter hold together', () => {
  fc.assert(
    fc.property(filters, fc.option(numbers), (filter, value) => {
      expect(numberMatcher(numberTest(filter, 'count'))(value)).toBe(naive(filter, value));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [{ eq: Number.NaN }, 'count.eq'],
  [{ in: [1, Number.POSITIVE_INFINITY] }, 'count.in[1]'],
  [{ lt: null }, 'count.lt'],
  [{ above: 1 }, 'count.above'],
])('%j is refused where it is wrong', (filter, place) => {
  expect(() => numberTest(filter as NumberFilter, 'count')).toThrow(place);
});
