// The game's places by category, title and state, for the finder of places.

import type { MapModel } from '../model.ts';

export interface PlaceGroup {
  readonly category: string;
  readonly title: string;
  /** Items of the map. */
  readonly items: readonly number[];
}

/** Categories and titles by name. Regions are found by searching: nobody goes to the nearest. */
export function placeGroups({ classes, classOf, layers, items, objects }: MapModel): PlaceGroup[] {
  const members = new Map<number, number[]>();
  for (let item = objects; item < items.x.length; item++) {
    const own = members.get(classOf[item]!);
    if (own) own.push(item);
    else members.set(classOf[item]!, [item]);
  }
  return [...members]
    .filter(([own]) => !layers[classes[own]!.layer]!.look.isName)
    .map(([own, found]) => {
      const { title, layer } = classes[own]!;
      return { category: layers[layer]!.name, title, items: found };
    })
    .sort((a, b) => a.category.localeCompare(b.category) || a.title.localeCompare(b.title));
}

const ORDER = ['IMPURE', 'NORMAL', 'PURE'];

/** States that occur, from the least to the best where that is known. */
export function statesOf({ places, objects }: MapModel, items: readonly number[]): string[] {
  const states = new Set(items.flatMap((item) => places?.state(item - objects) ?? []));
  return [...states].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}
