// Opens saves in another program, as a library of all saves at some paths.

import { Library, type LibraryOptions } from '../library/library.ts';
import type { Problem } from '../library/open-saves.ts';
import { inProcessReader } from '../library/read/read-job.ts';
import { workerReader } from '../library/read/worker-reader.ts';
import { hasLocalPlugins } from '../plugin/load.ts';

export interface OpenOptions extends Omit<LibraryOptions, 'reader'> {
  /**
   * Worker threads that read saves, so that this thread stays free. Default: one less than there are
   * processors, at least one. 0 reads on this thread, which is as fast for a program that has nothing else to
   * do. Custom formats are always read on this thread.
   */
  readonly threads?: number;
  /** Called for each file that looks like a save but could not be opened. By default such files are ignored. */
  readonly onProblem?: (problem: Problem) => void;
}

/**
 * Finds the saves at these files and folders. This reads only their headers; `library.load(entry)` reads a
 * whole save, and queries read the saves that they need. Files that change are read again by the next query,
 * so a library can stay open indefinitely. Close it when done: its threads keep the process alive.
 * @throws FileError when there is nothing to read at a path
 */
export function openLibrary(paths: string | readonly string[], options: OpenOptions = {}): Library {
  const { threads, onProblem, ...rest } = options;
  // What this program declares itself, threads do not have.
  const isHere = threads === 0 || options.formats !== undefined || hasLocalPlugins();
  const reader = isHere
    ? inProcessReader(options.formats)
    : workerReader(threads === undefined ? {} : { threads });
  const library = new Library({ ...rest, reader });
  const problems = library.add(...(typeof paths === 'string' ? [paths] : paths));
  if (onProblem) for (const problem of problems) onProblem(problem);
  return library;
}
