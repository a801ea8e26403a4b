// `savegraph` without arguments, on a terminal: what there is to open on this machine, and how.

import { createInterface } from 'node:readline/promises';
import { FORMATS } from '../formats/registry.gen.ts';
import { writtenAt } from '../library/catalogue/catalogue.ts';
import { discoverFolders } from '../library/find/discover.ts';
import { Library } from '../library/library.ts';
import { inProcessReader } from '../library/read/read-job.ts';
import type { SaveEntry } from '../library/save.ts';
import type { ExitCode } from './command.ts';
import { printable } from './print.ts';

/** Lists the saves of this machine, and opens the page on them when the user presses Enter. */
export async function welcome(
  ask: (question: string) => Promise<unknown> = askOnTerminal,
): Promise<ExitCode> {
  const folders = discoverFolders(FORMATS);
  for (const line of await overviewOf(folders)) console.log(line);
  console.log(`
  savegraph serve PATH...       the page and GraphQL, on saves anywhere
  savegraph inspect PATH        what a save holds
  savegraph --help              all commands
`);
  const what = folders.length > 0 ? 'these saves' : 'the example saves';
  if ((await ask(`Press Enter to open the page on ${what}, Ctrl-C to leave. `)) === null) return 0;
  const { serve } = await import('./serve/serve.ts');
  const { settingsOf } = await import('./settings.ts');
  // Any port: the usual one may be in use, and the page knows where it is.
  const words = ['--port', '0', '--browse', ...(folders.length > 0 ? ['--discover'] : [])];
  return serve.run(settingsOf(words, serve));
}

/** Reads headers only. */
export async function overviewOf(folders: readonly string[]): Promise<readonly string[]> {
  if (folders.length === 0) return ['No game on this machine keeps saves in a folder that Savegraph knows.'];
  const library = new Library({ reader: inProcessReader() });
  const lines = folders.flatMap((folder) => {
    const known = new Set(library.entries);
    library.add(folder);
    return [`  ${folder}`, `    ${savesLine(library.entries.filter((entry) => !known.has(entry)))}`];
  });
  await library.close();
  return ['Savegraph found on this machine:', '', ...lines.map(printable)];
}

function savesLine(saves: readonly SaveEntry[]): string {
  const [newest] = saves.toSorted((a, b) => (writtenAt(b) ?? 0) - (writtenAt(a) ?? 0));
  if (!newest) return 'no saves';
  const time = writtenAt(newest);
  const when = time === null ? '' : `, ${new Date(time).toISOString().slice(0, 10)}`;
  const { title, game = newest.format.title } = newest.header;
  return `${saves.length} ${game}, the newest: ${title}${when}`;
}

/** Null at the end of the input. */
async function askOnTerminal(question: string): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await new Promise((resolve) => {
      terminal.once('close', () => resolve(null));
      terminal.question(question).then(resolve, () => resolve(null));
    });
  } finally {
    terminal.close();
  }
}
