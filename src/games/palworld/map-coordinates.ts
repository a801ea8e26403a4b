// The two numbers that the game's map shows, from centimetres: x is north and y is east in the world, the first number
// grows to the east and the second to the north.

import type { Place } from '../shared/scope.ts';

const EAST_ZERO = 158_000;
const NORTH_ZERO = -123_888;
const PER_UNIT = 459;

/** The World Tree of version 1.0 has a map of its own, whose numbers are not known. */
const TREE = { minX: 347_351.5, maxX: 689_148.5, minY: -818_197, maxY: -476_400 };

export interface MapPosition {
  readonly x: number;
  readonly y: number;
}

export type MapName = 'PALPAGOS' | 'WORLD_TREE';

export function mapOf({ x, y }: Place): MapName {
  const isTree = x >= TREE.minX && x <= TREE.maxX && y >= TREE.minY && y <= TREE.maxY;
  return isTree ? 'WORLD_TREE' : 'PALPAGOS';
}

export function mapPosition(place: Place | null): MapPosition | null {
  if (place === null || mapOf(place) === 'WORLD_TREE') return null;
  return {
    x: Math.round((place.y - EAST_ZERO) / PER_UNIT),
    y: Math.round((place.x - NORTH_ZERO) / PER_UNIT),
  };
}
