// The view that the map goes to: everything that is built, all objects where nothing is, or else the places of the game; or to
// things that are to stand out.

import type { MapBounds, PlacedThing } from '../games/game.ts';
import type { MapEngine } from './engine/map-engine.ts';
import { placeOnMap } from './engine/plane.ts';
import type { MapModel } from './model.ts';
import { itemAt } from './things.ts';

/** Metres around what is alone. */
const AROUND = 20;

/** @param isWhole also what is far from all else */
export function fitAll(engine: MapEngine, model: MapModel, isWhole = false): void {
  const bounds = builtBounds(model, isWhole);
  if (!bounds) return;
  const { minX, minY, maxX, maxY } = bounds;
  const around = maxX - minX > AROUND * model.perMetre ? 0 : AROUND * model.perMetre;
  engine.fit(minX - around, minY - around, maxX + around, maxY + around);
}

/** Null for a save without places. */
export function builtBounds(model: MapModel, isWhole = false): MapBounds | null {
  const { items } = model;
  let bounds: MapBounds | null = null;
  for (const within of [
    (item: number) => item < model.objects && isOfBuiltLayer(model, item),
    (item: number) => item < model.objects,
    () => true,
  ]) {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let item = 0; item < items.x.length; item++) {
      if (!within(item)) continue;
      minX = Math.min(minX, items.x[item]!);
      maxX = Math.max(maxX, items.x[item]!);
      minY = Math.min(minY, items.y[item]!);
      maxY = Math.max(maxY, items.y[item]!);
    }
    const whole = { minX, minY, maxX, maxY };
    if (minX <= maxX) bounds = isWhole ? whole : withoutFar(whole, items, within);
    // A single point shows nothing of the world.
    if (minX < maxX || minY < maxY) break;
  }
  return bounds;
}

/** Where most things are near each other and few far away, the bounds of most: of all, nothing could be seen but points. */
function withoutFar(
  bounds: MapBounds,
  { x, y }: MapModel['items'],
  within: (item: number) => boolean,
): MapBounds {
  const reach = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / FAR;
  const [[minX, maxX, many], [minY, maxY, others]] = [x, y].map((values) => {
    const sorted = values.filter((_, item) => within(item)).sort();
    const near = sorted.filter((value) => Math.abs(value - sorted[sorted.length >> 1]!) <= reach);
    return [near[0]!, near.at(-1)!, near.length / sorted.length] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return Math.min(many, others) > MOST && maxX > minX && maxY > minY ? { minX, minY, maxX, maxY } : bounds;
}

/** How many times smaller what is shown is then, on either side of the middle, and the share that it has at least. */
const FAR = 20;
const MOST = 0.6;

/** Neither ground nor a mark above everything. */
export function isOfBuiltLayer({ classes, classOf, layers }: MapModel, item: number): boolean {
  const { look } = layers[classes[classOf[item]!]!.layer]!;
  return !look.isHidden && look.rank > 0 && look.rank <= 6;
}

type Point = NonNullable<PlacedThing['position']>;

/** Pixels of a metre when something alone is shown. */
const CLOSE = 5;
/** Metres around several things. */
const AROUND_SEVERAL = 60;

/** @returns the items at these places */
export function flyTo(engine: MapEngine, model: MapModel, places: readonly Point[]): ReadonlySet<number> {
  const { plane, perMetre } = model;
  const points = places.map((point) => placeOnMap(plane, point));
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
    const around = AROUND_SEVERAL * perMetre;
    engine.fit(minX - around, minY - around, maxX + around, maxY + around);
  }
  return new Set(places.flatMap((position) => itemAt(model, { position }) ?? []));
}
