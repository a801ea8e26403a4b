// A reader that stays within a memory limit. Every job gets an account on the budget of the process, and what
// a graph keeps is counted until the garbage collector finds the graph unreachable.

import { MemoryBudget } from '../../graph/memory/memory-account.ts';
import { memoryBytes } from '../memory/data-memory.ts';
import { defaultMemory } from '../memory/machine-memory.ts';
import type { SaveReader } from './read-job.ts';
import { defaultBytes } from './read-limits.ts';

/**
 * @param bytes that all open saves together may take, and a single one half of. Default: as much as the
 * machine can spare, and for a single save no more than any real one of its size needs.
 */
export function withinMemory(reader: SaveReader, bytes?: number): SaveReader {
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
    close: () => reader.close(),
    freeBytes: () => budget.left,
  };
}
