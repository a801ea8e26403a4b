// Names of files and folders that are not finished yet, by which those that a killed program left behind are found.

import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** Other machines may work in the same folder, and their programs have the same numbers. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const STARTED_AT = Date.now() - process.uptime() * 1000;

/** Starts the name of a draft with this; ends it with something random. */
export function draftPrefix(name: string): string {
  return `${name}.${HOST}.${process.pid}.`;
}

/**
 * True when the program that made a draft ended before it could remove it. False for programs of other machines.
 * @param modified when the draft was last written, in milliseconds since 1970
 */
export function isAbandoned(draft: string, modified: number): boolean {
  const [, host, number] = /\.([0-9a-f]{8})\.(\d+)\.[^.]*$/.exec(draft) ?? [];
  if (host !== HOST) return false;
  const pid = Number(number);
  // In a container every program has the same number.
  return pid === process.pid ? modified < STARTED_AT : !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The program of another user may not be sent anything, but is there.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
