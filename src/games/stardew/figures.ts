// The figures of a farm that are kept for questions over many saves.

import { countAll, type KeptFigure, keptFigures, perItem, sumAll } from '../shared/kit.ts';
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
  const { day, money, totalEarned } = farm(save);
  return keptFigures({
    ...{ day, money, totalEarned },
    farmers: countAll(farmers(save), ({ isClaimed }) => isClaimed),
    bundlesComplete: countAll(bundles(save), ({ isComplete }) => isComplete),
    museumPieces: countAll(museum(save), ({ isGiven }) => isGiven),
    hearts: sumAll(friendships(save), ({ hearts }) => hearts),
    crops: perItem(crops(save), 'crop'),
    animals: perItem(animals(save), 'type'),
    items: perItem(owned, 'item', 'amount'),
  });
}
