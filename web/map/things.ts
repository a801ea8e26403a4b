// Finds the item on the map for an object from GraphQL, by its position and class: row numbers only apply to
// column files.

import type { PlacedThing } from '../games/game.ts';
import type { MapModel } from './model.ts';

const byPlace = new WeakMap<MapModel, Map<string, number[]>>();

/** The item of an object; null when it is not on the map. */
export function itemAt(model: MapModel, thing: PlacedThing): number | null {
  return (thing.classPath ? exactItemAt(model, thing) : null) ?? found(model, thing)[0] ?? null;
}

/** An item of the object's class, or a place of the game. */
export function exactItemAt(model: MapModel, thing: PlacedThing): number | null {
  const items = found(model, thing);
  const own = items.find(
    (item) => thing.classPath && model.header.classes[model.classOf[item]!]?.path === thing.classPath,
  );
  return own ?? items.find((item) => item >= model.objects) ?? null;
}

function found(model: MapModel, { position }: PlacedThing): readonly number[] {
  if (!position) return [];
  const { plane } = model;
  return (
    placesOf(model).get(
      keyOf(
        Math.fround(position[plane.right]),
        Math.fround(position[plane.down]) * plane.downSign,
        Math.fround(position[plane.up]),
      ),
    ) ?? []
  );
}

export function itemsAt(model: MapModel, things: readonly PlacedThing[]): number[] {
  return things.flatMap((thing) => itemAt(model, thing) ?? []);
}

function placesOf(model: MapModel): Map<string, number[]> {
  let known = byPlace.get(model);
  if (!known) {
    known = new Map();
    const { x, y, z } = model.items;
    for (let item = 0; item < x.length; item++) {
      const key = keyOf(x[item]!, y[item]!, z[item]!);
      const same = known.get(key);
      if (same) same.push(item);
      else known.set(key, [item]);
    }
    byPlace.set(model, known);
  }
  return known;
}

function keyOf(x: number, y: number, z: number): string {
  return `${x + 0} ${y + 0} ${z + 0}`;
}
