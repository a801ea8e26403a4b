// One rule for copies of files beside the files themselves, whatever the format: a save is made of the files that a game
// reads. What lies beside one of them under its name with a mark is a save of its own, and a backup.

import { type Claim, type Format, type ListedFile, stemOf } from './format.ts';

/** Marks that programs and people add to the name of a file: before its ending or behind it. */
const MARK = /( - Copy( \(\d+\))?| \(\d+\)|[._]bak\d*|[._]old|_SVEMERG|_SVBAK)(?=(\.[^./]+)?$)/i;

/** The format without copies in its saves. */
export function apartFromCopies(format: Format): Format {
  return { ...format, claim: (files) => claimsOf(format, files) };
}

function claimsOf(format: Format, files: readonly ListedFile[]): readonly Claim[] {
  const paths = new Set(files.map(({ path }) => path));
  /** By folder and mark: what was copied together belongs together. */
  const copies = new Map<string, ListedFile[]>();
  const own = files.filter((file) => {
    const mark = markOf(file.path, paths);
    if (mark === null) return true;
    const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    const key = `${folder}\0${mark}`;
    copies.set(key, [...(copies.get(key) ?? []), file]);
    return false;
  });
  const claims = format.claim(own);
  if (copies.size === 0) return claims;
  const names = new Set(claims.map(({ name }) => name));
  return [...claims, ...[...copies.values()].flatMap((group) => backups(format.claim(group), names))];
}

/** Null for a file that is no copy of another in its folder. */
function markOf(path: string, paths: ReadonlySet<string>): string | null {
  const mark = MARK.exec(path)?.[0] ?? null;
  return mark !== null && paths.has(path.replace(MARK, '')) ? mark : null;
}

/** Those that would be called after the folder of the save are called after their file. */
function backups(claims: readonly Claim[], names: ReadonlySet<string>): Claim[] {
  return claims.map((claim) => {
    const name = names.has(claim.name) ? stemOf(claim.files[0]!.path) : claim.name;
    return { ...claim, name, isBackup: true };
  });
}
