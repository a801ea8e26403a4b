// Limits the queries that run on a database at a time. Others wait; too many, or after too long, they fail with
// STORE_BUSY, as opposed to STORE_UNAVAILABLE when the database is gone.

import PQueue from 'p-queue';
import { StoreError } from '../store-error.ts';

const MOST_WAITING = 1000;
const MOST_WAIT_MILLIS = 20_000;

export interface QueryLimits {
  readonly mostWaiting?: number;
  readonly mostWaitMillis?: number;
}

/** Runs work when a connection is free. @throws StoreError STORE_BUSY when too many wait, or for too long */
export type QueryLimiter = <T>(work: () => Promise<T>) => Promise<T>;

export function queryLimiter(
  connections: number,
  { mostWaiting = MOST_WAITING, mostWaitMillis = MOST_WAIT_MILLIS }: QueryLimits = {},
): QueryLimiter {
  const queue = new PQueue({ concurrency: connections });
  return async (work) => {
    if (queue.pending < connections) return queue.add(work);
    if (queue.size >= mostWaiting) throw busyError();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(busyError()), mostWaitMillis);
    const begin = (): ReturnType<typeof work> => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(begin, { signal: late.signal });
  };
}

function busyError(): StoreError {
  return new StoreError('STORE_BUSY', 'too many requests wait for the store; try again in a few seconds');
}
