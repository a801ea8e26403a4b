// The games that the reader has a table for. Any other document is read as a tree.

import type { XmlGame } from './game.ts';
import { rimworld } from './rimworld.ts';
import { spaceEngineers } from './space-engineers.ts';
import { stardew } from './stardew.ts';
import { x4 } from './x4.ts';

export const XML_GAMES: readonly XmlGame[] = [rimworld, x4, stardew, spaceEngineers];

/** Adds the rules of a package's game. @throws Error when there are some of its title */
export function learnGame(rules: XmlGame): void {
  const { title } = rules;
  if (XML_GAMES.some((game) => game.title === title)) throw new Error(`there are rules of ${title} already`);
  // Whatever of them is left out: its tables are gone over without asking.
  const none = { documents: [], header: { length: 'unit' }, keys: '', ids: [], references: [], places: [] };
  (XML_GAMES as XmlGame[]).push({ ...none, ...rules });
}

/** GUIDs, and tokens such as `[0x1fae]`. */
const UNAMBIGUOUS = /^(?:\[0x[0-9a-f]+\]|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i;

/**
 * Values of unknown games are no references: ids look like any number, and false hits outnumber true ones 3 to 120 times
 * (measured).
 */
export const UNKNOWN_GAME: XmlGame = {
  title: 'XML',
  documents: [],
  header: { length: 'unit' },
  classAttribute: 'xsi:type',
  nullAttribute: ['xsi:nil', 'true 1'],
  keys: '@id id @name name',
  ids: [{ space: 'object', at: '@id id', pattern: UNAMBIGUOUS }],
  references: [],
  referenceTexts: { attributes: UNAMBIGUOUS, to: ['object'] },
  places: [],
};

export function gameOf(title: string): XmlGame {
  return XML_GAMES.find((game) => game.title === title) ?? UNKNOWN_GAME;
}
