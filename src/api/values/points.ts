// Positions and rotations as the API shows them. GraphQL has no NaN or infinities: such values are null, with a
// warning.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { QueryTools } from '../../query/tools.ts';
import type { Point, Quaternion } from '../types.gen.ts';

type Three = readonly [number, number, number];
type Four = readonly [number, number, number, number];

/** Three numbers as the API shows them. */
export function pointOf([x, y, z]: Three): Point {
  return { x, y, z };
}

export function positionOf(graph: Graph, node: NodeId, tools: QueryTools): Point | null {
  const xyz = graph.position(node);
  if (xyz) return pointOf(xyz);
  if (graph.isPlaceBroken(node)) warnNotFinite('position', tools);
  return null;
}

/** The scale of a node; null without a position. */
export function scaleOf(graph: Graph, node: NodeId, tools: QueryTools): Point | null {
  const xyz = graph.position(node) && graph.pose(node).scale;
  return xyz && finite(xyz, 'scale', tools) && pointOf(xyz);
}

/** The rotation of a node; null without a position. */
export function rotationOf(graph: Graph, node: NodeId, tools: QueryTools): Quaternion | null {
  const xyzw: Four | null = graph.position(node) && graph.pose(node).rotation;
  if (!xyzw || !finite(xyzw, 'rotation', tools)) return null;
  const [x, y, z, w] = xyzw;
  return { x, y, z, w };
}

/** The numbers; null, with a warning, if one of them is not finite. */
function finite<T extends readonly number[]>(numbers: T, name: string, tools: QueryTools): T | null {
  if (numbers.every(Number.isFinite)) return numbers;
  warnNotFinite(name, tools);
  return null;
}

/** The number; null, with a warning, if it is not finite, because JSON cannot express it. */
export function finiteOrNull(number: number | null, name: string, tools: QueryTools): number | null {
  if (number === null || Number.isFinite(number)) return number;
  warnNotFinite(name, tools);
  return null;
}

function warnNotFinite(name: string, tools: QueryTools): void {
  const message = `a ${name} in the file has a number that is NaN or infinite; it is shown as null`;
  tools.warn({ code: 'NOT_FINITE', argument: name, message, name: null, suggestions: [] });
}
