// A reading thread that does as the name of the save says: never ends, waits, dies, fills its memory, cannot open its own files the first time, or
// fails; else it reads, and says how many jobs it has had.

import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { FormatError } from '../../src/bytes/format-error.ts';
import { toPosted } from '../../src/library/load-error.ts';
import { readyFor, runJob } from '../../src/library/read/read-job.ts';
import type { WorkerJob, WorkerMessage } from '../../src/library/read/worker-reader.ts';

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);
const FAILURE = { code: 'VALUE', file: 'fail.sav', offset: 0, expected: 'a save', found: 'none' } as const;
let jobs = 0;

parentPort?.on('message', async (asked: WorkerJob) => {
  if (asked.kind !== 'read') return look(asked);
  const { job } = asked;
  await readyFor(job);
  const { name, absolute } = job.files[0]!;
  const tried = `${String(absolute)}.tried`;
  if (name.startsWith('short') && !existsSync(tried)) {
    writeFileSync(tried, '');
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  }
  jobs++;
  post({ kind: 'progress', step: 'bodies', done: 77, total: 100, nodes: 3 });
  if (name.startsWith('hang')) for (;;);
  if (name.startsWith('wait')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  if (name.startsWith('die')) process.exit(9);
  const kept: unknown[] = [];
  while (name.startsWith('balloon')) kept.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
  try {
    if (name.startsWith('fail')) throw new FormatError(FAILURE);
    post({ kind: 'done', data: { ...runJob(job), counts: { jobs } } });
  } catch (error) {
    post({ kind: 'failed', error: toPosted(error) });
  }
});

/** Does as the name of the folder says; else it finds nothing. */
function look(asked: WorkerJob): void {
  const path = asked.kind === 'find' ? asked.path : '';
  post({ kind: 'progress', step: 'looking', done: 0, total: 1, nodes: 0 });
  if (path.endsWith('hang')) for (;;);
  if (path.endsWith('die')) process.exit(9);
  post({ kind: 'done', data: { saves: [], problems: [], watched: [] } });
}
