// The box around places, and their counts by square, against going over them one by one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, cellsOf } from '../../../src/query/groups/bounds.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';

test('the box touches the outermost places', () => {
  forAll(100, graphs, (graph) => {
    const { x, y, z } = graph.data.nodes;
    const placed = Array.from(x.keys()).filter((row) => !Number.isNaN(x[row]!));
    const bounds = boundsOf(newRun(graph, NO_TOOLS), Uint32Array.from(x.keys()));
    if (placed.length === 0) expect(bounds).toBeNull();
    else {
      const most = (pick: (...of: number[]) => number): number[] =>
        [x, y, z].map((column) => pick(...placed.map((row) => column[row]!)));
      expect(bounds).toEqual({ min: most(Math.min), max: most(Math.max) });
    }
  });
});

test('every placed row is counted in the square that holds it', () => {
  forAll(100, graphs, fc.integer({ min: 1, max: 60 }), (graph, size) => {
    const { x, y } = graph.data.nodes;
    const counts = new Map<string, { x: number; y: number; count: number }>();
    for (const row of x.keys()) {
      if (Number.isNaN(x[row]!)) continue;
      const cell = { x: Math.floor(x[row]! / size) * size, y: Math.floor(y[row]! / size) * size, count: 0 };
      const known = counts.get(`${cell.x} ${cell.y}`) ?? cell;
      known.count++;
      counts.set(`${cell.x} ${cell.y}`, known);
    }
    const expected = [...counts.values()].sort((a, b) => a.x - b.x || a.y - b.y);
    expect(cellsOf(newRun(graph, NO_TOOLS), Uint32Array.from(x.keys()), size)).toEqual(expected);
  });
});
