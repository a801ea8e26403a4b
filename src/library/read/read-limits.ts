// What reading one save may take, from the size of its files: many times what any save that was ever seen takes, on a
// busy machine too. What passes that is a trap, or a bug of the reader.

import { FormatError } from '../../bytes/format-error.ts';
import type { SavedFile } from '../save.ts';

export interface ReadLimits {
  /** Of a clock that stands still while the machine sleeps. */
  readonly millis: number;
  /** Objects of JavaScript; images and columns of graphs are counted elsewhere (graph/memory/memory-account.ts). */
  readonly heapMegabytes: number;
}

const LEAST_MILLIS = 10_000;
/** A megabyte may inflate to two thousand, of which a slow machine reads a few hundred in a second. */
const MILLIS_A_MEGABYTE = 5000;
/** What a thread is started with before its job is known: enough for files of 32 MB. */
const LEAST_HEAP_MEGABYTES = 512;
const SOME_HEAP_MEGABYTES = 256;
/** Objects take at most six times the file in any format (docs/performance.md). */
const HEAP_A_MEGABYTE = 8;

/** What reading these files may take: many times what it takes of any real save. */
export function readLimits(files: readonly SavedFile[]): ReadLimits {
  const megabytes = bytesOf(files) / 1e6;
  return {
    millis: Math.ceil(LEAST_MILLIS + megabytes * MILLIS_A_MEGABYTE),
    heapMegabytes: Math.max(
      LEAST_HEAP_MEGABYTES,
      Math.ceil(SOME_HEAP_MEGABYTES + megabytes * HEAP_A_MEGABYTE),
    ),
  };
}

/** Any real save has room in this, whatever its file inflates to (the largest seen takes 200 MB). */
const SOME_BYTES = 2 ** 30;
/** Of image and columns, a byte of the file: files of games with worlds inflate to at most a dozen. */
const BYTES_A_BYTE = 64;

/** Bytes that reading one save may take where the user did not say how much there is for all. */
export function defaultBytes(files: readonly SavedFile[]): number {
  return SOME_BYTES + BYTES_A_BYTE * bytesOf(files);
}

function bytesOf(files: readonly SavedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** How far a reading has come, for the error when it may not go on. */
export class ReadingPlace {
  readonly #file: string;
  #step: string | null = null;
  #offset = 0;

  /** @param files of the save */
  constructor(files: readonly SavedFile[]) {
    this.#file = files[0]?.name ?? '';
  }

  get hasBegun(): boolean {
    return this.#step !== null;
  }

  /** To be called as reading gets on. */
  moved(step: string, offset: number): void {
    this.#step = step;
    this.#offset = offset;
  }

  /** The error that the reading took longer than it may. */
  tooLong(millis: number): FormatError {
    return this.limit(`to be read in ${millis / 1000} s`, 'no end by then');
  }

  limit(expected: string, found: string): FormatError {
    const path = this.#step === null ? [] : [this.#step];
    return new FormatError({ code: 'LIMIT', file: this.#file, offset: this.#offset, path, expected, found });
  }
}
