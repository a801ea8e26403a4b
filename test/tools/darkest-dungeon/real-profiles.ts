// The real files that tests may look at where they are at hand, and the same decoded by an independent program.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { portableInflate } from '../../../src/bytes/inflate.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { type Opened, openFiles } from '../open-files.ts';

export const REAL_FOLDER = '../shared/saves/darkest-dungeon';
export const hasReal = existsSync(join(REAL_FOLDER, 'MANIFEST.tsv'));

/** A folder of real files that belong together; `backup/` is a profile of its own. */
export interface RealProfile {
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export function realProfiles(): RealProfile[] {
  if (!hasReal) return [];
  const rows = readFileSync(join(REAL_FOLDER, 'MANIFEST.tsv'), 'utf8').trim().split('\n').slice(1);
  const profiles = new Map<string, string[]>();
  for (const row of rows) {
    const path = row.split('\t', 1)[0]!;
    const cut = path.lastIndexOf('/');
    if (!existsSync(join(REAL_FOLDER, path))) continue;
    const names = profiles.get(path.slice(0, cut));
    if (names) names.push(path.slice(cut + 1));
    else profiles.set(path.slice(0, cut), [path.slice(cut + 1)]);
  }
  return [...profiles].map(([name, files]) => ({
    name,
    files: files
      .sort()
      .map((file) => ({ name: file, bytes: new Uint8Array(readFileSync(join(REAL_FOLDER, name, file))) })),
  }));
}

export const openProfile = ({ files }: Pick<RealProfile, 'files'>): Opened =>
  openFiles(darkestDungeon, files, { inflate: portableInflate });

/** What the independent decoder made of a file; null when it has no answer. */
export function oracleOf(profile: string, file: string): unknown {
  const path = join(REAL_FOLDER, 'oracle', profile, `${file}.gz`);
  return existsSync(path) ? JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) : null;
}
