// The campaign log: weeks of events, of which missions are reported twice, on departure and on return.

import type { NodeId } from '../../graph/ids.ts';
import type { Fields } from '../shared/read.ts';
import type { Named, ObjectRef } from '../shared/scope.ts';
import { entries, fieldsOf, inFile, inside, numberKey, wordIn } from './profile.ts';
import { heroNode } from './purchases.ts';
import type { DarkestDungeonView } from './view.ts';

/** A chapter of the log. */
export interface Week {
  readonly week: number;
  readonly entries: readonly NodeId[];
}

/** Kinds of entries that views look into, by the number that the log has for them. */
const KIND = { mission: 2006063882, level: -579125384, townEvent: 844919810 } as const;

export function weeks({ graph }: DarkestDungeonView): Week[] {
  return entries(graph, inFile(graph, 'campaign_log', 'chapters'))
    .flatMap((chapter) => {
      const week = numberKey(graph, chapter);
      return week === null ? [] : [{ week, entries: entries(graph, chapter) }];
    })
    .sort((a, b) => a.week - b.week);
}

export interface EventRow {
  readonly object: ObjectRef;
  readonly week: number;
  readonly kind: string | null;
  readonly kindNumber: number | null;
  readonly guid: number | null;
  readonly heroName: string | null;
  readonly heroClass: Named | null;
  readonly level: number | null;
  readonly building: Named | null;
  readonly activity: Named | null;
  readonly quirk: Named | null;
  readonly stress: number | null;
  readonly subject: Named | null;
}

const EVENT = [
  'rtti guid name hero_name class class_id level building_id activity_id id quirk_name stress',
  'dungeon_id town_event_result_id affliction_id trinket_id',
].join(' ');

export function events(view: DarkestDungeonView): EventRow[] {
  return view.weeks.flatMap(({ week, entries: nodes }) => nodes.map((node) => event(view, week, node)));
}

function event({ graph, scope, names }: DarkestDungeonView, week: number, node: NodeId): EventRow {
  const entry = fieldsOf(graph, node, EVENT);
  const word = (...of: string[]): string | null => {
    for (const name of of) {
      const found = wordIn(entry.value(name));
      if (found !== null) return found;
    }
    return null;
  };
  const kindNumber = entry.int('rtti');
  return {
    object: scope.object(node),
    week,
    kind: entry.text('rtti'),
    kindNumber,
    guid: entry.int('guid'),
    heroName: word('name', 'hero_name'),
    heroClass: names.named(word('class', 'class_id'), 'heroClasses'),
    level: entry.int('level'),
    building: names.named(word('building_id', 'id')),
    activity: names.named(word('activity_id')),
    quirk: names.named(word('quirk_name'), 'quirks'),
    stress: entry.number('stress'),
    subject:
      names.named(word('dungeon_id'), 'dungeons') ??
      names.named(word('town_event_result_id'), 'townEvents') ??
      names.named(word('affliction_id'), 'afflictions') ??
      names.named(word('trinket_id'), 'trinkets'),
  };
}

export interface LogHeroRow {
  readonly object: ObjectRef | null;
  readonly guid: number | null;
  readonly name: string | null;
  readonly heroClass: Named | null;
  readonly died: boolean;
}

export interface MissionRow {
  readonly object: ObjectRef;
  readonly week: number;
  readonly isDeparture: boolean;
  readonly isSuccess: boolean | null;
  readonly quest: Named | null;
  readonly dungeon: Named | null;
  readonly difficulty: number | null;
  readonly length: number | null;
  readonly heroes: readonly LogHeroRow[];
  readonly heroNames: readonly string[];
  readonly died: readonly string[];
}

export function missions(view: DarkestDungeonView): MissionRow[] {
  return view.events
    .filter(({ kindNumber }) => kindNumber === KIND.mission)
    .map(({ object, week }) => mission(view, week, object.node));
}

