// Runs work on this thread that is stopped when it takes too long, whatever it is doing.

import { runInNewContext } from 'node:vm';

/**
 * The result of `work`. It may be stopped anywhere, so nothing that it was changing may be used afterwards.
 * @throws the error from `late` after this many milliseconds
 */
export function withinTime<T>(millis: number, work: () => T, late: () => Error): T {
  try {
    // A thread of Node's own keeps the time of a script, including calls to functions outside it.
    return runInNewContext('work()', { work }, { timeout: millis }) as T;
  } catch (error) {
    throw (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? late() : error;
  }
}
