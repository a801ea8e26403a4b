// The thread that answers for `savegraph serve`: opens the library, listens, and ends in order when it is told to.

import { parentPort, workerData } from 'node:worker_threads';
import { createSchema } from '../api/schema.ts';
import { Library } from '../library/library.ts';
import { withinMemory } from '../library/within-memory.ts';
import { workerReader } from '../library/worker-reader.ts';
import { listen } from '../server/http.ts';
import type { ThreadMessage, WatchedData } from '../server/watched-thread.ts';
import type { ExitCode, readOptions } from './command.ts';
import { showProgress, type Terminal } from './progress.ts';

export interface ServeData extends ReturnType<typeof readOptions> {
  readonly paths: readonly string[];
  readonly host: string;
  readonly port: number;
  readonly metrics: boolean;
  /** Columns of the terminal that progress is shown on; null for none. */
  readonly columns: number | null;
}

const { data, pulse } = workerData as WatchedData<ServeData>;
const post = (message: ThreadMessage): void => parentPort?.postMessage(message);
const printError = (error: unknown): void =>
  post({ kind: 'err', text: `savegraph: ${error instanceof Error ? error.message : error}` });
const printFault = (error: unknown, id: string): void =>
  printError(`error ${id}: ${error instanceof Error ? error.stack : error}`);
const alive = (): void => void Atomics.add(pulse, 0, 1);

/** Often enough for whoever watches. */
const PULSE_MILLIS = 250;

const stopped = new Promise((resolve) => parentPort?.once('message', resolve));
const code = await serve(data);
parentPort?.unref();
post({ kind: 'ended', code });

async function serve({
  paths,
  host,
  port,
  metrics,
  columns,
  memory,
  ...tools
}: ServeData): Promise<ExitCode> {
  const reader = withinMemory(workerReader(), memory);
  const library = new Library({ ...tools, ...showProgress(terminalOf(columns)), reader });
  for (const problem of library.add(...paths)) printError(problem);
  if (library.entries.length === 0) {
    printError('no saves to serve');
    await library.close();
    return 2;
  }
  let server: Awaited<ReturnType<typeof listen>>;
  try {
    server = await listen({
      schema: createSchema(),
      library,
      report: printFault,
      alive,
      host,
      port,
      metrics,
    });
  } catch (error) {
    printError(`cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`);
    await library.close();
    return 2;
  }
  // A fault in one request must not end the others.
  process.on('unhandledRejection', (error) => printFault(error, 'unhandled'));
  post({ kind: 'out', text: `ready ${server.url}` });
  const beat = setInterval(alive, PULSE_MILLIS);
  await stopped;
  await server.close();
  await library.close();
  clearInterval(beat);
  return 0;
}

/** A thread's own stderr does not know whether it is a terminal. */
function terminalOf(columns: number | null): Terminal {
  return { isTTY: columns !== null, columns: columns ?? 0, write: (text) => process.stderr.write(text) };
}
