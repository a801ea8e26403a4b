// Inflates many independent streams into one buffer, front to back, while the reader already uses what is
// there. Several threads may share the work: each claims the next unclaimed stream. The reader is one of
// them, so that it never waits while there are streams left.

import { clockMillis } from './clock.ts';
import type { Arriving } from './cursor.ts';
import { FormatError } from './format-error.ts';
import type { Inflate } from './inflate.ts';
import type { Resumed } from './resume-inflate.ts';
import { type Salvaged, salvageStream, type Trust } from './salvage-stream.ts';

/** One zlib stream and where its bytes go. */
export interface Stream {
  /** Offset in the file. */
  readonly at: number;
  readonly size: number;
  /** Offset in the inflated buffer. */
  readonly to: number;
  readonly inflatedSize: number;
}

/** Everything that a thread needs to help; plain data, with the buffers in shared memory. */
export interface InflateJob {
  readonly file: Uint8Array;
  readonly streams: readonly Stream[];
  readonly into: Uint8Array;
  /** The next stream to claim, then the state of each. */
  readonly control: Int32Array;
}

/** A part of the buffer that may not be what was written; the end is exclusive. */
export interface DamagedPart {
  readonly from: number;
  readonly to: number;
  /**
   * Nothing could be inflated: the bytes are zeros. Otherwise they come from a broken stream, and may be
   * wrong.
   */
  readonly lost: boolean;
  /** They lie before or after a hole: right unless there is more damage. */
  readonly besideHole: boolean;
  readonly error: FormatError;
  /** They were lost, and then deduced from the rest of the file or from the sum of their stream. */
  readonly isDeduced?: boolean;
  /** For a lost part: what is known of its bytes. */
  readonly copies?: Copies;
}

/** Bytes after a hole that deflate copied out of it: lost too, but each is known to equal one in the hole. */
export interface Copies {
  /** The bytes that `origins` describes; the end is exclusive. */
  readonly from: number;
  readonly to: number;
  /**
   * For each byte from `from` on: offset of the lost byte in the hole that it equals, -1 where the byte is
   * known.
   */
  readonly origins: Int32Array;
}

const DONE = 1;
const BROKEN = 2;
/**
 * How long the reader waits for another thread, which may have died, before it inflates the stream itself.
 */
const PATIENCE_MILLIS = 2000;
/** Salvaging is slow: after this many bytes, with a fixed cost added per stream, the rest is given up. */
const MOST_SALVAGED_BYTES = 1 << 27;
const SALVAGE_COST = 1 << 16;
/** Most broken streams in which to decode what follows a hole, which takes trying every bit. */
const MOST_RESUMED = 64;
/**
 * Most broken streams in which to look for a single change that explains the fault: up to 1.6 seconds each
 * (`repair-stream.ts`).
 */
const MOST_REPAIRED = 4;

/** A job without any claims. */
export function inflateJob(file: Uint8Array, streams: readonly Stream[], into: Uint8Array): InflateJob {
  const control = new Int32Array(new SharedArrayBuffer((streams.length + 1) * 4));
  return { file, streams, into, control };
}

/** Claims streams until none is left; run by helping threads. */
export function helpInflate(job: InflateJob, inflate: Inflate): void {
  for (let next = claim(job); next < job.streams.length; next = claim(job)) inflateOne(job, next, inflate);
}

/** The reader's side of a job. */
export class StreamInflater implements Arriving {
  readonly #job: InflateJob;
  readonly #inflate: Inflate;
  readonly #name: string;
  /** Streams before this one are done, and the end of the bytes that are ready. */
  #front = 0;
  #ready = 0;
  /** Damaged parts found so far, in order. */
  readonly damage: DamagedPart[] = [];
  /** Errors of broken streams from which all bytes were recovered. */
  readonly repaired: FormatError[] = [];
  /**
   * Parts of which only the stored checksum is damaged, or that match it after a repair: nearly always right,
   * and not in `damage`. In order.
   */
  readonly doubted: DamagedPart[] = [];
  #salvaged = 0;
  #broken = 0;
  /** Time spent inflating, or waiting for threads that do. */
  millis = 0;

