// What the program needs of Space Engineers.

import type { Game } from '../shared/declaration.ts';
import { changes } from './changes.ts';
import { defaults } from './defaults.ts';
import { spaceEngineersQuestions } from './questions.ts';
import { spaceEngineersSave } from './save.ts';
import { spaceEngineersView } from './view.ts';

export const spaceEngineers: Game = {
  format: 'XML',
  sharesFormat: true,
  title: 'Space Engineers',
  type: 'SpaceEngineers',
  field: 'spaceEngineers',
  defaults,
  open: (scope) => spaceEngineersView(spaceEngineersSave(scope)),
  changes,
  questions: spaceEngineersQuestions,
  tools: [],
};
