// What the program needs of Stardew Valley.

import { dataText } from '../../program-files.ts';
import type { Game } from '../shared/declaration.ts';
import { changes } from './changes.ts';
import { type NameTables, StardewNames } from './names.ts';
import { stardewQuestions } from './questions.ts';
import { stardewSave } from './save.ts';
import { stardewView } from './view.ts';

const NAMES = 'games/stardew/facts/names.json';

let names: StardewNames | null = null;

export const stardew: Game = {
  format: 'XML',
  sharesFormat: true,
  title: 'Stardew Valley',
  type: 'Stardew',
  field: 'stardew',
  open: (scope) => {
    names ??= new StardewNames(JSON.parse(dataText(NAMES)) as NameTables);
    return stardewView(stardewSave(scope, names));
  },
  changes,
  questions: stardewQuestions,
  tools: [],
};
