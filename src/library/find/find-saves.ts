// Which saves lie among listed files: every format is asked in turn, by bytes; the rest is reported with the reason.

import { FormatError } from '../../bytes/format-error.ts';
import { decodeUtf8 } from '../../bytes/text.ts';
import type { Claim, Format, ListedFile, SaveHeader } from '../../formats/format.ts';
import { FORMATS } from '../../formats/registry.gen.ts';
import { FileError } from '../load-error.ts';
import type { SavedFile } from '../save.ts';
import type { DiskFile } from './disk-file.ts';
import type { FilePath } from './file-path.ts';
import { type FileListing, listFiles } from './list-files.ts';
import { locationOf, type SaveLocation } from './save-location.ts';
import type { Stamp } from './stamp.ts';

/** A save as it was found, before it has a slug. */
export interface FoundSave {
  readonly location: SaveLocation;
  readonly format: Format;
  readonly claim: Claim;
  readonly files: readonly SavedFile[];
  readonly header: SaveHeader;
}

export interface Findings {
  readonly saves: readonly FoundSave[];
  /** What looked like a save and could not be opened, or could not be looked at. */
  readonly problems: readonly (FormatError | FileError)[];
  /** What decides, besides the files of the saves, what is found: folders, and files that may become saves. */
  readonly watched: readonly Watched[];
}

/** A file or folder as it was looked at. */
export interface Watched {
  readonly absolute: FilePath;
  readonly stamp: Stamp;
}

/**
 * The saves at a path. A path that holds none gives a problem that says why.
 * @param prefix see locationOf()
 * @throws FileError when there is nothing to read at the path
 */
export function findSaves(root: string, formats: readonly Format[] = FORMATS, prefix = ''): Findings {
  const listing = listFiles(root);
  const saves: FoundSave[] = [];
  const problems: (FormatError | FileError)[] = [...listing.problems];
  const watched: Watched[] = [...listing.folders];
  let left: readonly DiskFile[] = listing.files;
  for (const format of formats) {
    const taken = new Set<ListedFile>();
    for (const claim of format.claim(left)) {
      for (const file of claim.files) taken.add(file);
      try {
        saves.push(open(format, claim, locationOf(claim, listing, prefix)));
      } catch (error) {
        if (!(error instanceof FormatError || error instanceof FileError)) throw error;
        problems.push(error);
        watched.push(...(claim.files as readonly DiskFile[]));
      }
    }
    if (taken.size > 0) left = left.filter((file) => !taken.has(file));
  }
  for (const file of left) {
    const why = listing.isFolder ? unclaimed(file, formats) : file.failure;
    if (why) problems.push(why);
    if (why || !listing.isFolder) watched.push(file);
  }
  if (saves.length === 0 && problems.length === 0) problems.push(nothingThere(listing, formats));
  return { saves, problems, watched };
}

/** Null for files that only lie beside saves; what is called like a save and is none may be a broken one. */
function unclaimed(file: DiskFile, formats: readonly Format[]): FormatError | FileError | null {
  const ending = /\.[^./]*$/.exec(file.path)?.[0].toLowerCase();
  const isNamed = ending !== undefined && formats.some(({ extensions }) => extensions.includes(ending));
  // Asked first: looking at it is what fails.
  const why = isNamed ? refusal(file, formats) : null;
  if (file.failure) return file.failure;
  if (!isNamed || (why === null && isJson(ending, file.head(64)))) return null;
  return why instanceof FormatError ? why : notASave(file, why, formats);
}

/** Other programs' JSON is what it is called. */
function isJson(ending: string, head: Uint8Array): boolean {
  return ending === '.json' && /^\uFEFF?\s*[[{]/.test(decodeUtf8(head, 0, head.length)) && !head.includes(0);
}

function open(format: Format, claim: Claim, location: SaveLocation): FoundSave {
  const header = format.header(claim);
  const unreadable = claim.files.find((file) => (file as DiskFile).failure);
  if (unreadable) throw (unreadable as DiskFile).failure;
  return { location, format, claim, files: savedFiles(claim), header };
}

/** Names relative to the folder that holds all files of the save. */
function savedFiles(claim: Claim): SavedFile[] {
  const folder = commonFolder(claim.files.map(({ path }) => path));
  return claim.files.map((file) => ({
    name: file.path.slice(folder.length),
    // Claims hand back the files they were given.
    absolute: (file as DiskFile).absolute,
    size: file.size,
    stamp: (file as DiskFile).stamp,
  }));
}

/** The longest folder (with its `/`) that all paths begin with. */
function commonFolder(paths: readonly string[]): string {
  let common = paths[0]!.slice(0, paths[0]!.lastIndexOf('/') + 1);
  for (const path of paths) {
    while (!path.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
  }
  return common;
}

function nothingThere(listing: FileListing, formats: readonly Format[]): FormatError {
  const [file] = listing.files;
  if (!file || listing.isFolder) {
    const relative = listing.files
      .map((each) => refusal(each, formats))
      .find((why) => why instanceof FormatError);
    if (relative instanceof FormatError) return relative;
    const found = file ? `${listing.files.length} other files` : 'no files';
    const expected = expectedOf(formats);
    return new FormatError({ code: 'NOT_A_SAVE', file: listing.root, offset: 0, expected, found });
  }
  const known = refusal(file, formats);
  return known instanceof FormatError ? known : notASave(file, known, formats);
}

function notASave(file: ListedFile, known: string | null, formats: readonly Format[]): FormatError {
  const found = known ?? describeBytes(file.head(64));
  return new FormatError({
    code: 'NOT_A_SAVE',
    file: file.path,
    offset: 0,
    expected: expectedOf(formats),
    found,
  });
}

function expectedOf(formats: readonly Format[]): string {
  return `a save (${formats.map(({ title }) => title).join(', ')})`;
}

/** What the first format that knows the file says of it. */
function refusal(file: ListedFile, formats: readonly Format[]): string | FormatError | null {
  for (const format of formats) {
    const why = format.refuse(file);
    if (why !== null) return why;
  }
  return null;
}

/** What a stranger would call a file that begins with these bytes. */
export function describeBytes(head: Uint8Array): string {
  if (head.length === 0) return 'an empty file';
  const hex = Array.from(head.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const known = KNOWN_BEGINNINGS.find(([start]) => hex.startsWith(start));
  if (known) return known[1];
  const isText = head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
  return isText ? 'a text file' : `bytes of no known kind: ${hex}`;
}

/** Files that end up in save folders, by their first bytes. */
const KNOWN_BEGINNINGS: readonly (readonly [hex: string, name: string])[] = [
  ['89 50 4e 47', 'a PNG image'],
  ['ff d8 ff', 'a JPEG image'],
  ['50 4b 03 04', 'a ZIP archive'],
  ['1f 8b', 'a gzip file'],
  ['37 7a bc af', 'a 7z archive'],
  ['52 61 72 21', 'a RAR archive'],
  ['53 51 4c 69', 'an SQLite database'],
];
