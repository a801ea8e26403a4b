// Memory and CPU time of a process by its id, from /proc on Linux and from ps elsewhere.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** In bytes. */
export function residentBytes(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
  }
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const TICKS_A_SECOND = 100;

/** Seconds of CPU time of all its threads; NaN on systems that do not report it. Source: proc_pid_stat(5). */
export function processorSeconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
