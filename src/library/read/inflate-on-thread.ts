// Starts a thread that helps to inflate a large save.

import { Worker } from 'node:worker_threads';
import type { InflateJob } from '../../bytes/stream-inflater.ts';
import { threadProgram } from '../../program-files.ts';

/** Starting a thread takes as long as inflating this many bytes (bench/load). */
const WORTH_A_THREAD = 64 * 1024 * 1024;

/** Makes another thread share the job; does nothing when the job is small or no thread can be started. */
export function inflateOnThread(job: InflateJob): void {
  if (job.into.length < WORTH_A_THREAD) return;
  const worker = new Worker(threadProgram('library/read/inflate-worker'), { workerData: job });
  // The job continues without it, and the process need not wait for it.
  worker.on('error', () => {});
  worker.unref();
}
