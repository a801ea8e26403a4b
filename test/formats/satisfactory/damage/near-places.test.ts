// Bodies that name a place close to their object's: what shows that their class does, and whose they may be.

import { describe, expect, it } from 'vitest';
import { NearPlaces, type Point } from '../../../../src/formats/satisfactory/damage/near-places.ts';
import { firstVector } from '../../../../src/formats/satisfactory/damage/shapes.ts';

const LOCAL = 1;
const OTHER = 2;

/** Objects in a row, ten metres apart or as given, of which as many bodies of LOCAL as given name a near place. */
function places(near: number, far: number, apart = 1000, count = 50) {
  const x = Float64Array.from({ length: count }, (_, at) => at * apart);
  const columns = { x, y: new Float64Array(count), z: new Float64Array(count) };
  const found = new NearPlaces(() => columns);
  for (let i = 0; i < near + far; i++)
    found.learn(LOCAL, i, () => ({ x: x[i]! + (i < near ? 3999 : 4001), y: 0, z: 0 }));
  found.learn(OTHER, 0, () => null);
  const classes = Uint32Array.from({ length: count }, (_, at) => (at % 5 === 4 ? OTHER : LOCAL));
  found.collect(classes.keys(), classes);
  return (point: Partial<Point>): readonly number[] => found.near({ x: 0, y: 0, z: 0, ...point });
}

describe('a place', () => {
  it('is near the objects within forty metres whose class names such places', () => {
    expect(places(20, 0)({ x: 10_000, y: 3900 })).toEqual([10]);
    expect(places(20, 0)({ x: 10_000, z: 3900 })).toEqual([10]);
    expect([...places(20, 0)({ x: 10_000 })].sort((a, b) => a - b)).toEqual([6, 7, 8, 10, 11, 12, 13]);
    expect(places(20, 0)({ x: 14_000, y: 100 })).not.toContain(14);
    expect(places(20, 0)({ x: 10_000, z: 4001 })).toEqual([]);
    expect([...places(20, 0)({ x: -3000 })].sort((a, b) => a - b)).toEqual([0, 1]);
  });

  it('is near none where nine are near', () => {
    expect(places(20, 0, 600)({ x: 0 })).toHaveLength(6);
    expect(places(20, 0, 600)({ x: 6000 })).toEqual([]);
  });

  it('is near none where many are above each other', () => {
    const tower = (count: number) => {
      const columns = {
        ...{ x: new Float64Array(count), y: new Float64Array(count) },
        z: Float64Array.from({ length: count }, (_, at) => at * 5000),
      };
      const found = new NearPlaces(() => columns);
      for (let row = 0; row < 20; row++) found.learn(LOCAL, row, () => ({ x: 0, y: 0, z: row * 5000 }));
      const classes = new Uint32Array(count).fill(LOCAL);
      found.collect(classes.keys(), classes);
      return found.near({ x: 0, y: 0, z: 35_000 });
    };
    expect(tower(64)).toEqual([7]);
    expect(tower(65)).toEqual([]);
  });

  it('is near none whose class was seen too little, or rarely names such places', () => {
    expect(places(19, 0)({ x: 10_000, y: 3900 })).toEqual([]);
    expect(places(16, 4)({ x: 10_000, y: 3900 })).toEqual([10]);
    expect(places(15, 5)({ x: 10_000, y: 3900 })).toEqual([]);
  });
});

describe('the first vector of a body', () => {
  const vector = (type: string, size: number, write: 'setFloat32' | 'setFloat64'): DataView => {
    const bytes = new Uint8Array(100);
    const view = new DataView(bytes.buffer);
    view.setInt32(10, size, true);
    view.setInt32(18, 7, true);
    bytes.set(new TextEncoder().encode(type), 22);
    for (const i of [0, 1, 2]) view[write](46 + (i * size) / 3, i + 1, true);
    return view;
  };
  const floats = vector('Vector', 12, 'setFloat32');

  it('has floats or doubles, as its size says', () => {
    const doubles = vector('Vector', 24, 'setFloat64');
    expect(firstVector(floats, 0, 100)).toEqual({ x: 1, y: 2, z: 3 });
    expect(firstVector(doubles, 0, 100)).toEqual({ x: 1, y: 2, z: 3 });
  });

  it('is none where the bytes end before it does, or are of another type or size', () => {
    expect(firstVector(floats, 0, 58)).toEqual({ x: 1, y: 2, z: 3 });
    expect(firstVector(floats, 0, 57)).toBeNull();
    expect(firstVector(vector('Victor', 12, 'setFloat32'), 0, 100)).toBeNull();
    expect(firstVector(vector('Vector', 15, 'setFloat32'), 0, 100)).toBeNull();
    const short = new DataView(floats.buffer, 0, 60);
    short.setInt32(10, 24, true);
    expect(firstVector(short, 0, 60)).toBeNull();
  });
});
