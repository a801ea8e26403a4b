// Splines of belts, pipes and tracks: cubic pieces between points, each with a tangent at both ends.

import type { Graph } from '../../../graph/graph.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { type Fields, fields, MOST_NUMBER } from '../../shared/read.ts';

type Vector = readonly [x: number, y: number, z: number];

/** One cubic piece: two ends, and the tangents there. */
export interface SplinePiece {
  readonly from: Vector;
  readonly leave: Vector;
  readonly arrive: Vector;
  readonly to: Vector;
}

const SPLINE = 'mSplineData';
const [LOCATION, ARRIVE, LEAVE] = ['Location', 'ArriveTangent', 'LeaveTangent'];
const PARTS = [LOCATION, ARRIVE, LEAVE];

/** The spline of an object; null if it has none that can be drawn. */
export function splineOf(graph: Graph, node: NodeId): readonly SplinePiece[] | null {
  const vectors = graph.vectorsIn(node, SPLINE, PARTS);
  return vectors ? piecesOf(vectors) : splinePieces(fields(graph, node, SPLINE).structs(SPLINE));
}

/** From a list of points, each of which is three vectors. */
function piecesOf(vectors: Float64Array): readonly SplinePiece[] | null {
  const pieces: SplinePiece[] = [];
  const part = (point: number, of: number): Vector => {
    const at = (point * PARTS.length + of) * 3;
    return [vectors[at]!, vectors[at + 1]!, vectors[at + 2]!];
  };
  for (let point = 1; (point + 1) * PARTS.length * 3 <= vectors.length; point++) {
    const piece = {
      from: part(point - 1, 0),
      leave: part(point - 1, 2),
      arrive: part(point, 1),
      to: part(point, 0),
    };
    const { from, leave, arrive, to } = piece;
    if (![from, leave, arrive, to].every((vector) => vector.every(isNumber))) return null;
    pieces.push(piece);
  }
  return pieces.length === 0 ? null : pieces;
}

/** As decoding accepts it, which takes NaN and larger numbers for none. */
function isNumber(value: number): boolean {
  return Math.abs(value) <= MOST_NUMBER;
}

/** The pieces between points; null for fewer than two points, or if any point is invalid. */
export function splinePieces(points: readonly Fields[] | null): readonly SplinePiece[] | null {
  if (points === null) return null;
  const pieces: SplinePiece[] = [];
  for (let at = 1; at < points.length; at++) {
    const from = vector(points[at - 1]!, LOCATION);
    const leave = vector(points[at - 1]!, LEAVE);
    const arrive = vector(points[at]!, ARRIVE);
    const to = vector(points[at]!, LOCATION);
    if (!from || !leave || !arrive || !to) return null;
    pieces.push({ from, leave, arrive, to });
  }
  return pieces.length === 0 ? null : pieces;
}

function vector(point: Fields, name: string): Vector | null {
  const own = point.struct(name);
  const [x, y, z] = [own?.number('X') ?? null, own?.number('Y') ?? null, own?.number('Z') ?? null];
  return x === null || y === null || z === null ? null : [x, y, z];
}

/** Radians by which one straight segment may turn. */
const TURN = Math.PI / 16;
const MOST_PARTS = 16;

/** x, y, z of points close enough that straight lines between them look like the curve. */
export function flattenSpline(pieces: readonly SplinePiece[]): number[] {
  const [first] = pieces;
  if (!first) return [];
  const points: number[] = [...first.from];
  for (const piece of pieces) {
    const parts = partsOf(piece);
    for (let part = 1; part <= parts; part++)
      for (let axis = 0; axis < 3; axis++) points.push(placeOn(piece, axis, part / parts));
  }
  return points;
}

function partsOf({ from, leave, arrive, to }: SplinePiece): number {
  const chord: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const turn = angle(leave, chord) + angle(chord, arrive);
  return Math.min(MOST_PARTS, Math.max(1, Math.ceil(turn / TURN)));
}

/** 0 if either has no direction. */
function angle(a: Vector, b: Vector): number {
  const product = Math.hypot(...a) * Math.hypot(...b);
  if (!(product > 0) || !Number.isFinite(product)) return 0;
  return Math.acos(Math.max(-1, Math.min(1, (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / product)));
}

function placeOn({ from, leave, arrive, to }: SplinePiece, axis: number, t: number): number {
  const [square, cube] = [t * t, t * t * t];
  return (
    (2 * cube - 3 * square + 1) * from[axis]! +
    (cube - 2 * square + t) * leave[axis]! +
    (cube - square) * arrive[axis]! +
    (3 * square - 2 * cube) * to[axis]!
  );
}
