// Asynchronous work, batched per request: reading saves, hashing files. Data in memory never goes through a
// loader, which would make it four to nine times slower (docs/performance.md).

import DataLoader from 'dataloader';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { ReadySave, SavedFile, SaveEntry } from '../../library/save.ts';
import { loadFailure } from './errors.ts';

export interface Loaders {
  readonly saves: DataLoader<SaveEntry, ReadySave>;
  /** SHA-256 by file. */
  readonly hashes: DataLoader<SavedFile, string>;
}

/** Creates the loaders of one request, which load nothing twice. */
export function createLoaders(library: OpenSaves): Loaders {
  return {
    saves: new DataLoader((entries) => settled(entries, (entry) => library.load(entry))),
    hashes: new DataLoader((files) => settled(files, (file) => library.hash(file)), {
      maxBatchSize: HASHED_AT_ONCE,
    }),
  };
}

/** Files to read at a time; more would only wait for the disk. */
const HASHED_AT_ONCE = 16;

/** A failure only affects its own key. */
function settled<K, V>(keys: readonly K[], load: (key: K) => Promise<V>): Promise<(V | Error)[]> {
  return Promise.all(keys.map((key) => load(key).catch((error: unknown) => loadFailure(error) as Error)));
}
