// Decides which files are DSON and which of them make up a profile. Judges by content, because plain JSON
// files with similar names lie next to DSON files.

import { addTo } from '../../graph/made-once.ts';
import type { Claim, ListedFile } from '../format.ts';
import { DECODED_HEAD, revisionOfDecoded } from './types/decoded.ts';

/** Number of bytes that detection reads. */
const HEAD = 64;
/** Folder with the game's own copy of a profile, one save older. */
const BACKUP = 'backup';
/** Files in the folder of a persistent raid; any other folder with DSON files is a profile. */
const RAID_FILES = new Set(['persist.raid.json', 'persist.map.json', 'persist.loading_screen.json']);
/** Names that only a profile's files have. */
const PROFILE_NAME = /(^|\/)(persist\.[^/]*|novelty_tracker[^/]*)\.json$/;
/** Names of the game's own files, whose place a text may take: not of a text beside them. */
const OWN_NAME = /(^|\/)(persist\.[a-z_]+(\.network)?|novelty_tracker[a-z_]*)\.json$/;
/** Copies that a manager of saves for the Vita keeps beside the files. */
const PACKED_COPY = /(^|\/)(persist\.|novelty_tracker)[^/]*\.json\.z$/;
const NUL = 0x00;

export function isDson(head: Uint8Array): boolean {
  return head.length >= HEAD && head[0] === 0x01 && head[1] === 0xb1 && head[2] === 0 && head[3] === 0;
}

/** JSON text: an opening brace after white space, optionally after a byte order mark, and nothing binary near it. */
export function isPlainText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, HEAD);
  // A damaged file may begin with any byte, even a brace, but its header is full of zeros.
  if (head.includes(NUL)) return false;
  const text = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  for (let i = text; i < head.length; i++) {
    const byte = head[i]!;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte === 0x7b;
  }
  return false;
}

/** True if an editor decoded the file: JSON text in the place of a file of the game. */
export function isDecoded(path: string, bytes: Uint8Array): boolean {
  return OWN_NAME.test(path) && revisionOfDecoded(bytes) !== null;
}

/** True if a file is a packed copy of another one that is there. */
export function isPackedCopy(path: string, paths: ReadonlySet<string>): boolean {
  return PACKED_COPY.test(path) && paths.has(path.slice(0, path.lastIndexOf('.')));
}

/**
 * A file that is named like one of a profile but does not begin like one: cut short, or with its beginning
 * overwritten. Next to other files of a profile it is claimed too, so that an issue explains what is missing.
 */
function isDamaged(file: ListedFile): boolean {
  if (!PROFILE_NAME.test(file.path)) return false;
  const bytes = head(file);
  // A file that cannot be read is reported by the library.
  if (bytes.length < Math.min(HEAD, file.size)) return false;
  return !isDson(bytes) && !isPlainText(bytes);
}

/** Every folder with DSON files, or with texts in their places, is a profile; the folders of its persistent raids belong to it. */
export function claim(files: readonly ListedFile[]): readonly Claim[] {
  const folders = new Map<string, ListedFile[]>();
  const paths = new Set(files.map(({ path }) => path));
  const isSave = (file: ListedFile): boolean =>
    (isDson(head(file)) || isDecoded(file.path, head(file, DECODED_HEAD))) && !isPackedCopy(file.path, paths);
  for (const file of files) {
    const folder = folderOf(file.path);
    addTo(folders, folder, file);
  }
  const profiles = new Map<string, readonly ListedFile[]>();
  /** By folder, the files that are or should be DSON. */
  const named = new Map<string, readonly ListedFile[]>();
  for (const [folder, list] of folders) {
    const dson = list.filter(isSave);
    const all = [...dson, ...list.filter(isDamaged)];
    if (dson.length > 0) profiles.set(folder, all);
    if (all.length > 0) named.set(folder, all);
  }
  const isRaid = (folder: string): boolean =>
    folder !== '' &&
    !isBackup(folder) &&
    profiles.has(folderOf(folder)) &&
    named.get(folder)!.every(({ path }) => RAID_FILES.has(path.slice(path.lastIndexOf('/') + 1)));

  const claims: Claim[] = [];
  for (const [folder, held] of profiles) {
    if (isRaid(folder)) continue;
    const texts = folders
      .get(folder)!
      .filter((file) => (isText(file) && !isSave(file)) || isPackedCopy(file.path, paths));
    const raids = [...named].filter(([other]) => folderOf(other) === folder && isRaid(other));
    const mine = [...held, ...texts, ...raids.flatMap(([, list]) => list)];
    mine.sort((a, b) => (a.path < b.path ? -1 : 1));
    const name = folder === '' && held.length === 1 ? held[0]!.path : folder;
    claims.push({
      name,
      files: mine,
      ...(isBackup(folder) && { called: folder.split('/').slice(-2).join('/'), isBackup: true as const }),
    });
  }
  return claims.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * A description of a lone file that has the name of a profile's file without being DSON; null for other names, and
 * for DSON.
 */
export function refuse(file: ListedFile): string | null {
  if (PACKED_COPY.test(file.path))
    return 'a packed copy of a file of Darkest Dungeon, as a manager of saves for the Vita makes them';
  if (!PROFILE_NAME.test(file.path)) return null;
  if (isPlainText(head(file))) return 'plain JSON text of Darkest Dungeon, not a DSON save';
  if (!isDamaged(file)) return null;
  const bytes = Math.min(file.size, HEAD);
  return bytes < HEAD
    ? `a file of Darkest Dungeon by its name, cut to ${bytes} bytes of a header of ${HEAD}`
    : 'a file of Darkest Dungeon by its name, whose first bytes are not those of DSON';
}

function isText(file: ListedFile): boolean {
  return file.path.endsWith('.json') && isPlainText(head(file));
}

/** The folder part of a path; empty for none. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

function isBackup(folder: string): boolean {
  return folder === BACKUP || folder.endsWith(`/${BACKUP}`);
}

/** The first bytes; empty for a file that cannot be read, which therefore is not a save. */
function head(file: ListedFile, bytes = HEAD): Uint8Array {
  try {
    return file.head(bytes);
  } catch {
    return new Uint8Array(0);
  }
}
