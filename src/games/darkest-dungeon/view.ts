// The view of a Darkest Dungeon profile: its fields, by their names in the schema, and the functions that compute them.

import { sumAll } from '../shared/damage.ts';
import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { makeView, type ViewOf } from '../shared/game.ts';
import { estate } from './estate.ts';
import { deadHeroes, heroes, livingHeroes, recruits } from './heroes.ts';
import { events } from './log.ts';
import { corridors, hasUnknownAreas, mapOf, rooms } from './map.ts';
import { deaths, missions } from './missions.ts';
import { isFileWhole } from './profile.ts';
import { purchases, unknownSteps } from './purchases.ts';
import { quests } from './quests.ts';
import { raid } from './raid.ts';
import type { DarkestDungeonSave } from './save.ts';
import { activities, buildings, districts } from './town.ts';
import { type TrinketPlace, trinkets } from './trinkets.ts';

const UNKNOWN = [
  'Maximal health, resistances and what skills do: they are data of the game.',
  'Levels of heroes and dungeons with mods: only points are saved. Without, 38 and 39 points are level 4 or 5.',
  'What is still to be bought, and what it costs.',
  'What no table has of later content and mods: names, kinds of quirks, rarities of trinkets.',
  'Names in the language of the player.',
  'Deaths of the raid under way: they are written when it ends.',
  'Maps of persistent raids in folders of their own: their areas are objects like all others.',
];

function unknown(save: DarkestDungeonSave): readonly string[] {
  const steps = unknownSteps(save);
  return steps === 0
    ? UNKNOWN
    : [...UNKNOWN, `Which buildings ${steps} purchases are for: the names of their trees are unknown.`];
}

const FIELDS = {
  estate,
  heroes,
  livingHeroes,
  deadHeroes,
  recruits,
  activities,
  buildings,
  districts,
  purchases,
  quests,
  missions,
  events,
  deaths,
  trinkets,
  raid,
  map: mapOf,
  rooms,
  corridors,
  figures,
  unknown,
};

/** The files that lists are read from. */
const FILES: readonly (readonly [string, ...(keyof typeof FIELDS)[]])[] = [
  ['roster', 'heroes', 'livingHeroes', 'deadHeroes', 'deaths', 'trinkets'],
  ['town', 'recruits', 'activities', 'buildings', 'districts', 'trinkets'],
  ['upgrades', 'purchases'],
  ['quest', 'quests'],
  ['campaign_log', 'missions', 'events', 'deaths'],
  ['estate', 'trinkets'],
  ['raid', 'trinkets'],
  ['map', 'rooms', 'corridors'],
  // It says whether there is a raid.
  ['game', 'trinkets', 'rooms', 'corridors'],
];

/** Values that say what is in a list are unknown in files that are sound, too. */
function incompleteLists(save: DarkestDungeonSave): ReadonlySet<string> {
  const isKnown: Readonly<Record<string, boolean>> = {
    roster: heroes(save).every(({ status }) => status !== null),
    campaign_log: missions(save).every(
      ({ isDeparture, died }) => isDeparture || (isDeparture !== null && died !== null),
    ),
    map: !hasUnknownAreas(save),
    game: save.isInRaid !== null,
  };
  return new Set(
    FILES.flatMap(([file, ...lists]) =>
      isFileWhole(save.graph, file) && isKnown[file] !== false ? [] : lists,
    ),
  );
}

export type DarkestDungeonView = ViewOf<DarkestDungeonSave, typeof FIELDS>;

export function darkestDungeonView(save: DarkestDungeonSave): DarkestDungeonView {
  return makeView(save, FIELDS, { incompleteIn: incompleteLists, lossesStayInFiles: true });
}

/** Wares and loot belong to nobody yet. */
const OWNED: ReadonlySet<TrinketPlace> = new Set(['ESTATE', 'HERO', 'RAID']);

/** Kept for questions over many saves. */
function figures(save: DarkestDungeonSave): KeptFigure[] {
  const living = livingHeroes(save);
  const { week, questsFinished, questsSucceeded, wallet } = estate(save);
  const owned = trinkets(save).filter(({ place }) => OWNED.has(place));
  return keptFigures({
    ...{ week, questsFinished, questsSucceeded },
    heroes: living.length,
    deaths: deaths(save).length,
    trinkets: sumAll(owned, ({ amount }) => amount),
    stress: sumAll(living, ({ stress }) => stress),
    heroesByClass: perItem(living, 'heroClass'),
    quirks: perItem(known(living.map(({ quirks }) => quirks)), (quirk) => quirk),
    diseases: perItem(known(living.map(({ diseases }) => diseases)), (disease) => disease),
    wallet: perItem(wallet, 'item', 'amount'),
  });
}

/** Null if some are unknown and there are no others. */
function known<T>(lists: readonly (readonly T[] | null)[]): readonly T[] | null {
  const all = lists.flatMap((list) => list ?? []);
  return all.length === 0 && lists.includes(null) ? null : all;
}
