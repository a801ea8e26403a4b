// Reading saves on worker threads, so that the calling thread goes on answering. One thread is kept for the next
// job: starting one takes about as long as reading a large save, and code that has read one reads the next in half
// the time (bench/event-loop).

import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
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
        const data = await result(worker, job, progress);
        if (closed) void worker.terminate();
        else spare.keep(worker);
        return data;
      } catch (error) {
        // Whatever it was, the next job gets a thread that has not seen it.
        void worker.terminate();
        if (!closed) spare.start();
        throw error;
      } finally {
        running.delete(worker);
        waiting.shift()?.();
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
    // Threads that start from here on can ask for a collection.
    setFlagsFromString('--expose-gc');
    this.keep(new Worker(PROGRAM));
  }

  keep(worker: Worker): void {
    if (this.#worker) {
      void worker.terminate();
      return;
    }
    worker.unref();
    // One that ends before it has a job is forgotten: the next job starts its own.
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.removeAllListeners();
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
    worker.removeAllListeners();
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
