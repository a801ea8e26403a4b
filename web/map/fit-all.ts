// Shows everything that is built, or everything where nothing is.

import type { MapEngine } from './engine/map-engine.ts';
import type { MapModel } from './model.ts';

/** Pixels that panels take on each side. */
export const PANELS = { left: 290, right: 24, top: 24, bottom: 40 };

export function fitAll(engine: MapEngine, model: MapModel): void {
  const { items, classes, classOf, layers } = model;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  let built = false;
  for (const onlyBuilt of [true, false]) {
    for (let item = 0; item < model.objects; item++) {
      const { look } = layers[classes[classOf[item]!]!.layer]!;
      if (onlyBuilt && (look.isHidden || look.rank === 0 || look.rank > 6)) continue;
      built = true;
      minX = Math.min(minX, items.x[item]!);
      maxX = Math.max(maxX, items.x[item]!);
      minY = Math.min(minY, items.y[item]!);
      maxY = Math.max(maxY, items.y[item]!);
    }
    if (built) break;
  }
  if (built) engine.fit(minX, minY, maxX, maxY, PANELS);
}
