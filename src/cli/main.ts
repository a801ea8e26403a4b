// From words on the command line to a command.

import { parseArgs } from 'node:util';
import { type Command, type ExitCode, printError, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, HELP } from './help.ts';

export async function main(words: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    console.log((await import('./version.ts')).version());
    return 0;
  }
  const load = COMMANDS.get(name);
  if (!load) {
    printError(`no command ${name}; there are ${[...COMMANDS.keys()].join(', ')}`);
    return 2;
  }
  return run(name, await load(), rest);
}

async function run(name: string, command: Command, words: readonly string[]): Promise<ExitCode> {
  try {
    const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
    const { positionals, values } = parse(words, options);
    if (values.help === true) {
      console.log(commandHelp(name, command));
      return 0;
    }
    return await command.run({ positionals, values });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printError(error);
    console.error(`usage: savegraph ${name} ${command.usage}`);
    return 2;
  }
}

function parse(words: readonly string[], options: Command['options']): ReturnType<typeof parseArgs> {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
