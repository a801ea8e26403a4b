// Lengths of tracks, belts and pipes.

import type { Fields } from '../../shared/read.ts';
import { splinePieces } from './spline.ts';

/**
 * Abscissas and weights of five-point Gauss-Legendre quadrature on 0 to 1: exact to millimetres for pieces of track.
 */
const FIVE_POINTS = [
  [0.5, 64 / 225],
  [0.23076534494715845, 0.23931433524968324],
  [0.7692346550528415, 0.23931433524968324],
  [0.04691007703066802, 0.11846344252809454],
  [0.953089922966932, 0.11846344252809454],
] as const;
const CENTIMETRES = 100;

/** Metres along a spline of cubic pieces; null for fewer than two points, or if any point is invalid. */
export function splineLength(points: readonly Fields[] | null): number | null {
  const pieces = splinePieces(points);
  if (!pieces) return null;
  let sum = 0;
  for (const { from, leave, arrive, to } of pieces) {
    for (const [t, weight] of FIVE_POINTS) {
      let speed = 0;
      for (let axis = 0; axis < 3; axis++) {
        const along =
          6 * (t - t * t) * (to[axis]! - from[axis]!) +
          (1 - 4 * t + 3 * t * t) * leave[axis]! +
          (3 * t * t - 2 * t) * arrive[axis]!;
        speed += along * along;
      }
      sum += weight * Math.sqrt(speed);
    }
  }
  return Number.isFinite(sum) ? sum / CENTIMETRES : null;
}
