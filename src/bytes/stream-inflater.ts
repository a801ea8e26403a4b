// Inflating many independent streams into one buffer, from the front, while somebody reads behind. Several
// threads may share the work: each claims the next stream that nobody has. The reader is one of them, so that it
// never waits while there is something to do.

import type { Arriving } from './cursor.ts';
import { FormatError } from './format-error.ts';
import { type Inflate, salvage } from './inflate.ts';

/** One zlib stream and where its bytes go. */
export interface Stream {
  /** In the file. */
  readonly at: number;
  readonly size: number;
  /** In the inflated buffer. */
  readonly to: number;
  readonly inflatedSize: number;
}

/** All that a thread needs to take part; plain data, the buffers on shared memory. */
export interface InflateJob {
  readonly file: Uint8Array;
  readonly streams: readonly Stream[];
  readonly into: Uint8Array;
  /** The next stream to claim, then the state of each. */
  readonly control: Int32Array;
}

/** A part of the buffer that could not be inflated and is zeros; the end is exclusive. */
export interface Hole {
  readonly from: number;
  readonly to: number;
  readonly error: FormatError;
}

const DONE = 1;
const BROKEN = 2;
/** A thread that claimed a stream and died with it: after this the reader does the work itself. */
const PATIENCE_MILLIS = 2000;

export function inflateJob(file: Uint8Array, streams: readonly Stream[], into: Uint8Array): InflateJob {
  const control = new Int32Array(new SharedArrayBuffer((streams.length + 1) * 4));
  return { file, streams, into, control };
}

/** Takes streams until none is left: what a helping thread does. */
export function helpInflate(job: InflateJob, inflate: Inflate): void {
  for (let next = claim(job); next < job.streams.length; next = claim(job)) inflateOne(job, next, inflate);
}

/** The reader's side of a job. */
export class StreamInflater implements Arriving {
  readonly #job: InflateJob;
  readonly #inflate: Inflate;
  readonly #name: string;
  /** Streams before this one are there. */
  #front = 0;
  #ready = 0;
  readonly holes: Hole[] = [];
  /** Spent inflating or waiting for those who do. */
  millis = 0;

  /** @param name of the file, for errors */
  constructor(job: InflateJob, inflate: Inflate, name: string) {
    this.#job = job;
    this.#inflate = inflate;
    this.#name = name;
  }

  waitFor(end: number): number {
    const started = performance.now();
    const { streams } = this.#job;
    while (this.#ready < end && this.#front < streams.length) this.#advance(streams[this.#front]!);
    this.millis += performance.now() - started;
    return this.#ready;
  }

  #advance(stream: Stream): void {
    const { control } = this.#job;
    const state = this.#front + 1;
    if (Atomics.load(control, state) === 0) {
      const next = claim(this.#job);
      if (next < this.#job.streams.length) {
        inflateOne(this.#job, next, this.#inflate);
        return;
      }
      const outcome = Atomics.wait(control, state, 0, PATIENCE_MILLIS);
      if (outcome === 'timed-out') inflateOne(this.#job, this.#front, this.#inflate);
      return;
    }
    if (Atomics.load(control, state) === BROKEN) this.#salvage(stream);
    this.#front++;
    this.#ready = stream.to + stream.inflatedSize;
  }

  /** What the portable inflater gets out of a broken stream; the rest stays zero. */
  #salvage(stream: Stream): void {
    const { file, into } = this.#job;
    const saved = salvage(file.subarray(stream.at, stream.at + stream.size), stream.inflatedSize);
    into.fill(0, stream.to, stream.to + stream.inflatedSize);
    into.set(saved.bytes, stream.to);
    const error = new FormatError({
      code: 'INFLATE',
      file: this.#name,
      offset: stream.at,
      expected: `a zlib stream of ${stream.inflatedSize} bytes inflated`,
      found: `${saved.error ?? 'a broken stream'}; ${saved.bytes.length} bytes could be saved`,
    });
    this.holes.push({ from: stream.to + saved.bytes.length, to: stream.to + stream.inflatedSize, error });
  }
}

/** The number of a stream that nobody has taken yet; past the last when there is none. */
function claim({ control }: InflateJob): number {
  return Atomics.add(control, 0, 1);
}

function inflateOne({ file, streams, into, control }: InflateJob, index: number, inflate: Inflate): void {
  const { at, size, to, inflatedSize } = streams[index]!;
  let state = DONE;
  try {
    inflate(file.subarray(at, at + size), into.subarray(to, to + inflatedSize));
  } catch {
    state = BROKEN;
  }
  Atomics.store(control, index + 1, state);
  Atomics.notify(control, index + 1);
}
