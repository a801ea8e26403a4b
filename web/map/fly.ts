// Brings things into the middle of the map and makes them stand out.

import type { PlacedThing } from '../games/game.ts';
import type { MapEngine } from './engine/map-engine.ts';
import { onMap } from './engine/plane.ts';
import type { MapModel } from './model.ts';
import { itemAt } from './things.ts';

type Point = NonNullable<PlacedThing['position']>;

/** Pixels of a metre when something alone is shown. */
const CLOSE = 5;
/** Metres around several things. */
const AROUND = 60;

/** @returns the items at these places */
export function flyTo(engine: MapEngine, model: MapModel, places: readonly Point[]): ReadonlySet<number> {
  const { plane, perMetre } = model;
  const points = places.map((point) => onMap(plane, plane.up === 'y' ? { x: point.x, y: point.z } : point));
  const [first] = points;
  if (first && points.length === 1) {
    engine.setView({ ...first, scale: Math.max(engine.view.scale, CLOSE / perMetre) });
  } else if (first) {
    let { x: minX, y: minY } = first;
    let [maxX, maxY] = [minX, minY];
    for (const { x, y } of points) {
      [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
      [maxX, maxY] = [Math.max(maxX, x), Math.max(maxY, y)];
    }
    const around = AROUND * perMetre;
    engine.fit(minX - around, minY - around, maxX + around, maxY + around);
  }
  return new Set(places.flatMap((position) => itemAt(model, { position }) ?? []));
}
