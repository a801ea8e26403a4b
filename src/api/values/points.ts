// Places and rotations as the API shows them. What is no finite number is nothing that GraphQL can say: such a place is
// null, with a warning.

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

/** Where a node stands. */
export function positionOf(graph: Graph, node: NodeId, tools: QueryTools): Point | null {
  const xyz = graph.position(node);
  if (xyz) return pointOf(xyz);
  if (graph.isPlaceBroken(node)) warnNotFinite('position', tools);
  return null;
}

/** How a node is stretched; only what has a place is. */
export function scaleOf(graph: Graph, node: NodeId, tools: QueryTools): Point | null {
  const xyz = graph.position(node) && graph.pose(node).scale;
  return xyz && finite(xyz, 'scale', tools) && pointOf(xyz);
}

/** How a node is turned; only what has a place is. */
export function rotationOf(graph: Graph, node: NodeId, tools: QueryTools): Quaternion | null {
  const xyzw: Four | null = graph.position(node) && graph.pose(node).rotation;
  if (!xyzw || !finite(xyzw, 'rotation', tools)) return null;
  const [x, y, z, w] = xyzw;
  return { x, y, z, w };
}

/** The numbers, null with a warning when one of them is not finite. */
function finite<T extends readonly number[]>(numbers: T, name: string, tools: QueryTools): T | null {
  if (numbers.every(Number.isFinite)) return numbers;
  warnNotFinite(name, tools);
  return null;
}

/** A number that is shown as null when it is not finite, because JSON has no word for it. */
export function finiteOrNull(number: number | null, name: string, tools: QueryTools): number | null {
  if (number === null || Number.isFinite(number)) return number;
  warnNotFinite(name, tools);
  return null;
}

function warnNotFinite(name: string, tools: QueryTools): void {
  const message = `a ${name} in the file has a number that is NaN or infinite, and is shown as null`;
  tools.warn({ code: 'NOT_FINITE', argument: name, message, name: null, suggestions: [] });
}
