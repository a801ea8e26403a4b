// Limits that this process was started with (`ulimit`).

import { readFileSync } from 'node:fs';

/** The text of a file; null when it cannot be read. */
export type ReadText = (path: string) => string | null;

/** How many files may be open; null when there is no limit, or it is not known. Source: proc_pid_limits(5). */
export function openFilesLimit(read: ReadText = readTextFile): number | null {
  const [, soft] = /^Max open files +(\S+)/m.exec(read('/proc/self/limits') ?? '') ?? [];
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
