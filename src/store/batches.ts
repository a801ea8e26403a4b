// Loaders that all requests of this process share: simultaneous keys become one query, and nothing is cached.

import DataLoader from 'dataloader';

/** Keys of one query. */
const MOST_KEYS = 1000;

/**
 * One query at a time, for all keys that arrive meanwhile: the database runs one such query, however many clients there
 * are. It begins after all its keys arrived, so that saves removed before are not found.
 */
export function batched<Key, Found>(
  find: (keys: readonly Key[]) => Promise<readonly (Found | Error)[]>,
): DataLoader<Key, Found> {
  let before: Promise<unknown> = Promise.resolve();
  const findNext = (keys: readonly Key[]): Promise<readonly (Found | Error)[]> => {
    const found = find(keys);
    before = found.catch(() => undefined);
    return found;
  };
  const batchScheduleFn = (run: () => void): void => void before.then(run);
  return new DataLoader(findNext, { cache: false, maxBatchSize: MOST_KEYS, batchScheduleFn });
}
