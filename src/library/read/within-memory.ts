// Reads within a memory limit. Every job gets an account on the budget of the library, and what a graph keeps is counted
// until the garbage collector finds the graph unreachable.

import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { MemoryBudget } from '../../graph/memory/memory-account.ts';
import { memoryBytes } from '../memory/data-memory.ts';
import type { SaveReader } from './read-job.ts';
import { defaultBytes } from './read-limits.ts';

export interface CountedReader extends Pick<SaveReader, 'read'> {
  /** Bytes that are left for saves. */
  freeBytes(): number;
}

/**
 * @param bytes that all open saves together may take, and a single one half of. Default: as much as the
 * machine can spare, and for a single save no more than any real one of its size needs.
 */
export function withinMemory(reader: SaveReader, bytes?: number): CountedReader {
  const budget = new MemoryBudget(bytes ?? defaultMemory());
  const forgotten = new FinalizationRegistry<number>((kept) => budget.free(kept));
  return {
    async read(job, progress) {
      const memory = budget.open(bytes === undefined ? defaultBytes(job.files) : bytes);
      let kept = 0;
      try {
        const data = await reader.read({ ...job, memory }, progress);
        kept = memoryBytes(data.graph);
        forgotten.register(data.graph, kept);
        return data;
      } finally {
        budget.settle(memory, kept);
      }
    },
    freeBytes: () => budget.left,
  };
}

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

/** The text of a file; null when it cannot be read. */
type ReadText = (path: string) => string | null;

/** How many files may be open; null when there is no limit, or it is not known. Source: proc_pid_limits(5). */
export function openFilesLimit(read: ReadText = readTextFile): number | null {
  const [, soft] = /^Max open files +(\S+)/m.exec(read('/proc/self/limits') ?? '') ?? [];
  return soft !== undefined && /^\d+$/.test(soft) ? Number(soft) : null;
}

/** Null when the file cannot be read. */
function readTextFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
