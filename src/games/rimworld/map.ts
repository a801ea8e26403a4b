// Additions of RimWorld to a map: layers, names of people and animals, and what is carried or stored apart, because the
// place that it has is an old one.

import {
  type ClassLook,
  className,
  type MapView,
  memoize,
  type NodeId,
  type ObjectLook,
} from '../shared/kit.ts';
import { pawnByNode } from './pawns.ts';
import { gameFields, maps, type RimworldSave, things, whereabouts } from './save.ts';

/** Layers by the class in the file, whose names mods begin and end like those of the game. */
const LAYERS: readonly (readonly [RegExp, string])[] = [
  [/^Pawn$/, 'Animals and machines'],
  [/^(?:Dead)?Plant/, 'Plants'],
  [/^Filth/, 'Filth'],
  [/^Mineable/, 'Rock'],
  [/^Corpse/, 'Corpses'],
  [/^(?:Blueprint|Frame)/, 'Planned'],
  [/(?:^|[._])Building/, 'Buildings'],
  [/^(?:ThingWithComps|Apparel|Medicine|MinifiedThing|Thing)$/, 'Items'],
];

export const mapView = memoize((save: RimworldSave): MapView => {
  const { graph } = save;
  return {
    classLook: (id): ClassLook => {
      const base = graph.classes.superClass(id);
      const kind = base === null ? '' : graph.classes.name(base);
      return { category: LAYERS.find(([test]) => test.test(kind))?.[1] ?? 'Other', size: null };
    },
    objectLook: (node) => lookOf(save, node),
  };
});

/** The map that the player looks at. */
function shownMap(save: RimworldSave): NodeId | undefined {
  return maps(save)[gameFields(save).int('currentMapIndex', 0)!] ?? maps(save)[0];
}

function lookOf(save: RimworldSave, node: NodeId): ObjectLook | null {
  if (!things(save).has(node)) return null;
  const pawn = pawnByNode(save).get(node);
  const name = className(save.graph, node);
  const title = pawn?.row.name ?? save.title(name) ?? name.replaceAll('_', ' ');
  const { map, holder } = whereabouts(save, node);
  if (map === null || holder !== null) return { title, category: 'Carried, stored or elsewhere', size: null };
  // All maps begin at 0, 0.
  if (map !== shownMap(save)) return { title, category: 'On other maps', size: null };
  if (!pawn) return null;
  const category = pawn.isPerson
    ? 'People'
    : pawn.row.role === 'WILD'
      ? 'Wild animals'
      : 'Animals and machines';
  return { title, category, size: null };
}
