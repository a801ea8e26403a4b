// Opens the view of a Darkest Dungeon profile.

import { GameNames, type NameTables } from '../../games/darkest-dungeon/names.ts';
import { darkestDungeonSave } from '../../games/darkest-dungeon/save.ts';
import { type DarkestDungeonView, darkestDungeonView } from '../../games/darkest-dungeon/view.ts';
import type { Scope } from '../../games/shared/scope.ts';
import { dataText } from '../../program-files.ts';

const NAMES = 'games/darkest-dungeon/facts/names.json';

let names: GameNames | null = null;

export function openDarkestDungeon(scope: Scope): DarkestDungeonView {
  names ??= new GameNames(JSON.parse(dataText(NAMES)) as NameTables);
  return darkestDungeonView(darkestDungeonSave(scope, names));
}
