// The campaign log: chapters of events.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { heroNamed } from './names.ts';
import { entries, inFile, numberKey, profileFields, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

/** Kinds of entries that views use, by their number in the log. */
export const EVENT_KIND = { mission: 2006063882, level: -579125384, townEvent: 844919810 } as const;

export const chapters = memoize(({ graph }: DarkestDungeonSave) => {
  return entries(graph, inFile(graph, 'campaign_log', 'chapters'))
    .flatMap((node) => {
      const chapter = numberKey(graph, node);
      if (chapter === null) return [];
      // Old revisions do not number weeks: there each has one chapter.
      const week = profileFields(graph, node, 'chapterIndex').int('chapterIndex') ?? chapter;
      return [{ chapter, week, entries: entries(graph, node) }];
    })
    .sort((a, b) => a.chapter - b.chapter);
});

/** Weeks that the game has counted; null for revisions that do not count, or write 0. */
export function totalWeeks({ graph }: DarkestDungeonSave): number | null {
  return profileFields(graph, inFile(graph, 'campaign_log'), 'total_weeks').int('total_weeks') || null;
}

const EVENT = [
  'rtti guid name hero_name class class_id level building_id activity_id id quirk_name stress',
  'dungeon_id town_event_result_id affliction_id trinket_id',
].join(' ');

export const events = memoize((save: DarkestDungeonSave) => {
  return chapters(save).flatMap((chapter) => chapter.entries.map((node) => event(save, chapter, node)));
});

function event(
  save: DarkestDungeonSave,
  { chapter, week }: ReturnType<typeof chapters>[number],
  node: NodeId,
) {
  const { graph, scope, names } = save;
  const entry = profileFields(graph, node, EVENT);
  const word = (...of: string[]): string | null => {
    for (const name of of) {
      const found = wordIn(entry.value(name));
      if (found !== null) return found;
    }
    return null;
  };
  const kindNumber = entry.int('rtti');
  const guid = entry.int('guid');
  const heroName = word('name', 'hero_name');
  return {
    object: scope.object(node),
    week,
    chapter,
    kind: entry.text('rtti'),
    kindNumber,
    guid,
    heroName,
    things: { heroName: heroNamed(guid, heroName) },
    heroClass: names.named(word('class', 'class_id'), 'heroClasses'),
    level: entry.int('level'),
    building: names.wordsOf(word('building_id', 'id')),
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
  for (const { kindNumber, guid, level } of events(save))
    if (kindNumber === EVENT_KIND.level && guid !== null && level !== null) levels.set(guid, level);
  return levels;
});
