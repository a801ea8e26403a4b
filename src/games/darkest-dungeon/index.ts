// Declares Darkest Dungeon to the rest of the program.

import { dataText } from '../../program-files.ts';
import type { GameParts } from '../shared/declaration.ts';
import type { Scope } from '../shared/scope.ts';
import { changes } from './changes.ts';
import { GameNames, type NameTables } from './names.ts';
import { darkestDungeonQuestions } from './questions.ts';
import { darkestDungeonSave } from './save.ts';
import { expedition } from './tools.ts';
import { type DarkestDungeonView, darkestDungeonView } from './view.ts';

const NAMES = 'games/darkest-dungeon/facts/names.json';

let names: GameNames | null = null;

export function openDarkestDungeon(scope: Scope): DarkestDungeonView {
  names ??= new GameNames(JSON.parse(dataText(NAMES)) as NameTables);
  return darkestDungeonView(darkestDungeonSave(scope, names));
}

export function darkestDungeon(): GameParts {
  return { open: openDarkestDungeon, changes, questions: darkestDungeonQuestions, tools: [expedition] };
}
