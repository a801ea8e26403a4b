// What reading one save may take besides its memory, from the size of its files: many times what any save that was ever
// seen takes, on a busy machine too. What passes that is a trap, or a fault of the reader.

import type { SavedFile } from './save.ts';

export interface ReadLimits {
  /** Of a clock that stands still while the machine sleeps. */
  readonly millis: number;
  /** Objects of JavaScript; images and columns of graphs are counted elsewhere (graph/memory-account.ts). */
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

export function readLimits(files: readonly SavedFile[]): ReadLimits {
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  return {
    millis: Math.ceil(LEAST_MILLIS + megabytes * MILLIS_A_MEGABYTE),
    heapMegabytes: Math.max(
      LEAST_HEAP_MEGABYTES,
      Math.ceil(SOME_HEAP_MEGABYTES + megabytes * HEAP_A_MEGABYTE),
    ),
  };
}
