// Declares Stardew Valley to the rest of the program.

import { defineGame } from '../shared/kit.ts';
import { areBundlesKnown } from './bundles.ts';
import { changes } from './changes.ts';
import { StardewNames } from './names.ts';
import { stardewQuestions } from './questions.ts';
import { type StardewSave, stardewSave } from './save.ts';
import { LISTS } from './view.ts';

export const stardew = defineGame<StardewSave>({
  id: 'stardew',
  format: 'XML',
  sharesFormat: true,
  title: 'Stardew Valley',
  tables: { names: 'facts/names.json' },
  save: (scope, { tables }) => stardewSave(scope, new StardewNames(tables.names)),
  lists: LISTS,
  // The objects around what is damaged are incomplete too, so that any list may lack rows.
  lossesSpread: true,
  incompleteIn: (save) => new Set(areBundlesKnown(save) ? [] : ['bundles', 'bundleItems']),
  changes,
  questions: stardewQuestions,
});
