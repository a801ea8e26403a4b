// Memory and CPU time of a process by its id, from /proc on Linux and from ps elsewhere.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const isLinux = process.platform === 'linux';

/** In bytes. */
export function residentBytes(pid: number): number {
  if (isLinux) return statusBytes(pid, 'VmRSS');
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

/** Most memory of this process so far. A process inherits what the platform says from the one that started it. */
export function peakBytes(): number {
  return isLinux ? statusBytes('self', 'VmHWM') : process.resourceUsage().maxRSS * 1024;
}

function statusBytes(pid: number | 'self', name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

const TICKS_A_SECOND = 100;

/** Seconds of CPU time of all its threads; NaN on systems that do not report it. Source: proc_pid_stat(5). */
export function processorSeconds(pid: number): number {
  if (!isLinux) return Number.NaN;
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Processor time of this thread, without those that compile and collect; of the process where no system tells. */
export function threadMillis(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  if (existsSync(file)) return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
