// Numbers of ids against a map of their digits.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdNumbers } from '../../../src/query/search/id-numbers.ts';
import { forAll } from '../../tools/for-all.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const word = (id: string, at: number): number => Number.parseInt(id.slice(at * 8, at * 8 + 8), 16);

test('equal ids have one number, in the order in which they are found, as numbers and as digits in any case', () => {
  forAll(200, fc.array(fc.tuple(digits, fc.boolean()), { maxLength: 60 }), (found) => {
    const ids = new IdNumbers();
    const expected = new Map<string, number>();
    for (const [id, isText] of [...found, ...found]) {
      if (!expected.has(id)) expected.set(id, expected.size);
      const number = isText
        ? ids.ofText(id.toUpperCase())
        : ids.of(word(id, 0), word(id, 1), word(id, 2), word(id, 3));
      expect([number, ids.text(number)]).toEqual([expected.get(id), id]);
    }
    expect(ids.count).toBe(expected.size);
  });
});

test('texts that are no ids have none', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary', minLength: 32, maxLength: 32 }), digits);
  forAll(500, texts, (text) => {
    expect(new IdNumbers().ofText(text)).toBe(/^[\da-f]{32}$/i.test(text) ? 0 : -1);
  });
});

test('ids that would collide in a table without a seed have a number each, with its digits', () => {
  const ids = new IdNumbers();
  // The last two numbers are as good as one where they are mixed alike.
  const colliding = Array.from(
    { length: 100 },
    (_, c) => [1, 2, c, ~Math.imul(c, 0x27d4eb2f) >>> 0] as const,
  );
  const numbers = [...colliding, ...colliding].map((id) => ids.of(...id));
  expect(numbers).toEqual([...colliding, ...colliding].map((_, at) => at % 100));
  expect(ids.count).toBe(100);
  expect(numbers.map((id) => ids.text(id).slice(16, 24))).toEqual(
    numbers.map((id) => id.toString(16).padStart(8, '0')),
  );
});
