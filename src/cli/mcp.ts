// `savegraph mcp`

import { createSchema } from '../api/schema.ts';
import { Library } from '../library/library.ts';
import { withinMemory } from '../library/read/within-memory.ts';
import { workerReader } from '../library/read/worker-reader.ts';
import { pipelineAsk } from '../mcp/pipeline-ask.ts';
import { serveStdio } from '../mcp/stdio.ts';
import { version } from '../server/version.ts';
import {
  type Command,
  type CommandArgs,
  type ExitCode,
  printError,
  printFault,
  READ_OPTIONS,
  readOptions,
} from './command.ts';
import { EXAMPLES } from './examples.ts';
import { READ_HELP } from './help.ts';

export const mcp: Command = {
  usage:
    '[PATH...] [--names FILE] [--layouts FILE] [--hints FILE] [--oodle MODULE] [--game-data FILE] [--factories FILE] [--memory SIZE]',
  summary: `Answers language models over the Model Context Protocol, on stdin and stdout, about the saves at these files and
folders, or about the example saves when no PATH is given. Clients start it by themselves; see docs/mcp.md.

${READ_HELP}`,
  options: READ_OPTIONS,
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const { memory, ...tools } = readOptions(args);
  const reader = withinMemory(workerReader(), memory);
  const library = new Library({ ...tools, reader });
  for (const problem of library.add(...(args.positionals.length > 0 ? args.positionals : [EXAMPLES])))
    printError(problem);
  if (library.entries.length === 0) {
    printError('no saves to answer about');
    await library.close();
    return 2;
  }
  const schema = createSchema();
  const ask = pipelineAsk({ schema, library, report: printFault });
  await serveStdio({ ask, schema, version: version(), report: printFault });
  await library.close();
  return 0;
}
