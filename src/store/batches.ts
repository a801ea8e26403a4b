// Loaders that all requests of this process share: they put together what is asked for at the same time, and keep nothing.

import DataLoader from 'dataloader';

/** Keys of one query. */
const MOST_KEYS = 1000;

/**
 * One query at a time for all that is asked for meanwhile: however many clients ask, the database has one such query to
 * answer. It begins after everything it is for was asked, so that what was removed before is not found.
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
