// Threads that answer beside the serving one, over saves on disk, gone after the test file.

import { expect } from 'vitest';
import type { Library } from '../../src/library/library.ts';
import { ThreadPool } from '../../src/server/threads/thread-pool.ts';
import { atEnd } from './at-end.ts';
import { openLibrary } from './open-library.ts';

/** Over the saves at a path; what a thread reports fails the test file. */
export function threadsOver(
  path: string,
  threads = 1,
): { readonly library: Library; readonly threads: ThreadPool } {
  const library = openLibrary(path);
  const faults: unknown[] = [];
  const report = (error: unknown): void => void faults.push(error);
  const made = new ThreadPool({ library, report, threads });
  atEnd(async () => {
    await made.close();
    expect(faults).toEqual([]);
  });
  return { library, threads: made };
}
