// Opens the saves at a path, for commands that end when they have answered.

import { saveNamed } from '../../api/context/find-save.ts';
import { onlySave } from '../../library/find/only-save.ts';
import { Library } from '../../library/library.ts';
import { inProcessReader } from '../../library/read/read-job.ts';
import type { SaveEntry } from '../../library/save.ts';
import { UsageError } from '../command.ts';
import { printError, problemLines } from '../print.ts';
import { showProgress } from './progress.ts';
import type { ReadOptions } from './read-options.ts';

export interface Opened {
  readonly library: Library;
  readonly entries: readonly SaveEntry[];
  /** Whether something at the path could not be opened; the errors were printed. */
  readonly problems: boolean;
}

/** Reads on this thread: nothing else is waiting. */
export function openPath(path: string, options: ReadOptions): Opened {
  const library = new Library({ ...options, ...showProgress(), reader: inProcessReader() });
  const problems = library.add(path);
  for (const problem of problemLines(problems)) printError(problem);
  return { library, entries: library.entries, problems: problems.length > 0 };
}

/** The save that `--save` names, or the only one that is no backup. @throws UsageError, GraphQLError AMBIGUOUS_SAVE */
export async function chosenEntry({ library, entries }: Opened, slug: string | null): Promise<SaveEntry> {
  const slugs = entries.map((entry) => entry.slug);
  const entry = slug === null ? onlySave(entries) : await saveNamed(library.catalogue, slug);
  if (entry) return entry;
  throw new UsageError(`--save must be one of ${slugs.join(', ')}${slug === null ? '' : `, not ${slug}`}`);
}
