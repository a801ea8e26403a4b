// Limits for reading one save, by the size of its files: many times what any known save takes, even on a busy
// machine. A save that exceeds them is hostile, or the reader has a bug.

import { FormatError } from '../../bytes/format-error.ts';
import { type SavedFile, sizeOfFiles } from '../save.ts';

export interface ReadLimits {
  /** Of processor time. */
  readonly millis: number;
  /** JavaScript objects; images and columns of graphs are counted separately (graph/memory/memory-account.ts). */
  readonly heapMegabytes: number;
}

const LEAST_MILLIS = 10_000;
/** A megabyte may inflate to two thousand, of which a slow machine reads a few hundred per second. */
const MILLIS_A_MEGABYTE = 5000;
/** The heap limit of a thread that is started before its job is known: enough for files of 32 MB. */
const LEAST_HEAP_MEGABYTES = 512;
const SOME_HEAP_MEGABYTES = 256;
/** Objects take at most six times the size of the file in any format (docs/performance.md). */
const HEAP_A_MEGABYTE = 8;

/** How many times its limit a reading may take by the clock: it waits for a busy machine, or for what never comes. */
export const CLOCK_FACTOR = 8;

/** Limits for reading these files: many times what any real save takes. */
export function readLimits(files: readonly SavedFile[]): ReadLimits {
  const megabytes = sizeOfFiles(files) / 1e6;
  return {
    millis: Math.ceil(LEAST_MILLIS + megabytes * MILLIS_A_MEGABYTE),
    heapMegabytes: Math.max(
      LEAST_HEAP_MEGABYTES,
      Math.ceil(SOME_HEAP_MEGABYTES + megabytes * HEAP_A_MEGABYTE),
    ),
  };
}

/** Enough for any real save, however far its file inflates (the largest known takes 200 MB). */
const SOME_BYTES = 2 ** 30;
/** Bytes of image and columns per byte of the file: worlds inflate to a dozen times their size at most. */
const BYTES_A_BYTE = 64;

/** Bytes that reading one save may take if the user set no limit for all saves. */
export function defaultBytes(files: readonly SavedFile[]): number {
  return SOME_BYTES + BYTES_A_BYTE * sizeOfFiles(files);
}

/** Tracks how far reading has come, for the error if it has to be stopped. */
export class ReadingPlace {
  readonly #file: string;
  #step: string | null = null;
  #offset = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get hasBegun(): boolean {
    return this.#step !== null;
  }

  /** Call as reading makes progress. */
  moved(step: string, offset: number): void {
    this.#step = step;
    this.#offset = offset;
  }

  tooLong(millis: number): FormatError {
    return this.limit(`to be read in ${millis / 1000} s`, 'no end by then');
  }

  limit(expected: string, found: string): FormatError {
    const path = this.#step === null ? [] : [this.#step];
    return new FormatError({ code: 'LIMIT', file: this.#file, offset: this.#offset, path, expected, found });
  }
}
