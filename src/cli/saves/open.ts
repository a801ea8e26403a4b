// Opens the saves at a path, for commands that end when they have answered.

import type { ErrorCode } from '../../api/context/errors.ts';
import { Library } from '../../library/library.ts';
import { inlineLittle } from '../../library/read/inlining.ts';
import { inProcessReader } from '../../library/read/read-job.ts';
import { printError } from '../print.ts';
import { problemLines } from './problem-lines.ts';
import { showProgress } from './progress.ts';
import type { ReadOptions } from './read-options.ts';

export type Opened = ReturnType<typeof openPath>;

/** Reads on this thread: nothing else is waiting. `problems` says whether anything could not be opened, and was printed. */
export function openPath(path: string, options: ReadOptions) {
  // Not any earlier: what Node has of its own is loaded by now.
  inlineLittle();
  const library = new Library({ ...options, ...showProgress(), reader: inProcessReader() });
  const problems = library.add(path);
  for (const problem of problemLines(problems)) printError(problem);
  return { library, entries: library.entries, problems: problems.length > 0 };
}

export const UNREADABLE: ReadonlySet<unknown> = new Set<ErrorCode>([
  'PARSE_FAILED',
  'UNSUPPORTED_FORMAT',
  'NOT_A_SAVE',
  'FILE_UNREADABLE',
]);
