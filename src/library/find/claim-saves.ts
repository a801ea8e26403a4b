// Finds the saves among files, wherever the files are: every format is offered them in turn and decides by
// their bytes. What remains is reported with a reason.

import { FormatError } from '../../bytes/format-error.ts';
import type { Inflate } from '../../bytes/inflate.ts';
import { decodeLatin1, decodeUtf8 } from '../../bytes/text.ts';
import type { Claim, Format, ListedFile, SaveHeader } from '../../formats/format.ts';
import { headerWithoutSecrets } from '../../graph/secrets.ts';
import { FileError } from '../load-error.ts';

/** A file that may turn out to be unreadable when its first bytes are read. */
export interface LookedAtFile extends ListedFile {
  readonly failure: FileError | null;
  /** It is empty, or was written a moment ago: more may follow. */
  readonly mayGrow?: boolean;
}

export interface LookedAtFiles<F extends LookedAtFile> {
  /** The path that the user named. */
  readonly root: string;
  /** True when files that are not saves are to be expected. */
  readonly isFolder: boolean;
  readonly files: readonly F[];
}

export interface ClaimedSave {
  readonly format: Format;
  readonly claim: Claim;
  readonly header: SaveHeader;
}

export interface Claimed<F extends LookedAtFile> {
  readonly saves: readonly ClaimedSave[];
  /** Files that look like saves but could not be opened or read. */
  readonly problems: readonly (FormatError | FileError)[];
  /** The files that `problems` are about, and those that may still become saves. */
  readonly suspects: readonly F[];
}

/** A listing without saves gives a problem. @param inflate for headers further inside; default: a portable one */
export function claimSaves<F extends LookedAtFile>(
  listing: LookedAtFiles<F>,
  formats: readonly Format[],
  inflate?: Inflate,
): Claimed<F> {
  const saves: ClaimedSave[] = [];
  const problems: (FormatError | FileError)[] = [];
  const suspects: F[] = [];
  let left: readonly F[] = listing.files;
  for (const format of formats) {
    if (left.length === 0) break;
    const taken = new Set<ListedFile>();
    for (const claim of format.claim(left)) {
      for (const file of claim.files) taken.add(file);
      try {
        saves.push(open<F>(format, claim, inflate));
      } catch (error) {
        if (!(error instanceof FormatError || error instanceof FileError)) throw error;
        problems.push(error);
        suspects.push(...(claim.files as readonly F[]));
      }
    }
    if (taken.size > 0) left = left.filter((file) => !taken.has(file));
  }
  for (const file of left) {
    const why = listing.isFolder ? unclaimed(file, formats) : file.failure;
    if (why) problems.push(why);
    if (why || !listing.isFolder || file.mayGrow) suspects.push(file);
  }
  return { saves, problems, suspects };
}

/** @throws FormatError, FileError. Claims return the very file objects that formats were given. */
function open<F extends LookedAtFile>(format: Format, claim: Claim, inflate?: Inflate): ClaimedSave {
  const header = format.header(claim, inflate);
  const unreadable = (claim.files as readonly F[]).find((file) => file.failure);
  if (unreadable?.failure) throw unreadable.failure;
  // Other members may be getters, which a copy would run.
  const fields = { value: headerWithoutSecrets(header.fields), enumerable: true };
  return { format, claim, header: Object.defineProperty(header, 'fields', fields) };
}

/** Null for files that merely are next to saves. One named like a save may be a broken save. */
function unclaimed(file: LookedAtFile, formats: readonly Format[]): FormatError | FileError | null {
  const ending = /(\.[^./]*)(?:\.(?:xz|bz2|zst))?$/i.exec(file.path)?.[1]?.toLowerCase();
  const isNamed = ending !== undefined && formats.some(({ extensions }) => extensions.includes(ending));
  // First, because reading the file is what may set `failure`.
  const why = isNamed ? refusal(file, formats) : null;
  if (file.failure) return file.failure;
  if (!isNamed || (why === null && isJson(ending, file.head(64)))) return null;
  return why instanceof FormatError ? why : notASave(file, why, formats);
}

/** JSON files of other programs share the extension. */
function isJson(ending: string, head: Uint8Array): boolean {
  return ending === '.json' && /^\uFEFF?\s*[[{]/.test(decodeUtf8(head, 0, head.length)) && !head.includes(0);
}

/** Why there is no save among the files, when no problem says so. */
export function nothingThere(listing: LookedAtFiles<LookedAtFile>, formats: readonly Format[]): FormatError {
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
  return refusalOf(file, formats);
}

/** Why a file that no format claims is refused. */
export function refusalOf(file: ListedFile, formats: readonly Format[]): FormatError {
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

/** The reason of a format that recognises the file; a specific error precedes a guess. */
function refusal(file: ListedFile, formats: readonly Format[]): string | FormatError | null {
  let guess: string | null = null;
  for (const format of formats) {
    const why = format.refuse(file);
    if (why instanceof FormatError) return why;
    guess ??= why;
  }
  return guess;
}

/** The likely kind of a file by its first bytes, for error messages. */
function describeBytes(head: Uint8Array): string {
  if (head.length === 0) return 'an empty file';
  const known = KNOWN_BEGINNINGS.find(([start]) => decodeLatin1(head, 0, start.length) === start);
  if (known) return known[1];
  if (head.every((byte) => byte === 0)) return 'only zeros, as left by a crash while the file was written';
  // Text of any encoding has no control characters, and hardly ever 0xff, which UTF-8 never has.
  const isText = head.every((byte) => (byte >= 0x20 && byte < 0xff) || (byte >= 0x09 && byte <= 0x0d));
  return isText ? 'a text file' : `a file of no known kind, which begins with ${firstBytes(head)}`;
}

/** For those who know the kind of a file by them, as numbers and as letters. */
function firstBytes(head: Uint8Array): string {
  const first = head.subarray(0, SHOWN_BYTES);
  const numbers = Array.from(first, (byte) => byte.toString(16).padStart(2, '0'));
  return `${numbers.join(' ')} (${decodeLatin1(first, 0, first.length).replace(/[^\x20-\x7e]/g, '.')})`;
}

const SHOWN_BYTES = 8;

/** Files that end up in save folders, by their first bytes. */
const KNOWN_BEGINNINGS: readonly (readonly [start: string, name: string])[] = [
  ['\x89PNG', 'a PNG image'],
  ['\xff\xd8\xff', 'a JPEG image'],
  ['PK\x03\x04', 'a ZIP archive without a save that can be read'],
  ['\x1f\x8b', 'a gzip file without a save in it'],
  ['7z\xbc\xaf', 'a 7z archive, which has to be unpacked first'],
  ['Rar!', 'a RAR archive, which has to be unpacked first'],
  ['\xfd7zXZ', 'an xz file, which has to be unpacked first'],
  ['BZh', 'a bzip2 file, which has to be unpacked first'],
  ['\x28\xb5\x2f\xfd', 'a zstd file, which has to be unpacked first'],
  ['SQLi', 'an SQLite database'],
  ['%PDF', 'a PDF document'],
  ['MZ\x90', 'a program for Windows'],
];

/** Why a file gave no save, for people: without the name of the file, and without what they already know. */
export function reasonOf(problem: FormatError | FileError): string {
  if (problem instanceof FileError || problem.code !== 'NOT_A_SAVE' || problem.offset !== 0)
    return problem.message.slice(problem.file.length + ': '.length);
  return `not a save, but ${problem.found}`;
}
