// The figures of a Darkest Dungeon profile that are kept for questions over many saves.

import { sumAll } from '../shared/damage.ts';
import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { estate } from './estate.ts';
import { livingHeroes } from './heroes.ts';
import { deaths } from './missions.ts';
import type { DarkestDungeonSave } from './save.ts';
import { type TrinketPlace, trinkets } from './trinkets.ts';

/** Wares and loot belong to nobody yet. */
const OWNED: ReadonlySet<TrinketPlace> = new Set(['ESTATE', 'HERO', 'RAID']);

export function figures(save: DarkestDungeonSave): KeptFigure[] {
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
