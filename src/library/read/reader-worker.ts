// The worker's side of reading and finding saves: takes a job, posts progress and one result. The arrays of the result
// are in shared memory, so posting copies only the objects around them.

import { parentPort } from 'node:worker_threads';
import { clockMillis } from '../../bytes/clock.ts';
import { FORMATS } from '../../formats/registry.gen.ts';
import { addPluginsOfThread } from '../../thread-plugins.ts';
import { findSaves } from '../find/find-saves.ts';
import { postedFindings, postedRecognised } from '../find/posted-findings.ts';
import { recognise } from '../find/recognise.ts';
import { toPosted } from '../load-error.ts';
import { MOST_HELD_BYTES } from '../memory/collect-garbage.ts';
import { memoryBytes } from '../memory/data-memory.ts';
import { IdleCollection } from '../memory/idle-collection.ts';
import { type OnProgress, readyFor, runJob } from './read-job.ts';
import { threadPlace } from './thread-time.ts';
import type { WorkerJob, WorkerMessage } from './worker-reader.ts';

/** Progress is for people and for errors about time: reporting it more often only costs time. */
const PROGRESS_MILLIS = 100;
/** Each result takes a place in memory, however small it is. */
const LEAST_HELD_BYTES = 2 ** 20;

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

const place = threadPlace();
const garbage = new IdleCollection(1, MOST_HELD_BYTES);

await addPluginsOfThread('reading');

parentPort?.on('message', async (job: WorkerJob) => {
  // A thread that cannot load its program ends before it has begun.
  if (job.kind === 'read') await readyFor(job.job);
  post({ kind: 'begun', place });
  let held = LEAST_HELD_BYTES;
  try {
    const data = resultOf(job);
    post({ kind: 'done', data });
    held += memoryBytes(data);
  } catch (error) {
    post({ kind: 'failed', error: toPosted(error) });
    // Nobody knows how much it had taken.
    held = Number.POSITIVE_INFINITY;
  }
  // The result is shared: this thread has to drop it, too. The collector sees small objects, not the megabytes that
  // they hold, so it has to be called.
  garbage.answered(held);
});

function resultOf(job: WorkerJob): Extract<WorkerMessage, { kind: 'done' }>['data'] {
  const progress = throttled();
  if (job.kind === 'read') return runJob(job.job, progress);
  progress('looking', 0, 1, 0);
  if (job.kind === 'find') return postedFindings(findSaves(job.path, FORMATS, job.prefix));
  return postedRecognised(recognise(job.name, job.start, job.size, FORMATS));
}

function throttled(): OnProgress {
  let last = Number.NEGATIVE_INFINITY;
  let lastStep = '';
  return (step, done, total, nodes) => {
    const now = clockMillis();
    if (step === lastStep && now - last < PROGRESS_MILLIS) return;
    last = now;
    lastStep = step;
    post({ kind: 'progress', step, done, total, nodes });
  };
}
