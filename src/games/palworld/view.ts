// The view of a Palworld world: its fields, by their names in the schema, and the functions that compute them.

import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { makeView, type ViewOf } from '../shared/game.ts';
import { bases } from './bases.ts';
import { areKindsKnown } from './characters.ts';
import { containers, eggs, stock } from './containers.ts';
import { guilds } from './guilds.ts';
import { machines } from './machines.ts';
import { mapView } from './map.ts';
import { pals } from './pals.ts';
import { places } from './places.ts';
import { hiddenValues, players } from './players.ts';
import { mainFile, type PalworldSave } from './save.ts';
import { structures } from './structures.ts';
import { unknown } from './unknown.ts';
import { works } from './works.ts';
import { dungeons, world } from './world.ts';

const FIELDS = {
  world,
  players,
  pals,
  guilds,
  bases,
  containers,
  stock,
  machines,
  structures,
  works,
  eggs,
  places,
  dungeons,
  mapView,
  figures,
  unknown,
};

export type PalworldView = ViewOf<PalworldSave, typeof FIELDS>;

export function palworldView(save: PalworldSave): PalworldView {
  return makeView(save, FIELDS, {
    incompleteIn: () => new Set(areKindsKnown(save) ? [] : ['players', 'pals']),
    hiddenValues,
  });
}

/** Kept for questions over many saves. */
function figures(save: PalworldSave): KeptFigure[] {
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
