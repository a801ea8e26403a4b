// Options of every command that reads saves.

import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { LoaderOptions } from '../../library/read/save-loader.ts';
import { type CommandArgs, sizeOf, UsageError } from '../command.ts';
import type { OptionTexts } from '../options.ts';
import { printError } from '../print.ts';
import { readUserText, textsIn } from '../user-file.ts';
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

const FILE = 'savegraph.config.json';

/** @param paths of saves, and other words of the command. @throws UsageError */
export function configuredPlugins(paths: readonly string[]): readonly string[] {
  if (!existsSync(FILE)) return [];
  const here = realpathSync('.') + sep;
  if (paths.some((path) => existsSync(path) && here.startsWith(folderOf(path) + sep))) {
    printError(`${FILE} is not read, because it is in a folder of saves: --plugin names what to load`);
    return [];
  }
  let content: { readonly plugin?: unknown };
  try {
    content = Object(JSON.parse(readUserText(FILE)));
  } catch (error) {
    throw new UsageError(`${FILE} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const { plugin = [], ...others } = content;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new UsageError(`${FILE} has "plugin" only, found ${other}; --config reads settings`);
  return textsIn(plugin, `${FILE}: plugin`);
}

function folderOf(path: string): string {
  const real = realpathSync(path);
  return statSync(real).isDirectory() ? real : dirname(real);
}
