// Finds saves on a thread of its own, which ends when there was nothing to find for a while.

import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { FormatError } from '../../bytes/format-error.ts';
import { threadProgram } from '../../program-files.ts';
import { fromPosted, type PostedError } from '../load-error.ts';
import { findingsOf, type PostedFindings, type PostedRecognised, recognisedOf } from './posted-findings.ts';
import type { SaveFinder } from './save-finder.ts';

export type FinderTask =
  | { readonly kind: 'find'; readonly path: string; readonly prefix: string }
  | { readonly kind: 'recognise'; readonly name: string; readonly start: Uint8Array; readonly size: number };

export type FinderResult =
  | { readonly kind: 'found'; readonly findings: PostedFindings }
  | { readonly kind: 'recognised'; readonly recognised: PostedRecognised }
  | { readonly kind: 'failed'; readonly error: PostedError };

export interface ThreadFinderOptions {
  /** Milliseconds that one task may take: many times what the largest folder does. */
  readonly most?: number;
  /** Milliseconds without a task after which the thread ends. */
  readonly idle?: number;
  /** The program of the thread. */
  readonly program?: URL;
}

/** JavaScript objects of the largest folder and file that may be looked at, several times. */
const HEAP_MEGABYTES = 512;

export class ThreadFinder implements SaveFinder {
  readonly #options: Required<ThreadFinderOptions>;
  #worker: Worker | null = null;
  /** One after the other. */
  readonly #tasks = new PQueue({ concurrency: 1 });
  #ending: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({
    most = 60_000,
    idle = 60_000,
    program = threadProgram('library/find/finder-worker'),
  }: ThreadFinderOptions = {}) {
    this.#options = { most, idle, program };
  }

  async find(path: string, prefix: string): ReturnType<SaveFinder['find']> {
    const answer = await this.#run({ kind: 'find', path, prefix }, basename(path));
    if (answer.kind === 'found') return findingsOf(answer.findings);
    throw new Error(`found ${answer.kind}`);
  }

  async recognise(name: string, start: Uint8Array, size: number): ReturnType<SaveFinder['recognise']> {
    const answer = await this.#run({ kind: 'recognise', name, start, size }, name);
    if (answer.kind === 'recognised') return recognisedOf(answer.recognised);
    throw new Error(`recognised ${answer.kind}`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#ending);
    await this.#worker?.terminate();
  }

  /** @param name for the error if it takes too long */
  #run(task: FinderTask, name: string): Promise<FinderResult> {
    return this.#tasks.add(() => this.#runNow(task, name));
  }

  async #runNow(task: FinderTask, name: string): Promise<FinderResult> {
    if (this.#isClosed) throw new Error('the finder is closed');
    clearTimeout(this.#ending);
    const { most, idle } = this.#options;
    const worker = this.#worker ?? this.#start();
    worker.ref();
    const answer = await resultOf(worker, task, most, () => limitError(name, most)).catch((error) => {
      this.#end(worker);
      throw error;
    });
    worker.unref();
    this.#ending = setTimeout(() => this.#end(worker), idle).unref();
    if (answer.kind === 'failed') throw fromPosted(answer.error);
    return answer;
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MEGABYTES };
    const worker = new Worker(this.#options.program, { resourceLimits });
    // One that ends between two tasks is forgotten.
    worker.on('error', () => this.#end(worker));
    worker.on('exit', () => this.#end(worker));
    this.#worker = worker;
    return worker;
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    void worker.terminate();
  }
}

/** @throws the error from `late` when it takes too long or too much memory */
function resultOf(worker: Worker, task: FinderTask, most: number, late: () => Error): Promise<FinderResult> {
  const over = new AbortController();
  return new Promise<FinderResult>((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), most);
    const fail = (error: Error & { code?: string }): void =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? late() : error);
    const exit = (code: number): void => reject(new Error(`the finding thread ended with ${code}`));
    worker.once('message', resolve).once('error', fail).once('exit', exit);
    over.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', fail).off('exit', exit);
    });
    worker.postMessage(task);
  }).finally(() => over.abort());
}

function limitError(file: string, most: number): FormatError {
  const expected = `to be looked through in ${most / 1000} s and ${HEAP_MEGABYTES} MB`;
  return new FormatError({ code: 'LIMIT', file, offset: 0, expected, found: 'no end by then' });
}
