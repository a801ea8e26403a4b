import { expect, it } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import { rawTable, walkedTable } from '../../src/formats/raw-tables.ts';

const numbered = (count: number): (() => { at: number })[] =>
  Array.from({ length: count }, (_, at) => () => ({ at }));

it.each([
  ['by number', rawTable('t', 5, (at) => ({ at }))],
  ['by walking', walkedTable('t', () => numbered(5))],
])('gives the rows of a page %s', (_, table) => {
  const page = (first: number, most: number): unknown[] => table.rows(first, most).map(({ at }) => at);
  expect(table.count()).toBe(5);
  expect(page(0, 100)).toEqual([0, 1, 2, 3, 4]);
  expect(page(1, 2)).toEqual([1, 2]);
  expect(page(4, 2)).toEqual([4]);
  expect(page(5, 2)).toEqual([]);
  expect(page(0, 0)).toEqual([]);
  expect(page(2 ** 31 - 1, 2)).toEqual([]);
});

it('walks no further than it must, and makes only rows that are asked for', () => {
  let walked = 0;
  let made = 0;
  const table = walkedTable('t', function* () {
    for (;;) {
      walked++;
      yield () => ({ made: made++ });
    }
  });
  expect(table.rows(10, 3)).toHaveLength(3);
  expect([walked, made]).toEqual([13, 3]);
});

it('ends at what cannot be read', () => {
  const table = walkedTable('t', function* () {
    yield* numbered(2);
    throw new FormatError({ code: 'SHORT', file: 'f', offset: 0, expected: 'a row', found: 'the end' });
  });
  expect([table.count(), table.rows(0, 9)]).toEqual([2, [{ at: 0 }, { at: 1 }]]);
});
