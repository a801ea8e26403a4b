// The games, and parts of the engine, whose saves hold more than tagged properties. Any other save is read without them.

import { abioticFactor } from './abiotic-factor.ts';
import { enhancedInput } from './enhanced-input.ts';
import type { GvasGame } from './game.ts';
import { palworld } from './palworld/palworld.ts';

export const GVAS_GAMES: readonly GvasGame[] = [palworld, abioticFactor, enhancedInput];

const UNKNOWN: GvasGame = { classes: '' };

/** The game by the class of a save. */
export function gameOf(className: string): GvasGame {
  return GVAS_GAMES.find(({ classes }) => className.startsWith(classes)) ?? UNKNOWN;
}
