// The figures of a world that are kept for questions over many saves.

import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { bases } from './bases.ts';
import { stock } from './containers.ts';
import { guilds } from './guilds.ts';
import { pals } from './pals.ts';
import { players } from './players.ts';
import { mainFile, type PalworldSave } from './save.ts';
import { structures } from './structures.ts';
import { world } from './world.ts';

export function figures(save: PalworldSave): KeptFigure[] {
  const ofPals = {
    pals: perItem(pals(save), 'species'),
    palsByPlace: perItem(pals(save), 'where'),
  };
  if (!mainFile(save).isWorld) return keptFigures(ofPals);
  const owned = stock(save).filter(({ isStock }) => isStock);
  return keptFigures({
    day: world(save).day,
    players: players(save).length,
    guilds: guilds(save).length,
    bases: bases(save).length,
    ...ofPals,
    structures: perItem(structures(save), 'building'),
    items: perItem(owned, 'item', 'amount'),
  });
}
