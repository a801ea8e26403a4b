// Opens a single save: its header and its graph, and nothing that has to be closed.

import type { FormatError } from '../bytes/format-error.ts';
import type { FileError } from '../library/load-error.ts';
import type { ReadySave } from '../library/save.ts';
import { onlySave } from '../library/save.ts';
import { addPlugins } from '../plugin/load.ts';
import { type OpenOptions, openLibrary } from './open-library.ts';

export interface OpenSaveOptions extends Omit<OpenOptions, 'onProblem'> {
  /** Selects a save when there are several at the path, not counting a game's own backups. */
  readonly slug?: string;
  /** Formats and games of others, for the whole process from here on: see addPlugins. */
  readonly plugins?: Parameters<typeof addPlugins>[0];
}

/**
 * Reads the save at a path: `entry.header` is its header, `graph` has everything in it, read-only.
 * @throws FormatError when it is not a save, or too broken to read: code, file, offset, expected, found
 * @throws FileError when the file cannot be read
 * @throws RangeError when there are several saves and `slug` selects none; the message lists their slugs
 */
export async function openSave(
  path: string,
  { slug, plugins = [], ...options }: OpenSaveOptions = {},
): Promise<ReadySave> {
  for (const problem of await addPlugins(plugins)) process.emitWarning(problem, { code: 'SAVEGRAPH_PLUGIN' });
  const problems: (FormatError | FileError)[] = [];
  const library = openLibrary(path, { ...options, onProblem: (problem) => problems.push(problem) });
  try {
    const { entries } = library;
    const [first] = entries;
    if (!first) throw problems[0] ?? new RangeError(`no saves at ${path}`);
    const entry = slug === undefined ? onlySave(entries) : library.get(slug);
    if (entry) return await library.load(entry);
    throw new RangeError(
      `several saves at ${path}, choose one by slug: ${entries.map((each) => each.slug).join(', ')}`,
    );
  } finally {
    await library.close();
  }
}
