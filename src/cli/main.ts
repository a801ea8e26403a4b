// Finds and runs the command for the words on the command line.

import { type Command, type ExitCode, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, HELP } from './help.ts';
import { printError } from './print.ts';
import { settingsOf } from './settings.ts';

export async function main(words: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined && process.stdin.isTTY && process.stdout.isTTY) {
    return (await import('./welcome.ts')).welcome();
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    console.log((await import('../server/options/version.ts')).version());
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
    const { positionals, values } = settingsOf(words, command);
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
