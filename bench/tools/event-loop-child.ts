// Measures how long this thread is blocked while idle, and while a worker reads a save. Prints JSON.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Library } from '../../src/library/library.ts';
import { workerReader } from '../../src/library/read/worker-reader.ts';

const RESOLUTION_MILLIS = 1;

const library = new Library({ reader: workerReader() });
library.add(process.argv[2]!);
const entry = library.entries[0]!;
const idle = await blockedWhile(() => sleep(500));
const started = performance.now();
const loading = await blockedWhile(() => library.load(entry));
const millis = performance.now() - started;
console.log(JSON.stringify({ image: entry.ready!.graph.data.image.length, millis, idle, loading }));
await library.close();

async function blockedWhile(work: () => Promise<unknown>): Promise<{ most: number; mean: number }> {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MILLIS });
  histogram.enable();
  await work();
  // Includes the turn in which the work ended.
  await sleep(2 * RESOLUTION_MILLIS);
  histogram.disable();
  return { most: histogram.max / 1e6 - RESOLUTION_MILLIS, mean: histogram.mean / 1e6 - RESOLUTION_MILLIS };
}
