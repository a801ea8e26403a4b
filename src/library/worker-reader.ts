// Reading saves on worker threads, so that the calling thread goes on answering. A worker lives for one job:
// its heap, which holds nothing that is still needed, goes with it. The next one is started before it is needed,
// because starting takes about as long as reading (bench/event-loop).

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FileError, fromPosted, type PostedError } from './load-error.ts';
import type { Progress, ReadJob, SaveReader } from './read-job.ts';
import type { SaveData } from './read-save.ts';

/** What a worker waits for. */
export interface WorkerJob {
  readonly job: ReadJob;
  readonly wantsProgress: boolean;
}

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
  const spare = new Spare();
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
      const worker = spare.take();
      running.add(worker);
      try {
        return await result(worker, job, progress);
      } finally {
        void worker.terminate();
        running.delete(worker);
        waiting.shift()?.();
        if (!closed) spare.start();
      }
    },
    async close() {
      closed = true;
      for (const resume of waiting.splice(0)) resume();
      await spare.end();
      await Promise.all(Array.from(running, (worker) => worker.terminate()));
    },
  };
}

/** A worker that waits for its job. It keeps no process alive that has nothing else to do. */
class Spare {
  #worker: Worker | null = null;

  constructor() {
    this.start();
  }

  start(): void {
    if (this.#worker) return;
    const worker = new Worker(PROGRAM);
    worker.unref();
    // One that ends before it has a job is forgotten: the next job starts its own.
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.once('error', forget);
    worker.once('exit', forget);
    this.#worker = worker;
  }

  take(): Worker {
    this.start();
    const worker = this.#worker!;
    this.#worker = null;
    worker.ref();
    return worker;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}

function result(worker: Worker, job: ReadJob, progress?: Progress): Promise<SaveData> {
  return new Promise((resolve, reject) => {
    const ask: WorkerJob = { job, wantsProgress: progress !== undefined };
    worker.postMessage(ask);
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
