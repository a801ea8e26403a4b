// What is really asynchronous, one batch a request: reading saves, hashing files. Data in memory is never
// asked for through a loader: that costs four to nine times (docs/performance.md).

import DataLoader from 'dataloader';
import type { OpenSaves } from '../../library/open-saves.ts';
import type { ReadySave, SavedFile, SaveEntry } from '../../library/save.ts';
import { loadFailure } from './errors.ts';

export interface Loaders {
  readonly saves: DataLoader<SaveEntry, ReadySave>;
  /** SHA-256 by file. */
  readonly hashes: DataLoader<SavedFile, string>;
}

/** Loaders of one request: nothing is loaded twice for it. */
export function createLoaders(library: OpenSaves): Loaders {
  return {
    saves: new DataLoader((entries) => settled(entries, (entry) => library.load(entry))),
    hashes: new DataLoader((files) => settled(files, (file) => library.hash(file)), {
      maxBatchSize: HASHED_AT_ONCE,
    }),
  };
}

/** Open files at a time; more would only wait for the disk. */
const HASHED_AT_ONCE = 16;

/** One failure costs only its own key. */
function settled<K, V>(keys: readonly K[], load: (key: K) => Promise<V>): Promise<(V | Error)[]> {
  return Promise.all(keys.map((key) => load(key).catch((error: unknown) => loadFailure(error) as Error)));
}
