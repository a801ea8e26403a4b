// Sorted rows against a plain sort that reads every key anew.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_KEYS } from '../../../src/query/limits.ts';
import { type ObjectOrder, sortKeys, sortRows } from '../../../src/query/lists/order.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { orders } from '../../tools/arbitrary.ts';
import { type Listed, lists, pathsOf } from '../../tools/arbitrary-members.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveSort } from '../../tools/naive-sort.ts';
import { type Plain, testGraph } from '../../tools/test-graph.ts';

function sorted({ graph, rows }: Listed, order: readonly ObjectOrder[]): number[] {
  const run = newRun(graph, NO_TOOLS);
  return [...sortRows(run, rows, sortKeys(run, order))];
}

test('some rows of a graph by any keys', () => {
  forAll(500, lists, orders, (listed, order) => {
    expect(sorted(listed, order)).toEqual(naiveSort(listed.graph, [...listed.rows], order));
  });
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
  forAll(500, values, keys, (list, order) => {
    const graph = testGraph(
      list.map((odd, at) => ({
        path: `n${at}`,
        class: 'A',
        ...(odd !== undefined && { properties: { odd } }),
      })),
    );
    const rows = Uint32Array.from(list.keys());
    expect(sorted({ graph, rows }, order)).toEqual(naiveSort(graph, [...rows], order));
  });
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
  forAll(500, places, order, (list, key) => {
    const graph = testGraph(
      list.map((place, at) => ({ path: `n${at}`, class: 'A', ...(place && { place }) })),
    );
    const rows = Uint32Array.from(list.keys());
    expect(sorted({ graph, rows }, [key])).toEqual(naiveSort(graph, [...rows], [key]));
  });
});

describe.each(['little-factory.sav', 'hollowmere', '20221101120000_2_1.sav', 'unreal3'])('%s', (folder) => {
  test.each(graphsIn(folder))('$name: $graph.count nodes', ({ graph }) => {
    const paths = pathsOf(graph).filter(({ unnest }) => unnest === undefined);
    expect(paths.length).toBeGreaterThan(10);
    for (const listed of paths) {
      for (const direction of ['ASC', 'DESC'] as const) {
        const order = [{ property: listed.path, direction }];
        expect(sorted(listed, order)).toEqual(naiveSort(graph, [...listed.rows], order));
      }
    }
  });
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
