// Options of every command that works on a store.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from '../../store/store.ts';
import { type CommandArgs, UsageError } from '../command.ts';
import { sizeOf } from '../option-values.ts';

export const STORE_HELP = `  --store ADDRESS    the database of a store: postgres://USER@HOST/DATABASE, or pglite:FOLDER for one inside this
                     process (see docs/scale.md)
  --pieces PLACE     where the content of stored files is, for all servers: a folder, or s3:https://HOST/BUCKET with
                     AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment (default where it was before,
                     else the database)
  --cache FOLDER     where files from the store are kept on this machine (default in the system's temporary folder)
  --cache-size SIZE=10G  most space for them
  --store-direct ADDRESS  the PostgreSQL server itself, where --store is the address of a pooler such as PgBouncer
  --store-connections N=10  connections to a PostgreSQL server, besides two that wait for changes`;

/** STORE_HELP, parsed; plain data. */
export interface StoreSettings extends StoreOptions {
  readonly cache: string;
  readonly mostCacheBytes: number;
}

/** Null when no store is named. @throws UsageError */
export function storeSettings({ values }: CommandArgs): StoreSettings | null {
  const { store, pieces, cache, 'store-direct': direct } = values;
  if (typeof store !== 'string') return null;
  if (!/^(?:postgres(?:ql)?:\/\/|pglite:)/.test(store)) {
    throw new UsageError('--store must be postgres://USER@HOST/DATABASE or pglite:FOLDER');
  }
  if (typeof direct === 'string' && !/^postgres(?:ql)?:\/\//.test(direct)) {
    throw new UsageError('--store-direct must be postgres://USER@HOST/DATABASE');
  }
  return {
    address: store,
    ...(typeof pieces === 'string' && { pieces }),
    ...(typeof direct === 'string' && { direct }),
    cache: typeof cache === 'string' ? cache : join(tmpdir(), 'savegraph-cache'),
    mostCacheBytes: sizeOf('cache-size', String(values['cache-size'])),
    connections: connectionsOf(String(values['store-connections'])),
  };
}

function connectionsOf(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count > 0) return count;
  throw new UsageError(`--store-connections must be 1 to 999, not ${text}`);
}
