// Processor time of a thread: on a busy machine a thread that is kept waiting looks like one that never ends.

import { readFileSync, readlinkSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { CLOCK_FACTOR } from './read-limits.ts';

/** The system's file with the times of one thread. */
export type ThreadPlace = string;

/** The place of the calling thread; null on systems without one (other than Linux). */
export function threadPlace(): ThreadPlace | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return null;
  }
}

/** Milliseconds that a thread has run so far, NaN if it is gone; without a place, those of the whole process. */
export function threadMillis(place: ThreadPlace | null): number {
  if (place !== null) return ticksAt(place) * MILLIS_A_TICK;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The same on every Linux that Node runs on. */
const MILLIS_A_TICK = 10;
/** Fields of proc(5) behind the name of the thread, which is in parentheses and may hold any sign. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

function ticksAt(place: ThreadPlace): number {
  try {
    const text = readFileSync(place, 'latin1');
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    return Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
  } catch {
    return Number.NaN;
  }
}

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
