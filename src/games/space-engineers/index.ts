// Declares Space Engineers to the rest of the program.

import { defineGame } from '../shared/kit.ts';
import { changes } from './changes.ts';
import { defaults } from './defaults.ts';
import { spaceEngineersQuestions } from './questions.ts';
import { titleOf } from './save.ts';
import { incompleteLists, LISTS } from './view.ts';

export const spaceEngineers = defineGame({
  id: 'spaceEngineers',
  format: 'XML',
  sharesFormat: true,
  title: 'Space Engineers',
  titles: titleOf,
  lists: LISTS,
  incompleteIn: incompleteLists,
  lossesStayInFiles: true,
  defaults,
  changes,
  questions: spaceEngineersQuestions,
});
