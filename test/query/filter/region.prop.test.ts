// Regions of the map against their definitions, on a grid on which edges and corners are met often.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RegionInput } from '../../../src/query/filter/filter.ts';
import { extentOf, regionOf, regionTest } from '../../../src/query/filter/region.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { forAll } from '../../tools/for-all.ts';
import { inRegion } from '../../tools/naive-region.ts';
import { testGraph } from '../../tools/test-graph.ts';

const steps = fc.integer({ min: -4, max: 4 });
const points = fc.record({ x: steps, y: steps });
const corners = fc.tuple(steps, steps, steps, steps);
const radius = fc.nat({ max: 5 });

const regions: fc.Arbitrary<RegionInput> = fc.oneof(
  fc.tuple(corners, fc.option(steps)).map(([[a, b, c, d], minZ]) => ({
    box: {
      ...{ minX: Math.min(a, b), maxX: Math.max(a, b), minY: Math.min(c, d), maxY: Math.max(c, d) },
      ...(minZ !== null && { minZ }),
    },
  })),
  fc.record({ circle: fc.record({ x: steps, y: steps, radius }) }),
  fc
    .tuple(fc.record({ x: steps, y: steps, z: steps }), radius)
    .map(([point, most]) => ({ sphere: { center: { point }, radius: most } })),
  fc.record({ polygon: fc.array(points, { minLength: 3, maxLength: 6 }) }),
);
const nothing = testGraph([]);
/** A save of centimetres without objects. */
const PLACES = { perMetre: 100, tools: NO_TOOLS, resolvePlace: () => null };

test('hold what their definitions say, edges included, and nothing that lies outside their extent', () => {
  forAll(3000, regions, points, steps, (input, { x, y }, z) => {
    const region = regionOf(input, 'within', PLACES)!;
    const isInside = regionTest(region)(x, y, z);
    expect(isInside).toBe(inRegion(nothing, input, [x, y, z], () => -1 as never));
    const { minX, minY, maxX, maxY } = extentOf(region);
    expect(isInside && (x < minX || x > maxX || y < minY || y > maxY)).toBe(false);
  });
});
