// Inflating many independent streams into one buffer, from the front, while somebody reads behind. Several
// threads may share the work: each claims the next stream that nobody has. The reader is one of them, so that it
// never waits while there is something to do.

import type { Arriving } from './cursor.ts';
import { FormatError } from './format-error.ts';
import type { Inflate } from './inflate.ts';
import { type Salvaged, salvageStream } from './salvage-stream.ts';

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

/** A part of the buffer that is not known to be what was written; the end is exclusive. */
export interface DamagedPart {
  readonly from: number;
  readonly to: number;
  /** Nothing could be inflated: these are zeros. Otherwise the bytes came out of a broken stream, and may be wrong. */
  readonly lost: boolean;
  /** They stood in front of the damage: as they were written, unless there is more of it. */
  readonly inFront: boolean;
  readonly error: FormatError;
}

const DONE = 1;
const BROKEN = 2;
/** A thread that claimed a stream and died with it: after this the reader does the work itself. */
const PATIENCE_MILLIS = 2000;
/** Broken streams are inflated slowly: past this many bytes they are given up, a fixed cost for each included. */
const MOST_SALVAGED_BYTES = 1 << 27;
const SALVAGE_COST = 1 << 16;

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
  /** What is broken so far, in order. */
  readonly damage: DamagedPart[] = [];
  /** Streams that are broken and gave all their bytes. */
  readonly repaired: FormatError[] = [];
  /** What came out of those whose sum is damaged: nearly always as it was written. In order, apart. */
  readonly doubted: DamagedPart[] = [];
  #salvaged = 0;
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

  /** What the portable inflater gets out of a broken stream; the rest is zeros. */
  #salvage({ at, size, to: from, inflatedSize }: Stream): void {
    const { file, into } = this.#job;
    const end = from + inflatedSize;
    const { bytes, trust, inFront, fault } =
      this.#salvaged > MOST_SALVAGED_BYTES
        ? GIVEN_UP
        : this.#pieces(file.subarray(at, at + size), inflatedSize);
    into.fill(0, from, end);
    into.set(bytes, from);
    const expected = `a zlib stream of ${inflatedSize} bytes inflated`;
    const found =
      trust === 'broken' ? `${fault}; ${bytes.length} bytes came before` : `all of them, but ${fault}`;
    const error = new FormatError({ code: 'INFLATE', file: this.#name, offset: at, expected, found });
    if (trust === 'verified' || trust === 'sum damaged') {
      this.repaired.push(error);
      if (trust === 'sum damaged') this.doubted.push({ from, to: end, lost: false, inFront: false, error });
      return;
    }
    const until = from + bytes.length;
    const sure = from + inFront;
    if (sure > from) this.damage.push({ from, to: sure, lost: false, inFront: true, error });
    if (until > sure) this.damage.push({ from: sure, to: until, lost: false, inFront: false, error });
    if (end > until) this.damage.push({ from: until, to: end, lost: true, inFront: false, error });
  }

  #pieces(input: Uint8Array, size: number): Salvaged {
    this.#salvaged += size + SALVAGE_COST;
    return salvageStream(input, size);
  }
}

const GIVEN_UP: Salvaged = {
  bytes: new Uint8Array(0),
  trust: 'broken',
  inFront: 0,
  fault: 'one of too many broken streams',
};

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
