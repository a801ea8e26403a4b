// Options of every command that reads saves.

import type { LoaderOptions } from '../../library/read/save-loader.ts';
import type { CommandArgs } from '../command.ts';
import { sizeOf } from '../option-values.ts';
import type { OptionTexts } from '../options.ts';
import { printError } from '../print.ts';
import { configuredPlugins } from './configured-plugins.ts';

export const READ_OPTIONS: OptionTexts = {
  'plugin NAME...':
    'more formats and games: a file such as ./tide-pool.mjs, or an installed package, see docs/plugins.md',
  'game FILE...':
    "what saves do not say: the game's own data, names of factories, texts that hashes stand for, layouts, types of structs; what is in the file shows which (see docs/facts.md)",
  'memory SIZE':
    "memory for all open saves together, such as 512M or 4G; one save may take half of it (default half of the machine's memory, or of its container's, and for one save also at most 1 GiB and 64 times its files)",
};

/** READ_OPTIONS, parsed, with files read. */
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
export async function ownReadOptions({ values: { game, memory } }: CommandArgs): Promise<ReadOptions> {
  return {
    ...(Array.isArray(game) && (await (await import('./game-files.ts')).gameTexts(game.map(String)))),
    ...(typeof memory === 'string' && { memory: sizeOf('memory', memory) }),
  };
}
