// Regions of the map against their definitions, on a grid on which edges and corners are met often.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RegionInput } from '../../../src/query/filter/filter.ts';
import { extentOf, type Region, regionOf, regionTest } from '../../../src/query/filter/region.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { forAll } from '../../tools/for-all.ts';

const steps = fc.integer({ min: -4, max: 4 });
const points = fc.record({ x: steps, y: steps });
const NOWHERE = (): null => null;
/** A save of centimetres without objects. */
const PLACES = { perMetre: 100, tools: NO_TOOLS, resolvePlace: NOWHERE };

function made(input: RegionInput): Region {
  return regionOf(input, 'within', PLACES)!;
}

test('a box holds what lies between its sides, these included', () => {
  forAll(100, steps, steps, steps, steps, fc.option(steps), points, steps, (a, b, c, d, low, { x, y }, z) => {
    const [minX, maxX] = [Math.min(a, b), Math.max(a, b)];
    const [minY, maxY] = [Math.min(c, d), Math.max(c, d)];
    const inside = regionTest(made({ box: { minX, maxX, minY, maxY, ...(low !== null && { minZ: low }) } }))(
      x,
      y,
      z,
    );
    expect(inside).toBe(x >= minX && x <= maxX && y >= minY && y <= maxY && (low === null || z >= low));
  });
});

test('a circle and a sphere hold what is not farther than their radius', () => {
  forAll(400, points, steps, fc.nat(5), points, steps, (middle, height, radius, { x, y }, z) => {
    const flat = Math.hypot(x - middle.x, y - middle.y) ** 2;
    const circle = regionTest(made({ circle: { ...middle, radius } }));
    expect(circle(x, y, z)).toBe(Math.round(flat) <= radius * radius);
    const sphere = regionTest(made({ sphere: { center: { point: { ...middle, z: height } }, radius } }));
    expect(sphere(x, y, z)).toBe(Math.round(flat) + (z - height) ** 2 <= radius * radius);
  });
});

test('a triangle holds what lies on one side of all its edges, edges included', () => {
  const side = (a: Point, b: Point, p: Point): number =>
    Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
  forAll(2000, points, points, points, points, (a, b, c, p) => {
    fc.pre(side(a, b, c) !== 0);
    const sides = [side(a, b, p), side(b, c, p), side(c, a, p)];
    const expected = sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
    expect(regionTest(made({ polygon: [a, b, c] }))(p.x, p.y, 0)).toBe(expected);
  });
});

test('nothing of a region lies outside its extent', () => {
  const regions: fc.Arbitrary<RegionInput> = fc.oneof(
    fc.record({ circle: fc.record({ x: steps, y: steps, radius: fc.nat(4) }) }),
    fc.record({ polygon: fc.array(points, { minLength: 3, maxLength: 6 }) }),
  );
  forAll(100, regions, points, (input, { x, y }) => {
    const region = made(input);
    fc.pre(regionTest(region)(x, y, 0));
    const { minX, minY, maxX, maxY } = extentOf(region);
    expect(x >= minX && x <= maxX && y >= minY && y <= maxY).toBe(true);
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}
