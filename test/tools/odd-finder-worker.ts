// A finding thread that does as the name of the folder says: never ends, or dies; else it finds nothing.

import { parentPort } from 'node:worker_threads';
import type { FinderResult, FinderTask } from '../../src/library/find/thread-finder.ts';

const NOTHING: FinderResult = { kind: 'found', findings: { saves: [], problems: [], watched: [] } };

parentPort?.on('message', (task: FinderTask) => {
  if (task.kind !== 'find') return;
  if (task.path.endsWith('hang')) for (;;);
  if (task.path.endsWith('die')) process.exit(9);
  parentPort?.postMessage(NOTHING);
});
