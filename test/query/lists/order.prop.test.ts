// Sorted rows against a plain sort that reads every key anew.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_KEYS } from '../../../src/query/limits.ts';
import { type ObjectOrder, sortKeys, sortRows } from '../../../src/query/lists/order.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { orders } from '../../tools/arbitrary.ts';
import { type Listed, lists } from '../../tools/arbitrary-members.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveSort } from '../../tools/naive-sort.ts';
import { type Plain, type TestNode, testGraph } from '../../tools/test-graph.ts';

function sorted({ graph, rows }: Listed, order: readonly ObjectOrder[]): number[] {
  const run = newRun(graph, NO_TOOLS);
  return [...sortRows(run, rows, sortKeys(run, order))];
}

function compare(listed: Listed, order: readonly ObjectOrder[]): void {
  expect(sorted(listed, order)).toEqual(naiveSort(listed.graph, [...listed.rows], order));
}

/** Objects that differ in one thing. */
function compareAlone(
  key: 'place' | 'properties',
  list: readonly unknown[],
  order: readonly ObjectOrder[],
): void {
  const nodes = list.map((own, at) => ({
    path: `n${at}`,
    class: 'A',
    ...(own !== undefined && { [key]: own }),
  }));
  compare({ graph: testGraph(nodes as TestNode[]), rows: Uint32Array.from(list.keys()) }, order);
}

test('some rows of a graph by any keys', () => {
  forAll(500, lists, orders, compare);
});

/** What is hard to compare. */
const oddValue: fc.Arbitrary<Plain> = fc.oneof(
  fc.constantFrom<Plain[]>(
    ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -Number.MAX_VALUE, 0, -0, 1],
    ...[true, false, null, '', '0', 'a', 'B', 'ä', '\u{10000}', '\uffff'],
    ...[2n ** 53n, 2n ** 53n + 1n, -(2n ** 63n)],
  ),
  fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
);

test('numbers, texts, infinities and what has no place among them', () => {
  const values = fc.array(fc.option(oddValue, { nil: undefined }), { minLength: 2, maxLength: 12 });
  const keys = fc.array(
    fc.record({
      property: fc.constantFrom('odd', 'odd[]', 'odd[1]'),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const, null, undefined),
      nulls: fc.constantFrom('FIRST' as const, 'LAST' as const, null, undefined),
    }),
    { minLength: 1, maxLength: 2 },
  );
  forAll(500, values, keys, (list, order) =>
    compareAlone(
      'properties',
      list.map((odd) => (odd === undefined ? odd : { odd })),
      order,
    ),
  );
});

test('places at infinity, and none', () => {
  const numbers = fc.constantFrom(Number.NEGATIVE_INFINITY, -1, 0, 1, Number.POSITIVE_INFINITY, Number.NaN);
  const places = fc.array(fc.option(fc.tuple(numbers, numbers, numbers), { nil: undefined }), {
    maxLength: 9,
  });
  const order = fc.record({
    field: fc.constantFrom('X' as const, 'Y' as const, 'Z' as const),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    nulls: fc.constantFrom('FIRST' as const, 'LAST' as const),
  });
  forAll(500, places, order, (list, key) => compareAlone('place', list, [key]));
});

test('does not change the rows that it is given', () => {
  const graph = testGraph(['b', 'a'].map((path) => ({ path, class: 'A' })));
  const rows = Uint32Array.of(0, 1);
  expect(sorted({ graph, rows }, [{ field: 'NAME' }])).toEqual([1, 0]);
  expect(sorted({ graph, rows }, [{ field: 'ROW', direction: 'DESC' }])).toEqual([1, 0]);
  expect([...rows]).toEqual([0, 1]);
});

test.each<[ObjectOrder[], string, string]>([
  [[{}], 'BAD_ARGUMENT', 'orderBy[0]'],
  [[{ field: 'X' }, { field: 'X', property: 'a' }], 'BAD_ARGUMENT', 'orderBy[1]'],
  [[{ property: 'a[' }], 'BAD_ARGUMENT', 'orderBy[0].property'],
  [Array.from({ length: MOST_KEYS + 1 }, () => ({ field: 'X' })), 'LIMIT_EXCEEDED', 'orderBy'],
])('refuses %j', (order, code, argument) => {
  const run = newRun(testGraph([{ path: 'a', class: 'A' }]), NO_TOOLS);
  expect(() => sortKeys(run, order)).toThrow(expect.objectContaining({ code, argument }));
  expect(
    sortKeys(
      run,
      Array.from({ length: MOST_KEYS }, () => ({ field: 'X' as const })),
    ),
  ).toHaveLength(MOST_KEYS);
});
