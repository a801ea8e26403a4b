// Many independent streams that are inflated into one buffer, front to back. Several threads may share the work: each
// claims the next unclaimed stream. A thread that helps loads nothing else, so this imports nothing.

import type { Inflate } from './inflate.ts';

/** One zlib stream and where its bytes go. */
export interface Stream {
  readonly at: number;
  readonly size: number;
  /** Offset in the inflated buffer. */
  readonly to: number;
  readonly inflatedSize: number;
  /** True if its size, and so where everything up to the next such stream goes, is only likely. */
  readonly isGuessed?: boolean;
}

/** Everything that a thread needs to help; plain data, with the buffers in shared memory. */
export interface InflateJob {
  readonly file: Uint8Array;
  readonly streams: readonly Stream[];
  readonly into: Uint8Array;
  /** The next stream to claim, then the state of each. */
  readonly control: Int32Array;
}

const DONE = 1;
export const BROKEN = 2;

/** A job without any claims. */
export function inflateJob(file: Uint8Array, streams: readonly Stream[], into: Uint8Array): InflateJob {
  const control = new Int32Array(new SharedArrayBuffer((streams.length + 1) * 4));
  return { file, streams, into, control };
}

/** Claims streams until none is left; run by helping threads. */
export function helpInflate(job: InflateJob, inflate: Inflate): void {
  for (let next = claimStream(job); next < job.streams.length; next = claimStream(job))
    inflateOne(job, next, inflate);
}

/** Claims the next stream: returns its index, or the number of streams when all are claimed. */
export function claimStream({ control }: InflateJob): number {
  return Atomics.add(control, 0, 1);
}

export function inflateOne(
  { file, streams, into, control }: InflateJob,
  index: number,
  inflate: Inflate,
): void {
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
