// Decides which files are documents of a game, and which of them are one save. Judges by content: Stardew
// Valley's files have no ending, and two games share the name of their root.

import { type Claim, type ListedFile, stemOf } from '../format.ts';
import { type Document, documentIn } from './files/beginning.ts';
import type { XmlGame } from './games/game.ts';

/** Declarations and the first element of a document. */
const HEAD_BYTES = 4096;
const XML_DECLARATION = /^(?:\u00ef\u00bb\u00bf)?<\?xml\s/;

interface Found {
  readonly file: ListedFile;
  readonly document: Document;
}

/** A lone file of a game without a table is a save too: whoever names it wants to see it. */
export function claim(files: readonly ListedFile[]): readonly Claim[] {
  const found = files.flatMap((file): Found[] => {
    const document = seen(file);
    return document === null ? [] : [{ file, document }];
  });
  const [only] = found;
  if (only && files.length === 1 && only.document.game === null && isDeclared(only.file))
    return [{ name: stemOf(only.file.path), files: [only.file] }];
  const games = new Set(found.flatMap(({ document }) => document.game ?? []));
  return [...games].flatMap((game) => {
    const ofGame = found.filter(({ document }) => document.game === game);
    return game.isFolder ? worlds(game, ofGame) : saves(game, ofGame);
  });
}

/** Documents that belong to a save and are none. */
export function refuse(file: ListedFile): string | null {
  return seen(file)?.rule?.extra ?? null;
}

function seen(file: ListedFile): Document | null {
  return documentIn(file.path, file.head(HEAD_BYTES));
}

function isDeclared(file: ListedFile): boolean {
  return XML_DECLARATION.test(String.fromCharCode(...file.head(16)));
}

/** All documents of a folder. */
function worlds({ documents, backups }: XmlGame, found: readonly Found[]): Claim[] {
  const folders = new Set(found.map(({ file }) => folderOf(file.path)));
  return [...folders].flatMap((folder) => {
    const inside = found.filter(({ file }) => folderOf(file.path) === folder);
    const order = ({ document }: Found): number => documents.indexOf(document.rule!);
    const sorted = inside.toSorted((a, b) => order(a) - order(b));
    if (sorted.every(({ document }) => document.rule!.extra !== undefined)) return [];
    const files = sorted.map(({ file }) => file);
    const isBackup = backups?.test(folder) && { isBackup: true as const };
    return [{ name: folder.slice(0, -1) || stemOf(files[0]!.path), files, ...isBackup }];
  });
}

/** Each document, with what belongs to it where it is the only one in its folder. */
function saves({ backups, parts }: XmlGame, found: readonly Found[]): Claim[] {
  const [mains, extras] = [
    found.filter(({ document }) => document.rule!.extra === undefined),
    found.filter(({ document }) => document.rule!.extra !== undefined),
  ];
  const kindOf = ({ file: { path } }: Found): string => {
    const folder = folderOf(path).replace(parts ?? /$^/, '');
    return `${folder}\0${backups?.test(path) ?? false}`;
  };
  return mains.map((main) => {
    const isOnly = mains.filter((other) => kindOf(other) === kindOf(main)).length === 1;
    const beside = isOnly ? extras.filter((extra) => extra !== main && kindOf(extra) === kindOf(main)) : [];
    const files = [main.file, ...beside.map(({ file }) => file)];
    const isBackup = backups?.test(main.file.path) && { isBackup: true as const };
    return { name: nameOf(main.file.path), files, ...isBackup };
  });
}

/** A folder that is called like the save in it is the save. */
function nameOf(path: string): string {
  return isNamedAsFolder(path) ? folderOf(path).slice(0, -1) : stemOf(path);
}

function isNamedAsFolder(path: string): boolean {
  return /(?:^|\/)([^/]+)\/\1$/.test(path);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
