import { expect, test } from 'vitest';
import { RecentlyUsed } from '../../src/graph/recently-used.ts';

test('keeps the entries that were used last', () => {
  const kept = new RecentlyUsed<string, number | null>(2);
  kept.set('a', 1);
  kept.set('b', null);
  expect(kept.get('a')).toBe(1);
  kept.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([1, undefined, 3]);
});

test('keeps as much as its size allows, and nothing that is larger', () => {
  const kept = new RecentlyUsed<string, string>(10, (value, key) => value.length + key.length);
  kept.set('a', '1234');
  kept.set('b', '123');
  expect(kept.size).toBe(9);
  kept.set('b', '1');
  expect(kept.size).toBe(7);
  kept.set('c', '123');
  expect([kept.has('a'), kept.has('b'), kept.has('c'), kept.size]).toEqual([false, true, true, 6]);
  kept.set('d', '12345678910');
  expect([kept.has('c'), kept.has('d'), kept.size]).toEqual([false, false, 0]);
});
