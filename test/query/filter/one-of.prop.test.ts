// Filters on a few values against asking for each value by itself.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OneOfFilter, oneOf } from '../../../src/query/filter/one-of.ts';
import { isOneOf } from '../../tools/naive-operands.ts';

const ALL = ['ACTOR', 'COMPONENT', 'EXPORT', 'RECORD'] as const;
type Kind = (typeof ALL)[number];
const kinds = fc.constantFrom(...ALL);
const filters: fc.Arbitrary<OneOfFilter<Kind>> = fc.record(
  { eq: kinds, ne: kinds, in: fc.array(kinds, { maxLength: 3 }), nin: fc.array(kinds, { maxLength: 3 }) },
  { requiredKeys: [] },
);

test('what is left are the values for which all operators hold, in their own order', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(oneOf(ALL, filter, 'kind')).toEqual(ALL.filter((kind) => isOneOf(filter, kind)));
    }),
  );
});

test.each([
  [{ in: ['ACTOR', null] }, 'kind.in[1]'],
  [{ eq: null }, 'kind.eq'],
  [{ like: 'ACTOR' }, 'kind.like'],
])('%j is refused where it is wrong', (filter, place) => {
  expect(() => oneOf(ALL, filter as OneOfFilter<Kind>, 'kind')).toThrow(place);
});
