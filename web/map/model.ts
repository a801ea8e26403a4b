// Everything on the map, as the page holds it: items with their classes and layers, made from the server's
// columns.

import type { GamePage, LayerLook } from '../games/game.ts';
import type { ColumnFile, LinesHeader, ObjectsHeader, RowsHeader } from '../net/columns.ts';
import { words } from '../shell/format.ts';
import { type Plane, planeOf } from './engine/plane.ts';
import { type Items, type Lines, NO_ITEM } from './engine/scene.ts';
import { spareLook } from './spare-looks.ts';

export interface MapClass {
  readonly name: string;
  readonly title: string;
  readonly layer: number;
  readonly count: number;
  /** Half lengths in the game's unit, and height; null when unknown. */
  readonly size: readonly [number, number, number] | null;
}

export interface MapLayer {
  readonly name: string;
  readonly look: LayerLook;
  readonly classes: readonly number[];
  readonly count: number;
}

export interface MapModel {
  readonly header: ObjectsHeader;
  readonly plane: Plane;
  /** Units per metre; 1 if the game has no metres. */
  readonly perMetre: number;
  readonly items: Items;
  readonly classOf: Uint32Array;
  readonly classes: readonly MapClass[];
  readonly layers: readonly MapLayer[];
  /** Items below this are rows of objects.columns; the others are places. */
  readonly objects: number;
  readonly places: Places | null;
  /** Lowest and highest position of anything built. */
  readonly heights: readonly [number, number];
}

export interface Places {
  title(place: number): string;
  state(place: number): string | null;
  path(place: number): string;
  isFree(place: number): boolean;
}

/** Most layers for games that define none: the most frequent classes, and one for the rest. */
const MOST_LAYERS = 40;
const REST = 'Others';

export function mapModel(
  objects: ColumnFile<ObjectsHeader>,
  placeFile: ColumnFile<RowsHeader> | null,
  game: GamePage | null,
): MapModel {
  const { header } = objects;
  const { classes, classOf, layerNames } = classesOf(objects, placeFile);
  const looks = layerNames.map((name, at) => game?.layers[name] ?? spareLook(at));
  const items: Items = {
    ...positionsOf(objects, placeFile),
    ...shapesOf(classes, classOf, looks),
    perMetre: header.units.perMetre ?? 1,
    mark: byClass(
      Uint8Array,
      classOf,
      classes.map(({ layer }, at) =>
        looks[layer]!.isName ? 0 : at >= header.classes.length || looks[layer]!.isMarked ? 1 : 0,
      ),
    ),
  };
  return {
    header,
    plane: planeOf(header.units),
    perMetre: items.perMetre,
    items,
    classOf,
    classes,
    layers: layersOf(layerNames, looks, classes),
    objects: header.rows,
    places: placeFile && placesOf(placeFile),
    heights: heightsOf(items, header.rows),
  };
}

/** Classes of objects, followed by one for each category and title of places; and by item, which it has. */
function classesOf(objects: ColumnFile<ObjectsHeader>, placeFile: ColumnFile<RowsHeader> | null) {
  const { header } = objects;
  const perMetre = header.units.perMetre ?? 1;
  const layers = new Names();
  const layerOf = objectLayers(objects);
  const classes: Omit<MapClass, 'count'>[] = header.classes.map(({ name, title, size }, at) => ({
    name,
    title: title ?? words(name),
    layer: layers.of(layerOf[at]!),
    size: size && [(size[0] / 2) * perMetre, (size[1] / 2) * perMetre, size[2] * perMetre],
  }));
  const places = placeFile?.header.rows ?? 0;
  const classOf = new Uint32Array(header.rows + places);
  classOf.set(objects.column('class').data);
  const placeClasses = new Names();
  for (let place = 0; place < places; place++) {
    const category = textAt(placeFile!, 'category', place) ?? REST;
    const title = category === 'Markers' ? category : (textAt(placeFile!, 'title', place) ?? '');
    classOf[header.rows + place] = header.classes.length + placeClasses.of(`${category}\n${title}`);
  }
  for (const name of placeClasses.names) {
    const [category = REST, title = ''] = name.split('\n');
    classes.push({ name: title, title, layer: layers.of(category), size: null });
  }
  const counts = new Uint32Array(classes.length);
  for (const own of classOf) counts[own]!++;
  // Layers that the game's places replace are drawn once, as places.
  const replaced = new Set(placeFile?.column('category').values ?? []);
  for (let own = 0; own < header.classes.length; own++) {
    if (replaced.has(layers.names[classes[own]!.layer]!)) counts[own] = 0;
  }
  return {
    classes: classes.map((own, at) => ({ ...own, count: counts[at]! })),
    classOf,
    layerNames: layers.names,
  };
}

