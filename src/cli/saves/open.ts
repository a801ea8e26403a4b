// Opens the saves at a path, for commands that end when they have answered.

import { setFlagsFromString } from 'node:v8';
import type { ErrorCode } from '../../api/context/errors.ts';
import { Library } from '../../library/library.ts';
import { inProcessReader } from '../../library/read/read-job.ts';
import type { SaveEntry } from '../../library/save.ts';
import { printError } from '../print.ts';
import { problemLines } from './problem-lines.ts';
import { showProgress } from './progress.ts';
import type { ReadOptions } from './read-options.ts';

export interface Opened {
  readonly library: Library;
  readonly entries: readonly SaveEntry[];
  /** True when something at the path could not be opened; the errors were printed. */
  readonly problems: boolean;
}

/** Reads on this thread: nothing else is waiting. */
export function openPath(path: string, options: ReadOptions): Opened {
  // V8 would spend up to half of the time of a command on inlining, and the command ends before that pays. Not set any
  // earlier: Node's own modules would be compiled again (collect-garbage.ts). Runtimes without the flag go on.
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
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
