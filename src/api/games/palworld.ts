// Opens the view of a Palworld world.

import { type NameTables, PalworldNames } from '../../games/palworld/names.ts';
import { palworldSave } from '../../games/palworld/save.ts';
import { type PalworldView, palworldView } from '../../games/palworld/view.ts';
import type { Scope } from '../../games/shared/scope.ts';
import { dataText } from '../../program-files.ts';

const TABLES = 'games/palworld/facts/tables.json';

let names: PalworldNames | null = null;

/** Null for save games of other Unreal games. */
export function openPalworld(scope: Scope): PalworldView | null {
  names ??= new PalworldNames(JSON.parse(dataText(TABLES)) as NameTables);
  const save = palworldSave(scope, names);
  return save && palworldView(save);
}
