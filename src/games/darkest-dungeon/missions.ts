// Missions and deaths: the log reports a mission on departure and on return, with those who died on it.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { filterAll, hasUnreadParts, nullIfLost } from '../shared/damage.ts';
import { eachKnown, type Fields } from '../shared/read.ts';
import { refTo } from '../shared/scope.ts';
import { deadHeroes, heroesByGuid, heroNode } from './heroes.ts';
import { EVENT_KIND, events } from './log.ts';
import { heroNamed } from './names.ts';
import { entries, inside, profileFields, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

export const missions = memoize((save: DarkestDungeonSave) => {
  return events(save)
    .filter(({ kindNumber }) => kindNumber === EVENT_KIND.mission)
    .map(({ object, week }) => mission(save, week, object.node));
});

function mission(save: DarkestDungeonSave, week: number, node: NodeId) {
  const { graph, scope, names } = save;
  const entry = profileFields(graph, node, 'start success quest_id quest dungeon_type difficulty length');
  const isDeparture = entry.boolean('start', false);
  const heroes = entries(graph, inside(graph, node, 'heroes')).map((each) => logHero(save, each));
  const named = (some: readonly (typeof heroes)[number][]) =>
    some.map(({ guid, name }) => heroNamed(guid, name));
  const isLost = hasUnreadParts(graph, node);
  const known = nullIfLost(heroes, isLost);
  const heroNames = eachKnown(known, ({ name }) => name ?? []);
  const dead = known && filterAll(known, ({ died }) => died);
  return {
    object: scope.object(node),
    week,
    isDeparture,
    // Departures have "false" too, but it means nothing.
    isSuccess: isDeparture === false ? entry.boolean('success') : null,
    quest: names.named(questOf(entry)),
    dungeon: names.named(wordIn(entry.value('dungeon_type')), 'dungeons'),
    difficulty: entry.int('difficulty'),
    length: entry.int('length'),
    heroes: known,
    heroNames: heroNames && nullIfLost(heroNames, isLost),
    died:
      dead &&
      nullIfLost(
        dead.map(({ name, guid }) => name ?? `${guid}`),
        isLost,
      ),
    things: { heroNames: named(heroes), died: named(dead ?? []) },
  };
}

/** The id of a plot quest; for any other, its kind. */
function questOf(entry: Fields): string | null {
  return wordIn(entry.value('quest_id')) ?? wordIn(entry.value('quest'));
}

function logHero(save: DarkestDungeonSave, node: NodeId) {
  const { graph, scope, names } = save;
  const hero = profileFields(graph, node, 'guid name class died');
  const guid = hero.int('guid');
  return {
    object: refTo(scope, heroNode(save, guid)),
    guid,
    name: wordIn(hero.value('name')),
    heroClass: names.named(wordIn(hero.value('class')), 'heroClasses'),
    died: hero.boolean('died', false),
  };
}

const UNLOGGED = { week: null, quest: null, dungeon: null, source: 'ROSTER' as const };

/** The log has when and where; the roster also knows those who died before the log begins. */
export const deaths = memoize((save: DarkestDungeonSave) => {
  const logged = missions(save)
    .filter(({ isDeparture }) => !isDeparture)
    .flatMap(({ week, quest, dungeon, heroes }) =>
      (heroes ?? [])
        .filter(({ died }) => died)
        .map((hero) => ({ ...dead(save, hero), week, quest, dungeon, source: 'LOG' as const })),
    );
  const guids = new Set(logged.map(({ guid }) => guid));
  const others = deadHeroes(save)
    .filter(({ guid }) => !guids.has(guid))
    .map((hero) => ({ ...dead(save, hero), ...UNLOGGED }));
  return [...logged, ...others];
});

function dead(
  save: DarkestDungeonSave,
  hero: Pick<ReturnType<typeof logHero>, 'object' | 'guid' | 'name' | 'heroClass'>,
) {
  const { object, guid, name, heroClass } = hero;
  return { object, guid, name, heroClass, ...killerOf(save, guid) };
}

/** The kind of source of damage that is a monster: the others have numbers of other things, or nothing that was set. */
const FROM_MONSTER = 5;

/** Only for the dead is this who dealt the last damage; for the living it is some old wound. */
function killerOf(save: DarkestDungeonSave, guid: number | null) {
  const { graph, names } = save;
  const hero = guid === null ? undefined : heroesByGuid(save).get(guid);
  const actor = hero?.status === 'DEAD' ? inside(graph, hero.object.node, 'actor') : null;
  const source = profileFields(graph, actor, 'damage_source_type damage_source_data');
  const id =
    source.int('damage_source_type') === FROM_MONSTER ? wordIn(source.value('damage_source_data')) : null;
  const { dungeons = null, isBoss = null } = names.monsterFacts(id) ?? {};
  return { killer: names.monster(id), killerDungeons: dungeons, isKillerBoss: isBoss };
}
