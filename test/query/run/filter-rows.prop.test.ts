// Rows filtered column by column, without a plan, against a look at each of them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { edgeCondition, plainCondition } from '../../../src/query/compile/compile-filter.ts';
import { edgeTest, filterRows, labelMarks, newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { filters, referenceFilters } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { lists } from '../../tools/arbitrary-members.ts';
import { naiveEdgeMatch, naiveMatch } from '../../tools/naive.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';
import { runs } from '../../tools/runs.ts';

test('the rows that are left are those of the given ones that match, in their order', () => {
  fc.assert(
    fc.property(lists, filters, ({ graph, rows }, where) => {
      const condition = plainCondition(filterContextOf(graph), where, 'where');
      const run = newRun(graph, NO_TOOLS);
      // The first rows of the list of all may be taken without a copy. What the run knows of the others stays true.
      for (const given of [rows, run.indexes.allRows.subarray(0, rows.length)]) {
        const expected = Array.from(given).filter((row) =>
          naiveMatch(graph, where, row as NodeId, nodeOf(graph)),
        );
        expect([...filterRows(run, condition, given)]).toEqual(expected);
      }
      expect([...run.indexes.allRows]).toEqual([...run.indexes.allRows.keys()]);
    }),
    { numRuns: runs(400) },
  );
});

test('references match by label and by the object at their other end', () => {
  fc.assert(
    fc.property(graphs, referenceFilters, fc.constantFrom('OUT', 'IN'), (graph, where, direction) => {
      const { edges } = graph;
      const far = direction === 'OUT' ? edges.target : edges.source;
      const condition = edgeCondition(filterContextOf(graph), where, 'via');
      const run = newRun(graph, NO_TOOLS);
      const holds = edgeTest(run, condition, direction);
      const marks = labelMarks(run, condition);
      for (let edge = 0; edge < edges.count; edge++) {
        const labelled = [edge as EdgeId, graph.label(edge as EdgeId).text] as const;
        const matches = (asked: typeof where): boolean =>
          naiveEdgeMatch(graph, asked, labelled, far[edge] as NodeId, nodeOf(graph));
        expect(holds(edge)).toBe(matches(where));
        const { kind, label } = where;
        expect(!marks || marks[edges.label[edge]!] === 1).toBe(matches({ kind, label }));
      }
    }),
    { numRuns: runs(200) },
  );
});
