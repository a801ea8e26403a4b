// Lists that are asked for again: sorted rows are kept, and every page answers what it would have answered first.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Graph } from '../../../src/graph/graph.ts';
import { noBudget } from '../../../src/query/budget.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { filters, orders } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { naiveRows } from '../../tools/naive.ts';
import { naiveSort } from '../../tools/naive-sort.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';

/** How many objects have their properties decoded. */
function counting(graph: Graph): { graph: Graph; decoded: () => number } {
  let count = 0;
  const counted = new Graph(graph.data, () => ({
    properties: (node, only) => {
      count++;
      return graph.properties(node, only);
    },
    outline: (node) => graph.outline(node),
    header: () => ({}),
    pose: (node) => graph.pose(node),
    referencePath: () => null,
  }));
  return { graph: counted, decoded: () => count };
}

const many = graphFrom(
  Array.from({ length: 3000 }, (_, at) => `n${at}{"k":${(at * 7919) % 3001}}`).join(','),
);

describe('a list that is asked for again', () => {
  it('is sorted once', () => {
    const { graph, decoded } = counting(many);
    const page = (offset: number): number[] => [
      ...listObjects(
        filterContextOf(graph),
        { of: 'save' },
        { orderBy: [{ property: 'k' }], first: 10, offset },
      ).rows,
    ];
    const first = page(0);
    const before = decoded();
    expect(page(290)).toHaveLength(10);
    expect(page(0)).toEqual(first);
    expect(decoded()).toBe(before);
  });

  it('is counted once when it is of all objects, of a kind or of a class', () => {
    const mixed = graphFrom('a:Belt@0/0/0>b, b:Store>/Game/Iron, c:Belt');
    const [belt] = mixed.classes.lookup('Belt');
    const budget = noBudget();
    const context = { ...filterContextOf(mixed), tools: { budget, warn: () => undefined } };
    const count = (): number[] =>
      [
        listObjects(context, { of: 'save' }, {}),
        listObjects(context, { of: 'save' }, { where: { kind: { eq: 'EXTERNAL' } } }),
        listObjects(context, { of: 'class', class: belt! }, {}),
      ].map((list) => list.total);
    expect(count()).toEqual([3, 1, 2]);
    const { visited } = budget;
    expect(visited).toBeGreaterThan(0);
    expect(count()).toEqual([3, 1, 2]);
    expect(budget.visited).toBe(visited);
  });
});

it('answers the same whatever was asked before', () => {
  const questions = fc.array(fc.tuple(filters, orders, fc.nat(4)), { minLength: 2, maxLength: 6 });
  forAll(300, graphs, questions, (graph, asked) => {
    for (const [where, orderBy, offset] of [...asked, ...asked]) {
      const rows = naiveSort(graph, naiveRows(graph, where, nodeOf(graph)), orderBy);
      const args = { where, orderBy, first: 3, offset };
      const list = listObjects(filterContextOf(graph), { of: 'save' }, args);
      expect([[...list.rows], list.total]).toEqual([rows.slice(offset, offset + 3), rows.length]);
    }
  });
});
