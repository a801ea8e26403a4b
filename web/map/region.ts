// The part of the map that the user selected: as queries take it, and out of the address.

import type { MapBounds, MapRegion } from '../games/game.ts';
import { inGame, type Plane } from './engine/plane.ts';
import type { SceneRegion } from './engine/scene.ts';

/** In the game's axes. */
export function regionInput(region: SceneRegion, plane: Plane): MapRegion {
  if (region.kind === 'box') {
    const one = inGame(plane, region.minX, region.minY);
    const other = inGame(plane, region.maxX, region.maxY);
    const [minX, minY] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    const [maxX, maxY] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    return { box: { minX: round(minX), minY: round(minY), maxX: round(maxX), maxY: round(maxY) } };
  }
  const corners = region.points.map(([x, y]) => inGame(plane, x, y));
  return { polygon: corners.map(({ x, y }) => ({ x: round(x), y: round(y) })) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Null when the text is not a valid region: an address may come from anyone. */
export function parseMapRegion(text: string | null): MapRegion | null {
  try {
    const region = JSON.parse(text ?? 'null') as Partial<{
      box: Record<string, unknown>;
      polygon: unknown[];
    }> | null;
    const { box, polygon } = region ?? {};
    const isBox = box && ['minX', 'minY', 'maxX', 'maxY'].every((side) => Number.isFinite(box[side]));
    return isBox || (Array.isArray(polygon) && polygon.length >= 3) ? (region as unknown as MapRegion) : null;
  } catch {
    return null;
  }
}

/** One after the other around it. */
export function cornersOf({ minX, minY, maxX, maxY }: MapBounds) {
  const at = (x: number, y: number) => ({ x, y });
  return [at(minX, minY), at(maxX, minY), at(maxX, maxY), at(minX, maxY)];
}
