// The games that are declared as packages declare theirs.

import { dataText } from '../program-files.ts';
import { rimworld } from './rimworld/index.ts';
import type { Game } from './shared/declaration.ts';
import { type AnyGame, declaredGame } from './shared/define-game.ts';
import { spaceEngineers } from './space-engineers/index.ts';
import { stardew } from './stardew/index.ts';

const DEFINITIONS = { rimworld, stardew, 'space-engineers': spaceEngineers };

/** @param folder that it is in */
export function kitGame(folder: keyof typeof DEFINITIONS): Game {
  const definition: AnyGame = DEFINITIONS[folder];
  return declaredGame(definition, (file) => dataText(`games/${folder}/${file}`));
}
