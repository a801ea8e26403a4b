// How long the serving thread is blocked while a worker reads a save: `npm run bench -- event-loop [PATH...]`.
// The program is the built one, because that is what serves.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

type LibraryModule = typeof import('../src/library/library.ts');
type ReaderModule = typeof import('../src/library/worker-reader.ts');

const built = (name: string): string => new URL(`../dist/library/${name}.js`, import.meta.url).href;
const { Library }: LibraryModule = await import(built('library'));
const { workerReader }: ReaderModule = await import(built('worker-reader'));

const RESOLUTION_MILLIS = 1;
const rows: string[][] = [];
const idle = await blockedWhile(() => sleep(500));
for (const path of worldsAt(process.argv.slice(2)).slice(0, 5)) {
  const library = new Library({ reader: workerReader() });
  library.add(path);
  const entry = library.entries[0]!;
  const started = performance.now();
  const { most, mean } = await blockedWhile(() => library.load(entry));
  const millis = performance.now() - started;
  const { graph } = entry.ready!;
  const name = path.slice(path.lastIndexOf('/') + 1);
  rows.push([name, megabytes(graph.data.image.length), millis.toFixed(0), most.toFixed(1), mean.toFixed(2)]);
  await library.close();
}
console.log(`blocked time of the serving thread; ${idle.most.toFixed(1)} ms at most while nothing happens\n`);
printTable(['file', 'inflated MB', 'load ms', 'longest block ms', 'mean ms'], rows);

async function blockedWhile(work: () => Promise<unknown>): Promise<{ most: number; mean: number }> {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MILLIS });
  histogram.enable();
  await work();
  // The turn in which the work ended counts too.
  await sleep(2 * RESOLUTION_MILLIS);
  histogram.disable();
  return { most: histogram.max / 1e6 - RESOLUTION_MILLIS, mean: histogram.mean / 1e6 - RESOLUTION_MILLIS };
}
