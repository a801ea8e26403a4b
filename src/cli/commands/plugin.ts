// `savegraph plugin`

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../program-files.ts';
import { type Command, type CommandArgs, type ExitCode, UsageError } from '../command.ts';

export const plugin: Command = {
  usage: 'new NAME',
  summary: `Begins a package that teaches savegraph another format: a folder with a format of a few lines, an example of its
files, and a test. See docs/plugins.md.

  NAME               of the folder and of what it is to read, such as tide-pool`,
  run,
};

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const WORDS = /NOTES|Notes|notes/g;

async function run({ positionals }: CommandArgs): Promise<ExitCode> {
  const [action, name, ...more] = positionals;
  if (action !== 'new' || name === undefined || more.length > 0) throw new UsageError('expected new NAME');
  if (!NAME.test(name)) throw new UsageError(`a name is like tide-pool, not ${name}`);
  if (existsSync(name)) throw new UsageError(`there is a ${name} already`);
  const from = fileURLToPath(packageFile('examples/plugins/notes/'));
  const title = name.replaceAll('-', ' ');
  const words: Readonly<Record<string, string>> = {
    NOTES: name.replaceAll('-', '_').toUpperCase(),
    Notes: title.charAt(0).toUpperCase() + title.slice(1),
    notes: name,
  };
  mkdirSync(name);
  for (const file of readdirSync(from)) {
    const text = readFileSync(join(from, file), 'utf8');
    const renamed = (of: string): string => of.replace(WORDS, (word) => words[word]!);
    writeFileSync(join(name, renamed(file)), renamed(text));
  }
  console.log(
    `${name}/index.mjs reads ${name}/example.${name}: cd ${name}, npm install savegraph, npm test, npm run try`,
  );
  return 0;
}
