// The games, and parts of the engine, whose saves hold more than tagged properties. Any other save is read without them.

import { abioticFactor } from './abiotic-factor.ts';
import { enhancedInput } from './enhanced-input.ts';
import type { Game } from './game.ts';
import { palworld } from './palworld/palworld.ts';

export const GAMES: readonly Game[] = [palworld, abioticFactor, enhancedInput];

const UNKNOWN: Game = { classes: '' };

/** The game by the class of a save. */
export function gameOf(className: string): Game {
  return GAMES.find(({ classes }) => className.startsWith(classes)) ?? UNKNOWN;
}
