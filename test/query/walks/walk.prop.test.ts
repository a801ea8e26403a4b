// Walks, components, nearest objects against the plainest way to find them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import {
  edgeCondition,
  type FilterContext,
  listCondition,
} from '../../../src/query/compile/compile-filter.ts';
import type { ReferenceFilter } from '../../../src/query/filter/filter.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { componentsOf } from '../../../src/query/walks/components.ts';
import { nearestTo } from '../../../src/query/walks/nearest.ts';
import { type Direction, shortestPath, walk } from '../../../src/query/walks/walk.ts';
import { filters, graphs, referenceKinds } from '../../tools/arbitrary.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { isOneOf, naiveMatch, naiveRows } from '../../tools/naive.ts';

const nodeOf = (id: string): NodeId => (id === 'none' ? (-1 as NodeId) : (Math.min(Number(id), 0) as NodeId));

function filterContextOf(graph: Graph): FilterContext {
  return { graph, tools: NO_TOOLS, nodeOf };
}

const vias: fc.Arbitrary<ReferenceFilter> = fc.record(
  {
    kind: referenceKinds,
    label: fc.constantFrom({ eq: 'mInput' }, { contains: 'm' }, { ne: 'to' }),
    target: filters,
  },
  { requiredKeys: [] },
);
const directions = fc.constantFrom<Direction>('OUT', 'IN', 'BOTH');

/** Where one step from `node` may lead. */
function steps(graph: Graph, node: NodeId, via: ReferenceFilter, direction: Direction): NodeId[] {
  const passes = (edge: EdgeId, far: NodeId): boolean => {
    const { kind, text } = graph.label(edge);
    if (via.kind && !isOneOf(via.kind, kind)) return false;
    const { eq, contains, ne } = via.label ?? {};
    if ((eq && text !== eq) || (contains && !text.includes(contains)) || (ne && text === ne)) return false;
    return !via.target || naiveMatch(graph, via.target, far, nodeOf);
  };
  const found: NodeId[] = [];
  for (let row = 0; row < graph.edges.count; row++) {
    const edge = row as EdgeId;
    const source = graph.edges.source[edge]! as NodeId;
    const target = graph.edges.target[edge]! as NodeId;
    if (direction !== 'IN' && source === node && passes(edge, target)) found.push(target);
    if (direction !== 'OUT' && target === node && passes(edge, source)) found.push(source);
  }
  return found;
}

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
  fc.assert(
    fc.property(graphs, vias, directions, fc.nat(5), (graph, via, direction, maxDepth) => {
      const condition = edgeCondition(filterContextOf(graph), via, 'via');
      const found = walk(newRun(graph, NO_TOOLS), [0], condition, direction, { maxDepth, maxNodes: 1000 });
      const depths = naiveDepths(graph, 0 as NodeId, via, direction);
      const expected = [...depths].filter(([, depth]) => depth <= maxDepth);
      expect(new Map(Array.from(found.rows, (row, at) => [row, found.depth[at]!]))).toEqual(
        new Map(expected),
      );
      expect(found.rows.length).toBe(expected.length);
      expect([...found.depth]).toEqual([...found.depth].sort((a, b) => a - b));
      expect(found.truncated).toBe(expected.length < depths.size);
    }),
    { numRuns: 300 },
  );
});

test('the limit on visited objects holds inside the walk', () => {
  fc.assert(
    fc.property(graphs, directions, fc.nat(6), (graph, direction, maxNodes) => {
      const condition = edgeCondition(filterContextOf(graph), {}, 'via');
      const limits = { maxDepth: 100, maxNodes };
      const found = walk(newRun(graph, NO_TOOLS), [0], condition, direction, limits);
      const whole = naiveDepths(graph, 0 as NodeId, {}, direction).size;
      expect(found.rows.length).toBe(Math.min(maxNodes, whole));
      expect(found.truncated).toBe(whole > maxNodes);
    }),
    { numRuns: 300 },
  );
});

