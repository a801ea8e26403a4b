// Files that say of a game what its saves do not: the user names them, and what is in each shows what it is for.

import { checkedFactories, checkedGameData } from '../../api/games/user-data.ts';
import type { UserTexts } from '../../formats/format.ts';
import type { LoaderOptions } from '../../library/read/save-loader.ts';
import { UsageError } from '../command.ts';
import { readUserFile } from '../user-file.ts';

export type GameTexts = Pick<LoaderOptions, 'gameData' | 'factories' | keyof UserTexts>;
type Kind = keyof GameTexts;

const CHECKS: Readonly<Record<Kind, (bytes: Uint8Array) => string | Promise<string>>> = {
  gameData: checkedGameData,
  factories: checkedFactories,
  layouts: (bytes) => checkedByFormats('layouts', bytes),
  hints: (bytes) => checkedByFormats('hints', bytes),
  names: (bytes) => new TextDecoder().decode(bytes),
};

/** The texts of these files, checked before any save is read with them. @throws UsageError */
export async function gameTexts(files: readonly string[]): Promise<GameTexts> {
  const texts: { -readonly [Name in Kind]?: string } = {};
  const from = new Map<Kind, string>();
  for (const file of files) {
    const bytes = readUserFile(file);
    const kind = kindOf(bytes);
    const other = from.get(kind);
    if (other !== undefined) throw new UsageError(`--game: ${other} and ${file} are both ${WORDS[kind]}`);
    from.set(kind, file);
    try {
      texts[kind] = await CHECKS[kind](bytes);
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      throw new UsageError(`cannot use ${file} as ${WORDS[kind]}: ${why}`);
    }
  }
  return texts;
}

const WORDS: Readonly<Record<Kind, string>> = {
  gameData: 'the data of a game',
  factories: 'names of factories',
  layouts: 'layouts',
  hints: 'types of structs',
  names: 'names',
};

/** By what all files of a kind have, and those of no other kind. */
function kindOf(bytes: Uint8Array): Kind {
  // Games write their own data in UTF-16, with a mark before it; the parts that distinguish kinds are ASCII.
  const letters = bytes.filter((byte) => byte > 0 && byte < 0x80);
  const text = new TextDecoder().decode(letters).trimStart();
  if (text.startsWith('{')) return 'layouts';
  if (text.startsWith('[')) return text.includes('"NativeClass"') ? 'gameData' : 'factories';
  return /^[^#\r\n][^\r\n]*=/m.test(text) ? 'hints' : 'names';
}

async function checkedByFormats(kind: keyof UserTexts, bytes: Uint8Array): Promise<string> {
  const text = new TextDecoder().decode(bytes);
  // The formats are half of the program, and a server's main thread needs them for nothing else.
  const { FORMATS } = await import('../../formats/registry.gen.ts');
  for (const format of FORMATS) {
    await format.ready?.();
    format.check?.({ [kind]: text });
  }
  return text;
}
