// References of single nodes against trying every edge of the graph.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { firstReference, listReferences } from '../../../src/query/lists/list-references.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { referenceFilters } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { Naive } from '../../tools/naive.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';

test('are all edges from or to the node that satisfy the filter', () => {
  forAll(
    200,
    graphs,
    fc.constantFrom('OUT' as const, 'IN' as const),
    fc.option(referenceFilters, { nil: undefined }),
    (graph, direction, where) => {
      const { source, target } = graph.edges;
      const [near, far] = direction === 'OUT' ? [source, target] : [target, source];
      for (let row = 0; row < graph.count; row++) {
        const expected: number[] = [];
        for (let edge = 0 as EdgeId; edge < graph.edges.count; edge++) {
          if (near[edge] !== row) continue;
          const end = far[edge]! as NodeId;
          const label = graph.label(edge).text;
          if (!where || new Naive(graph, nodeOf(graph)).edgeMatches(where, [edge, label], end))
            expected.push(edge);
        }
        const list = (first: number) =>
          listReferences(filterContextOf(graph), row as NodeId, direction, { where, first });
        expect([...list(1000).rows]).toEqual(expected);
        expect(list(0).total).toBe(expected.length);
      }
    },
  );
});

test('the first under a label is that in the file, in whatever letter case', () => {
  const labels = fc.constantFrom(
    'mInput',
    'MINPUT',
    'mWires[]',
    'mwires[]',
    'to',
    'items[].OF',
    'PARENT',
    'none',
  );
  forAll(300, graphs, labels, (graph, label) => {
    const warnings: Warning[] = [];
    const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
    const isMeant = (edge: number): boolean =>
      graph.label(edge as EdgeId).text.toLowerCase() === label.toLowerCase();
    const all = Array.from({ length: graph.edges.count }, (_, edge) => edge);
    for (let row = 0; row < graph.count; row++) {
      const own = all.filter((edge) => graph.edges.source[edge] === row && isMeant(edge));
      expect(firstReference(graph, row as NodeId, label, tools)).toBe(own[0] ?? null);
    }
    // A label that no object has is reported, however often it is asked for.
    expect(warnings.length > 0).toBe(
      !graph.data.labels.some(({ text }) => text.toLowerCase() === label.toLowerCase()),
    );
  });
});
