// Limits that this process was started with (`ulimit`).

import { readFileSync } from 'node:fs';

/** The text of a file; null when it cannot be read. */
export type ReadText = (path: string) => string | null;

/** The current soft limit; null when there is none, or it is not known. Source: proc_pid_limits(5). */
export function processLimit(
  name: 'Max address space' | 'Max open files',
  read: ReadText = readTextFile,
): number | null {
  const [, soft] = new RegExp(`^${name} +(\\S+)`, 'm').exec(read('/proc/self/limits') ?? '') ?? [];
  return soft !== undefined && /^\d+$/.test(soft) ? Number(soft) : null;
}

/** Null when the file cannot be read. */
export function readTextFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
