// Where a save lies below what the user named. Slugs and ids are made of that and of nothing else: which other files
// are there, and in which order they are found, must not decide what an id means.

import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { Claim } from '../../formats/format.ts';
import type { FileListing } from '../files/list-files.ts';

/** Of `a.sav` and `a.sbp` only one can be called `a`. */
const USUAL_ENDING = '.sav';
/** What the name of another file may end in: a number after a dot is no ending (`World 1.5.sav`). */
const OTHER_ENDING = /\.[a-z][a-z0-9]*$/i;

export interface SaveLocation {
  /** Different for any two saves that are open. */
  readonly key: string;
  /**
   * The same for people: without the ending that most saves have; a folder's ends in `/`, so that none reads like a
   * file.
   */
  readonly readable: string;
  /** Whether a save at another location may read the same. */
  readonly isAmbiguous: boolean;
}

/** @param prefix distinguishes the named path from the other named ones, see rootPrefixes() */
export function locationOf(
  claim: Claim,
  { isFolder: inFolder, files }: FileListing,
  prefix: string,
): SaveLocation {
  const below = (path: string): string => (inFolder ? afterFirst(path) : path);
  const ofFolder = claim.files.every(({ path }) => path.startsWith(`${claim.name}/`));
  const { called = '', part = '' } = claim;
  const exact = ofFolder ? `${below(claim.name)}/` : below(claim.files[0]!.path);
  const inner = ofFolder ? below(claim.name) : readableFile(exact, part);
  const whole = [prefix, inner].filter(Boolean).join('/') || files[0]!.path.split('/')[0]!;
  const readable = whole.endsWith(called) ? whole : called;
  return {
    key: keyOf([prefix, exact, part].join('\0')),
    readable: ofFolder ? `${readable}/` : readable,
    // One of `a.sbp` and `a.sbp.sav`, and of `a` and `a.sav`; which one, must not depend on whether both are there.
    isAmbiguous: !ofFolder && part === '' && exact.endsWith(USUAL_ENDING) === OTHER_ENDING.test(inner),
  };
}

/** Short, of letters that need no escape anywhere. */
function keyOf(exact: string): string {
  return createHash('sha256').update(exact).digest('base64url').slice(0, 12);
}

function afterFirst(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? '' : path.slice(slash + 1);
}

/** A file that holds several saves is like a folder of them. */
function readableFile(path: string, part: string): string {
  if (part !== '') return `${path}/${part}`;
  return path.endsWith(USUAL_ENDING) ? path.slice(0, -USUAL_ENDING.length) : path;
}

/**
 * For each of several paths, the folders to put before the places below it: none for a single path, else the last parts
 * of its name, as many as tell all of them apart.
 */
export function rootPrefixes(
  paths: readonly { readonly path: string; readonly isFolder: boolean }[],
): string[] {
  if (paths.length < 2) return paths.map(() => '');
  const parts = paths.map(({ path }) => resolve(path).split(sep).filter(Boolean));
  const lastOf = (count: number): string[] => parts.map((each) => each.slice(-count).join('/'));
  const longest = Math.max(...parts.map(({ length }) => length));
  let count = 1;
  while (count < longest && new Set(lastOf(count)).size < paths.length) count++;
  return paths.map(({ isFolder }, at) => {
    const last = parts[at]!.slice(-count);
    return (isFolder ? last : last.slice(0, -1)).join('/');
  });
}
