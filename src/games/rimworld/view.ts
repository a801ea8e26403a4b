// The view of a RimWorld save: its fields, by their names in the schema, and the functions that compute them.

import type { ViewOf } from '../shared/kit.ts';
import { colony, factions, research } from './colony.ts';
import { figures } from './figures.ts';
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
