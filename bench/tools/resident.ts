// What a process holds in memory, by its id; Linux tells it in /proc, others by ps.

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
