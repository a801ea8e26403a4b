// Opening the view of a Slime Rancher save.

import { readFileSync } from 'node:fs';
import type { Scope } from '../../games/shared/scope.ts';
import { GameNames, type NameTables } from '../../games/slime-rancher/names.ts';
import { SlimeRancherView } from '../../games/slime-rancher/view.ts';
import { dataFile } from '../../program-files.ts';

const NAMES = dataFile('games/slime-rancher/facts/names.json');

let names: GameNames | null = null;

export function openSlimeRancher(scope: Scope): SlimeRancherView {
  names ??= new GameNames(JSON.parse(readFileSync(NAMES, 'utf8')) as NameTables);
  return new SlimeRancherView(scope, names);
}
