// The work of the serving thread of `savegraph serve`: opens the library, listens, and shuts down in order
// when asked to.

import type { RuleSettings } from '../../alerts/alerts.ts';
import type { SaveFinder } from '../../library/find/save-finder.ts';
import type { SaveReader } from '../../library/read/read-job.ts';
import type { Print } from '../../server/watched-thread.ts';
import type { ExitCode } from '../command.ts';
import { printable } from '../print.ts';
import { alertLine } from '../saves/rule-options.ts';
import {
  openSavesToServe,
  type SavesData,
  type SavesToServe,
  StartError,
  startStep,
} from './saves-to-serve.ts';
import type { ServeOptions } from './serve-options.ts';

export interface ServeData extends SavesData {
  /** Names of packages. */
  readonly plugins: readonly string[];
  readonly server: ServeOptions;
  /** Null when no rule was given. */
  readonly alerts: RuleSettings | null;
}

/** The workerData of the serving thread. */
export interface ServingThread {
  /** Reads saves; its thread may still be starting. */
  readonly reader: SaveReader & SaveFinder;
  readonly print: Print;
  /** Call whenever the thread makes progress. */
  readonly alive: () => void;
  /** Settles when the server should shut down. */
  readonly stopped: Promise<unknown>;
}

interface StartedServer {
  readonly url: string;
  /** Begins to check rules. */
  watch(): void;
  close(): Promise<void>;
}

type ReportFault = (error: unknown, id: string) => void;

/** Often enough for the thread that watches this one. */
const PULSE_MILLIS = 250;

/** Resolves to the exit code. */
export async function serveSaves(data: ServeData, thread: ServingThread): Promise<ExitCode> {
  const { reader, print, alive, stopped } = thread;
  const printError = (text: string): void => print('err', `savegraph: ${printable(text)}`);
  const reportFault: ReportFault = (error, id) =>
    print('err', `savegraph: error ${id}: ${error instanceof Error ? error.stack : error}`);
  let saves: SavesToServe | undefined;
  try {
    saves = await openSavesToServe(data, data.server, reader, printError);
    const { library } = saves;
    const started = await startServer(data, saves, thread, reportFault);
    // A fault in one request must not end the others.
    process.on('unhandledRejection', (error) => reportFault(error, 'unhandled'));
    library.watch();
    print('out', `ready ${started.url}`);
    started.watch();
    saves.makeMap();
    const beat = setInterval(alive, PULSE_MILLIS);
    await stopped;
    // Open subscriptions would keep the server from closing.
    library.changes.end();
    await started.close();
    clearInterval(beat);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    printError(error.message);
    return 2;
  } finally {
    await saves?.close();
  }
}

/** @throws StartError */
async function startServer(
  { server: options, reading, alerts: rules }: ServeData,
  { library, stored, uploads }: SavesToServe,
  { print, alive }: ServingThread,
  report: ReportFault,
): Promise<StartedServer> {
  const serving = await import('./serving.ts');
  const { operations: listed, log, uploads: _uploads, history, ...listening } = options;
  const { host, port, introspection } = options;
  const schema = serving.createSchema();
  const operations =
    listed &&
    (await startStep(`cannot use ${listed.file}: `, () => serving.readOperations(listed.json, schema)));
  const unsent = new serving.UnsentAnswers(serving.MOST_UNSENT_BYTES);
  const threads = new serving.ThreadPool({
    library,
    unsent,
    report,
    opens: { ...reading, introspection },
    ...(stored && { store: stored.store }),
  });
  const ofServer = { schema, library, threads, unsent, report, alive };
  const withStore = { ...ofServer, ...(stored && { store: stored.store }) };
  const answers = rules && new serving.RequestAnswers(withStore);
  const alerts =
    answers &&
    (await startStep('--rule: ', () =>
      serving.openAlerts({
        ...{ ...rules, library, errorsIn: answers.errorsIn },
        runQuery: (query, variables) => answers.ask({ query, variables }),
        print: (alert) => print('out', alertLine(alert, options.log === 'json')),
        report: (text) => print('err', `savegraph: ${printable(text)}`),
      }),
    ));
  const figures = new serving.BackgroundFigures({ library, threads, all: history !== undefined, report });
  const server = await startStep(`cannot listen on ${host}:${port}: `, () =>
    serving.listen({
      ...listening,
      ...(operations && { operations }),
      ...(alerts && { alerts }),
      ...(uploads && { uploads }),
      ...(log && { observer: (answered) => print('out', serving.logLine(answered, log)) }),
      ...withStore,
    }),
  );
  return {
    url: server.url,
    watch: () => void alerts?.run(),
    close: async () => {
      await alerts?.stop();
      await server.close();
      await Promise.all([threads.close(), figures.close()]);
    },
  };
}
