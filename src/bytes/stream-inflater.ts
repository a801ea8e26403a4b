// The reader's side of an inflate job: it uses what is there while the rest is inflated, front to back. It is one of
// the threads that share the work, so that it never waits while there are streams left.

import { clockMillis } from './clock.ts';
import type { Arriving } from './cursor.ts';
import { FormatError } from './format-error.ts';
import type { Inflate } from './inflate.ts';
import { BROKEN, claimStream, type InflateJob, inflateOne, type Stream } from './inflate-job.ts';
import { type Salvaged, salvageStream } from './salvage-stream.ts';

/** A part of the buffer that may not be what was written; the end is exclusive. */
export interface DamagedPart {
  readonly from: number;
  readonly to: number;
  /** Nothing could be inflated: the bytes are zeros. Otherwise they come from a broken stream, and may be wrong. */
  readonly lost: boolean;
  /** True if its size is only likely. */
  readonly isGuessed?: boolean;
  readonly error: FormatError;
}

/** The time that the reader waits for another thread, which may have died, before it inflates the stream itself. */
const PATIENCE_MILLIS = 2000;
/** Salvaging is slow: after this many bytes, with a fixed cost added per stream, the rest is given up. */
const MOST_SALVAGED_BYTES = 1 << 27;
const SALVAGE_COST = 1 << 16;

/** Whoever waits for damaged bytes gets an error, until all that can be had of them is asked for. */
export class StreamInflater implements Arriving {
  readonly #job: InflateJob;
  readonly #inflate: Inflate;
  readonly #name: string;
  readonly #salvageStream: typeof salvageStream;
  /** Streams before this one are done, and the end of the bytes that are ready. */
  #front = 0;
  #ready = 0;
  /** True if damaged bytes are refused. */
  #strict = true;
  /** Damaged parts found so far, in order. */
  readonly #damage: DamagedPart[] = [];
  /** Errors of broken streams from which all bytes were recovered. */
  readonly repaired: FormatError[] = [];
  /** Parts of which only the stored checksum is damaged: nearly always right, and no damage. In order. */
  readonly doubted: DamagedPart[] = [];
  #salvaged = 0;
  /** Time spent inflating, or waiting for threads that do. */
  millis = 0;

  /** @param name of the file, for errors */
  constructor(job: InflateJob, inflate: Inflate, name: string, salvage = salvageStream) {
    this.#job = job;
    this.#salvageStream = salvage;
    this.#inflate = inflate;
    this.#name = name;
  }

  /** @throws FormatError INFLATE when there are damaged bytes before `end` */
  waitFor(end: number): number {
    const started = clockMillis();
    const { streams } = this.#job;
    while (this.#ready < end && this.#front < streams.length) this.#advance(streams[this.#front]!);
    this.millis += clockMillis() - started;
    const [fault] = this.#damage;
    if (!this.#strict || fault === undefined) return this.#ready;
    if (end > fault.from) throw fault.error;
    return fault.from;
  }

  /** Inflates everything, damaged or not, and returns the damaged parts in order. */
  salvage(): readonly DamagedPart[] {
    this.#strict = false;
    this.waitFor(Number.POSITIVE_INFINITY);
    return this.#damage;
  }

  #advance(stream: Stream): void {
    const { control } = this.#job;
    const state = this.#front + 1;
    if (Atomics.load(control, state) === 0) {
      const next = claimStream(this.#job);
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

  /** Inflates a broken stream up to its fault; the rest is zeros. */
  #salvage({ at, size, to: from, inflatedSize, isGuessed = false }: Stream): void {
    const { file, into } = this.#job;
    const [end, isGivenUp] = [from + inflatedSize, this.#salvaged > MOST_SALVAGED_BYTES];
    this.#salvaged += inflatedSize + SALVAGE_COST;
    const input = file.subarray(at, at + size);
    const { bytes, trust, fault } = isGivenUp ? GIVEN_UP : this.#salvageStream(input, inflatedSize);
    into.fill(0, from, end);
    into.set(bytes, from);
    const expected = `a stream of ${inflatedSize} bytes inflated`;
    const found =
      trust === 'broken' ? `${fault}; ${bytes.length} bytes came out` : `all of them, but ${fault}`;
    const error = new FormatError({ code: 'INFLATE', file: this.#name, offset: at, expected, found });
    if (trust === 'verified' || trust === 'sum damaged') {
      this.repaired.push(error);
      if (trust !== 'verified') this.doubted.push({ from, to: end, lost: false, error });
      return;
    }
    const until = from + bytes.length;
    if (until > from) this.#damage.push({ from, to: until, lost: false, error });
    if (end > until) this.#damage.push({ from: until, to: end, lost: true, isGuessed, error });
  }
}

const GIVEN_UP: Salvaged = {
  bytes: new Uint8Array(0),
  trust: 'broken',
  fault: 'one of too many broken streams',
};
