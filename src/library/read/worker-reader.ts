// Reads saves, and finds them among uploads, on worker threads, so that the calling thread can go on answering. One
// thread is kept for the next job: starting one takes about as long as reading a large save, and code that has read one
// reads the next in half the time (bench/busy). A thread that takes more time or memory than its job can need is
// stopped.

import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { clockMillis } from '../../bytes/clock.ts';
import { threadProgram } from '../../program-files.ts';
import type { PostedFindings, PostedRecognised } from '../find/posted-findings.ts';
import type { SaveFinder } from '../find/save-finder.ts';
import { asFileError, fromPosted, isShortOfFiles, type PostedError } from '../load-error.ts';
import type { PostedSave } from '../save.ts';
import type { OnProgress, ReadJob, SaveReader } from './read-job.ts';
import { CLOCK_FACTOR, ReadingPlace, type ReadLimits, readLimits } from './read-limits.ts';
import { type ThreadPlace, threadMillis } from './thread-time.ts';

export type WorkerJob =
  | { readonly kind: 'read'; readonly job: ReadJob }
  | { readonly kind: 'find'; readonly path: string; readonly prefix: string }
  | { readonly kind: 'recognise'; readonly name: string; readonly start: Uint8Array; readonly size: number };

interface Results {
  readonly read: PostedSave;
  readonly find: PostedFindings;
  readonly recognise: PostedRecognised;
}

export type WorkerMessage =
  /** Where its processor time is read; the first message of a job. */
  | { readonly kind: 'begun'; readonly place: ThreadPlace | null }
  | {
      readonly kind: 'progress';
      readonly step: string;
      readonly done: number;
      readonly total: number;
      readonly nodes: number;
    }
  | { readonly kind: 'done'; readonly data: Results[keyof Results] }
  | { readonly kind: 'failed'; readonly error: PostedError };

export interface WorkerReaderOptions {
  /** Jobs at the same time. Default: one per processor, as the calling thread has little to do. */
  readonly threads?: number;
  /** The limits of reading some files; of none, those of a thread that waits for its job. */
  readonly limits?: (files: ReadJob['files']) => ReadLimits;
  /** Milliseconds that finding may take: many times what the largest folder does. */
  readonly findMillis?: number;
  readonly program?: URL;
}

/** Works on other threads, each job within its limits; a thread that exceeds them, or fails, is replaced. */
export function workerReader({
  threads = availableParallelism(),
  limits = readLimits,
  findMillis = 60_000,
  program = threadProgram('library/read/reader-worker'),
}: WorkerReaderOptions = {}): SaveReader & SaveFinder {
  const spare = new Spare(program, limits([]).heapMegabytes);
  const running = new Set<Worker>();
  const jobs = new PQueue({ concurrency: threads });
  /** Beside those, so that uploads do not wait for large saves; one after the other. */
  const finds = new PQueue({ concurrency: 1 });
  const ofFinding = { ...limits([]), millis: findMillis };
  let closed = false;

  const runOnce = async <Kind extends keyof Results>(
    job: WorkerJob & { readonly kind: Kind },
    file: string,
    most: ReadLimits,
    progress?: OnProgress,
  ): Promise<Results[Kind]> => {
    if (closed) throw new Error('the reader is closed');
    const thread = spare.take(most.heapMegabytes);
    running.add(thread.worker);
    try {
      const data = (await result(thread, job, file, most.millis, progress)) as Results[Kind];
      if (closed) void thread.worker.terminate();
      else spare.keep(thread);
      return data;
    } catch (error) {
      // Whatever the error, the next job gets a new thread.
      void thread.worker.terminate();
      if (!closed) spare.start();
      throw error;
    } finally {
      running.delete(thread.worker);
    }
  };

  return {
    read: (job, progress) => {
      const file = job.files[0]?.name ?? '';
      const read = (): Promise<PostedSave> =>
        runOnce({ kind: 'read', job }, file, limits(job.files), progress);
      return jobs.add(() => withStarts(file, read));
    },
    find: async (path, prefix) => {
      const file = basename(path);
      const find = (): Promise<PostedFindings> => runOnce({ kind: 'find', path, prefix }, file, ofFinding);
      const posted = await finds.add(() => withStarts(file, find));
      return (await postedFindings()).findingsOf(posted);
    },
    recognise: async (name, start, size) => {
      const recognise = (): Promise<PostedRecognised> =>
        runOnce({ kind: 'recognise', name, start, size }, name, ofFinding);
      const posted = await finds.add(() => withStarts(name, recognise));
      return (await postedFindings()).recognisedOf(posted);
    },
    async close() {
      closed = true;
      await spare.end();
      await Promise.all(Array.from(running, (worker) => worker.terminate()));
    },
  };
}

/** Knows the formats, which a program that only reads need not load here. */
const postedFindings = () => import('../find/posted-findings.ts');

/** A thread ended before it began its job. */
class StartError extends Error {
  override readonly name = 'StartError';
}

