// Decides which files are save games of Unreal Engine 4 and 5, and which of them form one world. Judges by
// content; names only show which files of a folder belong together. Source: docs/formats/gvas.md#detection.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError, faultIn, readOrFault } from '../../bytes/format-error.ts';
import { type Claim, type ListedFile, stemOf } from '../format.ts';
import type { GameHeader } from './file/layout.ts';
import { RepairBudget, readGameHeader } from './file/mended-header.ts';
import { beginsSave } from './file/packed.ts';
import { unwrapHead, WRAPPED_BYTES, type Wrapper } from './file/wrappers.ts';
import { LISTINGS } from './games/listings.ts';

/** Headers have up to 2 KB; that of a wrapped file is in the first part of a stream. */
const HEAD_BYTES = 1 << 14;
const MOST_HEAD_BYTES = 1 << 18;

/** Facts that the start of a file shows. */
export interface Beginning {
  readonly header: GameHeader;
  readonly wrappers: readonly Wrapper[];
  /** The first bytes of the save game itself. */
  readonly content: Uint8Array;
}

/** The last one: describing a save asks for it several times. */
let last: { readonly file: ListedFile; readonly beginning: Beginning } | null = null;

/** Why those that were looked at are no save games: a damaged header is searched for long. */
const refused = new WeakMap<ListedFile, FormatError>();

/** @throws FormatError NOT_A_SAVE and others for a file that is not a save game, or a damaged one */
export function beginningOf(file: ListedFile, budget?: RepairBudget): Beginning {
  if (last?.file === file) return last.beginning;
  const found = refused.get(file) ?? readOrFault(() => readBeginning(file, budget));
  if (found instanceof FormatError) {
    refused.set(file, found);
    throw found;
  }
  last = { file, beginning: found };
  return found;
}

function readBeginning(file: ListedFile, budget?: RepairBudget): Beginning {
  for (let bytes = HEAD_BYTES; ; bytes *= 4) {
    const head = file.head(Math.min(bytes, file.size));
    try {
      const { bytes: content, wrappers } = unwrapHead(head, file.size, file.path);
      const header = readGameHeader(new Cursor(content, { file: file.path }), budget);
      return { header, wrappers, content };
    } catch (error) {
      const isCut = error instanceof FormatError && error.code === 'SHORT' && head.length < file.size;
      if (!isCut || bytes >= MOST_HEAD_BYTES) throw error;
    }
  }
}

/**
 * Each world is a save, and so is each file that belongs to none. A file that is named like a part of a world is one
 * even if it is broken, the main one where others are of its game: reading says what is wrong with it.
 */
export function claim(files: readonly ListedFile[]): readonly Claim[] {
  const budget = new RepairBudget();
  const ours = files.filter((file) => faultIn(() => beginningOf(file, budget)) === null);
  const byPath = new Map(ours.map((file) => [file.path, file]));
  const broken = files.filter(({ path }) => !byPath.has(path));
  const claims: Claim[] = [];
  for (const { classes, world } of LISTINGS) {
    if (!world) continue;
    const { main, files: members, backups } = world;
    const isOfGame = (file: ListedFile): boolean =>
      byPath.has(file.path) && beginningOf(file).header.className.startsWith(classes);
    for (const { path } of files.filter((file) => main.test(file.path))) {
      const folder = path.slice(0, path.search(main));
      const held = [...byPath.values(), ...broken].filter(
        (file) => file.path.startsWith(folder) && members.test(file.path.slice(folder.length)),
      );
      // Alone, it is called by its folder, too: all worlds have a main file of this name.
      if (held.length < 2 && folder === '') continue;
      if (!byPath.has(path) && !held.some(isOfGame)) continue;
      // The main file first: the header comes from it.
      held.sort((a, b) => Number(b.path === path) - Number(a.path === path) || (a.path < b.path ? -1 : 1));
      for (const file of held) byPath.delete(file.path);
      const isBackup = backups?.test(folder) && { isBackup: true as const };
      claims.push({ name: folder.slice(0, -1) || stemOf(path), files: held, ...isBackup });
    }
  }
  for (const file of byPath.values()) claims.push({ name: stemOf(file.path), files: [file] });
  return claims;
}

/** Why a lone file is not claimed although it is a save game, or starts like one; null when it is not. */
export function refuse(file: ListedFile): FormatError | null {
  const fault = faultIn(() => beginningOf(file));
  // A file shorter than any wrapper is only refused if it starts like a save game.
  const isRelative = file.size >= WRAPPED_BYTES || beginsSave(file.head(WRAPPED_BYTES));
  return fault?.code === 'NOT_A_SAVE' || !isRelative ? null : fault;
}