/** Positions in the axes of the map: of objects, followed by those of places. */
function positionsOf(
  objects: ColumnFile<ObjectsHeader>,
  placeFile: ColumnFile<RowsHeader> | null,
): Pick<Items, 'x' | 'y' | 'z' | 'yaw'> {
  const plane = planeOf(objects.header.units);
  const { rows } = objects.header;
  const joined = (name: 'x' | 'y' | 'z' | 'yaw', ofPlaces: boolean): Float32Array => {
    const values = new Float32Array(rows + (placeFile?.header.rows ?? 0));
    values.set(objects.column(name).data);
    if (placeFile && ofPlaces) values.set(placeFile.column(name).data, rows);
    return values;
  };
  const y = joined(plane.down, true);
  if (plane.downSign === -1) for (let item = 0; item < y.length; item++) y[item] = -y[item]!;
  const yaw = joined('yaw', false);
  // A turn on the ground is a quarter less on a map whose right is the game's y.
  if (plane.right === 'y') for (let item = 0; item < yaw.length; item++) yaw[item]! -= Math.PI / 2;
  return { x: joined(plane.right, true), y, z: joined(plane.up, true), yaw };
}

function shapesOf(
  classes: readonly MapClass[],
  classOf: Uint32Array,
  looks: readonly LayerLook[],
): Pick<Items, 'halfX' | 'halfY' | 'rank'> {
  const half = (side: 0 | 1): number[] => classes.map(({ size }) => size?.[side] ?? 0);
  const ranks = classes.map(({ layer }) => looks[layer]!.rank);
  return {
    halfX: byClass(Float32Array, classOf, half(0)),
    halfY: byClass(Float32Array, classOf, half(1)),
    rank: byClass(Uint8Array, classOf, ranks),
  };
}

/** Lines in the map's axes, each belonging to the item of its row. */
export function linesOnMap(file: ColumnFile<LinesHeader>, { plane, perMetre }: MapModel): Lines {
  const kinds = file.column('kind');
  const points = (name: 'x' | 'y' | 'z', sign: number): Float32Array => {
    const data = file.column(name).data as Float32Array;
    return sign === 1 ? data.slice() : data.map((value) => -value);
  };
  return {
    item: (file.column('row').data as Uint32Array).map((row) => (row === NO_ITEM ? NO_ITEM : row)),
    end: (file.column('end').data as Uint32Array).slice(),
    x: points(plane.right, 1),
    y: points(plane.down, plane.downSign),
    width: Float32Array.from(kinds.data, (kind) => (WIDTHS[kinds.values?.[kind] ?? ''] ?? 1) * perMetre),
    flows: Uint8Array.from(kinds.data, (kind) => Number(kinds.values?.[kind] === 'belt')),
  };
}

/** Metres. */
const WIDTHS: Readonly<Record<string, number>> = {
  belt: 2,
  pipe: 1.4,
  hypertube: 1.8,
  rail: 2.4,
  power: 0.15,
};

/** Numbers names in the order of their first use. */
class Names {
  readonly names: string[] = [];
  readonly #known = new Map<string, number>();

  of(name: string): number {
    let known = this.#known.get(name);
    if (known === undefined) {
      known = this.names.length;
      this.#known.set(name, known);
      this.names.push(name);
    }
    return known;
  }
}

/** By class: the game's category, else the class itself if it is one of the most frequent. */
function objectLayers(objects: ColumnFile<ObjectsHeader>): string[] {
  const { classes } = objects.header;
  const counts = new Uint32Array(classes.length);
  for (const own of objects.column('class').data) counts[own]!++;
  const frequent = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!).slice(0, MOST_LAYERS);
  const isFrequent = new Set(frequent);
  return classes.map(
    ({ category, title, name }, at) => category ?? (isFrequent.has(at) ? (title ?? words(name)) : REST),
  );
}

function layersOf(
  names: readonly string[],
  looks: readonly LayerLook[],
  classes: readonly { readonly layer: number; readonly count: number }[],
): MapLayer[] {
  const members: number[][] = names.map(() => []);
  classes.forEach(({ layer, count }, at) => {
    if (count > 0) members[layer]!.push(at);
  });
  return names.map((name, at) => {
    const own = members[at]!.sort((a, b) => classes[b]!.count - classes[a]!.count);
    return {
      name,
      look: looks[at]!,
      classes: own,
      count: own.reduce((sum, one) => sum + classes[one]!.count, 0),
    };
  });
}

/** Expands a fact about classes to items. A plain loop, since there may be a million. */
function byClass<A extends Float32Array | Uint8Array>(
  type: new (length: number) => A,
  classOf: Uint32Array,
  facts: readonly number[],
): A {
  const result = new type(classOf.length);
  for (let item = 0; item < classOf.length; item++) result[item] = facts[classOf[item]!]!;
  return result;
}

/** Of objects that are drawn over the ground. */
function heightsOf({ z, rank }: Items, count: number): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let item = 0; item < count; item++) {
    if (rank[item] === 0) continue;
    low = Math.min(low, z[item]!);
    high = Math.max(high, z[item]!);
  }
  return low <= high ? [low, high] : [0, 0];
}

function placesOf(file: ColumnFile<RowsHeader>): Places {
  return {
    title: (place) => textAt(file, 'title', place) ?? '',
    state: (place) => textAt(file, 'state', place),
    path: (place) => textAt(file, 'path', place) ?? '',
    isFree: (place) => file.column('free').data[place] === 1,
  };
}

function textAt(file: ColumnFile<RowsHeader>, name: string, row: number): string | null {
  const { data, values } = file.column(name);
  return values?.[data[row]!] ?? null;
}
