// Threads that answer beside the serving one, over saves on disk, gone after the test file.

import { expect, vi } from 'vitest';
import type { Library } from '../../src/library/library.ts';
import { ThreadPool, type ThreadPoolOptions } from '../../src/server/threads/thread-pool.ts';
import { atEnd } from './at-end.ts';
import { openLibrary } from './open-library.ts';

/** Over the saves at a path; what a thread reports fails the test file. One thread unless more are asked for. */
export function threadsOver(saves: string | Library, options: Partial<ThreadPoolOptions> = {}) {
  const library = typeof saves === 'string' ? openLibrary(saves) : saves;
  const faults: unknown[] = [];
  const report = (error: unknown): void => void faults.push(error);
  const threads = new ThreadPool({ library, report, threads: 1, ...options });
  atEnd(async () => {
    await threads.close();
    expect(faults).toEqual([]);
  });
  return {
    library,
    threads,
    /** The answer of a thread to a query; null when there is none. */
    // biome-ignore lint/suspicious/noExplicitAny: tests look into it at will
    ask: async (query: string, signal: AbortSignal | null = null): Promise<any> => {
      const result = await threads.query(question(query), signal);
      return result && JSON.parse(new TextDecoder().decode(result.body));
    },
    /** Lets no question stay on the serving thread. */
    asExpensive: () => vi.spyOn(threads, 'mostChecks', 'get').mockReturnValue(0),
  };
}

export function question(query: string) {
  return { query, variables: null, operationName: null, explain: false, showsCost: false };
}
