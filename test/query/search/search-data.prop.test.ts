// Slots of numbers in a hash table.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotOf } from '../../../src/query/search/search-data.ts';

const sizes = fc.nat(20).map((bits) => 2 ** bits);

test('a number has one slot, and the table has it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), sizes, (value, slots) => {
      const slot = slotOf(value, slots);
      expect(slot).toBe(slotOf(value, slots));
      expect(Number.isInteger(slot) && slot >= 0 && slot < slots).toBe(true);
    }),
  );
});

test('numbers that follow each other, or differ in their highest digits alone, spread over the table', () => {
  const spread = (values: readonly number[]): number =>
    new Set(values.map((value) => slotOf(value, 1024))).size;
  const following = Array.from({ length: 1024 }, (_, at) => 2_147_000_000 + at);
  const far = Array.from({ length: 1024 }, (_, at) => 7 + at * 2 ** 32);
  // As many slots as 1024 numbers at random take: 63 in 100.
  for (const values of [following, far]) expect(spread(values)).toBeGreaterThan(600);
});