test('a shortest path is as long as the depth of its end, and hangs together', () => {
  fc.assert(
    fc.property(graphs, vias, directions, fc.nat(13), (graph, via, direction, end) => {
      fc.pre(end < graph.count);
      const condition = edgeCondition(filterContextOf(graph), via, 'via');
      const way = shortestPath(newRun(graph, NO_TOOLS), 0, end, condition, direction, 1000);
      const depth = naiveDepths(graph, 0 as NodeId, via, direction).get(end);
      expect(way?.edges.length).toBe(depth);
      way?.edges.forEach((edge, at) => {
        const ends = [graph.edges.source[edge]!, graph.edges.target[edge]!];
        const step = [way.rows[at]!, way.rows[at + 1]!];
        expect([step, step.toReversed()]).toContainEqual(ends);
      });
    }),
    { numRuns: 300 },
  );
});

test('components are what walks either way connect', () => {
  fc.assert(
    fc.property(graphs, vias, fc.option(filters), (graph, via, where) => {
      const run = newRun(graph, NO_TOOLS);
      const among = where ? naiveRows(graph, where, nodeOf) : null;
      const condition = edgeCondition(filterContextOf(graph), via, 'via');
      const found = componentsOf(run, condition, among && Uint32Array.from(among), 1);
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
      expect(found.map((rows) => [...rows])).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});

test('the nearest are those of a full sort, on small graphs', () => {
  const coordinate = fc.integer({ min: -30, max: 30 });
  const point = fc.record({ x: coordinate, y: coordinate, z: fc.option(coordinate) });
  fc.assert(
    fc.property(graphs, filters, point, fc.nat(6), (graph, where, to, first) => {
      const condition = listCondition(filterContextOf(graph), where);
      const found = nearestTo(newRun(graph, NO_TOOLS), to, condition, first);
      const expected = naiveNearest(graph, to, naiveRows(graph, where, nodeOf), first);
      expect(found.map(({ row }) => row)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('the nearest are those of a full sort, where the index is used', () => {
  // 50 x 50 places with heights, every seventh of another class.
  const nodes = Array.from({ length: 2500 }, (_, at) => {
    const [x, y, z] = [(at % 50) * 3, Math.floor(at / 50) * 3, (at * 37) % 100];
    return `n${at}:${at % 7 === 0 ? 'Rare' : 'Common'}@${x}/${y}/${z}`;
  });
  const graph = graphFrom(nodes.join(', '));
  const coordinate = fc.integer({ min: -200, max: 400 });
  const point = fc.record({ x: coordinate, y: coordinate, z: fc.option(coordinate) });
  const wheres = fc.constantFrom(
    {},
    { name: { contains: '1' } },
    { not: { class: { eq: 'Common' } } },
    { class: { eq: 'Rare' } },
  );
  fc.assert(
    fc.property(point, wheres, fc.integer({ min: 1, max: 40 }), (to, where, first) => {
      const condition = listCondition(filterContextOf(graph), where);
      const found = nearestTo(newRun(graph, NO_TOOLS), to, condition, first);
      expect(found.map(({ row }) => row)).toEqual(
        naiveNearest(graph, to, naiveRows(graph, where, nodeOf), first),
      );
    }),
    { numRuns: 60 },
  );
});

function naiveNearest(
  graph: Graph,
  to: { x: number; y: number; z: number | null },
  rows: readonly number[],
  first: number,
): number[] {
  const distance = (row: number): number => {
    const [x, y, z] = graph.position(row as NodeId)!;
    return Math.sqrt((x - to.x) ** 2 + (y - to.y) ** 2 + (to.z === null ? 0 : (z - to.z) ** 2));
  };
  return rows
    .filter((row) => graph.position(row as NodeId))
    .sort((a, b) => distance(a) - distance(b) || a - b)
    .slice(0, first);
}
