// What formats that several games share take from a package to read one more of them: `rules` of a game.

export type { XmlGame } from './xml/games/game.ts';
