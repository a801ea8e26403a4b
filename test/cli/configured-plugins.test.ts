// Packages that savegraph.config.json names, and where it is not read.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { configuredPlugins } from '../../src/cli/saves/read-options.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const before = process.cwd();
afterEach(() => {
  process.chdir(before);
  vi.restoreAllMocks();
});

function folderWith(config: string): string {
  const folder = tempFolder({});
  mkdirSync(join(folder, 'saves'));
  writeFileSync(join(folder, 'saves/a.sav'), '');
  writeFileSync(join(folder, 'a.sav'), '');
  writeFileSync(join(folder, 'savegraph.config.json'), config);
  process.chdir(folder);
  return folder;
}

it('names them for saves elsewhere, whatever else stands in the command', () => {
  folderWith('{"plugin": ["./a.mjs", "b"]}');
  for (const paths of [[], ['saves'], ['saves/a.sav', '{ saves { totalCount } }'], ['none']])
    expect(configuredPlugins(paths)).toEqual(['./a.mjs', 'b']);
});

it('is not read beside saves, or in a folder below them', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = folderWith('{"plugin": "./evil.mjs"}');
  for (const path of ['.', 'a.sav', folder, join(folder, '..')])
    expect(configuredPlugins([path]), path).toEqual([]);
  expect(said).toHaveBeenCalledTimes(4);
  expect(said.mock.calls[0]![0]).toContain('savegraph.config.json is not read');
});

it.each([
  ['{', 'is not JSON'],
  ['{"plugin": [7]}', 'plugin must be a list of strings'],
  ['{"plugins": []}', 'has "plugin" only, found plugins'],
])('refuses %s', (config, why) => {
  folderWith(config);
  expect(() => configuredPlugins(['saves'])).toThrow(why);
});
