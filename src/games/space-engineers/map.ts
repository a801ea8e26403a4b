// Additions of Space Engineers to a map: grids by name, their blocks, players, what floats, planets and asteroids.

import { type ClassLook, type MapView, memoize, type NodeId, type ObjectLook } from '../shared/kit.ts';
import { blocks } from './blocks.ts';
import { grids } from './grids.ts';
import { players } from './owners.ts';
import type { SpaceEngineersSave } from './save.ts';
import { stock } from './stock.ts';

/** Layers by the class of entities. */
const LAYERS: readonly (readonly [RegExp, string])[] = [
  [/Planet$|VoxelMap$/, 'Planets and asteroids'],
  [/Character$/, 'Characters'],
  [/FloatingObject$/, 'Floating'],
  [/CubeGrid$/, 'Grids'],
];

export const mapView = memoize(
  (save: SpaceEngineersSave): MapView => ({
    classLook: (id): ClassLook => {
      const name = save.graph.classes.name(id);
      return { category: LAYERS.find(([test]) => test.test(name))?.[1] ?? 'Other', size: null };
    },
    objectLook: (node) => looks(save).get(node) ?? null,
  }),
);

const looks = memoize((save: SpaceEngineersSave): ReadonlyMap<NodeId, ObjectLook> => {
  const found = new Map<NodeId, ObjectLook>();
  for (const { object, type, name } of blocks(save))
    found.set(object.node, { title: name ?? type.title ?? type.name, category: 'Blocks', size: null });
  for (const { object, name, isOwned } of grids(save))
    found.set(object.node, {
      title: name ?? 'Grid',
      category: isOwned ? 'Grids' : 'Grids of nobody',
      size: null,
    });
  for (const { object, item, kind } of stock(save))
    if (kind === 'FLOATING') found.set(object.node, { title: item.title!, category: 'Floating', size: null });
  for (const { character, name } of players(save))
    if (character)
      found.set(character.node, { title: name ?? 'A player', category: 'Characters', size: null });
  return found;
});
