// `savegraph serve`

import { spawn } from 'node:child_process';
import { workerReader } from '../../library/read/worker-reader.ts';
import { type Command, type CommandArgs, type ExitCode, UsageError } from '../command.ts';
import { EXAMPLES } from '../saves/examples.ts';
import { READ_HELP, READ_OPTIONS, readOptions } from '../saves/read-options.ts';
import { STORE_HELP, STORE_OPTIONS, storeSettings } from '../saves/store-options.ts';
import { SERVE_HELP, SERVE_OPTIONS, serveOptions } from './serve-options.ts';
import type { Print, ServeData } from './serve-saves.ts';

export const serve: Command = {
  usage: '[PATH...] [--port 4000] [--host 127.0.0.1] [OPTION...]',
  summary: `Answers GraphQL over HTTP on the saves at these files and folders, or on the example saves when no PATH is
given. Prints one line when it is ready: ready http://HOST:PORT/graphql

${SERVE_HELP}

Saves from a store:

${STORE_HELP}

About saves:

${READ_HELP}`,
  options: { ...SERVE_OPTIONS, ...STORE_OPTIONS, ...READ_OPTIONS },
  takesSettings: true,
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const store = storeSettings(args);
  const server = serveOptions(args);
  const paths = [...args.positionals, ...(args.values.discover === true ? await discovered() : [])];
  const data: ServeData = {
    reading: await readOptions(args),
    server,
    store,
    paths: paths.length > 0 || store || server.uploads ? paths : [EXAMPLES],
  };
  const shown = args.values.browse === true ? browsing(print) : print;
  // The thread that reads saves takes as long to start as the rest of this program, so it is started first.
  const reader = workerReader();
  const { serveSaves } = await import('./serve-saves.ts');
  const code = await serveSaves(data, { reader, print: shown, stopped: stopSignal() });
  // Libraries may leave timers or watchers behind: chokidar does when the watched files are being deleted.
  if (code === 0) endAfter(LEFT_BEHIND_MILLIS);
  return code;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** More than requests that have begun get after a signal. */
const GRACE_MILLIS = 6000;
const LEFT_BEHIND_MILLIS = 100;

/** Resolves at the first signal to stop; a second one ends the process as usual. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.off(signal, stop);
      endAfter(GRACE_MILLIS);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

/** Ends the process then, unless it ends by itself before. */
function endAfter(millis: number): void {
  setTimeout(() => process.exit(0), millis).unref();
}

/** Also opens the page, at the address that the server prints when it is ready. */
function browsing(next: Print): Print {
  return (kind, text) => {
    next(kind, text);
    const { page } = /^ready (?<page>http:\S+\/)graphql$/.exec(text)?.groups ?? {};
    if (kind === 'out' && page) openBrowser(page);
  };
}

/** Where there is no browser, the user has the address. */
function openBrowser(address: string): void {
  const [program, ...words] = OPENERS[process.platform] ?? ['xdg-open'];
  const opened = spawn(program!, [...words, address], { detached: true, stdio: 'ignore' });
  opened.on('error', () => print('err', `savegraph: no browser could be started; open ${address}`));
  opened.unref();
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** @throws UsageError when there is none: serving anything else is not what was asked for */
async function discovered(): Promise<string[]> {
  // The formats are half of the program, and this thread does not need them otherwise.
  const { FORMATS } = await import('../../formats/registry.gen.ts');
  const { discoverFolders } = await import('../../library/find/discover.ts');
  const folders = discoverFolders(FORMATS);
  if (folders.length === 0)
    throw new UsageError('--discover: no folders of games were found on this machine');
  for (const folder of folders) print('err', `savegraph: discovered ${folder}`);
  return folders;
}

function print(kind: 'out' | 'err', text: string): void {
  if (kind === 'out') console.log(text);
  else console.error(text);
}
