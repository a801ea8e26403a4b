// Decides whether a file is a save of Slime Rancher or an export of several, of which game, and which related
// files are not saves.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError } from '../../bytes/format-error.ts';
import type { Claim, ListedFile } from '../format.ts';
import { beginningOf, looksLikeExport, readExport } from './file/exports.ts';
import { headAt, showHere } from './file/framing.ts';
import type { GameEdition } from './layouts/layout.ts';

export const EXPORT_EXTENSION = '.sr2save';

/** Enough for the head of SRGAME and of the block in it. */
const HEAD_BYTES = 64;
const EXPORT_PEEK_BYTES = 1 << 12;

/** Files with the same framing that hold no world. */
const RELATIVES: ReadonlyMap<string, string> = new Map([
  ['SRPF', 'a profile of Slime Rancher (progress over all saves), not a save'],
  ['SRSETTINGS', 'the settings of Slime Rancher, not a save'],
]);

/** Each file is a save, and so is each save in an export. */
export function claim(files: readonly ListedFile[]): readonly Claim[] {
  return files.flatMap(claimsOf);
}

/** Why a file is refused that is related to saves; null for all others. */
export function refuse(file: ListedFile): string | null {
  return refuseBlock(file) ?? refuseExport(file);
}

/**
 * Which game wrote a save, by the first thing in it: the second game begins with an index block, the first
 * with the name of the game. Null when these are not the bytes of a save.
 */
function gameOf(bytes: Uint8Array): GameEdition | null {
  const cursor = new Cursor(bytes, { file: '' });
  const head = headAt(cursor, 0);
  if (head?.identifier !== 'SRGAME') return null;
  return headAt(cursor, head.fieldsAt) ? 'SR2' : 'SR1';
}

/** @throws FormatError NOT_A_SAVE */
export function requireGame(bytes: Uint8Array, file: string): GameEdition {
  const game = gameOf(bytes);
  if (game) return game;
  const found = showHere(new Cursor(bytes, { file }));
  const expected = 'a save that begins with block SRGAME';
  throw new FormatError({ code: 'NOT_A_SAVE', file, offset: 0, expected, found });
}

/** The beginning of a stream of .NET's BinaryFormatter, which early versions of the first game wrote. */
const BINARY_FORMATTER = Uint8Array.of(0, 1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 1, 0, 0, 0);

function refuseBlock(file: ListedFile): string | null {
  const bytes = file.head(HEAD_BYTES);
  if (file.path.toLowerCase().endsWith('.sav') && BINARY_FORMATTER.every((byte, i) => bytes[i] === byte))
    return 'a stream of .NET BinaryFormatter, as Slime Rancher wrote before save version 4: not read';
  const head = headAt(new Cursor(bytes, { file: '' }), 0);
  if (!head || head.identifier === 'SRGAME') return null;
  const known = RELATIVES.get(head.identifier);
  if (known) return known;
  const isSlimeRancher = head.identifier.startsWith('SR');
  return isSlimeRancher ? `block ${head.identifier} of Slime Rancher on its own, not a save` : null;
}

function claimsOf(file: ListedFile): Claim[] {
  if (gameOf(file.head(HEAD_BYTES))) return [{ name: file.path, files: [file] }];
  const saves = savesOf(file);
  if (typeof saves === 'string') return [];
  const [, stem, extension] = /^(.*?)(\.[^./]*)?$/s.exec(file.path)!;
  return saves.map((part) => ({ name: `${stem}-${part}${extension ?? ''}`, files: [file], part }));
}

/** Numbers of the saves in an export, or why it has none. */
function savesOf(file: ListedFile): string[] | string {
  const isNamed = file.path.toLowerCase().endsWith(EXPORT_EXTENSION);
  if (!looksLikeExport(file.head(EXPORT_PEEK_BYTES), isNamed))
    return isNamed ? 'not an export of saves: no JSON' : '';
  try {
    const saves = readExport(file.head(file.size), file.path);
    const readable = [...saves].filter(([, text]) => gameOf(beginningOf(text)));
    return readable.length > 0 ? readable.map(([part]) => part) : 'an export without saves of Slime Rancher';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuseExport(file: ListedFile): string | null {
  const saves = savesOf(file);
  return typeof saves === 'string' && saves !== '' ? saves : null;
}
