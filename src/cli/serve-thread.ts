// The thread that answers for `savegraph serve`: opens the library, listens, and ends in order when it is asked to.

import { parentPort, workerData } from 'node:worker_threads';
import { createSchema } from '../api/schema.ts';
import { Library } from '../library/library.ts';
import { withinMemory } from '../library/read/within-memory.ts';
import { workerReader } from '../library/read/worker-reader.ts';
import { logLine } from '../server/answered.ts';
import { AnsweringThreads } from '../server/answering/answering-threads.ts';
import { listen } from '../server/http.ts';
import { type Operations, readOperations } from '../server/stored-operations.ts';
import { UploadFolder } from '../server/uploads/upload-folder.ts';
import { Uploads } from '../server/uploads/uploads.ts';
import type { ThreadMessage, WatchedData } from '../server/watched-thread.ts';
import type { ExitCode, ReadOptions } from './command.ts';
import { openStored, type Stored } from './open-store.ts';
import { showProgress, type Terminal } from './progress.ts';
import type { ServeOptions, UploadsOptions } from './serve-options.ts';
import type { StoreSettings } from './store-options.ts';

export interface ServeData extends ReadOptions {
  readonly server: ServeOptions;
  /** Saves that lie beyond this machine; null for none. */
  readonly store: StoreSettings | null;
  readonly paths: readonly string[];
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

/** Of the memory that the process may take, what graphs may: the rest is for answering, and for what queries find out about them. */
const GRAPHS_SHARE = 3 / 4;

const stopped = new Promise((resolve) => parentPort?.once('message', resolve));
const code = await serve(data);
parentPort?.unref();
post({ kind: 'ended', code });

async function serve({
  server: options,
  store: settings,
  paths,
  columns,
  memory,
  ...tools
}: ServeData): Promise<ExitCode> {
  const schema = createSchema();
  const { operationsJson, log, uploads: uploading, ...listening } = options;
  let operations: Operations | undefined;
  try {
    if (operationsJson !== undefined) operations = readOperations(operationsJson, schema);
  } catch (error) {
    printError(`--operations ${error instanceof Error ? error.message : error}`);
    return 2;
  }
  const reader = withinMemory(workerReader(), memory === undefined ? undefined : memory * GRAPHS_SHARE);
  let stored: Stored | null;
  try {
    stored = settings && (await openStored(settings));
  } catch (error) {
    printError(error);
    return 2;
  }
  const library = new Library({
    ...tools,
    ...showProgress(terminalOf(columns)),
    ...(stored && { source: stored.entries }),
    reader,
  });
  const close = async (): Promise<void> => {
    await library.close();
    await stored?.close();
  };
  for (const problem of library.add(...paths)) printError(problem);
  let uploads: Uploads | undefined;
  try {
    if (uploading) uploads = openUploads(library, uploading);
  } catch (error) {
    printError(`--uploads ${error instanceof Error ? error.message : error}`);
    await close();
    return 2;
  }
  // Others may add saves to a store at any time, or send them.
  if (library.entries.length === 0 && !stored && !uploads) {
    printError('no saves to serve');
    await close();
    return 2;
  }
  // Whoever names a single save wants to see it: it is read while the browser starts. What is wrong with it is reported to whoever asks for it.
  const [only, ...others] = stored ? [] : library.entries;
  if (only && others.length === 0) library.load(only).catch(() => undefined);
  const { introspection } = options;
  const opens = {
    paths,
    ...(uploading && { uploads: uploading.folder }),
    ...tools,
    ...(introspection !== undefined && { introspection }),
  };
  const answering = new AnsweringThreads({
    library,
    report: printFault,
    opens,
    ...(stored && { stored: stored.entries }),
  });
  let server: Awaited<ReturnType<typeof listen>>;
  try {
    server = await listen({
      ...listening,
      ...(operations && { operations }),
      ...(uploads && { uploads }),
      ...(log && { observer: (answered) => post({ kind: 'out', text: logLine(answered, log) }) }),
      schema,
      library,
      answering,
      ...(stored && { store: stored.store }),
      report: printFault,
      alive,
    });
  } catch (error) {
    printError(
      `cannot listen on ${options.host}:${options.port}: ${error instanceof Error ? error.message : error}`,
    );
    await close();
    return 2;
  }
  // A fault in one request must not end the others.
  process.on('unhandledRejection', (error) => printFault(error, 'unhandled'));
  library.watch();
  post({ kind: 'out', text: `ready ${server.url}` });
  const beat = setInterval(alive, PULSE_MILLIS);
  await stopped;
  // Whoever listens for changes would keep the server from its end.
  library.changes.end();
  await server.close();
  await answering.close();
  await close();
  clearInterval(beat);
  return 0;
}

function openUploads(library: Library, { folder, mostBytes }: UploadsOptions): Uploads {
  const place = new UploadFolder(folder, mostBytes);
  library.addUploads(folder);
  return new Uploads(place, library);
}

/** A thread's own stderr does not know whether it is a terminal. */
function terminalOf(columns: number | null): Terminal {
  return { isTTY: columns !== null, columns: columns ?? 0, write: (text) => process.stderr.write(text) };
}
