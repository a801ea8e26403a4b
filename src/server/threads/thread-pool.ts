// Threads for expensive queries, so that the serving thread stays free for small ones. A query starts on the
// serving thread and moves to a thread when it turns out to be a long scan. When a thread dies, only its query fails.

import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { GraphQLError } from 'graphql';
import { REQUEST_LIMITS } from '../../api/budget/limits.ts';
import { apiError } from '../../api/context/errors.ts';
import type { Library } from '../../library/library.ts';
import { isShortOfFiles } from '../../library/load-error.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { threadProgram } from '../../program-files.ts';
import type { QueriedStore } from '../../store/store.ts';
import { closingError, TRY_LATER } from '../http/refuse.ts';
import type { UnsentAnswers } from '../http/unsent-answers.ts';
import { EntryIds, MainSide } from './main-side.ts';
import type {
  FromThread,
  QueryRequest,
  Result,
  Task,
  ThreadData,
  ThreadOptions,
  ToThread,
} from './messages.ts';
import { type IndexClient, SharedIndexes } from './shared-indexes.ts';
import type { Reply } from './thread-exchange.ts';

export interface ThreadPoolOptions {
  readonly library: Library;
  readonly store?: QueriedStore;
  readonly opens?: ThreadOptions;
  /** Called with every internal error and the id that the client was given. */
  readonly report: (error: unknown, id: string) => void;
  /** Nothing more is computed while too many bytes of answers wait for clients. */
  readonly unsent?: UnsentAnswers;
  /** Default: the number of processors. */
  readonly threads?: number;
  /** The program that threads run. */
  readonly program?: URL;
}

/**
 * Checks of its budget that a query may take on the serving thread: an index, some pages and a small scan.
 * One is due after some four thousand rows, or sixty decoded properties: a millisecond or two at most.
 */
const MOST_CHECKS = 6;
/** The same while there is no thread yet: starting one takes a third of a second. */
const FIRST_CHECKS = 24;
/** Questions that may wait for a thread. */
const MOST_WAITING = 1000;
/** Added to a request's time limit before its thread counts as stuck: the machine may be busy. */
const GRACE_MILLIS = 50_000;

/** Hardly any query about a save that inflates to less than this is expensive. */
const LARGE_BYTES = 16 << 20;

interface Waiting {
  readonly task: Task;
  readonly entry: SaveEntry | null;
  readonly cancelled: Int32Array;
  readonly resolve: (result: Result | null) => void;
  readonly reject: (error: Error) => void;
}

interface Thread extends IndexClient {
  reply(request: number, found: Reply['found']): void;
  readonly worker: Worker;
  /** True once it has reported that it started. */
  isReady: boolean;
  job: Waiting | null;
  /** Of its last task. */
  main: MainSide | null;
  timer: NodeJS.Timeout | null;
}

