// The nearest objects against sorting all that match by their distance.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { listCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { nearestTo } from '../../../src/query/walks/nearest.ts';
import { filters } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { naiveRows } from '../../tools/naive.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number | null;
}

const pointsIn = (min: number, max: number): fc.Arbitrary<Point> => {
  const coordinate = fc.integer({ min, max });
  return fc.record({ x: coordinate, y: coordinate, z: fc.option(coordinate) });
};

function compare(graph: Graph, where: ObjectFilter, to: Point, first: number): void {
  const found = nearestTo(newRun(graph, NO_TOOLS), to, listCondition(filterContextOf(graph), where), first);
  expect(found.map(({ row }) => row)).toEqual(
    naiveNearest(graph, to, naiveRows(graph, where, nodeOf(graph)), first),
  );
}

test('the nearest are those of a full sort, on small graphs', () => {
  forAll(300, graphs, filters, pointsIn(-30, 30), fc.nat(6), compare);
});

test('the nearest are those of a full sort, where the index is used', () => {
  // 50 x 50 places with heights, every seventh of another class.
  const nodes = Array.from({ length: 2500 }, (_, at) => {
    const [x, y, z] = [(at % 50) * 3, Math.floor(at / 50) * 3, (at * 37) % 100];
    return `n${at}:${at % 7 === 0 ? 'Rare' : 'Common'}@${x}/${y}/${z}`;
  });
  const graph = fc.constant(graphFrom(nodes.join(', ')));
  const wheres = fc.constantFrom<ObjectFilter[]>(
    {},
    { name: { contains: '1' } },
    { not: { class: { eq: 'Common' } } },
    { class: { eq: 'Rare' } },
  );
  forAll(60, graph, wheres, pointsIn(-200, 400), fc.integer({ min: 1, max: 40 }), compare);
});

function naiveNearest(graph: Graph, to: Point, rows: readonly number[], first: number): number[] {
  const distance = (row: number): number => {
    const [x, y, z] = graph.position(row as NodeId)!;
    return Math.sqrt((x - to.x) ** 2 + (y - to.y) ** 2 + (to.z === null ? 0 : (z - to.z) ** 2));
  };
  return rows
    .filter((row) => graph.position(row as NodeId))
    .sort((a, b) => distance(a) - distance(b) || a - b)
    .slice(0, first);
}

test('distances are finite, however far apart places are', () => {
  const graph = graphFrom('near:A@1/2/2, far:A@-1.7e308/0/0');
  const condition = listCondition(filterContextOf(graph), {});
  const found = nearestTo(newRun(graph, NO_TOOLS), { x: 0, y: 0, z: 0 }, condition, 2);
  expect(found.map(({ row, distance }) => [graph.path(row as NodeId), distance])).toEqual([
    ['near', 3],
    ['far', 1.7e308],
  ]);
  const [last] = nearestTo(newRun(graph, NO_TOOLS), { x: 1.7e308, y: 0 }, condition, 2).slice(-1);
  expect(last!.distance).toBe(Number.MAX_VALUE);
});
