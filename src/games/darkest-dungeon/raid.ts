// The party's current raid.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { nullIfLost } from '../shared/damage.ts';
import { itemsIn } from './amounts.ts';
import { heroesByGuid } from './heroes.ts';
import { partyGuids } from './party.ts';
import {
  areaIn,
  entries,
  inFile,
  inside,
  isFileWhole,
  keyOf,
  numberKey,
  profileFields,
  wordIn,
} from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

/** Files of the last raid may still exist: only the game's own flag says whether there is a raid. */
export const raid = memoize((save: DarkestDungeonSave) => {
  const { graph, scope, names } = save;
  const root = inFile(graph, 'raid');
  if (root === null || !save.isInRaid) return null;
  const quest = profileFields(
    graph,
    inside(graph, root, 'raid_instance'),
    'id type dungeon difficulty length',
  );
  const own = profileFields(graph, root, 'in_area areatile last_room_id torchlight inbattle');
  const party = inside(graph, root, 'party');
  const inParty = profileFields(graph, party, 'retreat_room torchlight');
  const known = <T>(list: readonly T[]): readonly T[] | null => nullIfLost(list, !isFileWhole(graph, 'raid'));
  const isInBattle = own.boolean('inbattle') ?? (isFileWhole(graph, 'raid') ? false : null);
  const battle = inside(graph, root, 'battle');
  const camp = profileFields(graph, inside(graph, root, 'camp'), 'phase camping_skill_points');
  return {
    object: scope.object(root),
    quest: wordIn(quest.value('id')),
    type: wordIn(quest.value('type')),
    dungeon: names.named(wordIn(quest.value('dungeon')), 'dungeons'),
    difficulty: quest.int('difficulty'),
    length: quest.int('length'),
    area: areaIn(own.value('in_area')),
    tile: own.int('areatile'),
    lastRoom: areaIn(own.value('last_room_id')),
    retreatRoom: areaIn(inParty.value('retreat_room')),
    // In 2016 the party had it.
    torchlight: own.number('torchlight') ?? inParty.number('torchlight'),
    party: known(partyMembers(save)),
    inventory: known(itemsIn(save, inside(graph, party, 'inventory'))),
    loot: known(
      ['queue_items', 'owned_items'].flatMap((list) => itemsIn(save, inside(graph, root, 'loot', list))),
    ),
    isInBattle,
    round: isInBattle ? profileFields(graph, battle, 'round').int('round') : null,
    enemies: known(isInBattle ? enemies(save, battle) : []),
    campingPoints: camp.number('phase') ? camp.int('camping_skill_points') : null,
    counters: known(
      entries(graph, inside(graph, root, 'stat_database')).map((node) => ({
        name: keyOf(graph, node),
        count: profileFields(graph, node, 'count').int('count', 0),
      })),
    ),
  };
});

const partyMembers = memoize((save: DarkestDungeonSave) => {
  const { scope, graph } = save;
  const missing = missingHeroes(graph, inFile(graph, 'raid', 'party'));
  return [...partyGuids(save)].map((guid) => {
    const hero = heroesByGuid(save).get(guid);
    const gone = missing.get(guid);
    return {
      object: hero?.object ?? (gone === undefined ? null : scope.object(gone)),
      guid,
      name: hero?.name ?? null,
      heroClass: hero?.heroClass ?? null,
      stress: hero?.stress ?? null,
      hp: hero?.hp ?? null,
    };
  });
});

/** Nodes that stand in for the party's guids without a hero. */
function missingHeroes(graph: Graph, party: NodeId | null): Map<number, NodeId> {
  const missing = new Map<number, NodeId>();
  if (party === null) return missing;
  const { from, to } = graph.out(party);
  for (let edge = from; edge < to; edge++) {
    const node = graph.edges.target[edge]! as NodeId;
    const guid = graph.isAbsent(node) ? numberKey(graph, node) : null;
    if (guid !== null) missing.set(guid, node);
  }
  return missing;
}

/** Entries for the heroes themselves may be among the enemies, without data. */
function enemies({ graph, scope, names }: DarkestDungeonSave, battle: NodeId | null) {
  return entries(graph, inside(graph, battle, 'enemies')).flatMap((slot) => {
    const data = inside(graph, slot, 'data');
    if (data === null) return [];
    const actor = profileFields(graph, inside(graph, data, 'actor'), 'name current_hp');
    const id = wordIn(profileFields(graph, data, 'monster_class').value('monster_class'));
    return {
      object: scope.object(data),
      monster: names.monster(id),
      isBoss: names.monsterFacts(id)?.isBoss ?? null,
      name: wordIn(actor.value('name')),
      hp: actor.number('current_hp'),
    };
  });
}
