// How much memory this process may use: the machine's, or less if a container or the shell limits it.

import { totalmem } from 'node:os';
import { type ReadText, readTextFile } from './process-limits.ts';

/** Share of the memory that saves may take by default: the rest is for answering, and for other programs. */
const SHARE = 1 / 2;

/** In bytes. */
export function defaultMemory(read: ReadText = readTextFile, machine = totalmem()): number {
  return Math.floor(Math.min(machine, ...containerLimits(read)) * SHARE);
}

/**
 * The limits of this process's control groups, of both versions, including those of parent groups. In a container that
 * shows its own group as the root, the path of the group does not exist, and the limit of the root applies. Source: the
 * Linux kernel's documentation of cgroup v1 (memory.limit_in_bytes) and v2 (memory.max).
 */
function containerLimits(read: ReadText): number[] {
  const limits: number[] = [];
  for (const line of (read('/proc/self/cgroup') ?? '').split('\n')) {
    const [, controllers, group] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? [];
    if (controllers === undefined || group === undefined) continue;
    const second = controllers === '';
    if (!second && !controllers.split(',').includes('memory')) continue;
    const [root, file] = second
      ? ['/sys/fs/cgroup', 'memory.max']
      : ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'];
    for (let path = group; ; path = path.slice(0, path.lastIndexOf('/'))) {
      const text = read(`${root}${path === '/' ? '' : path}/${file}`)?.trim() ?? '';
      // "max" means no limit; version 1 has a huge number instead.
      if (/^\d+$/.test(text)) limits.push(Number(text));
      if (path === '/' || path === '') break;
    }
  }
  return limits;
}
