// The games that the reader has a table for. Any other document is read as a tree.

import type { XmlGame } from './game.ts';
import { rimworld } from './rimworld.ts';
import { spaceEngineers } from './space-engineers.ts';
import { stardew } from './stardew.ts';
import { x4 } from './x4.ts';

export const XML_GAMES: readonly XmlGame[] = [rimworld, x4, stardew, spaceEngineers];

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
  nullAttribute: ['xsi:nil', 'true'],
  keys: '@id id @name name',
  ids: [{ space: 'object', at: '@id id', pattern: UNAMBIGUOUS }],
  references: [],
  referenceTexts: { attributes: UNAMBIGUOUS, to: ['object'] },
  places: [],
};

/** The game with a title. */
export function gameOf(title: string): XmlGame {
  return XML_GAMES.find((game) => game.title === title) ?? UNKNOWN_GAME;
}
