// The view of a RimWorld save: its fields, by their names in the schema, and the functions that compute them.

import { type KeptFigure, keptFigures, perItem, type ViewOf } from '../shared/kit.ts';
import { colony, factions, isResearchKnown, research } from './colony.ts';
import { conditions } from './health.ts';
import { mapRows, zones } from './land.ts';
import { mapView } from './map.ts';
import { animals, colonists, people, relations, skills } from './people.ts';
import type { RimworldSave } from './save.ts';
import { stock } from './stock.ts';

const UNKNOWN = [
  'Titles, costs, sizes and stats of things, skills, diseases and projects: data of the game and its mods.',
  'What the game computes: moods to come, pain, bleeding, opinions, beauty, and wealth between two days.',
  'What stands on the other tiles of a shelf: a building names one of its tiles.',
  'Terrain, roofs, fog and rock that nobody touched: grids of numbers that only the game can turn into names.',
];

export const LISTS = {
  colony,
  colonists,
  skills,
  conditions,
  relations,
  animals,
  people,
  stock,
  zones,
  maps: mapRows,
  factions,
  research,
  mapView,
  figures,
  unknown: (): readonly string[] => UNKNOWN,
};

export type RimworldView = ViewOf<RimworldSave, typeof LISTS>;

/** Kept for questions over many saves. */
function figures(save: RimworldSave): KeptFigure[] {
  const { colonists, wounded, prisoners, days, wealth } = colony(save);
  const finished = research(save).filter(({ isFinished }) => isFinished);
  const owned = stock(save).filter(({ isAvailable }) => isAvailable !== false);
  return keptFigures({
    ...{ days, colonists, wounded, prisoners, wealth },
    researched: isResearchKnown(save) ? finished.length : null,
    animals: perItem(
      animals(save).filter(({ role }) => role === 'TAME'),
      'species',
    ),
    items: perItem(owned, 'item', ({ isAvailable, amount }) => (isAvailable === null ? null : amount)),
  });
}
