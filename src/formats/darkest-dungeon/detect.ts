// Which files are DSON, and which make up one profile. By bytes: plain JSON text sits beside DSON under the same
// kind of names.

import type { Claim, ListedFile } from '../format.ts';

/** Bytes of a file that detection looks at. */
const HEAD = 64;
/** The copy that the game keeps of a profile, one save older. */
const BACKUP = 'backup';
/** What the folder of a persistent raid holds; any other folder with DSON files is a profile. */
const RAID_FILES = new Set(['persist.raid.json', 'persist.map.json', 'persist.loading_screen.json']);

export function isDson(head: Uint8Array): boolean {
  return head.length >= HEAD && head[0] === 0x01 && head[1] === 0xb1 && head[2] === 0 && head[3] === 0;
}

/** JSON text: an opening brace after blanks, a byte order mark before them or not. */
export function isPlainText(bytes: Uint8Array): boolean {
  const text = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (let i = text; i < Math.min(bytes.length, HEAD); i++) {
    const byte = bytes[i]!;
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte === 0x7b;
  }
  return false;
}

/** Every folder with DSON files is a profile; the folders of its persistent raids belong to it. */
export function claimProfiles(files: readonly ListedFile[]): readonly Claim[] {
  const folders = new Map<string, ListedFile[]>();
  for (const file of files) {
    const folder = folderOf(file.path);
    const list = folders.get(folder);
    if (list) list.push(file);
    else folders.set(folder, [file]);
  }
  const dson = new Map<string, ListedFile[]>();
  for (const [folder, list] of folders) {
    const held = list.filter((file) => isDson(head(file)));
    if (held.length > 0) dson.set(folder, held);
  }
  const claims: Claim[] = [];
  for (const [folder, held] of dson) {
    if (isRaidOfProfile(folder, dson)) continue;
    const texts = folders.get(folder)!.filter((file) => isJsonName(file.path) && isPlainText(head(file)));
    const raids = [...dson].filter(([other]) => folderOf(other) === folder && isRaidOfProfile(other, dson));
    const mine = [...held, ...texts, ...raids.flatMap(([, list]) => list)];
    mine.sort((a, b) => (a.path < b.path ? -1 : 1));
    const name = folder === '' && held.length === 1 ? held[0]!.path : folder;
    claims.push({
      name,
      files: mine,
      ...(isBackup(folder) && { called: folder.split('/').slice(-2).join('/') }),
    });
  }
  return claims.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a lone file is that looks like one of ours and is not DSON. */
export function refuseFile(file: ListedFile): string | null {
  if (!/(^|\/)(persist\.[^/]*|novelty_tracker[^/]*)\.json$/.test(file.path)) return null;
  return isPlainText(head(file)) ? 'plain JSON text of Darkest Dungeon, not a DSON save' : null;
}

/** The folder of a path without its last part; empty for none. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

function isRaidOfProfile(folder: string, dson: ReadonlyMap<string, readonly ListedFile[]>): boolean {
  if (folder === '' || isBackup(folder) || !dson.has(folderOf(folder))) return false;
  return dson.get(folder)!.every(({ path }) => RAID_FILES.has(path.slice(path.lastIndexOf('/') + 1)));
}

function isBackup(folder: string): boolean {
  return folder === BACKUP || folder.endsWith(`/${BACKUP}`);
}

function isJsonName(path: string): boolean {
  return path.endsWith('.json');
}

/** What cannot be read is nobody's save. */
function head(file: ListedFile): Uint8Array {
  try {
    return file.head(HEAD);
  } catch {
    return new Uint8Array(0);
  }
}
