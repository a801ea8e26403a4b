// Options of every command that reads saves.

import { checkedFactories, checkedGameData } from '../../api/games/user-data.ts';
import type { UserTexts } from '../../formats/format.ts';
import type { LoaderOptions } from '../../library/read/save-loader.ts';
import { type CommandArgs, UsageError } from '../command.ts';
import { sizeOf } from '../option-values.ts';
import { printError } from '../print.ts';
import { readUserFile, readUserText } from '../user-file.ts';
import { configuredPlugins } from './configured-plugins.ts';

export const READ_HELP = `  --plugin NAME...   more formats and games: a file such as ./tide-pool.mjs, or an installed package, see
                     docs/plugins.md
  --names FILE       texts that hashes in a save may stand for, one per line
  --layouts FILE     more layouts of things in a save, as JSON
  --hints FILE       types of structs that a save does not name (Unreal 4 and 5), one Path.Key=Type per line
  --game-data FILE   the game's own data (docs/facts.md says which file), in place of the figures and titles
                     that come with savegraph
  --factories FILE   names of factories and their places, as JSON (docs/views.md)
  --memory SIZE      memory for all open saves together, such as 512M or 4G; one save may take half of it
                     (default half of the machine's memory, or of its container's, and for one save also at
                     most 1 GiB and 64 times its files)`;

/** READ_HELP, parsed; files are replaced by their content. */
export type ReadOptions = Omit<LoaderOptions, 'reader' | 'progress'>;

/** Loads the packages, too: they may read what the other options name. @throws UsageError */
export async function readOptions(args: CommandArgs): Promise<ReadOptions> {
  await loadPlugins(pluginNames(args));
  return ownReadOptions(args);
}

/** The packages that an operator names. @throws UsageError */
export function pluginNames({ values: { plugin }, positionals }: CommandArgs): readonly string[] {
  return Array.isArray(plugin) ? plugin.map(String) : configuredPlugins(positionals);
}

/** Prints what is wrong with those that are left out. */
export async function loadPlugins(names: readonly string[], print = printError): Promise<void> {
  if (names.length === 0) return;
  const { addPlugins } = await import('../../plugin/load.ts');
  for (const problem of await addPlugins(names)) print(problem);
}

/** @throws UsageError */
export async function ownReadOptions({ values }: CommandArgs): Promise<ReadOptions> {
  const { names, layouts, hints, 'game-data': gameData, factories, memory } = values;
  return {
    ...(typeof names === 'string' && { names: readUserText(names) }),
    ...(typeof layouts === 'string' && { layouts: await checkedText(layouts, 'layouts') }),
    ...(typeof hints === 'string' && { hints: await checkedText(hints, 'hints') }),
    ...(typeof gameData === 'string' && { gameData: readChecked(gameData, checkedGameData) }),
    ...(typeof factories === 'string' && { factories: readChecked(factories, checkedFactories) }),
    ...(typeof memory === 'string' && { memory: sizeOf('memory', memory) }),
  };
}

/** Reads a file for the formats, and checks it before any save is read. @throws UsageError */
async function checkedText(file: string, kind: keyof UserTexts): Promise<string> {
  const text = readUserText(file);
  // The formats are half of the program, and a server's main thread needs them for nothing else.
  const { FORMATS } = await import('../../formats/registry.gen.ts');
  try {
    for (const { check } of FORMATS) check?.({ [kind]: text });
    return text;
  } catch (error) {
    throw new UsageError(`cannot use ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads a file for a game's view, and checks it before any save is read. @throws UsageError */
function readChecked(file: string, check: (bytes: Uint8Array) => string): string {
  const bytes = readUserFile(file);
  try {
    return check(bytes);
  } catch (error) {
    throw new UsageError(`cannot use ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
