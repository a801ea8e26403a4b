// The games that have views. A new game needs a line here, a folder beside this file and one in schema/; see
// docs/plugins.md.

import { dataText } from '../program-files.ts';
import { darkestDungeon } from './darkest-dungeon/index.ts';
import { palworld } from './palworld/index.ts';
import { rimworld } from './rimworld/index.ts';
import { satisfactory } from './satisfactory/index.ts';
import type { Game } from './shared/declaration.ts';
import { declaredGame } from './shared/define-game.ts';
import { slimeRancher } from './slime-rancher/index.ts';
import { spaceEngineers } from './space-engineers/index.ts';
import { stardew } from './stardew/index.ts';
import { unreal3 } from './unreal3/index.ts';

/** Packages add theirs. */
export const GAMES: readonly Game[] = [
  satisfactory,
  darkestDungeon,
  slimeRancher,
  palworld,
  unreal3,
  declaredGame(rimworld, readerIn('rimworld')),
  declaredGame(stardew, readerIn('stardew')),
  declaredGame(spaceEngineers, readerIn('space-engineers')),
];

function readerIn(folder: string): (file: string) => string {
  return (file) => dataText(`games/${folder}/${file}`);
}

export function addGame(game: Game): void {
  (GAMES as Game[]).push(game);
}
