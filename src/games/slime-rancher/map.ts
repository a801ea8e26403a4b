// Additions of Slime Rancher to a map: what things are, which their blocks do not tell.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { ClassLook, MapView, ObjectLook } from '../shared/map.ts';
import type { Named, ObjectRef } from '../shared/scope.ts';
import { actors } from './actors.ts';
import { itemKind, type Kind } from './names.ts';
import type { SlimeRancherSave } from './save.ts';
import { gadgets, gordos } from './world.ts';

const LAYERS: Readonly<Record<Kind, string>> = {
  SLIME: 'Slimes',
  PLORT: 'Plorts',
  GORDO: 'Gordos',
  GADGET: 'Gadgets',
  OTHER: 'Food, animals and materials',
};

export const mapView = memoize(
  (save: SlimeRancherSave): MapView => ({
    classLook: (id): ClassLook => ({
      category: `${save.title(save.graph.classes.name(id)) ?? 'Other thing'}s`,
      size: null,
    }),
    objectLook: (node) => looks(save).get(node) ?? null,
  }),
);

const looks = memoize((save: SlimeRancherSave): ReadonlyMap<NodeId, ObjectLook> => {
  const found = new Map<NodeId, ObjectLook>();
  const add = (rows: readonly { readonly object: ObjectRef; readonly item: Named | null }[]): void => {
    for (const { object, item } of rows)
      if (item?.title)
        found.set(object.node, { title: item.title, category: LAYERS[itemKind(item)], size: null });
  };
  add(actors(save));
  add(gordos(save));
  add(gadgets(save));
  return found;
});
