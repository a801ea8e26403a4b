// What the thread that answers for `savegraph serve` does: opens the library, listens, and ends in order when it is asked to.

import { Library } from '../../library/library.ts';
import { mostThreads } from '../../library/memory/address-space.ts';
import type { SaveReader } from '../../library/read/read-job.ts';
import { withinMemory } from '../../library/read/within-memory.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { Operations } from '../../server/options/stored-operations.ts';
import type { Uploads } from '../../server/uploads/uploads.ts';
import type { Print } from '../../server/watched-thread.ts';
import type { ExitCode } from '../command.ts';
import type { Stored } from '../saves/open-store.ts';
import { showProgress, type Terminal } from '../saves/progress.ts';
import type { ReadOptions } from '../saves/read-options.ts';
import type { StoreSettings } from '../saves/store-options.ts';
import type { ServeOptions, UploadsOptions } from './serve-options.ts';

export interface ServeData extends ReadOptions {
  readonly server: ServeOptions;
  /** Saves that lie beyond this machine; null for none. */
  readonly store: StoreSettings | null;
  readonly paths: readonly string[];
  /** Columns of the terminal that progress is shown on; null for none. */
  readonly columns: number | null;
}

/** What the thread has that serves. */
export interface ServingThread {
  /** Reads saves; its thread may still be starting. */
  readonly reader: SaveReader;
  readonly print: Print;
  /** Called whenever it is seen to go on. */
  readonly alive: () => void;
  /** Settled when the server is to end. */
  readonly stopped: Promise<unknown>;
}

/** Often enough for a person who watches. */
const PULSE_MILLIS = 250;

/** Of the memory that the process may take, what graphs may: the rest is for answering, and for what queries find out about them. */
const GRAPHS_SHARE = 3 / 4;

/** Gives the exit code. */
export async function serve(
  { server: options, store: settings, paths, columns, memory, ...tools }: ServeData,
  { reader, print, alive, stopped }: ServingThread,
): Promise<ExitCode> {
  const printError = (error: unknown): void => print('err', `savegraph: ${messageOf(error)}`);
  const printFault = (error: unknown, id: string): void =>
    printError(`error ${id}: ${error instanceof Error ? error.stack : error}`);
  const { operationsJson, log, uploads: uploading, ...listening } = options;
  let stored: Stored | null;
  try {
    stored = settings && (await (await import('../saves/open-store.ts')).openStored(settings));
  } catch (error) {
    printError(error);
    return 2;
  }
  const library = new Library({
    ...tools,
    ...showProgress(terminalOf(columns)),
    ...(stored && { source: stored.entries }),
    reader: withinMemory(reader, memory === undefined ? undefined : memory * GRAPHS_SHARE),
  });
  const close = async (): Promise<void> => {
    await library.close();
    await stored?.close();
  };
  for (const problem of library.add(...paths)) printError(problem);
  let uploads: Uploads | undefined;
  try {
    if (uploading) uploads = await openUploads(library, uploading);
  } catch (error) {
    printError(`--uploads ${messageOf(error)}`);
    await close();
    return 2;
  }
  // Others may add saves to a store at any time, or send them.
  if (library.entries.length === 0 && !stored && !uploads) {
    printError('no saves to serve');
    await close();
    return 2;
  }
  // A single save is what will be looked at first: it is read while the rest of the program is loaded and the browser starts.
  const [only, ...others] = stored ? [] : library.entries;
  if (only && others.length === 0) showSoon(library, only);
  const {
    createSchema,
    listen,
    logLine,
    AnsweringThreads,
    UnsentAnswers,
    MOST_UNSENT_BYTES,
    readOperations,
  } = await import('./serving.ts');
  const schema = createSchema();
  let operations: Operations | undefined;
  try {
    if (operationsJson !== undefined) operations = readOperations(operationsJson, schema);
  } catch (error) {
    printError(`--operations ${messageOf(error)}`);
    await close();
    return 2;
  }
  const { introspection } = options;
  const opens = {
    paths,
    ...(uploading && { uploads: uploading.folder }),
    ...tools,
    ...(introspection !== undefined && { introspection }),
  };
  const unsent = new UnsentAnswers(MOST_UNSENT_BYTES);
  const answering = new AnsweringThreads({
    library,
    unsent,
    report: printFault,
    opens,
    threads: mostThreads(),
    ...(stored && { stored: stored.entries }),
  });
  let server: Awaited<ReturnType<typeof listen>>;
  try {
    server = await listen({
      ...listening,
      ...(operations && { operations }),
      ...(uploads && { uploads }),
      ...(log && { observer: (answered) => print('out', logLine(answered, log)) }),
      schema,
      library,
      answering,
      unsent,
      ...(stored && { store: stored.store }),
      report: printFault,
      alive,
    });
  } catch (error) {
    printError(`cannot listen on ${options.host}:${options.port}: ${messageOf(error)}`);
    await close();
    return 2;
  }
  // A fault in one request must not end the others.
  process.on('unhandledRejection', (error) => printFault(error, 'unhandled'));
  library.watch();
  print('out', `ready ${server.url}`);
  const beat = setInterval(alive, PULSE_MILLIS);
  await stopped;
  // Open subscriptions would keep the server from closing.
  library.changes.end();
  await server.close();
  await answering.close();
  await close();
  clearInterval(beat);
  return 0;
}

/** Reads a save and makes the files of its map. Errors are left to the requests that ask for it. */
function showSoon(library: Library, entry: SaveEntry): void {
  const shown = library.load(entry).then(async (save) => {
    const { mapFile, WHOLE_MAP } = await import('../../api/map/map-files.ts');
    await Promise.all(WHOLE_MAP.map((kind) => mapFile(save, { kind })));
  });
  shown.catch(() => undefined);
}

async function openUploads(library: Library, { folder, mostBytes }: UploadsOptions): Promise<Uploads> {
  const { UploadFolder } = await import('../../server/uploads/upload-folder.ts');
  const { Uploads } = await import('../../server/uploads/uploads.ts');
  const place = new UploadFolder(folder, mostBytes);
  library.addUploads(folder);
  return new Uploads(place, library);
}

function messageOf(error: unknown): unknown {
  return error instanceof Error ? error.message : error;
}

/** A thread's own stderr does not know whether it is a terminal. */
function terminalOf(columns: number | null): Terminal {
  return { isTTY: columns !== null, columns: columns ?? 0, write: (text) => process.stderr.write(text) };
}
