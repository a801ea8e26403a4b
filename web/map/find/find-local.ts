// Matches of a text in the map itself: coordinates, classes, and places of the game.

import type { Found } from '../../games/game.ts';
import { count } from '../../shell/format.ts';
import { inGame } from '../engine/plane.ts';
import { placeOfNumbers } from '../map-numbers.ts';
import type { MapModel } from '../model.ts';

const MOST = 8;

/** @param text in lower case */
export function findLocal(model: MapModel, text: string): Found[] {
  const { classes, classOf, items, layers, plane } = model;
  const found = classes
    .map(({ name, title, layer, count: many }, at) => ({ name, title, layer, many, at }))
    .filter(({ name, title, many }) => many > 0 && `${title}\n${name}`.toLowerCase().includes(text))
    .sort((a, b) => rank(a.title, text) - rank(b.title, text) || b.many - a.many)
    .slice(0, MOST);
  const wanted = new Map(
    found.map(({ at }) => [at, { places: [] as Found['places'][number][], items: [] as number[] }]),
  );
  for (let item = 0; item < items.x.length; item++) {
    const own = wanted.get(classOf[item]!);
    if (!own) continue;
    own.items.push(item);
    const flat = inGame(plane, items.x[item]!, items.y[item]!);
    own.places.push(
      plane.up === 'y' ? { x: flat.x, y: items.z[item]!, z: flat.y } : { ...flat, z: items.z[item]! },
    );
  }
  const coordinates = /^\s*(-?\d[\d.]*)[\s,;]+(-?\d[\d.]*)(?:[\s,;]+(-?\d[\d.]*))?\s*$/.exec(text);
  const [x, y, z] = coordinates?.slice(1).map(Number) ?? [];
  const isPlace = x !== undefined && y !== undefined;
  const places = isPlace ? [placeOfNumbers(model, { across: x, upDown: y }, z || 0)] : [];
  return [
    ...(isPlace ? [{ title: `${count(x)}, ${count(y)}`, note: 'coordinates', places }] : []),
    ...found.map(({ title, layer, many, at }) => ({
      title,
      note: `${count(many)} · ${layers[layer]!.name}`,
      ...wanted.get(at)!,
    })),
  ];
}

function rank(title: string, text: string): number {
  const at = title.toLowerCase().indexOf(text);
  return at < 0 ? 2 : Math.min(at, 1);
}