/** Attempts to start a thread for a job: when too many files are open, it cannot open its own. */
const MOST_STARTS = 20;
const START_AGAIN_MILLIS = 150;

/** @throws FileError when no files could be opened for seconds */
async function withStarts<T>(file: string, run: () => Promise<T>): Promise<T> {
  for (let starts = 1; ; starts++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      const { cause } = error;
      if (starts === MOST_STARTS) throw isShortOfFiles(cause) ? asFileError(file, cause) : cause;
      await pause(START_AGAIN_MILLIS);
    }
  }
}

interface Thread {
  readonly worker: Worker;
  /** The heap limit that it was started with. */
  readonly heapMegabytes: number;
}

/** A worker that waits for its job. It does not keep the process alive. */
class Spare {
  readonly #program: URL;
  /** Of a thread that is started before its job is known. */
  readonly #heapMegabytes: number;
  #thread: Thread | null = null;

  constructor(program: URL, heapMegabytes: number) {
    this.#program = program;
    this.#heapMegabytes = heapMegabytes;
    this.start();
  }

  start(heapMegabytes = this.#heapMegabytes): void {
    if (this.#thread) return;
    const resourceLimits = { maxOldGenerationSizeMb: heapMegabytes };
    this.keep({ worker: new Worker(this.#program, { resourceLimits }), heapMegabytes });
  }

  keep(thread: Thread): void {
    const { worker } = thread;
    if (this.#thread) {
      void worker.terminate();
      return;
    }
    worker.unref();
    // One that ends before it has a job is forgotten: the next job starts its own.
    const forget = (): void => {
      if (this.#thread === thread) this.#thread = null;
    };
    worker.removeAllListeners();
    worker.once('error', forget);
    worker.once('exit', forget);
    this.#thread = thread;
  }

  /** A thread with at least this heap limit. */
  take(heapMegabytes: number): Thread {
    if (this.#thread && this.#thread.heapMegabytes < heapMegabytes) {
      void this.#thread.worker.terminate();
      this.#thread = null;
    }
    this.start(heapMegabytes);
    const thread = this.#thread!;
    this.#thread = null;
    thread.worker.ref();
    return thread;
  }

  async end(): Promise<void> {
    await this.#thread?.worker.terminate();
  }
}

/** How often to check whether a job takes too long. */
const TICK_MILLIS = 250;

function result(
  { worker, heapMegabytes }: Thread,
  job: WorkerJob,
  file: string,
  mostMillis: number,
  progress?: OnProgress,
): Promise<Results[keyof Results]> {
  const place = new ReadingPlace(file);
  const time = new JobTime(mostMillis);
  let clock: NodeJS.Timeout | undefined;
  return new Promise<Results[keyof Results]>((resolve, reject) => {
    const ended = (cause: Error): void =>
      reject(place.hasBegun ? cause : new StartError('not begun', { cause }));
    worker.removeAllListeners();
    worker.postMessage(job);
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'done') resolve(message.data);
      else if (message.kind === 'begun') time.ofThread(message.place);
      else if (message.kind === 'failed') reject(fromPosted(message.error));
      else {
        place.moved(message.step, message.done);
        progress?.(message.step, message.done, message.total, message.nodes);
      }
    });
    worker.on('error', (error: Error & { code?: string }) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isFull) reject(place.limit(`at most ${heapMegabytes} MB of objects while it is read`, 'more'));
      else ended(error);
    });
    worker.on('exit', (code) => ended(new Error(`the reading thread ended with ${code}`)));
    clock = setInterval(() => {
      // Does not count the time to start a thread.
      if (time.isOverAfter(place.hasBegun)) reject(place.tooLong(mostMillis));
    }, TICK_MILLIS);
  }).finally(() => clearInterval(clock));
}

/** The time that a job has taken. Neither a busy machine nor one that slept means that its thread hangs. */
class JobTime {
  readonly #most: number;
  #place: ThreadPlace | null = null;
  #spent = 0;
  #waited = 0;
  #last = clockMillis();
  #used = threadMillis(null);

  constructor(mostMillis: number) {
    this.#most = mostMillis;
  }

  ofThread(place: ThreadPlace | null): void {
    this.#place = place;
    this.#used = threadMillis(place);
  }

  /** Call at every tick. @param counts whether the time since the last tick does */
  isOverAfter(counts: boolean): boolean {
    const [now, used] = [clockMillis(), threadMillis(this.#place)];
    const passed = Math.min(now - this.#last, 2 * TICK_MILLIS);
    if (counts) {
      this.#waited += passed;
      // Without a place of its own, the thread has the times of the whole process.
      this.#spent += Math.min(used - this.#used, this.#place === null ? passed : Number.POSITIVE_INFINITY);
    }
    this.#last = now;
    this.#used = used;
    return this.#spent > this.#most || this.#waited > this.#most * CLOCK_FACTOR;
  }
}
