// The figures of a world that are kept for questions over many saves.

import { countAll, itemName, type KeptFigure, perItem, total } from '../shared/kit.ts';
import { blocks } from './blocks.ts';
import { grids } from './grids.ts';
import { factions, players } from './owners.ts';
import type { SpaceEngineersSave } from './save.ts';
import { stock } from './stock.ts';

export function figures(save: SpaceEngineersSave): KeptFigure[] {
  const owned = stock(save).filter(({ kind }) => kind !== 'FLOATING');
  return [
    ...total('grids', grids(save).length),
    ...total('gridsUnowned', grids(save).filter(({ isOwned }) => !isOwned).length),
    ...total('blocks', blocks(save).length),
    ...total(
      'blocksDamaged',
      countAll(blocks(save), ({ isDamaged }) => isDamaged),
    ),
    ...total('players', players(save).filter(({ isPlayer }) => isPlayer).length),
    ...total('factions', factions(save).length),
    ...perItem(
      'items',
      owned,
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
  ];
}
