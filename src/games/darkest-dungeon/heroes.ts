// The roster, and the recruits in the stage coach. A hero of the roster is a file of its own inside the roster; a
// recruit has the same values in place. Names of values may contain dots: `roster.status` is a single name.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { filterAll, hasUnreadParts, nullIfLost } from '../shared/damage.ts';
import { nodesOfClass } from '../shared/read.ts';
import type { Named } from '../shared/scope.ts';
import { loggedLevels } from './log.ts';
import { isPartyKnown, partyGuids } from './party.ts';
import {
  entries,
  inFile,
  inside,
  isFileWhole,
  keyOf,
  numberKey,
  profileFields,
  wordIn,
  words,
} from './profile.ts';
import { levelOf } from './purchases.ts';
import type { DarkestDungeonSave } from './save.ts';
import { activitiesByHero } from './town.ts';

export type Status = 'IDLE' | 'PARTY' | 'ACTIVITY' | 'DEAD' | 'MISSING';

const STATUS: readonly Status[] = ['IDLE', 'PARTY', 'ACTIVITY', 'DEAD', 'MISSING'];

const VALUES = [
  'roster.status roster.building_name roster.missing_from roster.missing_duration heroClass resolveXp m_Stress',
  'affliction_type_id virtue_type_id weapon_rank armour_rank enemies_killed steps_taken dungeon_history',
].join(' ');

/** Everybody in the roster, dead heroes too. */
export const heroes = memoize((save: DarkestDungeonSave) => {
  return nodesOfClass(save.graph, (name) => name === 'Hero').flatMap((node) => {
    const guid = guidOf(save, node);
    return guid === null ? [] : [hero(save, node, guid)];
  });
});

export const livingHeroes = memoize((save: DarkestDungeonSave) =>
  heroes(save).filter(({ status }) => status !== null && status !== 'DEAD'),
);

export const deadHeroes = memoize((save: DarkestDungeonSave) =>
  heroes(save).filter(({ status }) => status === 'DEAD'),
);

/** If there are several rosters, the first counts, as in the graph. */
export const heroesByGuid = memoize(
  (save: DarkestDungeonSave) =>
    new Map(
      heroes(save)
        .toReversed()
        .map((hero) => [hero.guid, hero]),
    ),
);

/** The node of a hero by guid; null when the roster has none. */
export function heroNode(save: DarkestDungeonSave, guid: number | null): NodeId | null {
  return (guid === null ? null : heroesByGuid(save).get(guid)?.object.node) ?? null;
}

/** The guid is the key of the roster entry that holds the hero's file. */
function guidOf({ graph }: DarkestDungeonSave, node: NodeId): number | null {
  let slot: NodeId | null = node;
  for (let up = 0; up < 3 && slot !== null; up++) slot = graph.parent(slot);
  return slot === null ? null : numberKey(graph, slot);
}

