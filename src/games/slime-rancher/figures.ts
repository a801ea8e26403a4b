// The figures of a ranch that are kept for questions over many saves.

import { sumAll } from '../shared/damage.ts';
import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { actors } from './actors.ts';
import { player } from './player.ts';
import { plots } from './plots.ts';
import type { SlimeRancherSave } from './save.ts';
import { stock } from './stock.ts';
import { gadgets } from './world.ts';

export function figures(save: SlimeRancherSave): KeptFigure[] {
  const plotRows = plots(save);
  const owned = stock(save).filter(({ isOwned }) => isOwned);
  return keptFigures({
    currency: player(save)?.currency,
    plots: plotRows.length,
    slimes: sumAll(plotRows, ({ slimes }) => slimes),
    plotsByType: perItem(plotRows, 'type'),
    items: perItem(owned, 'item', 'amount'),
    actors: perItem(actors(save), 'item'),
    gadgets: gadgets(save).length,
  });
}
