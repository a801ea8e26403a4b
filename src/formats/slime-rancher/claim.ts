// Whether bytes are a save of ours, of which game, and what its relatives are called that are none.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { ListedFile } from '../format.ts';
import { headAt, showHere } from './file/framing.ts';
import type { Game } from './layouts/layout.ts';

/** The head of SRGAME and of the block in it. */
export const HEAD_BYTES = 64;

/** Files of the same framing that hold no world. */
const RELATIVES: ReadonlyMap<string, string> = new Map([
  ['SRPF', 'a profile of Slime Rancher (progress over all saves), not a save'],
  ['SRSETTINGS', 'the settings of Slime Rancher, not a save'],
]);

/**
 * The family of a save, by the first thing in it: the second game begins with an index block, the first
 * with the name of the game. Null when these are not the bytes of a save.
 */
export function gameOf(bytes: Uint8Array): Game | null {
  const cursor = new Cursor(bytes, { file: '' });
  const head = headAt(cursor, 0);
  if (head?.identifier !== 'SRGAME') return null;
  return headAt(cursor, head.fieldsAt) ? 'SR2' : 'SR1';
}

/** @throws FormatError NOT_A_SAVE */
export function requireGame(bytes: Uint8Array, file: string): Game {
  const game = gameOf(bytes);
  if (game) return game;
  const found = showHere(new Cursor(bytes, { file }));
  const expected = 'a save that begins with block SRGAME';
  throw new FormatError({ code: 'NOT_A_SAVE', file, offset: 0, expected, found });
}

/** Why a file with this beginning is refused though it is a relative; null when it is none. */
export function refuseRelative(file: ListedFile): string | null {
  const bytes = file.head(HEAD_BYTES);
  const head = headAt(new Cursor(bytes, { file: '' }), 0);
  if (!head || head.identifier === 'SRGAME') return null;
  const known = RELATIVES.get(head.identifier);
  if (known) return known;
  const isOurs = head.identifier.startsWith('SR');
  return isOurs ? `block ${head.identifier} of Slime Rancher on its own, not a save` : null;
}
