// Loads a save as the built server does, and measures this process before and after. Prints JSON.

import { setTimeout as sleep } from 'node:timers/promises';
import { Library } from '../../src/library/library.ts';
import { workerReader } from '../../src/library/read/worker-reader.ts';

const library = new Library({ reader: workerReader() });
library.add(process.argv[2]!);
const before = await settled();
const { graph, memoryBytes, millis } = await library.load(library.entries[0]!);
const after = await settled();
const image = graph.data.image.length;
console.log(JSON.stringify({ image, graph: memoryBytes, before, after, millis: millis.total }));
await library.close();

/** Resident bytes when nothing is left to collect. */
async function settled(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await sleep(100);
  }
  return process.memoryUsage.rss();
}
