// Which saves lie among listed files: every format is asked in turn, by bytes; the rest is told why not.

import { FormatError } from '../bytes/format-error.ts';
import type { Claim, Format, ListedFile, SaveHeader } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import type { DiskFile } from './disk-file.ts';
import { type Listing, listFiles } from './list-files.ts';
import { FileError } from './load-error.ts';
import type { SavedFile } from './save.ts';

/** A save as it was found, before it has a slug. */
export interface FoundSave {
  /** What the slug is made of. */
  readonly name: string;
  readonly format: Format;
  readonly claim: Claim;
  readonly files: readonly SavedFile[];
  readonly header: SaveHeader;
}

export interface Findings {
  readonly saves: readonly FoundSave[];
  /** What looked like a save and could not be opened, or could not be looked at. */
  readonly problems: readonly (FormatError | FileError)[];
}

/**
 * The saves at a path. A path that holds none gives a problem that says why.
 * @throws FileError when there is nothing to read at the path
 */
export function findSaves(root: string, formats: readonly Format[] = FORMATS): Findings {
  const listing = listFiles(root);
  const saves: FoundSave[] = [];
  const problems: (FormatError | FileError)[] = [...listing.problems];
  let left: readonly DiskFile[] = listing.files;
  for (const format of formats) {
    const taken = new Set<ListedFile>();
    for (const claim of format.claim(left)) {
      for (const file of claim.files) taken.add(file);
      try {
        saves.push(open(format, claim, listing));
      } catch (error) {
        if (!(error instanceof FormatError || error instanceof FileError)) throw error;
        problems.push(error);
      }
    }
    if (taken.size > 0) left = left.filter((file) => !taken.has(file));
  }
  for (const { failure } of left) if (failure) problems.push(failure);
  if (saves.length === 0 && problems.length === 0) problems.push(nothingThere(listing, formats));
  return { saves, problems };
}

function open(format: Format, claim: Claim, listing: Listing): FoundSave {
  const header = format.header(claim);
  const unreadable = claim.files.find((file) => (file as DiskFile).failure);
  if (unreadable) throw (unreadable as DiskFile).failure;
  return { name: nameOf(claim, listing), format, claim, files: savedFiles(claim), header };
}

/** What the claim says, else the last part of its name; without the ending where it is a file's. */
function nameOf(claim: Claim, listing: Listing): string {
  const isFile = claim.files.some(({ path }) => path === claim.name);
  if (claim.called !== undefined) return claim.called;
  const name = lastPart(claim.name) || lastPart(listing.files[0]!.path.split('/')[0]!);
  return isFile ? name.replace(/(?<=.)\.[^.]*$/, '') : name;
}

/** Names relative to the folder that holds all files of the save. */
function savedFiles(claim: Claim): SavedFile[] {
  const folder = commonFolder(claim.files.map(({ path }) => path));
  return claim.files.map((file) => ({
    name: file.path.slice(folder.length),
    // Claims hand back the files they were given.
    absolute: (file as DiskFile).absolute,
    size: file.size,
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

function nothingThere(listing: Listing, formats: readonly Format[]): FormatError {
  const [file] = listing.files;
  const expected = `a save (${formats.map(({ title }) => title).join(', ')})`;
  if (!file || listing.isFolder) {
    const relative = listing.files
      .map((each) => refusal(each, formats))
      .find((why) => why instanceof FormatError);
    if (relative instanceof FormatError) return relative;
    const found = file ? `${listing.files.length} other files` : 'no files';
    return new FormatError({ code: 'NOT_A_SAVE', file: listing.root, offset: 0, expected, found });
  }
  const known = refusal(file, formats);
  if (known instanceof FormatError) return known;
  const found = known ?? describeBytes(file.head(64));
  return new FormatError({ code: 'NOT_A_SAVE', file: file.path, offset: 0, expected, found });
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

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
