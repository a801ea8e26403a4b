// A library as most tests want it: saves of this machine, read in this process.

import type { Format } from '../../src/formats/format.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { Library, type LibraryOptions } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { type WriterClock, writerClock } from '../../src/library/renewal.ts';

export function openLibrary(
  paths: string | readonly string[],
  formats: readonly Format[] = FORMATS,
  options: Partial<LibraryOptions> = {},
): Library {
  const library = new Library({ reader: inProcessReader(formats), formats, ...options });
  library.add(...[paths].flat());
  return library;
}

/** Time passes ten times as fast for files that change: what is quiet for a second is taken in a tenth. */
export const hastyClock: WriterClock = {
  millis: () => writerClock.millis() * 10,
  wait: () => new Promise((resolve) => setTimeout(resolve, 20).unref()),
};
