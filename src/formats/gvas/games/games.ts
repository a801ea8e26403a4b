// The games, and parts of the engine, whose saves hold more than tagged properties. Any other save is read without them.

import { abioticFactor } from './abiotic-factor.ts';
import { enhancedInput } from './enhanced-input.ts';
import type { GvasGame } from './game.ts';
import { palworld } from './palworld/palworld.ts';

export const GVAS_GAMES: readonly GvasGame[] = [palworld, abioticFactor, enhancedInput];

/** The usual name of bytes that a game packs: that they are not understood is worth a note. */
const UNKNOWN: GvasGame = {
  classes: '',
  packed: { property: 'RawData', fields: new Map(), anywhere: new Map(), afterList: new Map() },
};

/** See GvasGame.identities: classes of two games are not called the same. */
export const IDENTITIES = new Map(GVAS_GAMES.flatMap(({ identities = [] }) => [...identities]));

export function gameOf(className: string): GvasGame {
  return GVAS_GAMES.find(({ classes }) => className.startsWith(classes)) ?? UNKNOWN;
}