export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  /** The largest number of threads. */
  readonly #most: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Waiting[] = [];
  readonly #indexes = new SharedIndexes();
  readonly #ids = new EntryIds();
  #isClosed = false;
  #willPostGraphs = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    this.#most = options.threads ?? availableParallelism();
    options.library.onLoad = (save) => this.#startAhead(save);
    options.library.onRelease = () => this.#postGraphsSoon();
  }

  /** Starts the first thread once a large save has been read, before the first expensive query needs it. */
  #startAhead(save: ReadySave): void {
    if (this.#threads.size === 0 && this.#most > 0 && save.graph.data.image.length >= LARGE_BYTES)
      this.#start();
  }

  /** Checks of its budget after which a query moves to a thread. */
  get mostChecks(): number {
    return this.#threads.size > 0 ? MOST_CHECKS : FIRST_CHECKS;
  }

  /** See {@link run}. @param entry of an event */
  query(
    request: QueryRequest,
    signal: AbortSignal | null,
    entry: SaveEntry | null = null,
  ): Promise<Result | null> {
    return this.run({ kind: 'query', request }, signal, entry);
  }

  /**
   * Null when there is no thread, or nothing to be made.
   * @param entry the save that the task is about
   * @throws Error when the thread died; GraphQLError
   */
  run(task: Task, signal: AbortSignal | null, entry: SaveEntry | null = null): Promise<Result | null> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(tooManyError());
    const cancelled = new Int32Array(new SharedArrayBuffer(4));
    let cancel: (() => void) | null = null;
    const done = new Promise<Result | null>((resolve, reject) => {
      const waiting: Waiting = { task, entry, cancelled, resolve, reject };
      cancel = () => this.#cancel(waiting);
      signal?.addEventListener('abort', cancel, { once: true });
      // A check is short, and what it is for may be a small query.
      if (task.kind === 'check') this.#waiting.unshift(waiting);
      else this.#waiting.push(waiting);
      this.#next();
    });
    // One signal may be shared by very many tasks.
    return done.finally(() => cancel && signal?.removeEventListener('abort', cancel));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#options.library.onLoad = null;
    this.#options.library.onRelease = null;
    this.#indexes.close();
    for (const { reject } of this.#waiting.splice(0)) reject(closingError());
    await Promise.all(Array.from(this.#threads, ({ worker }) => worker.terminate()));
  }

  /** Makes threads drop evicted graphs, once a turn of the event loop; busy threads do it later. */
  #postGraphsSoon(): void {
    if (this.#willPostGraphs) return;
    this.#willPostGraphs = true;
    setImmediate(() => {
      this.#willPostGraphs = false;
      if (this.#isClosed) return;
      const open = this.#options.library.used.filter(({ ready }) => ready);
      const graphs = open.map((entry) => this.#ids.of(entry));
      for (const thread of this.#threads) post(thread, { kind: 'keep', graphs });
    });
  }

  #cancel(waiting: Waiting): void {
    Atomics.store(waiting.cancelled, 0, 1);
    const at = this.#waiting.indexOf(waiting);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    // The serving thread takes over and sees at once that the client is gone.
    waiting.resolve(null);
  }

  /** Gives the first waiting task to a thread, if one is free or may be started. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first || this.#isClosed) return;
    const { task, entry, cancelled } = first;
    // Figures have a thread more: no query waits for them.
    const more = task.kind === 'figures' && this.#most > 0 ? 1 : 0;
    const thread = this.#freeThread(this.#most + more);
    if (!thread) return;
    this.#waiting.shift();
    const refusal = this.#options.unsent?.refusal;
    if (refusal) {
      first.reject(refusal);
      this.#next();
      return;
    }
    thread.job = first;
    thread.worker.ref();
    thread.timer = setTimeout(
      () => this.#end(thread, new Error('the query thread is stuck')),
      REQUEST_LIMITS.milliseconds + GRACE_MILLIS,
    );
    thread.main = this.#mainSide(cancelled);
    post(thread, { kind: 'run', task, entry: entry && thread.main.posted(entry), cancelled });
    this.#next();
  }

  #mainSide(cancelled: Int32Array): MainSide {
    const { library, store = null } = this.#options;
    const check = (): void => {
      if (Atomics.load(cancelled, 0) === 1) throw new Error('the client is gone');
    };
    return new MainSide({ library, store, indexes: this.#indexes, ids: this.#ids, check });
  }

  /** Any free thread, else a new one. */
  #freeThread(most: number): Thread | null {
    for (const thread of this.#threads) if (thread.job === null) return thread;
    return this.#threads.size < most ? this.#start() : null;
  }

  #start(): Thread {
    const { opens = {}, program = threadProgram('server/threads/query-thread') } = this.#options;
    const { port1: port, port2 } = new MessageChannel();
    const signal = new Int32Array(new SharedArrayBuffer(4));
    const hasStore = this.#options.store !== undefined;
    const workerData: ThreadData = { opens, hasStore, place: { port: port2, signal } };
    const worker = new Worker(program, { workerData, transferList: [port2] });
    const reply = (request: number, found: Reply['found']): void => {
      port.postMessage({ request, found } satisfies Reply);
      Atomics.add(signal, 0, 1);
      Atomics.notify(signal, 0);
    };
    const forget = (graph: number, name: string): void =>
      worker.postMessage({ kind: 'forget', index: { graph, name } } satisfies ToThread);
    const thread: Thread = { worker, isReady: false, job: null, main: null, timer: null, reply, forget };
    this.#threads.add(thread);
    this.#indexes.join(thread);
    port.unref();
    worker.unref();
    worker.on('message', (message: FromThread) => this.#hear(thread, message));
    worker.once('error', (error: Error) => this.#end(thread, error));
    worker.once('exit', (code) => this.#end(thread, new Error(`the query thread ended with ${code}`)));
    return thread;
  }

  #hear(thread: Thread, message: FromThread): void {
    switch (message.kind) {
      case 'ready':
        thread.isReady = true;
        return;
      case 'take':
        this.#indexes.take(thread, message.index, message.request);
        return;
      case 'calls':
        for (const call of message.calls)
          void thread.main?.answer(call).then((returned) => {
            if (this.#threads.has(thread)) post(thread, { kind: 'returned', returned });
          });
        return;
      case 'put':
        this.#indexes.put(thread, message.index, message.made);
        return;
      case 'done':
        this.#finish(thread)?.resolve(message.result);
        this.#next();
        return;
      case 'refused': {
        const { message: text, extensions } = message;
        this.#finish(thread)?.reject(new GraphQLError(text, { extensions }));
        this.#next();
        return;
      }
      case 'fault':
        this.#options.report(message.text, message.id);
        return;
    }
  }

  #finish(thread: Thread): Waiting | null {
    const { job } = thread;
    thread.job = null;
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = null;
    thread.worker.unref();
    return job;
  }

  #end(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    this.#indexes.leave(thread);
    const job = this.#finish(thread);
    if (this.#isClosed) job?.reject(closingError());
    else if (thread.isReady) job?.reject(error);
    else {
      // It had no task yet: this thread answers.
      if (!isShortOfFiles(error)) this.#options.report(error, 'query thread');
      job?.resolve(null);
    }
    void thread.worker.terminate();
    this.#next();
  }
}

function tooManyError(): GraphQLError {
  return apiError('LIMIT_EXCEEDED', 'Too many queries are waiting; try again later.', TRY_LATER);
}

function post({ worker }: Thread, message: ToThread): void {
  worker.postMessage(message);
}
