// A reader that takes no more memory than there is for it: every job gets an account on the budget of the process, and what
// a graph keeps stays taken until the collector has found that nobody needs the graph any more.

import { MemoryBudget } from '../graph/memory-account.ts';
import { takesFewAddresses } from './address-space.ts';
import { defaultMemory } from './machine-memory.ts';
import { bufferBytes, memoryBytes } from './memory.ts';
import type { SaveReader } from './read-job.ts';

/** @param bytes that all open saves together may take */
export function withinMemory(reader: SaveReader, bytes = defaultMemory()): SaveReader {
  const countsAddresses = takesFewAddresses();
  const budget = new MemoryBudget(bytes, countsAddresses);
  const forgotten = new FinalizationRegistry<number>((kept) => budget.free(kept));
  return {
    async read(job, progress) {
      const memory = budget.open();
      let kept = 0;
      try {
        const data = await reader.read({ ...job, memory }, progress);
        kept = countsAddresses ? bufferBytes(data.graph) : memoryBytes(data.graph);
        forgotten.register(data.graph, kept);
        return data;
      } finally {
        budget.settle(memory, kept);
      }
    },
    close: () => reader.close(),
  };
}
