// `savegraph serve`

import { spawn } from 'node:child_process';
import { threadProgram } from '../../program-files.ts';
import { runWatched } from '../../server/watched-thread.ts';
import { type Command, type CommandArgs, type ExitCode, UsageError } from '../command.ts';
import { EXAMPLES } from '../saves/examples.ts';
import { loadPlugins, ownReadOptions, pluginNames } from '../saves/read-options.ts';
import { ruleSettings } from '../saves/rule-options.ts';
import { storeSettings } from '../saves/store-options.ts';
import { SERVE_OPTIONS, serveOptions } from './serve-options.ts';
import type { ServeData } from './serve-saves.ts';

export const serve: Command = {
  usage: '[PATH...] [OPTION...]',
  summary: `Answers GraphQL over HTTP on the saves at these files and folders, or on the example saves when no PATH is
given. Prints one line when it is ready: ready http://HOST:PORT/graphql`,
  options: SERVE_OPTIONS,
  notes:
    'Every option may also be set in the environment, as SAVEGRAPH_PORT. The command line comes first, then the environment.',
  takesSettings: true,
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const { stderr } = process;
  const store = storeSettings(args);
  const server = serveOptions(args);
  const isDiscovering = args.values.discover === true;
  // The thread that serves loads them.
  if (isDiscovering) await loadPlugins(pluginNames(args), () => {});
  const paths = [...args.positionals, ...(isDiscovering ? await discovered() : [])];
  const data: ServeData = {
    plugins: pluginNames(args),
    reading: await ownReadOptions(args),
    server,
    alerts: ruleSettings(args),
    store,
    paths: paths.length > 0 || store || server.uploads ? paths : [EXAMPLES],
    columns: stderr.isTTY ? stderr.columns : null,
  };
  const shown = args.values.browse === true ? browsing(print) : print;
  return (await runWatched(threadProgram('cli/serve/serve-thread'), data, shown)) as ExitCode;
}

/** Also opens the page, at the address that the server prints when it is ready. */
function browsing(next: typeof print): typeof print {
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

/** @throws UsageError when there is none: the user wanted no other saves */
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
