// Shows everything that is built, or everything where nothing is.

import type { MapEngine } from './engine/map-engine.ts';
import type { MapModel } from './model.ts';

/** Pixels that panels take on each side. */
export const PANELS = { left: 290, right: 24, top: 24, bottom: 40 };

export function fitAll(engine: MapEngine, model: MapModel): void {
  const bounds = builtBounds(model);
  if (bounds) engine.fit(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY, PANELS);
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
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const onlyBuilt of [true, false]) {
    for (let item = 0; item < model.objects; item++) {
      if (onlyBuilt && !isOfBuiltLayer(model, item)) continue;
      minX = Math.min(minX, items.x[item]!);
      maxX = Math.max(maxX, items.x[item]!);
      minY = Math.min(minY, items.y[item]!);
      maxY = Math.max(maxY, items.y[item]!);
    }
    if (minX <= maxX) return { minX, minY, maxX, maxY };
  }
  return null;
}

/** Neither ground nor a mark above everything. */
export function isOfBuiltLayer({ classes, classOf, layers }: MapModel, item: number): boolean {
  const { look } = layers[classes[classOf[item]!]!.layer]!;
  return !look.isHidden && look.rank > 0 && look.rank <= 6;
}
