// The `rules` of a game that a package adds to a format that several games share.

export type { XmlGame } from './xml/games/game.ts';
