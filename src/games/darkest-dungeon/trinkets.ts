// All trinkets with the places where they are.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { heroes } from './heroes.ts';
import { heroNamed } from './names.ts';
import { entries, inFile, inside, profileFields, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

export type TrinketPlace = 'ESTATE' | 'HERO' | 'WAGON' | 'SHARD_STORE' | 'RAID' | 'LOOT';

export const trinkets = memoize((save: DarkestDungeonSave) => {
  const { graph } = save;
  const store = (name: string): NodeId | null =>
    inFile(graph, 'town', 'buildings', 'nomad_wagon', 'store', name, 'inventory');
  const of = (inventory: NodeId | null, place: TrinketPlace) => rowsOf(save, inventory, place);
  return [
    ...of(inFile(graph, 'estate', 'trinkets'), 'ESTATE'),
    ...heroes(save).flatMap((hero) =>
      rowsOf(save, inside(graph, hero.object.node, 'trinkets'), 'HERO').map((row) => ({
        ...row,
        hero: hero.object,
        heroName: hero.name,
        things: { heroName: heroNamed(hero.guid, hero.name) },
      })),
    ),
    ...of(store('trinket_supply'), 'WAGON'),
    ...of(store('shard_trinket_supply'), 'SHARD_STORE'),
    ...(save.isInRaid
      ? [
          ...of(inFile(graph, 'raid', 'party', 'inventory'), 'RAID'),
          ...of(inFile(graph, 'raid', 'loot', 'queue_items'), 'LOOT'),
          ...of(inFile(graph, 'raid', 'loot', 'owned_items'), 'LOOT'),
        ]
      : []),
  ];
});

/** The trinkets in an inventory, which may hold other things too. */
function rowsOf({ graph, scope, names }: DarkestDungeonSave, inventory: NodeId | null, place: TrinketPlace) {
  return entries(graph, inside(graph, inventory, 'items')).flatMap((node) => {
    const item = profileFields(graph, node, 'id type amount');
    const id = wordIn(item.value('id'));
    if (id === null || item.text('type') !== 'trinket') return [];
    return {
      object: scope.object(node),
      trinket: names.named(id, 'trinkets')!,
      rarity: names.rarity(id),
      place,
      amount: item.int('amount', 0),
      hero: null,
      heroName: null,
    };
  });
}
