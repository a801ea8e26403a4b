// The worker thread's side of reading saves: a job in, progress and one result out. The arrays of the
// result lie on shared memory, so posting it copies only their outlines.

import { parentPort } from 'node:worker_threads';
import { toPosted } from '../load-error.ts';
import { oodleBytes } from './oodle.ts';
import { type OnProgress, prepareJob, runJob } from './read-job.ts';
import type { WorkerJob, WorkerMessage } from './worker-reader.ts';

/** Progress is for eyes, and says where a reading that takes too long was: more often than this only costs time. */
const PROGRESS_MILLIS = 100;
/** A thread whose decoders hold more than it costs to start another is not kept. */
const MOST_HELD_BYTES = 2 ** 24;

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', async ({ job }: WorkerJob) => {
  try {
    await prepareJob(job);
    const data = runJob(job, throttled());
    post({ kind: 'done', data, isSpent: oodleBytes() > MOST_HELD_BYTES });
  } catch (error) {
    post({ kind: 'failed', error: toPosted(error) });
  }
  // What was handed over is shared: this thread must let go of it, too, before it waits for the next job. The collector
  // sees small objects, not the megabytes behind them, so it has to be called.
  setImmediate(() => globalThis.gc?.());
});

function throttled(): OnProgress {
  let last = Number.NEGATIVE_INFINITY;
  let lastStep = '';
  return (step, done, total, nodes) => {
    const now = performance.now();
    if (step === lastStep && now - last < PROGRESS_MILLIS) return;
    last = now;
    lastStep = step;
    post({ kind: 'progress', step, done, total, nodes });
  };
}
