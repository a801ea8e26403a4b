// What the program needs of RimWorld.

import type { Game } from '../shared/declaration.ts';
import { changes } from './changes.ts';
import { defaults } from './defaults.ts';
import { rimworldQuestions } from './questions.ts';
import { rimworldSave } from './save.ts';
import { rimworldView } from './view.ts';

export const rimworld: Game = {
  format: 'XML',
  sharesFormat: true,
  title: 'RimWorld',
  type: 'Rimworld',
  field: 'rimworld',
  defaults,
  open: (scope) => rimworldView(rimworldSave(scope)),
  changes,
  questions: rimworldQuestions,
  tools: [],
};
