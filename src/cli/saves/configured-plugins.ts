// The packages that savegraph.config.json names, in the folder where the program was started. Whoever may write to a folder
// of saves must not choose what code runs, so there it is not read.

import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { UsageError } from '../command.ts';
import { printError } from '../print.ts';
import { readUserText } from '../user-file.ts';

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
  const names = [plugin].flat();
  if (names.every((name) => typeof name === 'string')) return names;
  throw new UsageError(`${FILE}: plugin must be a list of strings`);
}

function folderOf(path: string): string {
  const real = realpathSync(path);
  return statSync(real).isDirectory() ? real : dirname(real);
}
