// The place of a save relative to the path that the user named. Its id is derived from that alone: what an id
// means must not depend on which other files exist, or on the order in which they are found.

import { createHash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { Claim } from '../../formats/format.ts';
import type { FileListing } from '../files/list-files.ts';
import { pathSlug, slugOf, slugsOf } from './slug.ts';

export interface SaveLocation {
  /** Unique among the saves that are open. */
  readonly key: string;
  /** See slugsOf(). */
  readonly slugs: readonly string[];
}

/** @param prefix distinguishes the named path from other named ones, see rootPrefixes() */
export function locationOf(
  claim: Claim,
  { isFolder: inFolder, files }: FileListing,
  prefix: string,
): SaveLocation {
  const below = (path: string): string => (inFolder ? afterFirst(path) : path);
  const ofFolder = claim.files.every(({ path }) => path.startsWith(`${claim.name}/`));
  const { called, part = '' } = claim;
  const exact = ofFolder ? `${below(claim.name)}/` : below(claim.files[0]!.path);
  const hash = createHash('sha256').update([prefix, exact, part].join('\0'));
  const digest = hash.digest().subarray(0, KEY_BYTES);
  const path = [prefix, ofFolder ? below(claim.name) : exact].filter(Boolean).join('/');
  const last = pathSlug(path || files[0]!.path.split('/')[0]!, ofFolder);
  const slug = slugOf(called ?? [last, part].join(' '));
  return { key: digest.toString('base64url'), slugs: slugsOf(slug, digest.toString('hex')) };
}

/** As text they are short, and made of characters that need no escaping anywhere. */
const KEY_BYTES = 9;

function afterFirst(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? '' : path.slice(slash + 1);
}

/** The folders to prefix to locations below each path: none for one path, else as many as distinguish all. */
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
