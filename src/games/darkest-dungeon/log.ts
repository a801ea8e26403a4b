// The campaign log: weeks of events.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../shared/memoize.ts';
import type { Named, ObjectRef } from '../shared/scope.ts';
import { entries, inFile, numberKey, profileFields, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

/** A chapter of the log. */
export interface Week {
  readonly week: number;
  readonly entries: readonly NodeId[];
}

/** Kinds of entries that views use, by their number in the log. */
export const EVENT_KIND = { mission: 2006063882, level: -579125384, townEvent: 844919810 } as const;

export const weeks = memoize(({ graph }: DarkestDungeonSave): Week[] => {
  return entries(graph, inFile(graph, 'campaign_log', 'chapters'))
    .flatMap((chapter) => {
      const week = numberKey(graph, chapter);
      return week === null ? [] : [{ week, entries: entries(graph, chapter) }];
    })
    .sort((a, b) => a.week - b.week);
});

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

export const events = memoize((save: DarkestDungeonSave): EventRow[] => {
  return weeks(save).flatMap(({ week, entries: nodes }) => nodes.map((node) => event(save, week, node)));
});

function event({ graph, scope, names }: DarkestDungeonSave, week: number, node: NodeId): EventRow {
  const entry = profileFields(graph, node, EVENT);
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

/** Level by hero, from the last level-up in the log. */
export const loggedLevels = memoize((save: DarkestDungeonSave): ReadonlyMap<number, number> => {
  const levels = new Map<number, number>();
  for (const { kindNumber, guid, level } of events(save)) {
    if (kindNumber === EVENT_KIND.level && guid !== null && level !== null) levels.set(guid, level);
  }
  return levels;
});
