// Opening the saves at a path for a command that ends when it has answered.

import { Library } from '../library/library.ts';
import { hereReader } from '../library/read-job.ts';
import type { SaveEntry } from '../library/save.ts';
import { withinMemory } from '../library/within-memory.ts';
import { printError, type ReadOptions } from './command.ts';
import { showProgress } from './progress.ts';

export interface Opened {
  readonly library: Library;
  readonly entries: readonly SaveEntry[];
  /** Whether something at the path could not be opened; it was printed. */
  readonly problems: boolean;
}

/** Reads on this thread: nothing else is waiting. */
export function openPath(path: string, { memory, ...tools }: ReadOptions): Opened {
  const reader = withinMemory(hereReader(), memory);
  const library = new Library({ ...tools, ...showProgress(), reader });
  const problems = library.add(path);
  for (const problem of problems) printError(problem);
  return { library, entries: library.entries, problems: problems.length > 0 };
}
