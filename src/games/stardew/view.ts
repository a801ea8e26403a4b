// The view of a Stardew Valley save: its fields, by their names in the schema, and the functions that compute them.

import { countAll, type KeptFigure, keptFigures, perItem, sumAll, type ViewOf } from '../shared/kit.ts';
import { animals } from './animals.ts';
import { bundleItems, bundles } from './bundles.ts';
import { crops } from './crops.ts';
import { farm } from './farm.ts';
import { farmers } from './farmers.ts';
import { friendships } from './friendships.ts';
import { mapView } from './map.ts';
import { museum } from './museum.ts';
import type { StardewSave } from './save.ts';
import { chests, stock } from './stock.ts';

export const LISTS = {
  farm,
  farmers,
  friendships,
  bundles,
  bundleItems,
  chests,
  stock,
  crops,
  animals,
  museum,
  mapView,
  figures,
  unknown,
};

const IN_NO_SAVE = [
  'What items sell for with bonuses, recipes, and gifts that villagers like: data of the game.',
  'Where farmers stand: saves are written at night, and a position belongs to the map that the day begins on.',
];

function unknown(save: StardewSave): readonly string[] {
  const unnamed = bundles(save).filter(({ name }) => name === null).length;
  const older = `What ${unnamed} bundles take: saves have it since 1.5, before it is data of the game.`;
  return unnamed > 0 ? [...IN_NO_SAVE, older] : IN_NO_SAVE;
}

export type StardewView = ViewOf<StardewSave, typeof LISTS>;

/** Kept for questions over many saves. */
function figures(save: StardewSave): KeptFigure[] {
  const owned = stock(save).filter(({ isStock }) => isStock);
  const { day, money, totalEarned } = farm(save);
  return keptFigures({
    ...{ day, money, totalEarned },
    farmers: countAll(farmers(save), ({ isClaimed }) => isClaimed),
    bundlesComplete: countAll(bundles(save), ({ isComplete }) => isComplete),
    museumPieces: countAll(museum(save), ({ isGiven }) => isGiven),
    hearts: sumAll(friendships(save), ({ hearts }) => hearts),
    crops: perItem(
      crops(save).filter(({ isForage }) => isForage !== true),
      'crop',
    ),
    animals: perItem(animals(save), 'type'),
    items: perItem(owned, 'item', 'amount'),
  });
}
