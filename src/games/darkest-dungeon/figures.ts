// What is kept of a Darkest Dungeon profile for questions over many saves.

import { type Figure, itemName, perItem, total } from '../shared/figures.ts';
import type { DarkestDungeonView } from './view.ts';

export function figures({ deaths, estate, heroes, trinkets }: DarkestDungeonView): Figure[] {
  const stressed = heroes.filter(({ stress }) => stress !== null);
  return [
    ...total('week', estate.week),
    ...total('questsFinished', estate.questsFinished),
    ...total('questsSucceeded', estate.questsSucceeded),
    ...total('heroes', heroes.length),
    ...total('deaths', deaths.length),
    ...total('trinkets', trinkets.length),
    ...total('stress', stressed.length === 0 ? null : stressed.reduce((sum, { stress }) => sum + stress!, 0)),
    ...perItem('heroesByClass', heroes, ({ heroClass }) => itemName(heroClass)),
    ...perItem(
      'quirks',
      heroes.flatMap(({ quirks }) => quirks),
      itemName,
    ),
    ...perItem(
      'wallet',
      estate.wallet,
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
  ];
}
