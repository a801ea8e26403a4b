// Nodes of equal path, found without strings: the same as looking the path up, in every format and whatever the order.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { NodeMatcher } from '../../../src/query/diff/node-matcher.ts';
import { graphsIn, VARIED_EXAMPLES } from '../../tools/example-graphs.ts';
import { forAll } from '../../tools/for-all.ts';

function compare(before: Graph, after: Graph, rows: Iterable<number>): void {
  const matcher = new NodeMatcher(before, after);
  for (const row of rows) {
    const node = row as NodeId;
    const path = after.path(node);
    expect([path, matcher.find(node)]).toEqual([path, before.find(path)]);
  }
}

function allRows({ count }: Graph): number[] {
  return Array.from({ length: count }, (_, row) => row);
}

test.each(VARIED_EXAMPLES)('%s beside itself', (folder) => {
  const [first] = graphsIn(folder);
  const [again] = graphsIn(folder);
  compare(first!.graph, again!.graph, allRows(again!.graph));
  expect(first!.graph.count).toBeGreaterThan(0);
});

test('two saves of one world', () => {
  const [earlier, later] = ['little-factory-earlier.sav', 'little-factory.sav'].map(
    (name) => graphsIn(name)[0]!.graph,
  );
  compare(earlier!, later!, allRows(later!));
  compare(later!, earlier!, allRows(earlier!));
});

test.each(VARIED_EXAMPLES)('rows of %s in any order, some left out', (folder) => {
  const { graph } = graphsIn(folder)[0]!;
  const rows = fc.shuffledSubarray(allRows(graph).slice(0, 400), { minLength: 1 });
  forAll(20, rows, (some) => compare(graph, graph, some));
});
