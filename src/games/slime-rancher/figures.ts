// What is kept of a ranch for questions over many saves.

import { type Figure, itemName, perItem, total } from '../shared/figures.ts';
import type { SlimeRancherView } from './view.ts';

export function figures({ actors, gadgets, player, plots, stock }: SlimeRancherView): Figure[] {
  return [
    ...total('currency', player?.currency),
    ...total('plots', plots.length),
    ...total(
      'slimes',
      plots.reduce((sum, { slimes }) => sum + slimes, 0),
    ),
    ...perItem('plotsByType', plots, ({ type }) => type ?? ''),
    ...perItem(
      'items',
      stock,
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
    ...perItem('actors', actors, ({ item }) => itemName(item)),
    ...total('gadgets', gadgets.length),
  ];
}
