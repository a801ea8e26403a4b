// Places that no map can show are removed by the kernel; compared with the definition of a broken place.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropBrokenPlaces } from '../../../src/graph/finished/broken-places.ts';
import { GraphMemory } from '../../../src/graph/memory/graph-memory.ts';
import { forAll } from '../../tools/for-all.ts';

const coordinates = fc.oneof(
  { weight: 3, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_VALUE, -0),
);
const noPlace = fc.constant([Number.NaN, Number.NaN, Number.NaN] as const);
const placeLists = fc.array(fc.oneof(noPlace, fc.tuple(coordinates, coordinates, coordinates)));

test('places with a coordinate that is not finite are removed and listed, all others stay', () => {
  forAll(100, placeLists, (places) => {
    const memory = new GraphMemory(64, 'test.sav');
    const column = (axis: 0 | 1 | 2): Float64Array => {
      const values = memory.array(Float64Array, places.length);
      values.set(places.map((place) => place[axis]));
      return values;
    };
    const [x, y, z] = [column(0), column(1), column(2)];
    const isBroken = (place: readonly number[]): boolean =>
      !place.every(Number.isFinite) && !place.every(Number.isNaN);
    const broken = places.flatMap((place, row) => (isBroken(place) ? [row] : []));
    expect([...dropBrokenPlaces(memory, { x, y, z })]).toEqual(broken);
    const left = places.map((place) => (isBroken(place) ? [Number.NaN, Number.NaN, Number.NaN] : [...place]));
    expect(places.map((_, row) => [x[row], y[row], z[row]])).toEqual(left);
  });
});
