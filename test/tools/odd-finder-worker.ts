// A finding thread that does as the name of the folder says: never ends, or dies; else it finds nothing.

import { parentPort } from 'node:worker_threads';
import type { FinderAnswer, FinderQuestion } from '../../src/library/find/thread-finder.ts';

const NOTHING: FinderAnswer = { kind: 'found', findings: { saves: [], problems: [], watched: [] } };

parentPort?.on('message', (question: FinderQuestion) => {
  if (question.kind !== 'find') return;
  if (question.path.endsWith('hang')) for (;;);
  if (question.path.endsWith('die')) process.exit(9);
  parentPort?.postMessage(NOTHING);
});
