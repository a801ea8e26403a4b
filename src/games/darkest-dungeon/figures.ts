// The figures of a Darkest Dungeon profile that are kept for questions over many saves.

import { itemName, type KeptFigure, perItem, total } from '../shared/figures.ts';
import { estate } from './estate.ts';
import { heroes } from './heroes.ts';
import { deaths } from './missions.ts';
import type { DarkestDungeonSave } from './save.ts';
import { trinkets } from './trinkets.ts';

export function figures(save: DarkestDungeonSave): KeptFigure[] {
  const living = heroes(save);
  const { week, questsFinished, questsSucceeded, wallet } = estate(save);
  const stressed = living.filter(({ stress }) => stress !== null);
  return [
    ...total('week', week),
    ...total('questsFinished', questsFinished),
    ...total('questsSucceeded', questsSucceeded),
    ...total('heroes', living.length),
    ...total('deaths', deaths(save).length),
    ...total('trinkets', trinkets(save).length),
    ...total('stress', stressed.length === 0 ? null : stressed.reduce((sum, { stress }) => sum + stress!, 0)),
    ...perItem('heroesByClass', living, ({ heroClass }) => itemName(heroClass)),
    ...perItem(
      'quirks',
      living.flatMap(({ quirks }) => quirks ?? []),
      itemName,
    ),
    ...perItem(
      'diseases',
      living.flatMap(({ diseases }) => diseases ?? []),
      itemName,
    ),
    ...perItem(
      'wallet',
      wallet ?? [],
      ({ item }) => itemName(item),
      ({ amount }) => amount ?? 0,
    ),
  ];
}
