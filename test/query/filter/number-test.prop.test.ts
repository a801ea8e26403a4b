// Conditions on a number against each operator written out.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NumberFilter } from '../../../src/query/filter/filter.ts';
import { numberMatcher, numberTest } from '../../../src/query/filter/number-test.ts';
import { runs } from '../../tools/runs.ts';

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
    { numRuns: runs(2000) },
  );
});

describe('fractions that files hold in 32 bits', () => {
  const single = Math.fround(1.1);
  const holds = (filter: NumberFilter, value: number): boolean =>
    numberMatcher(numberTest(filter, 'count'))(value);

  test('are meant by as few digits as games show', () => {
    expect(single).not.toBe(1.1);
    for (const filter of [
      { eq: 1.1 },
      { in: [2, 1.1] },
      { lte: 1.1 },
      { gte: 1.1 },
      { eq: 1.10000002 },
      { eq: single },
    ]) {
      expect([filter, holds(filter, single)]).toEqual([filter, true]);
    }
    for (const filter of [{ ne: 1.1 }, { nin: [1.1] }, { lt: 1.1 }, { gt: 1.1 }, { eq: 1.1001 }]) {
      expect([filter, holds(filter, single)]).toEqual([filter, false]);
    }
  });

  test('are not meant by more digits, nor by whole numbers, and doubles stand for themselves', () => {
    expect(holds({ eq: 1.1000000001 }, single)).toBe(false);
    expect(holds({ eq: 0.99999999 }, 1)).toBe(false);
    expect(holds({ eq: 16777217 }, 16777216)).toBe(false);
    expect(holds({ eq: 1e300 }, Number.POSITIVE_INFINITY)).toBe(false);
    expect([
      holds({ eq: 1.1 }, 1.1),
      holds({ lt: 1.1 }, 1.1 - 1e-12),
      holds({ gt: 1.1 }, 1.1 + 1e-12),
    ]).toEqual([true, true, true]);
  });

  test('are found whatever they are', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true, noInteger: true }), (value) => {
        // As others show it.
        const shown = Number(value.toPrecision(9));
        expect(holds({ eq: shown }, value)).toBe(true);
        expect(holds({ gte: shown, lte: shown }, value)).toBe(true);
        expect(
          holds({ lt: shown }, value) || holds({ gt: shown }, value) || holds({ ne: shown }, value),
        ).toBe(false);
      }),
    );
  });
});

test.each([
  [{ eq: Number.NaN }, 'count.eq'],
  [{ in: [1, Number.POSITIVE_INFINITY] }, 'count.in[1]'],
  [{ lt: null }, 'count.lt'],
  [{ above: 1 }, 'count.above'],
])('%j is refused where it is wrong', (filter, place) => {
  expect(() => numberTest(filter as NumberFilter, 'count')).toThrow(place);
});
