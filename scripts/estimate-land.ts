// Estimates where land is from the places that a game's tables have: coarse grids of how densely they lie and how high.

import { COAST, type Field } from '../web/map/ground/field.ts';

export interface Known {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly z: ArrayLike<number>;
}

/** Density at the coast: a single place stands on an island of 1.3 times the reach. */
const THRESHOLD = Math.exp(-0.5 * 1.3 ** 2);
/** Reaches beyond which a place no longer counts. */
const CUT = 3;
/** Share of all cells that a gap within the land must have to be shown as water. */
const LEAST_WATER = 0.004;

/** @param reach distance within which a place tells of land @returns null without places */
export function fieldOf(known: Known, reach: number, side: number): Field | null {
  const bounds = squareAround(known, reach * CUT);
  if (!bounds) return null;
  const cell = (bounds.maxX - bounds.minX) / side;
  const density = new Float64Array(side * side);
  const heights = new Float64Array(side * side);
  const cells = Math.ceil((reach * CUT) / cell);
  for (let at = 0; at < known.x.length; at++) {
    const [column, row] = [(known.x[at]! - bounds.minX) / cell, (known.y[at]! - bounds.minY) / cell];
    for (let r = Math.max(0, Math.floor(row) - cells); r <= Math.min(side - 1, row + cells); r++) {
      for (let c = Math.max(0, Math.floor(column) - cells); c <= Math.min(side - 1, column + cells); c++) {
        const far = Math.hypot(c + 0.5 - column, r + 0.5 - row) * (cell / reach);
        const weight = Math.exp(-0.5 * far * far);
        density[r * side + c]! += weight;
        heights[r * side + c]! += weight * known.z[at]!;
      }
    }
  }
  const mean = heights.map((sum, at) => (density[at]! > 0 ? sum / density[at]! : Number.NaN));
  const [low, high] = rangeOf(mean.filter((_, at) => density[at]! >= THRESHOLD));
  const span = Math.max(high - low, 1);
  return {
    ...bounds,
    side,
    land: withoutGaps(
      Uint8Array.from(density, (value) => Math.min(255, (value / THRESHOLD) * COAST)),
      side,
    ),
    height: Uint8Array.from(mean, (value) => Math.max(0, Math.min(255, ((value - low) / span) * 255))),
    low,
    high,
  };
}

function squareAround({ x, y }: Known, margin: number) {
  if (x.length === 0) return null;
  const [minX, maxX] = rangeOf(x);
  const [minY, maxY] = rangeOf(y);
  const half = Math.max(maxX - minX, maxY - minY) / 2 + margin;
  const [middleX, middleY] = [(minX + maxX) / 2, (minY + maxY) / 2];
  return { minX: middleX - half, maxX: middleX + half, minY: middleY - half, maxY: middleY + half };
}

function rangeOf(values: ArrayLike<number>): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < values.length; at++) {
    low = Math.min(low, values[at]!);
    high = Math.max(high, values[at]!);
  }
  return [low, high];
}

/** Small gaps within the land are land that nothing is known of. */
function withoutGaps(land: Uint8Array, side: number): Uint8Array {
  const seen = new Uint8Array(land.length);
  for (let start = 0; start < land.length; start++) {
    if (seen[start] || land[start]! >= COAST) continue;
    const gap = [start];
    let reachesEdge = false;
    seen[start] = 1;
    for (const at of gap) {
      const [row, column] = [Math.floor(at / side), at % side];
      if (row === 0 || column === 0 || row === side - 1 || column === side - 1) reachesEdge = true;
      const next = [
        row > 0 ? at - side : at,
        row < side - 1 ? at + side : at,
        column > 0 ? at - 1 : at,
        column < side - 1 ? at + 1 : at,
      ];
      for (const other of next) {
        if (seen[other] || land[other]! >= COAST) continue;
        seen[other] = 1;
        gap.push(other);
      }
    }
    if (!reachesEdge && gap.length < LEAST_WATER * land.length) for (const at of gap) land[at] = COAST + 24;
  }
  return land;
}
