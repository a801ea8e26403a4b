// Processor time of a thread: on a busy machine a thread that is kept waiting looks like one that never ends.

import { readFileSync, readlinkSync } from 'node:fs';

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
