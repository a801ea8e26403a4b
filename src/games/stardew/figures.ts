// The figures of a farm that are kept for questions over many saves.

import { countAll, itemName, type KeptFigure, perItem, total } from '../shared/kit.ts';
import { animals } from './animals.ts';
import { bundles } from './bundles.ts';
import { crops } from './crops.ts';
import { farm } from './farm.ts';
import { farmers } from './farmers.ts';
import { friendships } from './friendships.ts';
import { museum } from './museum.ts';
import type { StardewSave } from './save.ts';
import { stock } from './stock.ts';

export function figures(save: StardewSave): KeptFigure[] {
  const owned = stock(save).filter(({ isStock, amount }) => isStock && amount !== null);
  return [
    ...total('day', farm(save).day),
    ...total('money', farm(save).money),
    ...total('totalEarned', farm(save).totalEarned),
    ...total('farmers', farmers(save).filter(({ isClaimed }) => isClaimed !== false).length),
    ...total(
      'bundlesComplete',
      countAll(bundles(save), ({ isComplete }) => isComplete),
    ),
    ...total('museumPieces', museum(save).filter(({ isGiven }) => isGiven).length),
    ...total(
      'hearts',
      friendships(save).reduce((sum, { hearts }) => sum + (hearts ?? 0), 0),
    ),
    ...perItem('crops', crops(save), ({ crop }) => itemName(crop)),
    ...perItem('animals', animals(save), ({ type }) => itemName(type)),
    ...perItem(
      'items',
      owned,
      ({ item }) => itemName(item),
      ({ amount }) => amount!,
    ),
  ];
}