function mission(view: DarkestDungeonView, week: number, node: NodeId): MissionRow {
  const { graph, scope, names } = view;
  const entry = fieldsOf(graph, node, 'start success quest_id quest dungeon_type difficulty length');
  const isDeparture = entry.boolean('start') === true;
  const heroes = entries(graph, inside(graph, node, 'heroes')).map((each) => logHero(view, each));
  return {
    object: scope.object(node),
    week,
    isDeparture,
    // Departures say "false" too, and mean nothing by it.
    isSuccess: isDeparture ? null : entry.boolean('success'),
    quest: names.named(questOf(entry)),
    dungeon: names.named(wordIn(entry.value('dungeon_type')), 'dungeons'),
    difficulty: entry.int('difficulty'),
    length: entry.int('length'),
    heroes,
    heroNames: heroes.flatMap(({ name }) => name ?? []),
    died: heroes.filter(({ died }) => died).map(({ name, guid }) => name ?? `${guid}`),
  };
}

/** The id of a plot quest; of others the kind. */
function questOf(entry: Fields): string | null {
  return wordIn(entry.value('quest_id')) ?? wordIn(entry.value('quest'));
}

function logHero(view: DarkestDungeonView, node: NodeId): LogHeroRow {
  const { graph, scope, names } = view;
  const hero = fieldsOf(graph, node, 'guid name class died');
  const guid = hero.int('guid');
  const known = heroNode(view, guid);
  return {
    object: known === null ? null : scope.object(known),
    guid,
    name: wordIn(hero.value('name')),
    heroClass: names.named(wordIn(hero.value('class')), 'heroClasses'),
    died: hero.boolean('died') === true,
  };
}

/** Levels by hero, of the last level-up that the log has. */
export function loggedLevels(view: DarkestDungeonView): ReadonlyMap<number, number> {
  const levels = new Map<number, number>();
  for (const { kindNumber, guid, level } of view.events) {
    if (kindNumber === KIND.level && guid !== null && level !== null) levels.set(guid, level);
  }
  return levels;
}

export interface DeathRow {
  readonly object: ObjectRef | null;
  readonly guid: number | null;
  readonly name: string | null;
  readonly heroClass: Named | null;
  readonly week: number | null;
  readonly quest: Named | null;
  readonly dungeon: Named | null;
  readonly killer: Named | null;
  readonly source: 'LOG' | 'ROSTER';
}

/** The log says when and where; the roster knows of those who died before the log begins, too. */
export function deaths(view: DarkestDungeonView): DeathRow[] {
  const rows: DeathRow[] = view.missions
    .filter(({ isDeparture }) => !isDeparture)
    .flatMap(({ week, quest, dungeon, heroes }) =>
      heroes
        .filter(({ died }) => died)
        .map(({ object, guid, name, heroClass }) => {
          const killer = killerOf(view, guid);
          return { object, guid, name, heroClass, week, quest, dungeon, killer, source: 'LOG' as const };
        }),
    );
  const logged = new Set(rows.map(({ guid }) => guid));
  for (const { object, guid, name, heroClass, status } of view.heroes) {
    if (status !== 'DEAD' || logged.has(guid)) continue;
    const killer = killerOf(view, guid);
    rows.push({
      ...{ object, guid, name, heroClass, killer },
      ...{ week: null, quest: null, dungeon: null, source: 'ROSTER' },
    });
  }
  return rows;
}

/** Only the dead keep who dealt the last damage; of the living it is some old wound. */
function killerOf(view: DarkestDungeonView, guid: number | null): Named | null {
  const { graph, names } = view;
  const hero = guid === null ? undefined : view.heroesByGuid.get(guid);
  if (hero?.status !== 'DEAD') return null;
  const actor = inside(graph, hero.object.node, 'actor');
  return names.named(wordIn(fieldsOf(graph, actor, 'damage_source_data').value('damage_source_data')));
}