function hero(save: DarkestDungeonSave, node: NodeId, guid: number) {
  const { graph, scope, names } = save;
  const isLost = hasUnreadParts(graph, node);
  const known = <T>(list: readonly T[]): readonly T[] | null => nullIfLost(list, isLost);
  const values = profileFields(graph, node, VALUES);
  const actor = profileFields(graph, inside(graph, node, 'actor'), 'name current_hp');
  const status = values.int('roster.status');
  const heroClass = wordIn(values.value('heroClass'));
  const slot = activitiesByHero(save).get(guid);
  const quirks = entries(graph, inside(graph, node, 'quirks'));
  const ofKind = (...kinds: (string | null)[]): readonly Named[] | null =>
    known(quirkNames(quirks.filter((quirk) => kinds.includes(names.quirkKind(keyOf(graph, quirk))))));
  const resolveXp = values.int('resolveXp');
  const history = words(values, 'dungeon_history');
  const isLocked = (quirk: NodeId): boolean | null =>
    profileFields(graph, quirk, 'is_locked').boolean('is_locked', false);
  const locked = filterAll(quirks, isLocked);
  const quirkNames = (nodes: readonly NodeId[]): Named[] =>
    names.all(
      nodes.map((quirk) => keyOf(graph, quirk)),
      'quirks',
    );
  const skills = (list: string, table: 'campingSkills' | null) =>
    selectedSkills(save, node, list).map((skill) => ({
      skill: names.named(skill, table)!,
      level: heroClass === null ? null : levelOf(save, guid, `${heroClass}.${skill}`),
    }));
  return {
    object: scope.object(node),
    guid,
    name: wordIn(actor.value('name')),
    heroClass: names.named(heroClass, 'heroClasses'),
    status: status === null ? null : (STATUS[status] ?? null),
    statusNumber: status,
    isInParty: partyGuids(save).has(guid) || (isPartyKnown(save) ? false : null),
    building: slot?.building ?? names.wordsOf(wordIn(values.value('roster.building_name'))),
    activity: slot?.activity ?? null,
    missingFrom: names.named(wordIn(values.value('roster.missing_from'))),
    missingWeeks: values.int('roster.missing_duration'),
    resolveXp,
    ...levelsOf(save, resolveXp, loggedLevels(save).get(guid) ?? null),
    stress: values.number('m_Stress'),
    hp: actor.number('current_hp'),
    affliction: names.named(wordIn(values.value('affliction_type_id')), 'afflictions'),
    virtue: names.named(wordIn(values.value('virtue_type_id'))),
    weaponRank: values.int('weapon_rank'),
    armourRank: values.int('armour_rank'),
    quirks: ofKind('positive', 'negative', null),
    positiveQuirks: ofKind('positive'),
    negativeQuirks: ofKind('negative'),
    diseases: ofKind('disease'),
    lockedQuirks: locked && known(quirkNames(locked)),
    trinkets: known(
      entries(graph, inside(graph, node, 'trinkets', 'items')).flatMap(
        (item) => names.named(wordIn(profileFields(graph, item, 'id').value('id')), 'trinkets') ?? [],
      ),
    ),
    combatSkills: known(skills('selected_combat_skills', null)),
    campingSkills: known(skills('selected_camping_skills', 'campingSkills')),
    enemiesKilled: values.int('enemies_killed'),
    steps: values.int('steps_taken'),
    dungeonHistory: history && known(names.all(history, 'dungeons')),
  };
}

/** Where the points leave it open, the last level-up in the log decides, unless some of the log is lost. */
function levelsOf(
  { graph, names, hasOwnLevels }: DarkestDungeonSave,
  xp: number | null,
  logged: number | null,
) {
  const { min, max } = names.resolveLevel(hasOwnLevels ? xp : null);
  const isPossible = logged !== null && logged >= (min ?? 0) && logged <= (max ?? logged);
  const level =
    min !== null && min === max ? min : isPossible && isFileWhole(graph, 'campaign_log') ? logged : null;
  return { level, minLevel: min, maxLevel: max, loggedLevel: logged };
}

/** Names of the selected skills; their values are always 0. */
function selectedSkills({ graph }: DarkestDungeonSave, node: NodeId, list: string): string[] {
  const skills = inside(graph, node, 'skills', list);
  return skills === null ? [] : graph.outline(skills).map(({ name }) => name);
}

export const recruits = memoize((save: DarkestDungeonSave) => {
  const { graph } = save;
  return ['hero_recruit', 'shard_hero_recruit'].flatMap((store) =>
    entries(graph, inFile(graph, 'town', 'buildings', 'stage_coach', 'store', store, 'generated')).map(
      (node) => recruit(save, node, store),
    ),
  );
});

function recruit(save: DarkestDungeonSave, node: NodeId, store: string) {
  const { graph, scope, names } = save;
  const values = profileFields(graph, node, 'heroClass resolveXp');
  const actor = profileFields(graph, inside(graph, node, 'actor'), 'name');
  const resolveXp = values.int('resolveXp');
  const quirks = entries(graph, inside(graph, node, 'quirks')).map((quirk) => keyOf(graph, quirk));
  const isLost = hasUnreadParts(graph, node);
  const all = (list: readonly string[], table: 'quirks' | null): readonly Named[] | null =>
    nullIfLost(names.all(list, table), isLost);
  const ofKind = (...kinds: (string | null)[]): readonly Named[] | null =>
    all(
      quirks.filter((quirk) => kinds.includes(names.quirkKind(quirk))),
      'quirks',
    );
  return {
    object: scope.object(node),
    guid: numberKey(graph, node),
    name: wordIn(actor.value('name')),
    heroClass: names.named(wordIn(values.value('heroClass')), 'heroClasses'),
    store,
    resolveXp,
    ...levelsOf(save, resolveXp, null),
    quirks: ofKind('positive', 'negative', null),
    positiveQuirks: ofKind('positive'),
    negativeQuirks: ofKind('negative'),
    diseases: ofKind('disease'),
    combatSkills: all(selectedSkills(save, node, 'selected_combat_skills'), null),
  };
}
