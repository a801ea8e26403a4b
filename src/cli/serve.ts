// `savegraph serve`

import { fileURLToPath } from 'node:url';
import { runWatched } from '../server/watched-thread.ts';
import {
  type Command,
  type CommandArgs,
  type ExitCode,
  READ_OPTIONS,
  readOptions,
  UsageError,
} from './command.ts';
import { READ_HELP } from './help.ts';
import type { ServeData } from './serve-thread.ts';

export const serve: Command = {
  usage:
    '[PATH...] [--port 4000] [--host 127.0.0.1] [--metrics] [--names FILE] [--layouts FILE] [--game-data FILE] [--factories FILE] [--memory SIZE]',
  summary: `Answers GraphQL over HTTP on the saves at these files and folders, or on the example saves when no PATH is
given. Prints one line when it answers: ready http://HOST:PORT/graphql

  --port PORT        where to listen; 0 picks a free port (default 4000)
  --host HOST        address to listen on (default 127.0.0.1: this machine only)
  --metrics          answer /metrics too, for monitoring systems (see docs/metrics.md)
${READ_HELP}`,
  options: {
    port: { type: 'string', default: '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    metrics: { type: 'boolean' },
    ...READ_OPTIONS,
  },
  run,
};

const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));

/** The program of the thread, beside this file: built, or as written when this one runs as written. */
const PROGRAM = new URL(`./serve-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

async function run(args: CommandArgs): Promise<ExitCode> {
  const { stderr } = process;
  const data: ServeData = {
    ...readOptions(args),
    port: portOf(String(args.values.port)),
    metrics: args.values.metrics === true,
    host: String(args.values.host),
    paths: args.positionals.length > 0 ? args.positionals : [EXAMPLES],
    columns: stderr.isTTY ? stderr.columns : null,
  };
  return (await runWatched(PROGRAM, data, print)) as ExitCode;
}

function print(kind: 'out' | 'err', text: string): void {
  if (kind === 'out') console.log(text);
  else console.error(text);
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65535) throw new UsageError(`--port must be 0 to 65535, is ${text}`);
  return port;
}
