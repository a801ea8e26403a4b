// `savegraph serve`

import { fileURLToPath } from 'node:url';
import { createSchema } from '../api/schema.ts';
import { Library } from '../library/library.ts';
import { workerReader } from '../library/worker-reader.ts';
import { listen } from '../server/http.ts';
import {
  type Command,
  type CommandArgs,
  type ExitCode,
  printError,
  printFault,
  READ_OPTIONS,
  readOptions,
  UsageError,
} from './command.ts';
import { READ_HELP } from './help.ts';
import { showProgress } from './progress.ts';

export const serve: Command = {
  usage: '[PATH...] [--port 4000] [--host 127.0.0.1] [--names FILE] [--layouts FILE]',
  summary: `Answers GraphQL over HTTP on the saves at these files and folders, or on the example saves when no PATH is
given. Prints one line when it answers: ready http://HOST:PORT/graphql

  --port PORT        where to listen; 0 picks a free port (default 4000)
  --host HOST        address to listen on (default 127.0.0.1: this machine only)
${READ_HELP}`,
  options: {
    port: { type: 'string', default: '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    ...READ_OPTIONS,
  },
  run,
};

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));

async function run(args: CommandArgs): Promise<ExitCode> {
  const port = portOf(String(args.values.port));
  const host = String(args.values.host);
  const library = new Library({
    ...readOptions(args),
    ...showProgress(),
    reader: workerReader(),
  });
  const paths = args.positionals.length > 0 ? args.positionals : [EXAMPLES];
  for (const problem of library.add(...paths)) printError(problem);
  if (library.entries.length === 0) {
    printError('no saves to serve');
    return 2;
  }
  let server: Awaited<ReturnType<typeof listen>>;
  try {
    server = await listen({ schema: createSchema(), library, report: printFault, host, port });
  } catch (error) {
    printError(`cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`);
    return 2;
  }
  // A fault in one request must not end the others.
  process.on('unhandledRejection', (error) => printFault(error, 'unhandled'));
  console.log(`ready ${server.url}`);
  await stopSignal();
  await server.close();
  await library.close();
  return 0;
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65535) throw new UsageError(`--port must be 0 to 65535, is ${text}`);
  return port;
}

/** The first signal ends the server in order; a second one ends the process as usual. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
