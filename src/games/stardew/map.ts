// Additions of Stardew Valley to a map: layers, and names of what grows and lives. Every place has a map of its own
// that begins at 0, 0: the farm is shown, others are a layer.

import {
  type ClassLook,
  className,
  fields,
  type MapView,
  memoize,
  type NodeId,
  type ObjectLook,
} from '../shared/kit.ts';
import { animals } from './animals.ts';
import { crops } from './crops.ts';
import { farmers } from './farmers.ts';
import { locationNamed, type StardewSave } from './save.ts';
import { stock } from './stock.ts';

const FARM = 'Farm';
const ELSEWHERE = 'In other places';
/** Layers by the class of things. */
const LAYERS: readonly (readonly [RegExp, string])[] = [
  [/Chest$/, 'Chests'],
  [/Tree$|^Bush$|^Grass$/, 'Trees and grass'],
  [/^HoeDirt$/, 'Soil'],
  [/^NPC$|^Child$/, 'Villagers'],
  [/Building$|^(?:Barn|Coop|ShippingBin|JunimoHut|Mill|Stable|FishPond)$/, 'Buildings'],
];

export const mapView = memoize(
  (save: StardewSave): MapView => ({
    classLook: (id): ClassLook => ({ category: layerOf(save.graph.classes.name(id)), size: null }),
    objectLook: (node) => lookOf(save, node),
  }),
);

function layerOf(name: string): string {
  return LAYERS.find(([test]) => test.test(name))?.[1] ?? 'Things';
}

function lookOf(save: StardewSave, node: NodeId): ObjectLook | null {
  const known = looks(save).get(node);
  if (known) return known;
  const name = className(save.graph, node);
  const own = fields(save.graph, node, 'buildingType name');
  // Such as "Weeds": the program's class of most things is "Object".
  const title = save.names.words(own.text('buildingType') ?? own.text('name') ?? name);
  const around = locationNamed(save, node);
  // What a machine holds has no place of its own, or an old one.
  const isOnFarm = around?.name === FARM && around.path === save.graph.path(save.graph.parent(node)!);
  return { title, category: isOnFarm ? layerOf(name) : ELSEWHERE, size: null };
}

const looks = memoize((save: StardewSave): ReadonlyMap<NodeId, ObjectLook> => {
  const found = new Map<NodeId, ObjectLook>();
  const add = (node: NodeId, title: string, layer: string, place: string | null): void => {
    found.set(node, { title, category: place === FARM ? layer : ELSEWHERE, size: null });
  };
  for (const { object, crop, location } of crops(save))
    add(object.node, crop?.title ?? crop?.name ?? 'Crop', 'Crops', location?.name ?? null);
  for (const { object, name, type, location } of animals(save))
    add(object.node, name ?? type.name, 'Animals', location?.name ?? null);
  for (const { object, name } of farmers(save)) add(object.node, name ?? 'A free cabin', 'Farmers', null);
  // What lies in chests has a place of its own, which is an old one.
  for (const { object, item } of stock(save)) add(object.node, item.title ?? item.name, 'Stored', null);
  return found;
});
