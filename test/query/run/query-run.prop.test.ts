// What a run knows about nodes against the conditions themselves: each node is tested once.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from '../../../src/query/filter/condition.ts';
import { indexesOf } from '../../../src/query/indexes/indexes.ts';
import { type FilterRows, QueryRun } from '../../../src/query/run/query-run.ts';
import { CHECK_ROWS, NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const graph = graphFrom('a, b, c, d, e, f, g, h');
const CONDITIONS = [
  { is: 'rows', rows: [1, 2, 5] },
  { is: 'rows', rows: [0, 7] },
] as const;
const node = fc.nat({ max: graph.count - 1 });
const steps = fc.array(
  fc.record({
    condition: fc.constantFrom(...CONDITIONS),
    asked: fc.oneof(node, fc.array(node, { maxLength: 6 })),
  }),
  { maxLength: 12 },
);

test('a node is tested once per condition, with others in row order, and the answer is kept', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const tested = new Map<Condition, number[]>();
      const filterRows: FilterRows = (_, condition, rows) => {
        expect([...rows]).toEqual([...new Set(rows)].sort((a, b) => a - b));
        tested.set(condition, [...(tested.get(condition) ?? []), ...rows]);
        return rows.filter((row) =>
          (condition as (typeof CONDITIONS)[number]).rows.some((one) => one === row),
        );
      };
      const run = new QueryRun(graph, NO_TOOLS, filterRows);
      const asked = new Map<Condition, Set<number>>();
      for (const { condition, asked: nodes } of list) {
        const of = asked.get(condition) ?? new Set();
        asked.set(condition, of);
        for (const one of [nodes].flat()) of.add(one);
        if (typeof nodes === 'number')
          expect(run.holds(condition, nodes)).toBe(condition.rows.some((row) => row === nodes));
        else run.settle(condition, nodes);
        expect(new Set(tested.get(condition))).toEqual(of);
        expect(tested.get(condition) ?? []).toHaveLength(of.size);
      }
    }),
  );
});

test('what is prepared for a condition is made once, for another condition again', () => {
  const run = new QueryRun(graph, NO_TOOLS, (_, __, rows) => rows);
  let made = 0;
  const prepared = CONDITIONS.map((condition) => run.prepared(condition, () => ({ number: made++ })));
  expect(prepared).toEqual([{ number: 0 }, { number: 1 }]);
  CONDITIONS.forEach((condition, at) => {
    expect(run.prepared(condition, () => ({ number: made++ }))).toBe(prepared[at]);
  });
  expect(run.indexes).toBe(indexesOf(graph));
  expect(run.known).toBe(run.indexes.paths);
});

test('work is counted, and ends where the budget says so', () => {
  const budget = {
    visited: 0,
    decoded: 0,
    check: () => {
      throw new Error('over');
    },
  };
  const run = new QueryRun(graph, { ...NO_TOOLS, budget }, (_, __, rows) => rows);
  run.tick(2, CHECK_ROWS / 2);
  run.decode();
  expect(() => run.tick(CHECK_ROWS / 2)).toThrow('over');
  expect([budget.visited, budget.decoded]).toEqual([2 + CHECK_ROWS / 2, 1]);
});
