// Land under a map, from known places.

import { expect, it } from 'vitest';
import { fieldOf } from '../../scripts/estimate-land.ts';
import { COAST } from '../../web/map/ground/field.ts';

const square = (from: number, to: number): number[][] =>
  Array.from({ length: 20 }, (_, row) => Array.from({ length: 20 }, (_, at) => [at, row]))
    .flat()
    .map(([x = 0, y = 0]) => [from + ((to - from) * x) / 19, from + ((to - from) * y) / 19]);

it('has land where places are, higher where they are higher, and water where there are none', () => {
  const lake = ([x = 0, y = 0]: number[]): boolean => Math.hypot(x - 500, y - 500) > 220;
  const places = square(0, 1000).filter(lake);
  const field = fieldOf(
    { x: places.map(([x]) => x!), y: places.map(([, y]) => y!), z: places.map(([x]) => x!) },
    60,
    64,
  )!;
  const at = (grid: Uint8Array, x: number, y: number): number => {
    const cell = (value: number, min: number): number =>
      Math.floor(((value - min) / (field.maxX - field.minX)) * field.side);
    return grid[cell(y, field.minY) * field.side + cell(x, field.minX)]!;
  };
  expect(at(field.land, 100, 100)).toBeGreaterThan(COAST);
  expect(at(field.land, 500, 500)).toBeLessThan(COAST);
  expect(at(field.land, -170, 500)).toBeLessThan(COAST);
  expect(at(field.height, 900, 100)).toBeGreaterThan(at(field.height, 100, 100) + 100);
  expect(fieldOf({ x: [], y: [], z: [] }, 60, 64)).toBeNull();
});
