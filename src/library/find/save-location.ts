// Where a save lies below what the user named. Slugs and ids are made of that and of nothing else: which other files
// are there, and in which order they are found, must not decide what an id means.

import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { Claim } from '../../formats/format.ts';
import type { FileListing } from './list-files.ts';

export interface SaveLocation {
  /** Different for any two saves that are open. */
  readonly key: string;
  /** The same for people: without the ending. */
  readonly readable: string;
}

/** @param prefix what tells the named path from the others that were named, see rootPrefixes() */
export function locationOf(
  claim: Claim,
  { isFolder: inFolder, files }: FileListing,
  prefix: string,
): SaveLocation {
  const below = (path: string): string => (inFolder ? afterFirst(path) : path);
  const ofFolder = claim.files.every(({ path }) => path.startsWith(`${claim.name}/`));
  const exact = ofFolder ? `${below(claim.name)}/` : below(claim.files[0]!.path);
  const inner = ofFolder ? below(claim.name) : withoutEnding(claim, below(claim.name));
  const readable = [prefix, inner].filter(Boolean).join('/') || files[0]!.path.split('/')[0]!;
  const { called = '', part = '' } = claim;
  return {
    key: keyOf([prefix, exact, part].join('\0')),
    readable: readable.endsWith(called) ? readable : called,
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

function withoutEnding(claim: Claim, name: string): string {
  return claim.files.some(({ path }) => path === claim.name) ? name.replace(/(?<=[^/])\.[^./]*$/, '') : name;
}

/**
 * For each of several paths, the folders to put before the places below it: none for a single path, else the last parts of
 * its name, as many as tell all of them apart.
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
