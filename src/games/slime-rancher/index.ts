// Declares Slime Rancher to the rest of the program.

import { dataText } from '../../program-files.ts';
import type { GameParts } from '../shared/declaration.ts';
import type { Scope } from '../shared/scope.ts';
import { changes } from './changes.ts';
import { GameNames, type NameTables } from './names.ts';
import { slimeRancherQuestions } from './questions.ts';
import { slimeRancherSave } from './save.ts';
import { type SlimeRancherView, slimeRancherView } from './view.ts';

const NAMES = 'games/slime-rancher/facts/names.json';

let names: GameNames | null = null;

export function openSlimeRancher(scope: Scope): SlimeRancherView {
  names ??= new GameNames(JSON.parse(dataText(NAMES)) as NameTables);
  return slimeRancherView(slimeRancherSave(scope, names));
}

export function slimeRancher(): GameParts {
  return { open: openSlimeRancher, changes, questions: slimeRancherQuestions, tools: [] };
}
