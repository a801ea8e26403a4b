// Conditions on whole numbers against the same in bigints.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IntegerFilter } from '../../../src/query/filter/filter.ts';
import { integerMatcher, integerTest } from '../../../src/query/filter/integer-test.ts';
import { wholeNumber } from '../../../src/query/values/whole-number.ts';
import { integerFilters } from '../../tools/arbitrary.ts';
import { forAll } from '../../tools/for-all.ts';
import { integerMatches } from '../../tools/naive-operands.ts';

const near = (middle: bigint): fc.Arbitrary<bigint> => fc.bigInt({ min: middle - 3n, max: middle + 3n });
const integers = fc.oneof(near(0n), near(2n ** 53n), near(-(2n ** 53n)), near(2n ** 64n));

test('all operators of a filter hold together', () => {
  forAll(2000, integerFilters, fc.option(integers), (filter, value) => {
    const given = value === null ? null : wholeNumber(value);
    expect(integerMatcher(integerTest(filter, 'n'))(given)).toBe(integerMatches(filter, value));
  });
});

test('equal numbers have one shape, whatever they were', () => {
  forAll(100, integers, (value) => {
    const shape = wholeNumber(value);
    expect(BigInt(shape!)).toBe(value);
    if (BigInt(Number(value)) === value) expect(wholeNumber(Number(value))).toBe(shape);
  });
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(wholeNumber(value)).toBeNull();
});

describe('operands', () => {
  test('are plain data, in the one spelling that equal numbers have', () => {
    expect(integerTest({ eq: '0018446744073709551615', in: ['7', '-0', '9'] }, 'n')).toEqual({
      eq: '18446744073709551615',
      in: ['7', '0', '9'],
    });
  });

  test.each([
    [{ eq: '1.5' }, 'n.eq'],
    [{ eq: 'many' }, 'n.eq'],
    [{ in: ['1', null] }, 'n.in[1]'],
    [{ lt: null }, 'n.lt'],
    [{ above: '1' }, 'n.above'],
  ])('%j is refused where it is wrong', (filter, place) => {
    expect(() => integerTest(filter as IntegerFilter, 'n')).toThrow(place);
  });
});
