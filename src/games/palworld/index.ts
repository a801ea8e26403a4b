// Declares Palworld to the rest of the program.

import { dataText } from '../../program-files.ts';
import type { GameParts } from '../shared/declaration.ts';
import type { Scope } from '../shared/scope.ts';
import { changes } from './changes.ts';
import { defaults } from './defaults.ts';
import { type NameTables, PalworldNames } from './names.ts';
import { palworldQuestions } from './questions.ts';
import { palworldSave } from './save.ts';
import { palworldTools } from './tools.ts';
import { type PalworldView, palworldView } from './view.ts';

const TABLES = 'games/palworld/facts/tables.json';

let names: PalworldNames | null = null;

/** Null for save games of other Unreal games. */
export function openPalworld(scope: Scope): PalworldView | null {
  names ??= new PalworldNames(JSON.parse(dataText(TABLES)) as NameTables);
  const save = palworldSave(scope, names);
  return save && palworldView(save);
}

export function palworld(): GameParts {
  return { defaults, open: openPalworld, changes, questions: palworldQuestions, tools: palworldTools };
}
