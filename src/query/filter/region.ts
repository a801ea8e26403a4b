// Regions of the map: boxes and spheres, or circles and polygons seen from above, in the units of the game. The
// boundary counts as inside.

import { badFilter, overLimit } from '../errors.ts';
import { MOST_CORNERS } from '../limits.ts';
import type { PointInput, RegionInput, SphereInput } from './filter.ts';
import { checkFinite, operands } from './operands.ts';

export type Region =
  | {
      readonly shape: 'box';
      readonly min: readonly [x: number, y: number];
      readonly max: readonly [x: number, y: number];
      /** Lowest and highest z; null for any. */
      readonly minZ: number | null;
      readonly maxZ: number | null;
    }
  | { readonly shape: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly shape: 'sphere';
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly radius: number;
    }
  /** Coordinates of the corners: x, y, x, y... */
  | { readonly shape: 'polygon'; readonly corners: readonly number[] };

/**
 * Returns the position of an object by id; null when there is no such object. @throws QueryError BAD_FILTER
 * when it has none
 */
export type ResolvePlace = (
  id: string,
  argument: string,
) => readonly [x: number, y: number, z: number] | null;

/** Null for a region around an object that does not exist. @throws QueryError BAD_FILTER */
export function regionOf(input: RegionInput, argument: string, resolvePlace: ResolvePlace): Region | null {
  const given = operands(input, argument);
  const [only] = given;
  if (!only || given.length > 1)
    throw badFilter(argument, 'needs exactly one of box, circle, sphere and polygon');
  const [shape, place] = only;
  if (shape === 'box') return boxOf(input.box!, place);
  if (shape === 'circle') return circleOf(input.circle!, place);
  return shape === 'sphere' ? sphereOf(input.sphere!, place, resolvePlace) : polygonOf(input.polygon!, place);
}

function boxOf(box: NonNullable<RegionInput['box']>, place: string): Region {
  for (const [name, at] of operands(box, place)) checkFinite(box[name]!, at);
  const { minX, minY, minZ = null, maxX, maxY, maxZ = null } = box;
  if (minX > maxX) throw badFilter(`${place}.minX`, `must be at most maxX (${maxX}), is ${minX}`);
  if (minY > maxY) throw badFilter(`${place}.minY`, `must be at most maxY (${maxY}), is ${minY}`);
  if (minZ !== null && maxZ !== null && minZ > maxZ) {
    throw badFilter(`${place}.minZ`, `must be at most maxZ (${maxZ}), is ${minZ}`);
  }
  return { shape: 'box', min: [minX, minY], max: [maxX, maxY], minZ, maxZ };
}

function circleOf(circle: NonNullable<RegionInput['circle']>, place: string): Region {
  for (const [name, at] of operands(circle, place)) checkFinite(circle[name], at);
  const { x, y, radius } = circle;
  if (radius < 0) throw badFilter(`${place}.radius`, `must not be negative, is ${radius}`);
  return { shape: 'circle', x, y, radius };
}

/** A center without a height makes a circle, in which height does not matter. */
function sphereOf({ center, radius }: SphereInput, place: string, resolvePlace: ResolvePlace): Region | null {
  checkFinite(radius, `${place}.radius`);
  if (radius < 0) throw badFilter(`${place}.radius`, `must not be negative, is ${radius}`);
  const given = operands(center, `${place}.center`);
  const [only] = given;
  if (!only || given.length > 1) throw badFilter(`${place}.center`, 'needs exactly one of object and point');
  const [name, at] = only;
  if (name === 'object') {
    const found = resolvePlace(center.object!, at);
    return found && { shape: 'sphere', x: found[0], y: found[1], z: found[2], radius };
  }
  const { x, y, z } = center.point!;
  for (const axis of ['x', 'y', 'z'] as const) checkFinite(center.point![axis] ?? 0, `${at}.${axis}`);
  if (z === null || z === undefined) return { shape: 'circle', x, y, radius };
  return { shape: 'sphere', x, y, z, radius };
}

function polygonOf(points: readonly PointInput[], place: string): Region {
  if (points.length < 3) throw badFilter(place, `needs at least 3 corners, has ${points.length}`);
  if (points.length > MOST_CORNERS) {
    throw overLimit(
      place,
      `a polygon has at most ${MOST_CORNERS} corners, this one has ${points.length}`,
      'leave out corners, or put several polygons under or',
    );
  }
  const corners = points.flatMap((point, at) => {
    if (point === null) throw badFilter(`${place}[${at}]`, 'must not be null');
    return [checkFinite(point.x, `${place}[${at}].x`), checkFinite(point.y, `${place}[${at}].y`)];
  });
  return { shape: 'polygon', corners };
}

/** Returns a test for points in the region, for the scan. */
export function regionTest(region: Region): (x: number, y: number, z: number) => boolean {
  if (region.shape === 'circle') {
    const { x: cx, y: cy, radius } = region;
    const most = radius * radius;
    return (x, y) => (x - cx) * (x - cx) + (y - cy) * (y - cy) <= most;
  }
  if (region.shape === 'sphere') {
    const { x: cx, y: cy, z: cz, radius } = region;
    const most = radius * radius;
    return (x, y, z) => (x - cx) * (x - cx) + (y - cy) * (y - cy) + (z - cz) * (z - cz) <= most;
  }
  if (region.shape === 'polygon') return (x, y) => insidePolygon(region.corners, x, y);
  const [minX, minY] = region.min;
  const [maxX, maxY] = region.max;
  const minZ = region.minZ ?? Number.NEGATIVE_INFINITY;
  const maxZ = region.maxZ ?? Number.POSITIVE_INFINITY;
  return (x, y, z) => x >= minX && x <= maxX && y >= minY && y <= maxY && z >= minZ && z <= maxZ;
}

/** The smallest axis-aligned rectangle around the region. */
export function extentOf(region: Region): { minX: number; minY: number; maxX: number; maxY: number } {
  if (region.shape === 'box') {
    return { minX: region.min[0], minY: region.min[1], maxX: region.max[0], maxY: region.max[1] };
  }
  if (region.shape === 'circle' || region.shape === 'sphere') {
    const { x, y, radius } = region;
    return { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
  }
  const extent = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (let at = 0; at < region.corners.length; at += 2) {
    extent.minX = Math.min(extent.minX, region.corners[at]!);
    extent.maxX = Math.max(extent.maxX, region.corners[at]!);
    extent.minY = Math.min(extent.minY, region.corners[at + 1]!);
    extent.maxY = Math.max(extent.maxY, region.corners[at + 1]!);
  }
  return extent;
}

/** Even-odd rule; points on an edge are inside. */
function insidePolygon(corners: readonly number[], x: number, y: number): boolean {
  let inside = false;
  let fromX = corners[corners.length - 2]!;
  let fromY = corners[corners.length - 1]!;
  for (let at = 0; at < corners.length; at += 2) {
    const toX = corners[at]!;
    const toY = corners[at + 1]!;
    const side = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    if (side === 0 && between(x, fromX, toX) && between(y, fromY, toY)) return true;
    if (fromY > y !== toY > y && side > 0 === toY > fromY) inside = !inside;
    fromX = toX;
    fromY = toY;
  }
  return inside;
}

function between(value: number, a: number, b: number): boolean {
  return a < b ? value >= a && value <= b : value >= b && value <= a;
}