  /** @param name of the file, for errors */
  constructor(job: InflateJob, inflate: Inflate, name: string) {
    this.#job = job;
    this.#inflate = inflate;
    this.#name = name;
  }

  waitFor(end: number): number {
    const started = clockMillis();
    const { streams } = this.#job;
    while (this.#ready < end && this.#front < streams.length) this.#advance(streams[this.#front]!);
    this.millis += clockMillis() - started;
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

  /** Inflates what can be had of a broken stream; the rest is zeros. */
  #salvage({ at, size, to: from, inflatedSize }: Stream): void {
    const { file, into } = this.#job;
    const end = from + inflatedSize;
    const { bytes, trust, resumed, fault } =
      this.#salvaged > MOST_SALVAGED_BYTES
        ? GIVEN_UP
        : this.#salvageBytes(file.subarray(at, at + size), inflatedSize);
    into.fill(0, from, end);
    into.set(bytes, from);
    const expected = `a zlib stream of ${inflatedSize} bytes inflated`;
    const found = outcome(trust, fault, resumed ? knownBytes(resumed) : bytes.length);
    const error = new FormatError({ code: 'INFLATE', file: this.#name, offset: at, expected, found });
    if (trust === 'verified' || trust === 'sum damaged' || trust === 'repaired') {
      this.repaired.push(error);
      const part = { from, to: end, lost: false, besideHole: false, error };
      if (trust !== 'verified') this.doubted.push({ ...part, isDeduced: trust === 'repaired' });
      return;
    }
    if (resumed) this.#besideHole(resumed, from, error);
    else {
      const until = from + bytes.length;
      if (until > from) this.damage.push({ from, to: until, lost: false, besideHole: false, error });
      if (end > until) this.damage.push({ from: until, to: end, lost: true, besideHole: false, error });
    }
  }

  /** Adds both sides of a hole, the hole, and every run of lost copies after it. */
  #besideHole({ before, from, bytes, origins }: Resumed, to: number, error: FormatError): void {
    this.#job.into.set(bytes, to);
    const part = (first: number, end: number, lost: boolean): void => {
      if (end > first) this.damage.push({ from: to + first, to: to + end, lost, besideHole: !lost, error });
    };
    part(0, before, false);
    const copies = { from: to + from, to: to + bytes.length, origins };
    const hole = { from: to + before, to: to + from, lost: true, besideHole: false, error };
    if (from > before) this.damage.push({ ...hole, ...(origins.length > 0 && { copies }) });
    let first = from;
    let lost = false;
    for (let at = from; at < bytes.length; at++) {
      if (origins[at - from]! >= 0 === lost) continue;
      part(first, at, lost);
      first = at;
      lost = !lost;
    }
    part(first, bytes.length, lost);
  }

  #salvageBytes(input: Uint8Array, size: number): Salvaged {
    this.#salvaged += size + SALVAGE_COST;
    const nth = this.#broken++;
    return salvageStream(input, size, { resumes: nth < MOST_RESUMED, repairs: nth < MOST_REPAIRED });
  }
}

function outcome(trust: Trust, fault: string, size: number): string {
  if (trust === 'broken') return `${fault}; ${size} bytes came out`;
  if (trust === 'repaired') return `${fault}; all came out after undoing one flipped bit or one missing byte`;
  return `all of them, but ${fault}`;
}

function knownBytes({ before, origins }: Resumed): number {
  return before + origins.reduce((count, origin) => count + (origin < 0 ? 1 : 0), 0);
}

const GIVEN_UP: Salvaged = {
  bytes: new Uint8Array(0),
  trust: 'broken',
  resumed: null,
  fault: 'one of too many broken streams',
};

/** Claims the next stream: returns its index, or the number of streams when all are claimed. */
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
