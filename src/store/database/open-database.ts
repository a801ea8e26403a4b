// Opens the database at an address; the code for each kind is loaded when one of that kind is opened.

import type { Database } from './database.ts';

/**
 * `postgres://...`: a server. `pglite:FOLDER` or `pglite:` (in memory): inside this process, with the package
 * @electric-sql/pglite, which has to be installed.
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
