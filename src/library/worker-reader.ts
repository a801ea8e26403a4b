// Reading saves on worker threads, so that the calling thread goes on answering. A worker lives for one job:
// its heap, which holds nothing that is still needed, goes with it.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FileError, fromPosted, type PostedError } from './load-error.ts';
import type { Progress, ReadJob, SaveReader } from './read-job.ts';
import type { SaveData } from './read-save.ts';

export type WorkerMessage =
  | {
      readonly kind: 'progress';
      readonly step: string;
      readonly done: number;
      readonly total: number;
      readonly nodes: number;
    }
  | { readonly kind: 'done'; readonly data: SaveData }
  | { readonly kind: 'failed'; readonly error: PostedError };

/** The program of the worker, beside this file: built, or as written when this one runs as written. */
const PROGRAM = new URL(`./reader-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** @param threads jobs read at the same time; one processor is left to the calling thread */
export function workerReader(threads = Math.max(1, availableParallelism() - 1)): SaveReader {
  const running = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let closed = false;

  const turn = async (): Promise<void> => {
    if (running.size >= threads) await new Promise<void>((resolve) => waiting.push(resolve));
  };

  return {
    async read(job, progress) {
      await turn();
      if (closed) throw new Error('the reader is closed');
      const worker = new Worker(PROGRAM, { workerData: { job, wantsProgress: progress !== undefined } });
      running.add(worker);
      try {
        return await result(worker, job, progress);
      } finally {
        void worker.terminate();
        running.delete(worker);
        waiting.shift()?.();
      }
    },
    async close() {
      closed = true;
      for (const resume of waiting.splice(0)) resume();
      await Promise.all(Array.from(running, (worker) => worker.terminate()));
    },
  };
}

function result(worker: Worker, job: ReadJob, progress?: Progress): Promise<SaveData> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'progress') progress?.(message.step, message.done, message.total, message.nodes);
      else if (message.kind === 'done') resolve(message.data);
      else reject(fromPosted(message.error));
    });
    worker.on('error', (error: Error & { code?: string }) => {
      const file = job.files[0]?.name ?? '';
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(full ? new FileError(file, 'not enough memory to read it') : error);
    });
    worker.on('exit', (code) => reject(new Error(`the reading thread ended with ${code}`)));
  });
}
