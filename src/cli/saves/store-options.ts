// The option of every command that works on a store: its address, which has the settings of the store.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spellingOf } from '../../query/names/spelling.ts';
import type { StoreOptions } from '../../store/store.ts';
import { type CommandArgs, sizeOf, UsageError } from '../command.ts';
import type { OptionTexts } from '../options.ts';

export const STORE_OPTIONS: OptionTexts = {
  'store ADDRESS':
    'the database of a store: postgres://USER@HOST/DATABASE, or pglite:FOLDER for one inside this process, and its settings after a ?: pieces, connections, direct, cache, cache-size (see docs/scale.md)',
};

/** A store's address, parsed; plain data. */
export interface StoreSettings extends StoreOptions {
  readonly cache: string;
  readonly mostCacheBytes: number;
}

const SETTINGS = ['pieces', 'connections', 'direct', 'cache', 'cache-size'];
const CONNECTIONS = '10';
const CACHE_SIZE = '10G';

/** Null when no store is named. @throws UsageError */
export function storeSettings({ values: { store } }: CommandArgs): StoreSettings | null {
  if (typeof store !== 'string') return null;
  const [place = '', query = ''] = store.split(/\?(.*)/s);
  if (!/^(?:postgres(?:ql)?:\/\/|pglite:)/.test(place))
    throw new UsageError('--store must be postgres://USER@HOST/DATABASE or pglite:FOLDER');
  const others = new URLSearchParams(query);
  const given = new Map(SETTINGS.map((name) => [name, others.get(name)]));
  for (const name of SETTINGS) others.delete(name);
  for (const name of others.keys()) checkOther(name, place);
  const [pieces, direct] = [given.get('pieces'), given.get('direct')];
  if (direct && !/^postgres(?:ql)?:\/\//.test(direct))
    throw new UsageError('--store: direct must be postgres://USER@HOST/DATABASE');
  return {
    address: others.size > 0 ? `${place}?${others}` : place,
    ...(pieces && { pieces }),
    ...(direct && { direct }),
    cache: given.get('cache') ?? join(tmpdir(), 'savegraph-cache'),
    mostCacheBytes: sizeOf('store: cache-size', given.get('cache-size') ?? CACHE_SIZE),
    connections: connectionsOf(given.get('connections') ?? CONNECTIONS),
  };
}

/** Other settings are PostgreSQL's own, unless they are ours misspelt. */
function checkOther(name: string, place: string): void {
  const spelling = spellingOf('UNKNOWN_NAME', '--store has no setting', SETTINGS);
  if (place.startsWith('pglite:') || spelling.nearest(name).length > 0)
    throw new UsageError(spelling.message(name));
}

function connectionsOf(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count > 0) return count;
  throw new UsageError(`--store: connections must be 1 to 999, not ${text}`);
}
