// The figures of a ranch that are kept for questions over many saves.

import { sumAll } from '../shared/damage.ts';
import { itemName, type KeptFigure, perItem, total } from '../shared/figures.ts';
import { actors } from './actors.ts';
import { player } from './player.ts';
import { plots } from './plots.ts';
import type { SlimeRancherSave } from './save.ts';
import { stock } from './stock.ts';
import { gadgets } from './world.ts';

export function figures(save: SlimeRancherSave): KeptFigure[] {
  const plotRows = plots(save);
  return [
    ...total('currency', player(save)?.currency),
    ...total('plots', plotRows.length),
    ...total(
      'slimes',
      sumAll(plotRows, ({ slimes }) => slimes),
    ),
    ...perItem('plotsByType', plotRows, ({ type }) => type ?? ''),
    ...perItem(
      'items',
      stock(save).filter(({ isOwned }) => isOwned),
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
    ...perItem('actors', actors(save), ({ item }) => itemName(item)),
    ...total('gadgets', gadgets(save).length),
  ];
}
