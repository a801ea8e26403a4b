// Places that the game has in every world, and who has found them: relics, fast travel points, field bosses.

import { memoize } from '../../graph/made-once.ts';
import { nullIfLost } from '../shared/damage.ts';
import type { Named, Place } from '../shared/scope.ts';
import { playerNamed } from './characters.ts';
import { playerFiles } from './player-files.ts';
import { players, recordOf, relicsOf } from './players.ts';
import { flagsIn } from './read.ts';
import { type PalworldSave, placed } from './save.ts';

export type PlaceKind = 'RELIC' | 'FAST_TRAVEL' | 'BOSS';

type Found = Readonly<Record<PlaceKind, ReadonlySet<string> | null>>;

/** What each player with a file has reached, by uid. */
const foundByPlayer = memoize((save: PalworldSave): ReadonlyMap<string, Found> => {
  const found = [...playerFiles(save).keys()].map((uid) => {
    const record = recordOf(save, uid);
    const reached = (name: string): ReadonlySet<string> | null => {
      const ids = flagsIn(record, name);
      return ids && new Set(ids.map((id) => id.toUpperCase()));
    };
    return [
      uid,
      {
        RELIC: relicsOf(record),
        FAST_TRAVEL: reached('FastTravelPointUnlockFlag'),
        BOSS: reached('NormalBossDefeatFlag'),
      },
    ] as const;
  });
  return new Map(found);
});

export const places = memoize((save: PalworldSave) => {
  const { relics, relicTypes, fastTravel, bosses } = save.names.tables;
  const known = [
    ...Object.entries(relics).map(([id, [type, x, y, z]]) =>
      place(save, { id, kind: 'RELIC', title: relicTypes[type] ?? null, at: { x, y, z } }),
    ),
    ...Object.entries(fastTravel).map(([id, [title, x, y, z]]) =>
      place(save, { id, kind: 'FAST_TRAVEL', title, at: { x, y, z } }),
    ),
    ...bosses.map(([id, species, level, x, y, z]) =>
      place(save, {
        id,
        kind: 'BOSS',
        title: save.names.species(species).title,
        at: { x, y, z },
        species,
        level,
      }),
    ),
  ];
  return known;
});

/** True if there are files of all players: one without a file may have found any place. */
const isAllKnown = memoize((save: PalworldSave): boolean => {
  const all = players(save);
  return all.length > 0 && all.every(({ hasFile }) => hasFile);
});

interface KnownPlace {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly title: string | null;
  readonly at: Place;
  readonly species?: string;
  readonly level?: number;
}

function place(save: PalworldSave, { id, kind, title, at, species, level }: KnownPlace) {
  const has: Named[] = [];
  const lacks: Named[] = [];
  let isHidden = false;
  for (const [uid, { [kind]: found }] of foundByPlayer(save)) {
    if (found === null) isHidden = true;
    else (found.has(id.toUpperCase()) ? has : lacks).push(playerNamed(save, uid)!);
  }
  return {
    key: id,
    kind,
    title,
    species: species === undefined ? null : save.names.species(species),
    level: level ?? null,
    ...placed(at),
    foundBy: nullIfLost(has, isHidden),
    missingFor: nullIfLost(lacks, isHidden),
    isFound: has.length > 0 ? true : isAllKnown(save) && !isHidden ? false : null,
  };
}
