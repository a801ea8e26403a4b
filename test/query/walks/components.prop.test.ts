// Connected components against joining the sets of every two rows that a reference connects.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { edgeCondition } from '../../../src/query/compile/compile-filter.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { componentsOf } from '../../../src/query/walks/components.ts';
import { filters } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveRows } from '../../tools/naive.ts';
import { steps, vias } from '../../tools/naive-steps.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';

test('components are what walks either way connect', () => {
  forAll(
    400,
    graphs,
    vias,
    fc.option(filters),
    fc.integer({ min: 1, max: 3 }),
    (graph, via, where, least) => {
      const run = newRun(graph, NO_TOOLS);
      const among = where ? naiveRows(graph, where, nodeOf(graph)) : null;
      const condition = edgeCondition(filterContextOf(graph), via, 'via');
      const found = componentsOf(run, condition, among && Uint32Array.from(among), least);
      const links: [number, number][] = [];
      for (let row = 0; row < graph.count; row++) {
        for (const next of steps(graph, row as NodeId, via, 'OUT')) {
          if (!among || (among.includes(row) && among.includes(next))) links.push([row, next]);
        }
      }
      const sets = new Map<number, Set<number>>();
      for (const row of among ?? links.flat()) sets.set(row, new Set([row]));
      for (const [a, b] of links) {
        const joined = new Set([...sets.get(a)!, ...sets.get(b)!]);
        for (const row of joined) sets.set(row, joined);
      }
      const expected = [...new Set(sets.values())].map((set) => [...set].sort((a, b) => a - b));
      expected.sort((a, b) => b.length - a.length || a[0]! - b[0]!);
      expect(found.map((rows) => [...rows])).toEqual(expected.filter(({ length }) => length >= least));
    },
  );
});
