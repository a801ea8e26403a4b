// Finds and runs the command for the words on the command line.

import { spellingOf } from '../query/names/spelling.ts';
import { type Command, type ExitCode, UsageError } from './command.ts';
import { helpOf } from './options.ts';
import { printError } from './print.ts';
import { settingsOf } from './settings.ts';

export async function main(words: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined && process.stdin.isTTY && process.stdout.isTTY)
    return (await import('./welcome.ts')).welcome();
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    console.log((await import('../program-files.ts')).version());
    return 0;
  }
  const load = COMMANDS.get(name);
  if (!load) {
    const hint = spellingOf('UNKNOWN_NAME', '', COMMANDS.keys()).hint(name);
    printError(`no command ${name}${hint}; there are ${[...COMMANDS.keys()].join(', ')}`);
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

/** Each is loaded when it is run: `schema` need not wait for the server's code to be imported. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['serve', async () => (await import('./serve/serve.ts')).serve],
  ['inspect', async () => (await import('./commands/inspect.ts')).inspect],
  ['query', async () => (await import('./commands/query.ts')).query],
  ['watch', async () => (await import('./commands/watch.ts')).watch],
  ['export', async () => (await import('./commands/export.ts')).exportCommand],
  ['mcp', async () => (await import('./commands/mcp.ts')).mcp],
  ['types', async () => (await import('./commands/types.ts')).types],
  ['store', async () => (await import('./commands/store.ts')).store],
  ['page', async () => (await import('./commands/page.ts')).page],
  ['plugin', async () => (await import('./commands/plugin.ts')).plugin],
  ['schema', async () => (await import('./commands/schema.ts')).schema],
]);

const HELP = `Usage: savegraph COMMAND [ARGUMENT...]

One queryable graph over game saves, over GraphQL.

Commands:
  serve [PATH...]             answer GraphQL over HTTP on the saves at these paths, or on the examples
  inspect PATH                what a save holds
  query PATH QUERY|@FILE      answer one GraphQL query, as JSON or as a table
  watch PATH --rule FILE      alert when a rule applies to a save that the game has written
  export PATH [--format F]    the objects of a save as a table: ndjson, csv, geojson, arrow, parquet
  mcp [PATH...]               answer language models about saves (Model Context Protocol)
  types PATH --out DIR        TypeScript types of the classes of a save, with a client
  store ACTION                keep saves in a database that many servers answer from
  page --out FOLDER           the page as files for any web host
  plugin new NAME             begin a package that reads another format
  schema                      the GraphQL schema

savegraph COMMAND --help describes a command; savegraph --version prints the version.

Exit codes:
  0   success
  1   the query has errors, or the request is invalid
  2   wrong arguments; a save or a store cannot be read; nothing to serve
  70  the server was stuck, and can be started again`;

function commandHelp(name: string, { usage, summary, options = {}, notes }: Command): string {
  const line = `Usage: savegraph ${name} ${usage}`.trimEnd();
  return [line, summary, helpOf(options), notes].filter(Boolean).join('\n\n');
}
