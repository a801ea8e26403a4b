// The figures of a farm that are kept for questions over many saves.

import { countAll, itemName, type KeptFigure, perItem, sumAll, total } from '../shared/kit.ts';
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
  const owned = stock(save).filter(({ isStock }) => isStock);
  return [
    ...total('day', farm(save).day),
    ...total('money', farm(save).money),
    ...total('totalEarned', farm(save).totalEarned),
    ...total(
      'farmers',
      countAll(farmers(save), ({ isClaimed }) => isClaimed),
    ),
    ...total(
      'bundlesComplete',
      countAll(bundles(save), ({ isComplete }) => isComplete),
    ),
    ...total(
      'museumPieces',
      countAll(museum(save), ({ isGiven }) => isGiven),
    ),
    ...total(
      'hearts',
      sumAll(friendships(save), ({ hearts }) => hearts),
    ),
    ...perItem('crops', crops(save), ({ crop }) => itemName(crop)),
    ...perItem('animals', animals(save), ({ type }) => itemName(type)),
    ...perItem(
      'items',
      owned,
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
  ];
}
