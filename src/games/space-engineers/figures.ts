// The figures of a world that are kept for questions over many saves.

import { countAll, type KeptFigure, keptFigures, perItem } from '../shared/kit.ts';
import { blocks } from './blocks.ts';
import { grids } from './grids.ts';
import { factions, players } from './owners.ts';
import type { SpaceEngineersSave } from './save.ts';
import { stock } from './stock.ts';

export function figures(save: SpaceEngineersSave): KeptFigure[] {
  const owned = stock(save).filter(({ kind }) => kind !== 'FLOATING');
  return keptFigures({
    grids: grids(save).length,
    gridsUnowned: grids(save).filter(({ isOwned }) => !isOwned).length,
    blocks: blocks(save).length,
    blocksDamaged: countAll(blocks(save), ({ isDamaged }) => isDamaged),
    players: players(save).filter(({ isPlayer }) => isPlayer).length,
    factions: factions(save).length,
    items: perItem(owned, 'item', 'amount'),
  });
}
