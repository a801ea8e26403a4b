// Declares RimWorld to the rest of the program.

import { defineGame } from '../shared/kit.ts';
import { changes } from './changes.ts';
import { isResearchKnown } from './colony.ts';
import { defaults } from './defaults.ts';
import { NAMES } from './names.ts';
import { rimworldQuestions } from './questions.ts';
import { LISTS } from './view.ts';

export const rimworld = defineGame({
  id: 'rimworld',
  format: 'XML',
  sharesFormat: true,
  title: 'RimWorld',
  titles: NAMES.title,
  lists: LISTS,
  // A tag that is lost may take anything behind it.
  lossesSpread: true,
  incompleteIn: (save) => new Set(isResearchKnown(save) ? [] : ['research']),
  defaults,
  changes,
  questions: rimworldQuestions,
});
