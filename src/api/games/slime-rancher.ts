// Opens the view of a Slime Rancher save.

import type { Scope } from '../../games/shared/scope.ts';
import { GameNames, type NameTables } from '../../games/slime-rancher/names.ts';
import { slimeRancherSave } from '../../games/slime-rancher/save.ts';
import { type SlimeRancherView, slimeRancherView } from '../../games/slime-rancher/view.ts';
import { dataText } from '../../program-files.ts';

const NAMES = 'games/slime-rancher/facts/names.json';

let names: GameNames | null = null;

export function openSlimeRancher(scope: Scope): SlimeRancherView {
  names ??= new GameNames(JSON.parse(dataText(NAMES)) as NameTables);
  return slimeRancherView(slimeRancherSave(scope, names));
}
