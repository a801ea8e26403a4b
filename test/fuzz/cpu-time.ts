// The processor time of another process: the same however much else the machine does meanwhile.

import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. Source: proc_pid_stat(5), sysconf(_SC_CLK_TCK). */
const TICK_MILLIS = 10;

/** Starts a clock; it gives the milliseconds since, and stands still where the system does not say. */
export function cpuClockOf(pid: number): () => number {
  const started = millisOf(pid);
  return () => millisOf(pid) - started;
}

function millisOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) * TICK_MILLIS;
}
