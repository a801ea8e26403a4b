// The figures of a world that are kept for questions over many saves.

import { itemName, type KeptFigure, perItem, total } from '../shared/figures.ts';
import { bases } from './bases.ts';
import { stock } from './containers.ts';
import { guilds } from './guilds.ts';
import { pals } from './pals.ts';
import { players } from './players.ts';
import { mainFile, type PalworldSave } from './save.ts';
import { structures } from './structures.ts';
import { world } from './world.ts';

export function figures(save: PalworldSave): KeptFigure[] {
  if (!mainFile(save).isWorld) return palFigures(save);
  return [
    ...total('day', world(save).day),
    ...total('players', players(save).length),
    ...total('guilds', guilds(save).length),
    ...total('bases', bases(save).length),
    ...palFigures(save),
    ...perItem('structures', structures(save), ({ building }) => itemName(building)),
    ...perItem(
      'items',
      stock(save).filter(({ isStock }) => isStock),
      ({ item }) => itemName(item),
      ({ amount }) => amount,
    ),
  ];
}

function palFigures(save: PalworldSave): KeptFigure[] {
  return [
    ...perItem('pals', pals(save), ({ species }) => itemName(species)),
    ...perItem('palsByPlace', pals(save), ({ where }) => where ?? ''),
  ];
}
