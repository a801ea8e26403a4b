// Opens the database at an address; the code for each kind is loaded when one of that kind is opened.

import { ifInstalled } from '../../library/if-installed.ts';
import { StoreError } from '../store-error.ts';
import type { Database, DatabaseOptions } from './database.ts';

// Optional peers of the package: most who install it keep no store.
const SERVER_PACKAGES = 'pg pg-boss node-pg-migrate';
const EMBEDDED_PACKAGES = '@electric-sql/pglite node-pg-migrate';

/** Connections of one server; a database of ordinary settings has a hundred for all. */
const CONNECTIONS = 10;

/**
 * `postgres://...`: a server. `pglite:FOLDER` or `pglite:` (in memory): inside this process.
 *
 * @throws StoreError STORE_UNSUPPORTED where the packages for it are not installed
 */
export async function openDatabase(
  address: string,
  { connections = CONNECTIONS, direct = address }: DatabaseOptions = {},
): Promise<Database> {
  if (/^postgres(?:ql)?:\/\//.test(address)) {
    const { openPostgres } = await installed(import('./postgres.ts'), SERVER_PACKAGES);
    return openPostgres(address, { connections, direct });
  }
  if (address.startsWith('pglite:')) {
    const { openEmbedded } = await installed(import('./embedded.ts'), EMBEDDED_PACKAGES);
    return installed(openEmbedded(address.slice('pglite:'.length)), EMBEDDED_PACKAGES);
  }
  throw new TypeError('a store is postgres://USER@HOST:PORT/DATABASE or pglite:FOLDER');
}

async function installed<T>(loading: Promise<T>, packages: string): Promise<T> {
  const loaded = await ifInstalled(loading);
  if (loaded !== null) return loaded;
  const message = `a store needs packages that are not installed: npm install ${packages}`;
  throw new StoreError('STORE_UNSUPPORTED', message);
}
