// Integers against comparing them as integers of any size: equal ones are identical, others are not.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeNumber } from '../../../src/query/values/whole-number.ts';
import { runs } from '../../tools/runs.ts';

const near = fc.constantFrom(0n, 1n, 2n ** 31n, 2n ** 53n, -(2n ** 53n), 2n ** 63n, -(2n ** 63n), 2n ** 64n);
const integers = fc.tuple(near, fc.bigInt({ min: -3n, max: 3n })).map(([base, more]) => base + more);
/** As files hold them: in 64 bits or as a double. */
const stored = fc
  .tuple(integers, fc.boolean())
  .map(([value, isDouble]): number | bigint => (isDouble ? Number(value) : value));

test('equal integers are identical, however they are stored, and others differ', () => {
  fc.assert(
    fc.property(stored, stored, (a, b) => {
      const [left, right] = [wholeNumber(a)!, wholeNumber(b)!];
      expect(BigInt(left)).toBe(BigInt(a));
      expect(left === right).toBe(BigInt(a) === BigInt(b));
    }),
    { numRuns: runs(1000) },
  );
});

test('what is no integer has none', () => {
  const doubles = fc.oneof(
    fc.double(),
    fc.constantFrom(0.5, -1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  );
  fc.assert(
    fc.property(doubles, (value) => {
      expect(wholeNumber(value) !== null).toBe(value % 1 === 0);
    }),
  );
});
