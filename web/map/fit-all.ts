// Shows everything that is built, all objects where nothing is, or else the places of the game.

import type { MapEngine } from './engine/map-engine.ts';
import type { MapModel } from './model.ts';

/** Metres around what is alone. */
const AROUND = 20;

export function fitAll(engine: MapEngine, model: MapModel): void {
  const bounds = builtBounds(model);
  if (!bounds) return;
  const { minX, minY, maxX, maxY } = bounds;
  const around = maxX - minX > AROUND * model.perMetre ? 0 : AROUND * model.perMetre;
  engine.fit(minX - around, minY - around, maxX + around, maxY + around);
}

export interface MapBounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Null for a save without places. */
export function builtBounds(model: MapModel): MapBounds | null {
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
    if (minX <= maxX) bounds = withoutFar({ minX, minY, maxX, maxY }, items, within);
    // A single point shows nothing of the world.
    if (minX < maxX || minY < maxY) break;
  }
  return bounds;
}

/** Of things that are far from nearly all others, nothing could be seen but points: the bounds of the middle ones then. */
function withoutFar(
  bounds: MapBounds,
  { x, y }: MapModel['items'],
  within: (item: number) => boolean,
): MapBounds {
  const middle = (values: Float32Array): readonly [number, number] => {
    const sorted = values.filter((_, item) => within(item)).sort();
    return [sorted[Math.floor(sorted.length * OUTER)]!, sorted[Math.ceil(sorted.length * (1 - OUTER)) - 1]!];
  };
  const [[minX, maxX], [minY, maxY]] = [middle(x), middle(y)];
  const [inner, outer] = [
    Math.max(maxX - minX, maxY - minY),
    Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY),
  ];
  return inner > 0 && outer > FAR * inner ? { minX, minY, maxX, maxY } : bounds;
}

/** Share of things on either side that may be far, and how many times larger they make the whole. */
const OUTER = 0.1;
const FAR = 20;

/** Neither ground nor a mark above everything. */
export function isOfBuiltLayer({ classes, classOf, layers }: MapModel, item: number): boolean {
  const { look } = layers[classes[classOf[item]!]!.layer]!;
  return !look.isHidden && look.rank > 0 && look.rank <= 6;
}
