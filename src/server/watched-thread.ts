// Runs a program on its own thread and watches it from this one. However busy or stuck that thread is, this
// one still receives signals, notices that the other no longer responds, and ends the process.

import { writeSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';

/** The workerData of the thread. */
export interface WatchedData<T> {
  readonly data: T;
  /** One number, which the thread changes whenever it makes progress. */
  readonly pulse: Int32Array;
}

/** Messages from the thread: lines to print, and finally its exit code. The only message to the thread is to stop. */
export type ThreadMessage =
  | { readonly kind: 'out' | 'err'; readonly text: string }
  | { readonly kind: 'ended'; readonly code: number };

/** Prints a line to stdout or to stderr. */
export type Print = (kind: 'out' | 'err', text: string) => void;

export interface WatchOptions {
  /** Seconds without a pulse after which the thread counts as stuck: more than any request may take. */
  readonly silentSeconds?: number;
  /** Seconds that the thread has to end after a signal. */
  readonly graceSeconds?: number;
}

/** The exit code of a process whose thread is stuck or has died (EX_SOFTWARE of sysexits.h). */
const EXIT_STUCK = 70;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Resolves to the thread's exit code; ends the process if the thread is stuck. */
export function runWatched<T>(
  program: URL,
  data: T,
  print: Print,
  { silentSeconds = 30, graceSeconds = 6 }: WatchOptions = {},
): Promise<number> {
  const pulse = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WatchedData<T> = { data, pulse };
  // The same heap limit as this thread has: by default workers get less.
  const maxOldGenerationSizeMb = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);
  const worker = new Worker(program, { workerData, resourceLimits: { maxOldGenerationSizeMb } });
  const watch = watchPulse(pulse, silentSeconds, () => {
    end(worker, EXIT_STUCK, `the server did not respond for ${silentSeconds} s: ended`);
  });
  const stop = (): void => {
    // A second signal ends the process as usual.
    for (const signal of SIGNALS) process.off(signal, stop);
    worker.postMessage('stop');
    const text = `did not shut down within ${graceSeconds} s of the signal: killed`;
    setTimeout(() => end(worker, 0, text), graceSeconds * 1000).unref();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return new Promise((resolve) => {
    let code = EXIT_STUCK;
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind !== 'ended') return print(message.kind, message.text);
      code = message.code;
      // Libraries may leave timers or watchers behind: chokidar does when the watched files are being deleted.
      void worker.terminate();
    });
    worker.on('error', (error) => print('err', `savegraph: ${error.stack ?? error}`));
    worker.on('exit', () => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve(code);
    });
  });
}

const SECOND = 1000;

/**
 * Counts looks at the pulse without a change, from the first pulse on, since starting takes as long as it takes. Looks
 * instead of clock time: on a machine that slept, no pulse was missed.
 */
export class Silence {
  readonly #most: number;
  #last = 0;
  #looks = 0;

  /** @param most looks without a change */
  constructor(most: number) {
    this.#most = most;
  }

  /** True once there were too many. */
  look(pulse: number): boolean {
    this.#looks = pulse === this.#last && pulse !== 0 ? this.#looks + 1 : 0;
    this.#last = pulse;
    return this.#looks >= this.#most;
  }
}

function watchPulse(pulse: Int32Array, silentSeconds: number, stuck: () => void): NodeJS.Timeout {
  const silence = new Silence(silentSeconds);
  return setInterval(() => {
    if (silence.look(Atomics.load(pulse, 0))) stuck();
  }, SECOND);
}

/** Milliseconds to terminate the thread, which is impossible while it is inside a system call. */
const TEAR_DOWN = 3000;

function end(worker: Worker, code: number, text: string): void {
  writeSync(process.stderr.fd, `savegraph: ${text}\n`);
  void worker.terminate().then(() => process.exit(code));
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), TEAR_DOWN);
}
