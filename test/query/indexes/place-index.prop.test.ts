// The index of places against looking at every node.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regionTest } from '../../../src/query/filter/region.ts';
import { PlaceIndex } from '../../../src/query/indexes/place-index.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';

const steps = fc.integer({ min: -30, max: 130 });

test('knows the nodes that have a place, and which of them are near', () => {
  fc.assert(
    fc.property(graphs, steps, steps, fc.nat(80), (graph, atX, atY, radius) => {
      const { x, y } = graph.data.nodes;
      const placed = Array.from(x.keys()).filter((row) => !Number.isNaN(x[row]!));
      const index = new PlaceIndex(graph);
      expect([...index.rows]).toEqual(placed);
      const distance = (row: number): number => (x[row]! - atX) ** 2 + (y[row]! - atY) ** 2;
      const near = placed.filter((row) => distance(row) <= radius * radius);
      expect([...index.within(atX, atY, radius)]).toEqual(near);
    }),
  );
});

test('gives all that lies in a region, and no more than the box around it holds', () => {
  fc.assert(
    fc.property(graphs, steps, steps, fc.nat(80), (graph, atX, atY, radius) => {
      const { x, y } = graph.data.nodes;
      const index = new PlaceIndex(graph);
      const region = { shape: 'circle', x: atX, y: atY, radius } as const;
      const inside = regionTest(region);
      const found = [...index.around(region)];
      const inBox = (row: number): boolean =>
        Math.abs(x[row]! - atX) <= radius && Math.abs(y[row]! - atY) <= radius;
      expect(found).toEqual([...index.rows].filter(inBox));
      expect(
        [...index.rows].filter((row) => inside(x[row]!, y[row]!, 0)).every((row) => found.includes(row)),
      ).toBe(true);
      expect(index.guess(region)).toBeGreaterThanOrEqual(0);
      expect(index.guess(region)).toBeLessThanOrEqual(index.rows.length);
    }),
  );
});
