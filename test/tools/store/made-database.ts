// PGlite whose databases in memory begin as copies of one that was made before: making one takes seconds.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as pglite from '@electric-sql/pglite';

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const original: typeof pglite = await import(pathToFileURL(join(folder, 'index.js')).href);
const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'));
const MADE = `.cache/pglite-${version}.tar`;

async function made(): Promise<Blob> {
  if (!existsSync(MADE)) {
    const database = await original.PGlite.create();
    const files = await database.dumpDataDir('none');
    await database.close();
    mkdirSync('.cache', { recursive: true });
    // Another process may be about to read it.
    writeFileSync(`${MADE}-${process.pid}`, Buffer.from(await files.arrayBuffer()));
    renameSync(`${MADE}-${process.pid}`, MADE);
  }
  return new Blob([readFileSync(MADE)]);
}

export const PGlite = {
  create: async (address: string): Promise<pglite.PGlite> =>
    address === 'memory://'
      ? original.PGlite.create({ loadDataDir: await made() })
      : original.PGlite.create(address),
};
