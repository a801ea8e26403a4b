// Walks and shortest paths against taking every step from every node.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { edgeCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ReferenceFilter } from '../../../src/query/filter/filter.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { type Direction, shortestPath, walk } from '../../../src/query/walks/walk.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { steps, vias } from '../../tools/naive-steps.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';

const directions = fc.constantFrom<Direction>('OUT', 'IN', 'BOTH');

function naiveDepths(
  graph: Graph,
  start: NodeId,
  via: ReferenceFilter,
  direction: Direction,
): Map<number, number> {
  const depths = new Map<number, number>([[start, 0]]);
  for (const [node, depth] of depths) {
    for (const next of steps(graph, node as NodeId, via, direction)) {
      if (!depths.has(next)) depths.set(next, depth + 1);
    }
  }
  return depths;
}

test('a walk visits what steps lead to, at its depth, each once', () => {
  forAll(300, graphs, vias, directions, fc.nat(5), (graph, via, direction, maxDepth) => {
    const condition = edgeCondition(filterContextOf(graph), via, 'via');
    const found = walk(
      newRun(graph, NO_TOOLS),
      [0],
      { via: condition, direction },
      { maxDepth, maxNodes: 1000 },
    );
    const depths = naiveDepths(graph, 0 as NodeId, via, direction);
    const expected = [...depths].filter(([, depth]) => depth <= maxDepth);
    expect(new Map(Array.from(found.rows, (row, at) => [row, found.depth[at]!]))).toEqual(new Map(expected));
    expect(found.rows.length).toBe(expected.length);
    expect([...found.depth]).toEqual([...found.depth].sort((a, b) => a - b));
    expect(found.truncated).toBe(expected.length < depths.size);
  });
});

test('the limit on visited objects holds inside the walk', () => {
  forAll(300, graphs, directions, fc.nat(6), (graph, direction, maxNodes) => {
    const condition = edgeCondition(filterContextOf(graph), {}, 'via');
    const limits = { maxDepth: 100, maxNodes };
    const found = walk(newRun(graph, NO_TOOLS), [0], { via: condition, direction }, limits);
    const whole = naiveDepths(graph, 0 as NodeId, {}, direction).size;
    expect(found.rows.length).toBe(Math.min(maxNodes, whole));
    expect(found.truncated).toBe(whole > maxNodes);
  });
});

test('a shortest path is as long as the depth of its end, and hangs together', () => {
  forAll(300, graphs, vias, directions, fc.nat(13), (graph, via, direction, end) => {
    fc.pre(end < graph.count);
    const condition = edgeCondition(filterContextOf(graph), via, 'via');
    const way = shortestPath(newRun(graph, NO_TOOLS), { start: 0, end }, { via: condition, direction }, 1000);
    const depth = naiveDepths(graph, 0 as NodeId, via, direction).get(end);
    expect(way?.edges.length).toBe(depth);
    way?.edges.forEach((edge, at) => {
      const ends = [graph.edges.source[edge]!, graph.edges.target[edge]!];
      const step = [way.rows[at]!, way.rows[at + 1]!];
      expect([step, step.toReversed()]).toContainEqual(ends);
    });
  });
});
