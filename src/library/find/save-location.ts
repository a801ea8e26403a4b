// Where a save is, relative to what the user named. Slugs and ids are derived from that and from nothing
// else: what an id means must not depend on which other files exist, or on the order in which they are found.

import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { Claim } from '../../formats/format.ts';
import type { FileListing } from '../files/list-files.ts';

/** The extension that is omitted: of `a.sav` and `a.sbp` only one can be called `a`. */
const USUAL_ENDING = '.sav';
/** How names of other files may end; a number after a dot is not an extension (`World 1.5.sav`). */
const OTHER_ENDING = /\.[a-z][a-z0-9]*$/i;

export interface SaveLocation {
  /** Unique among the saves that are open. */
  readonly key: string;
  /** For people: without the usual extension. That of a folder ends in `/`, so that it never looks like a file's. */
  readonly readable: string;
  /** Whether a save at another location may have the same readable name. */
  readonly isAmbiguous: boolean;
}

/** @param prefix distinguishes the named path from other named ones, see rootPrefixes() */
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
    // True for one of `a.sbp` and `a.sbp.sav`, and of `a` and `a.sav`. Which one must not depend on whether both exist.
    isAmbiguous: !ofFolder && part === '' && exact.endsWith(USUAL_ENDING) === OTHER_ENDING.test(inner),
  };
}

/** Short, and made of characters that need no escaping anywhere. */
function keyOf(exact: string): string {
  return createHash('sha256').update(exact).digest('base64url').slice(0, 12);
}

function afterFirst(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? '' : path.slice(slash + 1);
}

/** A file that holds several saves is treated like a folder of them. */
function readableFile(path: string, part: string): string {
  if (part !== '') return `${path}/${part}`;
  return path.endsWith(USUAL_ENDING) ? path.slice(0, -USUAL_ENDING.length) : path;
}

/**
 * For each of several paths, the folders to prefix to locations below it: none for a single path, else as
 * many last parts of the path as it takes to tell all of them apart.
 */
export function rootPrefixes(
  paths: readonly { readonly path: string; readonly isFolder: boolean }[],
): string[] {
  if (paths.length < 2) return paths.map(() => '');
  const parts = paths.map(({ path }) => resolve(path).split(sep).filter(Boolean));
  const lastOf = (count: number): string[] => parts.map((each) => each.slice(-count).join('/'));
  const longest = parts.reduce((most, { length }) => Math.max(most, length), 0);
  let count = 1;
  while (count < longest && new Set(lastOf(count)).size < paths.length) count++;
  return paths.map(({ isFolder }, at) => {
    const last = parts[at]!.slice(-count);
    return (isFolder ? last : last.slice(0, -1)).join('/');
  });
}
