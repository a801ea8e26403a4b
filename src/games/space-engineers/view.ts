// The view of a world of Space Engineers: its fields, by their names in the schema, and the functions that compute them.

import {
  countAll,
  damageOf,
  type IncompleteLists,
  type KeptFigure,
  keptFigures,
  perItem,
  type ViewOf,
} from '../shared/kit.ts';
import { blocks } from './blocks.ts';
import { grids } from './grids.ts';
import { mapView } from './map.ts';
import { factions, players } from './owners.ts';
import type { SpaceEngineersSave } from './save.ts';
import { stock } from './stock.ts';
import { world } from './world.ts';

export const LISTS = { world, grids, blocks, stock, players, factions, mapView, figures, unknown };

const IN_NO_SAVE = [
  'What blocks produce, use and hold at most: data of the game. `storedPower` is what batteries hold.',
  'Names of blocks and items in the language of the player: they are called by their definitions.',
];

function unknown(save: SpaceEngineersSave): readonly string[] {
  const { hasCheckpoint } = world(save);
  const gone = new Set(
    blocks(save).flatMap(({ owner }) => (owner && owner.title === null ? owner.name : [])),
  );
  return [
    ...IN_NO_SAVE,
    ...(hasCheckpoint && gone.size > 0 ? [`${gone.size} owners of blocks are not in the save.`] : []),
  ];
}

export type SpaceEngineersView = ViewOf<SpaceEngineersSave, typeof LISTS>;

/** The objects around what is damaged are incomplete too, so that any list may lack rows; an absent file takes its own. */
export function incompleteLists(save: SpaceEngineersSave): IncompleteLists {
  const { files, absentFiles } = damageOf(save.graph) ?? { files: [], absentFiles: [] };
  if (files.length > absentFiles.length) return 'ALL';
  if (files.length === 0) return new Set();
  const { hasCheckpoint } = world(save);
  return new Set(hasCheckpoint ? ['grids', 'blocks', 'stock'] : ['players', 'factions']);
}

/** Kept for questions over many saves. */
function figures(save: SpaceEngineersSave): KeptFigure[] {
  const owned = stock(save).filter(({ kind }) => kind !== 'FLOATING');
  return keptFigures({
    grids: grids(save).length,
    gridsUnowned: grids(save).filter(({ isOwned }) => !isOwned).length,
    blocks: blocks(save).length,
    blocksDamaged: countAll(blocks(save), ({ isDamaged }) => isDamaged),
    players: countAll(players(save), ({ isPlayer }) => isPlayer),
    factions: factions(save).length,
    items: perItem(owned, 'item', 'amount'),
  });
}
