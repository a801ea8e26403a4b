// The serving thread of `savegraph serve`. The thread that reads saves takes as long to start as the rest of
// this program, so it is started first.

import { parentPort, workerData } from 'node:worker_threads';
import { workerReader } from '../../library/read/worker-reader.ts';
import type { ThreadMessage, WatchedData } from '../../server/watched-thread.ts';
import type { ServeData } from './serve-saves.ts';

const { data, pulse } = workerData as WatchedData<ServeData>;
const post = (message: ThreadMessage): void => parentPort?.postMessage(message);
const stopped = new Promise((resolve) => parentPort?.once('message', resolve));
if (data.plugins.length > 0) {
  // Threads that read have what is loaded when they start.
  const { addPlugins } = await import('../../plugin/load.ts');
  for (const problem of await addPlugins(data.plugins)) post({ kind: 'err', text: `savegraph: ${problem}` });
}
const reader = workerReader();
const { serveSaves: serve } = await import('./serve-saves.ts');
const code = await serve(data, {
  reader,
  print: (kind, text) => post({ kind, text }),
  alive: () => void Atomics.add(pulse, 0, 1),
  stopped,
});
post({ kind: 'ended', code });
