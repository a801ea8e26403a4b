// Opening saves in another program: a library of all that lie at some paths.

import { Library, type LibraryOptions, type Problem } from '../library/library.ts';
import { inProcessReader } from '../library/read/read-job.ts';
import { withinMemory } from '../library/read/within-memory.ts';
import { workerReader } from '../library/read/worker-reader.ts';

export interface OpenOptions extends Omit<LibraryOptions, 'reader'> {
  /**
   * Worker threads that read saves, so that this thread goes on. Default one less than there are processors, at least
   * one; 0 reads on this thread, which is as fast for a program that has nothing else to do. Formats of your own are
   * read on this thread only.
   */
  readonly threads?: number;
  /** Bytes that all open saves together may take. Default as much as the machine can spare. */
  readonly memory?: number;
  /** Called with what looked like a save and could not be opened. By default such files are passed over. */
  readonly onProblem?: (problem: Problem) => void;
}

/**
 * Finds the saves at these files and folders. Only their headers are read; `library.load(entry)` reads one, and queries
 * read what they ask for. Files that change are read again at the next question, so a library can stay open for ever.
 * Close it when done: its threads keep the process alive.
 * @throws FileError when there is nothing to read at a path
 */
export function openLibrary(paths: string | readonly string[], options: OpenOptions = {}): Library {
  const { threads, memory, onProblem, ...rest } = options;
  const isHere = threads === 0 || options.formats !== undefined;
  const reader = isHere
    ? inProcessReader(options.formats)
    : workerReader(threads === undefined ? {} : { threads });
  const library = new Library({ ...rest, reader: withinMemory(reader, memory) });
  const problems = library.add(...(typeof paths === 'string' ? [paths] : paths));
  if (onProblem) for (const problem of problems) onProblem(problem);
  return library;
}
