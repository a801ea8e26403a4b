// Runs work on this thread that is stopped when it takes too long, whatever it is doing.

import { runInThisContext } from 'node:vm';
import { CLOCK_FACTOR } from './read-limits.ts';
import { threadMillis, threadPlace } from './thread-time.ts';

/** Where the script below finds its work: making a context for it would take a millisecond. */
const WORK = Symbol.for('savegraph.work');
const CALL = 'globalThis[Symbol.for("savegraph.work")]()';
const global = globalThis as { [WORK]?: (() => unknown) | undefined };

/**
 * The result of `work`. It may be stopped anywhere, so nothing that it was changing may be used afterwards; and if the
 * machine was too busy for it to get its time, it is run again from the start.
 * @throws the error from `late` after this many milliseconds of this thread
 */
export function withinTime<T>(millis: number, work: () => T, late: () => Error): T {
  const place = threadPlace();
  for (let most = millis; ; most *= 2) {
    const before = threadMillis(place);
    const outer = global[WORK];
    global[WORK] = work;
    try {
      // A thread of Node's own keeps the time of a script, including calls to functions outside it.
      return runInThisContext(CALL, { timeout: most }) as T;
    } catch (error) {
      if ((error as { code?: unknown } | null)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      if (threadMillis(place) - before >= millis * NEARLY || most * 2 > millis * CLOCK_FACTOR) throw late();
    } finally {
      global[WORK] = outer;
    }
  }
}

/** Share of its time that a thread gets on an idle machine. */
const NEARLY = 0.8;
