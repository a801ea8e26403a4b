// Abiotic Factor: a world is a file for each level, one for the world and one for each player.

import type { GvasGame } from './game.ts';

export const abioticFactor: GvasGame = {
  classes: '/GvasGame/Blueprints/Saves/Abiotic_',
  title: 'Abiotic Factor',
  world: { main: /^WorldSave_MetaData\.sav$/i, files: /^WorldSave_[^/]+\.sav$|^PlayerData\/[^/]+\.sav$/i },
};
