// The part of the map that the user selected: as queries take it, out of the address, and drawn.

import type { MapRegion } from '../games/game.ts';
import type { SceneRegion } from './engine/scene.ts';
import type { MapModel } from './model.ts';

/** In the game's axes. */
export function regionInput(region: SceneRegion, downSign: number): MapRegion {
  if (region.kind === 'box') {
    const { minX, maxX } = region;
    const ys = [region.minY * downSign, region.maxY * downSign];
    const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
    return { box: { minX: round(minX), minY: round(minY), maxX: round(maxX), maxY: round(maxY) } };
  }
  return { polygon: region.points.map(([x, y]) => ({ x: round(x), y: round(y * downSign) })) };
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

export function regionStrokes(region: MapRegion, model: MapModel) {
  const corners =
    'box' in region
      ? [
          [region.box.minX, region.box.minY],
          [region.box.maxX, region.box.minY],
          [region.box.maxX, region.box.maxY],
          [region.box.minX, region.box.maxY],
        ]
      : region.polygon.map(({ x, y }) => [x, y]);
  const sign = model.plane.downSign;
  const ends = corners.flatMap(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length]!;
    return [x, y * sign, nextX, nextY * sign];
  });
  return [{ ends, color: 0xff3ba2f0, width: 2 }];
}
