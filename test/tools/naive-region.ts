// Regions in the plainest way: one place at a time.

import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import type { PlaceInput, RegionInput } from '../../src/query/filter/filter.ts';

export type IdLookup = (id: string) => NodeId;
type Place = readonly [x: number, y: number, z: number];

export function inRegion(
  graph: Graph,
  { box, circle, sphere, polygon }: RegionInput,
  [x, y, z]: Place,
  nodeOf: IdLookup,
): boolean {
  if (sphere) {
    const center = centerOf(graph, sphere.center, nodeOf);
    if (!center) return false;
    const height = center[2] === null ? 0 : z - center[2];
    return (x - center[0]) ** 2 + (y - center[1]) ** 2 + height ** 2 <= sphere.radius! ** 2;
  }
  if (box) {
    const { minZ = -Infinity, maxZ = Infinity } = box;
    return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && z >= minZ! && z <= maxZ!;
  }
  if (circle) return (x - circle.x) ** 2 + (y - circle.y) ** 2 <= circle.radius! ** 2;
  return windingNumber(polygon!, x, y) % 2 !== 0;
}

/** Height null for any. */
function centerOf(
  graph: Graph,
  { object, point }: PlaceInput,
  nodeOf: IdLookup,
): readonly [number, number, number | null] | null {
  if (point) return [point.x, point.y, point.z ?? null];
  for (let at: NodeId | null = nodeOf(object!); at !== null && at >= 0; at = graph.parent(at)) {
    const place = graph.position(at);
    if (place) return place;
  }
  return null;
}

/** Crossings of a ray to the right; a point on an edge counts as one. */
function windingNumber(corners: readonly { x: number; y: number }[], x: number, y: number): number {
  let crossings = 0;
  for (const [at, a] of corners.entries()) {
    const b = corners[(at + 1) % corners.length]!;
    const cross = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    const inX = x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x);
    const inY = y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y);
    if (cross === 0 && inX && inY) return 1;
    if (a.y > y !== b.y > y && a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) > x) crossings++;
  }
  return crossings;
}
