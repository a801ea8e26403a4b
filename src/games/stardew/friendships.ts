// Friendships of villagers with each farmer.

import {
  enclosedAs,
  type Fields,
  fields,
  idAsText,
  keyIn,
  memoize,
  type Named,
  type NodeId,
} from '../shared/kit.ts';
import { farmerNames, farmerNodes, farmers } from './farmers.ts';
import type { StardewSave } from './save.ts';

const POINTS_OF_A_HEART = 250;

/** Paths of villagers by name; many monsters share one, and are no friends. */
const villagers = memoize((save: StardewSave): ReadonlyMap<string, string> => {
  const { graph } = save;
  const found = new Map<string, string>();
  for (const { node, list } of enclosedAs(graph, 'NPC')) {
    const name = graph.name(node);
    if (list === 'characters' && !found.has(name)) found.set(name, graph.path(node));
  }
  return found;
});

export const friendships = memoize((save: StardewSave) => [...recent(save), ...before13(save)]);

/** Since 1.3 each is an object, in a map by name. */
function recent(save: StardewSave) {
  return enclosedAs(save.graph, 'friendshipData').map((part) => {
    const { node, parent } = part;
    const own = fields(save.graph, node, 'Points Status GiftsThisWeek GiftsToday TalkedToToday');
    return friendship(save, parent, keyIn(save.graph, part), {
      object: save.scope.object(node),
      points: own.int('Points'),
      status: own.text('Status'),
      giftsThisWeek: own.int('GiftsThisWeek'),
      giftsToday: own.int('GiftsToday'),
      hasTalked: own.boolean('TalkedToToday'),
    });
  });
}

/** Before, it was a list of numbers: points, gifts of the week, whether they talked, gifts of the day, and others. */
function before13(save: StardewSave) {
  return farmerNodes(save).flatMap((farmer) => {
    const own: Fields = fields(save.graph, farmer, 'friendships');
    return (own.entries('friendships') ?? []).flatMap(({ key, value }) => {
      const numbers = typeof value === 'object' && value?.kind === 'list' ? value.items : [];
      const [points, gifts, talked, giftsToday] = numbers.map((each) =>
        typeof each === 'number' ? each : null,
      );
      const name = idAsText(key);
      if (name === null) return [];
      return [
        friendship(save, farmer, name, {
          object: null,
          points: points ?? null,
          status: null,
          giftsThisWeek: gifts ?? null,
          giftsToday: giftsToday ?? null,
          hasTalked: talked == null ? null : talked !== 0,
        }),
      ];
    });
  });
}

function friendship<T extends { readonly points: number | null }>(
  save: StardewSave,
  farmer: NodeId,
  name: string,
  facts: T,
) {
  const { points } = facts;
  const villager: Named = { title: name, name, path: villagers(save).get(name) ?? null };
  const spouse = farmers(save).find(({ object }) => object.node === farmer)?.spouse ?? null;
  return {
    ...facts,
    farmer: farmerNames(save).get(farmer) ?? null,
    villager,
    hearts: points === null ? null : Math.floor(points / POINTS_OF_A_HEART),
    isSpouse: spouse === name,
  };
}
