// The database at an address; each kind's code is loaded when one of that kind is opened.

import type { Database } from './database.ts';

/**
 * `postgres://...`: a server. `pglite:FOLDER` or `pglite:` (in memory): one inside this process, by the package @electric-sql/pglite,
 * which has to be installed.
 */
export async function openDatabase(address: string): Promise<Database> {
  if (/^postgres(?:ql)?:\/\//.test(address)) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(address);
  }
  if (address.startsWith('pglite:')) {
    const { openEmbedded } = await import('./embedded.ts');
    return openEmbedded(address.slice('pglite:'.length));
  }
  throw new TypeError('a store is postgres://USER@HOST:PORT/DATABASE or pglite:FOLDER');
}
