// The grid below a map.

import type { Look, Strokes } from './renderer.ts';
import type { View } from './scene.ts';

/** Least pixels between two lines. */
const GRID_PIXELS = 36;

/** Where the grid begins, and the distance that its lines are a power of ten of. */
export interface Grid {
  readonly unit: number;
  readonly right: number;
  readonly down: number;
}

/** Lines at round distances, every tenth of them stronger. */
export function gridStrokes({ x, y, scale, width, height }: View, look: Look, grid: Grid): Strokes[] {
  const { unit, right, down } = grid;
  const step = unit * 10 ** Math.ceil(Math.log10(GRID_PIXELS / scale / unit));
  const [reachX, reachY] = [width / scale / 2, height / scale / 2];
  const weak: number[] = [];
  const strong: number[] = [];
  const lines = (from: number, to: number, add: (place: number, ends: number[]) => void): void => {
    for (let at = Math.ceil(from / step); at * step <= to; at++)
      add(at * step, at % 10 === 0 ? strong : weak);
  };
  lines(x - right - reachX, x - right + reachX, (at, ends) =>
    ends.push(at + right, y - reachY, at + right, y + reachY),
  );
  lines(y - down - reachY, y - down + reachY, (at, ends) =>
    ends.push(x - reachX, at + down, x + reachX, at + down),
  );
  return [
    { ends: weak, color: look.grid, width: 1 },
    { ends: strong, color: look.gridStrong, width: 1 },
  ];
}
