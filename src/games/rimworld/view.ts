// The view of a RimWorld save: its fields, by their names in the schema, and the functions that compute them.

import { mayLackObjects } from '../shared/damage.ts';
import type { KeptFigure } from '../shared/figures.ts';
import { makeView, type ViewOf } from '../shared/game.ts';
import { conditions } from './health.ts';
import { animals, colonists, people, relations, skills } from './people.ts';
import type { RimworldSave } from './save.ts';

const UNKNOWN = [
  'Titles, costs, sizes and stats of things, skills and projects: data of the game and its mods.',
];

const FIELDS = {
  colonists,
  skills,
  conditions,
  relations,
  animals,
  people,
  figures: (_save: RimworldSave): readonly KeptFigure[] => [],
  unknown: (): readonly string[] => UNKNOWN,
};

export type RimworldView = ViewOf<RimworldSave, typeof FIELDS>;

export function rimworldView(save: RimworldSave): RimworldView {
  return makeView(save, FIELDS, ({ graph }) => (mayLackObjects(graph) ? 'ALL' : new Set()));
}
