// Regions of the map: boxes and spheres, or circles and polygons seen from above, in the units of the game. The
// boundary counts as inside.

import { badFilter, badOperand, overLimit } from '../errors.ts';
import { MOST_CORNERS } from '../limits.ts';
import type { QueryTools } from '../tools.ts';
import type { CircleInput, PointInput, RegionInput, SphereInput } from './filter.ts';
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

/** Facts that a region needs about the save. */
export interface PlaceContext {
  /** The number of units of its places that make a metre; null or absent when it is unknown. */
  readonly perMetre?: number | null;
  /** The axis that heights are along, such as `+Z`; null or absent when it is unknown. */
  readonly upAxis?: string | null;
  readonly tools: QueryTools;
  readonly resolvePlace: ResolvePlace;
}

/** Null for a region around an object that does not exist. @throws QueryError BAD_FILTER */
export function regionOf(input: RegionInput, argument: string, places: PlaceContext): Region | null {
  const given = operands(input, argument);
  const [only] = given;
  if (!only || given.length > 1)
    throw badFilter(argument, 'needs exactly one of box, circle, sphere and polygon');
  const [shape, place] = only;
  if (shape === 'box') return boxOf(input.box!, place);
  if (shape === 'circle') return circleOf(input.circle!, place, places);
  return shape === 'sphere'
    ? sphereOf(input.sphere!, place, places)
    : polygonOf(input.polygon!, place, places);
}

function boxOf(box: NonNullable<RegionInput['box']>, place: string): Region {
  for (const [name, at] of operands(box, place)) checkFinite(box[name]!, at);
  const { minX, minY, minZ = null, maxX, maxY, maxZ = null } = box;
  if (minX > maxX) throw badFilter(`${place}.minX`, `must be at most maxX (${maxX}), is ${minX}`);
  if (minY > maxY) throw badFilter(`${place}.minY`, `must be at most maxY (${maxY}), is ${minY}`);
  if (minZ !== null && maxZ !== null && minZ > maxZ)
    throw badFilter(`${place}.minZ`, `must be at most maxZ (${maxZ}), is ${minZ}`);
  return { shape: 'box', min: [minX, minY], max: [maxX, maxY], minZ, maxZ };
}

function circleOf(circle: CircleInput, place: string, places: PlaceContext): Region {
  checkFromAbove(places.upAxis, place);
  for (const axis of ['x', 'y'] as const) checkFinite(circle[axis], `${place}.${axis}`);
  const { x, y } = circle;
  return { shape: 'circle', x, y, radius: radiusOf(circle, place, places) };
}

/** Metres. Bases and factories are larger: whoever asks for less by `radius` is likely to mean metres. */
const SMALL_RADIUS = 10;

/** In the unit of the save. @throws QueryError BAD_FILTER */
function radiusOf(
  { radius, metres }: CircleInput | SphereInput,
  place: string,
  { perMetre = null, tools }: PlaceContext,
): number {
  if ((typeof radius === 'number') === (typeof metres === 'number'))
    throw badFilter(place, 'needs exactly one of radius and metres');
  if (typeof metres === 'number')
    return notNegative(metres, `${place}.metres`) * unitsOf(perMetre, `${place}.metres`);
  const argument = `${place}.radius`;
  const units = notNegative(radius!, argument);
  if (perMetre !== null && perMetre !== 1 && units > 0 && units <= SMALL_RADIUS * perMetre) {
    const message = `${argument}: a radius of ${units} is ${units / perMetre} m, because ${perMetre} units of this save make a metre; metres: ${units} is in metres`;
    tools.warn({ code: 'OUT_OF_RANGE', argument, message, name: null, suggestions: [`metres: ${units}`] });
  }
  return units;
}

/** The number of units that make a metre. @throws QueryError where that is unknown */
export function unitsOf(perMetre: number | null | undefined, argument: string): number {
  if (typeof perMetre === 'number') return perMetre;
  throw badOperand(
    argument,
    'the length of a metre is unknown in this save; give a circle or sphere a radius in its own units',
  );
}

/** @throws QueryError */
export function notNegative(value: number, argument: string): number {
  if (checkFinite(value, argument) >= 0) return value;
  throw badOperand(argument, `must not be negative, is ${value}`);
}

/** A center without a height makes a circle, in which height does not matter. */
function sphereOf(sphere: SphereInput, place: string, places: PlaceContext): Region | null {
  const radius = radiusOf(sphere, place, places);
  const { center } = sphere;
  const given = operands(center, `${place}.center`);
  const [only] = given;
  if (!only || given.length > 1) throw badFilter(`${place}.center`, 'needs exactly one of object and point');
  const [name, at] = only;
  if (name === 'object') {
    const found = places.resolvePlace(center.object!, at);
    return found && { shape: 'sphere', x: found[0], y: found[1], z: found[2], radius };
  }
  const { x, y, z } = center.point!;
  for (const axis of ['x', 'y', 'z'] as const) checkFinite(center.point![axis] ?? 0, `${at}.${axis}`);
  if (z === null || z === undefined) {
    checkFromAbove(places.upAxis, at);
    return { shape: 'circle', x, y, radius };
  }
  return { shape: 'sphere', x, y, z, radius };
}

/** Refuses what is seen from above where x and y are no place on the ground. @throws QueryError */
export function checkFromAbove(upAxis: string | null | undefined, argument: string): void {
  if (!upAxis?.endsWith('Y')) return;
  const instead = 'give all of x, y and z: a box, or a sphere around such a point';
  throw badOperand(
    argument,
    `needs places seen from above, and heights of this save are along y; ${instead}`,
  );
}

function polygonOf(points: readonly PointInput[], place: string, { upAxis }: PlaceContext): Region {
  checkFromAbove(upAxis, place);
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
  if (region.shape === 'box')
    return { minX: region.min[0], minY: region.min[1], maxX: region.max[0], maxY: region.max[1] };
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
