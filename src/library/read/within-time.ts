// Work on this thread that is ended when it takes too long, whatever it is doing.

import { runInNewContext } from 'node:vm';

/**
 * What `work` gives. It is cut off at any place, so nothing that it has changed may be used again.
 * @throws what `late` gives, after so many milliseconds
 */
export function withinTime<T>(millis: number, work: () => T, late: () => Error): T {
  try {
    // A script's time is kept by a thread of Node's own, and counts what the script calls out here.
    return runInNewContext('work()', { work }, { timeout: millis }) as T;
  } catch (error) {
    throw (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? late() : error;
  }
}
