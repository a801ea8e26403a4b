// Every trinket with the place where it is.

import type { NodeId } from '../../graph/ids.ts';
import type { Named, ObjectRef } from '../shared/scope.ts';
import { entries, fieldsOf, inFile, inside, wordIn } from './profile.ts';
import type { DarkestDungeonView } from './view.ts';

export type TrinketPlace = 'ESTATE' | 'HERO' | 'WAGON' | 'SHARD_STORE' | 'RAID' | 'LOOT';

export interface TrinketRow {
  readonly object: ObjectRef;
  readonly trinket: Named;
  readonly place: TrinketPlace;
  readonly amount: number;
  readonly hero: ObjectRef | null;
  readonly heroName: string | null;
}

export function trinkets(view: DarkestDungeonView): TrinketRow[] {
  const { graph } = view;
  const store = (name: string): NodeId | null =>
    inFile(graph, 'town', 'buildings', 'nomad_wagon', 'store', name, 'inventory');
  const of = (inventory: NodeId | null, place: TrinketPlace): TrinketRow[] => rowsOf(view, inventory, place);
  return [
    ...of(inFile(graph, 'estate', 'trinkets'), 'ESTATE'),
    ...view.heroes.flatMap((hero) =>
      rowsOf(view, inside(graph, hero.object.node, 'trinkets'), 'HERO').map((row) => ({
        ...row,
        hero: hero.object,
        heroName: hero.name,
      })),
    ),
    ...of(store('trinket_supply'), 'WAGON'),
    ...of(store('shard_trinket_supply'), 'SHARD_STORE'),
    ...(view.isInRaid
      ? [
          ...of(inFile(graph, 'raid', 'party', 'inventory'), 'RAID'),
          ...of(inFile(graph, 'raid', 'loot', 'queue_items'), 'LOOT'),
          ...of(inFile(graph, 'raid', 'loot', 'owned_items'), 'LOOT'),
        ]
      : []),
  ];
}

/** The trinkets of an inventory; bags hold other things too. */
function rowsOf(
  { graph, scope, names }: DarkestDungeonView,
  inventory: NodeId | null,
  place: TrinketPlace,
): TrinketRow[] {
  return entries(graph, inside(graph, inventory, 'items')).flatMap((node) => {
    const item = fieldsOf(graph, node, 'id type amount');
    const id = wordIn(item.value('id'));
    if (id === null || item.text('type') !== 'trinket') return [];
    return {
      object: scope.object(node),
      trinket: names.named(id, 'trinkets')!,
      place,
      amount: item.int('amount') ?? 0,
      hero: null,
      heroName: null,
    };
  });
}
