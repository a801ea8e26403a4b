// The grid below a map.

import type { Look, Strokes } from './renderer.ts';
import type { View } from './scene.ts';

/** Least pixels between two lines. */
const GRID_PIXELS = 36;

/** Lines at round distances, every tenth of them stronger. */
export function gridStrokes({ x, y, scale, width, height }: View, look: Look, unit: number): Strokes[] {
  const step = unit * 10 ** Math.ceil(Math.log10(GRID_PIXELS / scale / unit));
  const [reachX, reachY] = [width / scale / 2, height / scale / 2];
  const weak: number[] = [];
  const strong: number[] = [];
  for (let at = Math.ceil((x - reachX) / step); at * step <= x + reachX; at++) {
    (at % 10 === 0 ? strong : weak).push(at * step, y - reachY, at * step, y + reachY);
  }
  for (let at = Math.ceil((y - reachY) / step); at * step <= y + reachY; at++) {
    (at % 10 === 0 ? strong : weak).push(x - reachX, at * step, x + reachX, at * step);
  }
  return [
    { ends: weak, color: look.grid, width: 1 },
    { ends: strong, color: look.gridStrong, width: 1 },
  ];
}
