// The figures of a Darkest Dungeon profile that are kept for questions over many saves.

import { sumAll } from '../shared/damage.ts';
import { itemName, type KeptFigure, perItem, total } from '../shared/figures.ts';
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
  return [
    ...total('week', week),
    ...total('questsFinished', questsFinished),
    ...total('questsSucceeded', questsSucceeded),
    ...total('heroes', living.length),
    ...total('deaths', deaths(save).length),
    ...total(
      'trinkets',
      sumAll(
        trinkets(save).filter(({ place }) => OWNED.has(place)),
        ({ amount }) => amount,
      ),
    ),
    ...total(
      'stress',
      sumAll(living, ({ stress }) => stress),
    ),
    ...perItem('heroesByClass', living, ({ heroClass }) => itemName(heroClass)),
    ...perItem('quirks', known(living.map(({ quirks }) => quirks)), itemName),
    ...perItem('diseases', known(living.map(({ diseases }) => diseases)), itemName),
    ...perItem(
      'wallet',
      wallet,
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
  ];
}

/** Null if some are unknown and there are no others. */
function known<T>(lists: readonly (readonly T[] | null)[]): readonly T[] | null {
  const all = lists.flatMap((list) => list ?? []);
  return all.length === 0 && lists.includes(null) ? null : all;
}
