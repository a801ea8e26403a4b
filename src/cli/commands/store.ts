// `savegraph store`

import { Library } from '../../library/library.ts';
import { workerReader } from '../../library/read/worker-reader.ts';
import type { StoredSave } from '../../store/catalogue/stored-save.ts';
import { describeStored } from '../../store/ingest.ts';
import { openQueue } from '../../store/queue.ts';
import { Store } from '../../store/store.ts';
import { StoreCatalogue } from '../../store/store-catalogue.ts';
import { type Command, type CommandArgs, type ExitCode, UsageError } from '../command.ts';
import { optionsOf } from '../options.ts';
import { chosenFormat, outputOptions, writeOutput } from '../output.ts';
import { printable, printError } from '../print.ts';
import { showProgress } from '../saves/progress.ts';
import { READ_OPTIONS, readOptions } from '../saves/read-options.ts';
import { ReadingProgress } from '../saves/reading-progress.ts';
import { STORE_OPTIONS, type StoreSettings, storeSettings } from '../saves/store-options.ts';
import { toolsOf, workOnQueue } from '../saves/work-on-queue.ts';
import { SERVE_OPTIONS } from '../serve/serve-options.ts';

const LIST_FORMATS = ['text', 'json'];

export const store: Command = {
  usage:
    'add PATH...|list|work|label SLUG LABEL...|remove SLUG|prune|check|pieces PLACE --store ADDRESS [--rows] [--queue]',
  summary: `Keeps saves, and figures of them, in a database (see docs/scale.md).

  add PATH...        stores the saves at these files and folders, each once however often it is added
  list               what is stored, one save per line, as text (slug, state, time, title) or JSON
  work               processes queued saves until it is stopped: reads them, writes their figures
  label SLUG LABEL...  sets the labels of a save, replacing earlier ones
  remove SLUG        removes a save
  prune              removes the content of files that no save uses any more
  check              reads all content, and lists the saves with damaged or missing files
  pieces PLACE       records that you copied the content of files to another folder or S3-like store`,
  options: {
    '': {
      rows: 'with add and work: also objects, references and properties as rows, for SQL',
      queue: 'with add: leaves reading the saves to workers',
      ...outputOptions(LIST_FORMATS),
      ...STORE_OPTIONS,
      ...READ_OPTIONS,
    },
  },
  notes: 'Exits with 2 when a save cannot be read or the store cannot be reached.',
  takesSettings: true,
  otherSettings: Object.keys(optionsOf(SERVE_OPTIONS)),
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const settings = storeSettings(args);
  if (!settings) throw new UsageError('--store is missing; see --help');
  const [action, ...words] = args.positionals;
  const run = ACTIONS.get(action ?? '');
  if (!run)
    throw new UsageError(`expected one of ${[...ACTIONS.keys()].join(', ')}, found ${action ?? 'nothing'}`);
  try {
    const opened = await Store.open(settings);
    try {
      return await run({ store: opened, settings, args, words });
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    printError(error);
    return 2;
  }
}

interface Action {
  readonly store: Store;
  readonly settings: StoreSettings;
  readonly args: CommandArgs;
  readonly words: readonly string[];
}

const ACTIONS = new Map<string, (action: Action) => Promise<ExitCode>>([
  ['add', add],
  ['list', list],
  ['work', work],
  ['label', label],
  ['remove', remove],
  ['prune', prune],
  ['check', check],
  ['pieces', pieces],
]);

async function add({ store, settings, args, words }: Action): Promise<ExitCode> {
  if (words.length === 0) throw new UsageError('add: expected files or folders');
  const library = new Library({ ...(await readOptions(args)), ...showProgress(), reader: workerReader() });
  const queue = args.values.queue === true ? await openQueue(settings.address) : null;
  const rows = args.values.rows === true;
  let code: ExitCode = 0;
  try {
    for (const problem of library.add(...words)) {
      printError(problem);
      code = 2;
    }
    for (const entry of library.entries) {
      const { save, isNew } = await store.add(entry);
      if (isNew || save.state === 'QUEUED' || (rows && !save.hasRows)) {
        if (queue) await queue.add({ save: save.id, rows });
        else if ((await describeStored(store, save, entry, toolsOf(library, rows))) === 'FAILED') code = 2;
      }
      const now = queue ? save : await store.find(save.id);
      if (now?.error) printError(`${now.slug}: ${now.error}`);
      console.log(lineOf(now ?? save));
    }
  } finally {
    await queue?.close();
    await library.close();
  }
  return code;
}

async function list({ store, args }: Action): Promise<ExitCode> {
  const isJson = chosenFormat(args, LIST_FORMATS) === 'json';
  async function* lines(): AsyncGenerator<string> {
    for await (const save of store.all()) yield `${isJson ? JSON.stringify(reportOf(save)) : lineOf(save)}\n`;
  }
  await writeOutput(args, lines());
  return 0;
}

async function work({ store, settings, args }: Action): Promise<ExitCode> {
  const options = await readOptions(args);
  const progress = new ReadingProgress(store);
  const library = new Library({ ...options, reader: workerReader(), progress: progress.report });
  const stored = await StoreCatalogue.open(store, { ...settings, formats: library.formats });
  const queue = await openQueue(settings.address);
  const done = (state: string, { slug }: StoredSave): void => console.log(`${state} ${slug}`);
  await workOnQueue(queue, { store, entries: stored }, library, progress, done);
  console.log('ready');
  await new Promise((resolve) => process.once('SIGTERM', resolve).once('SIGINT', resolve));
  await queue.close();
  await stored.close();
  await library.close();
  return 0;
}

async function label({ store, words: [name, ...labels] }: Action): Promise<ExitCode> {
  const save = await named(store, name);
  await store.label(save, labels);
  return 0;
}

async function remove({ store, words: [name] }: Action): Promise<ExitCode> {
  await store.remove(await named(store, name));
  return 0;
}

async function prune({ store }: Action): Promise<ExitCode> {
  console.log(`${await store.prune()} pieces removed`);
  return 0;
}

async function check({ store }: Action): Promise<ExitCode> {
  let saves = 0;
  let damaged = 0;
  for await (const save of store.all()) {
    saves++;
    const problem = await store.check(save);
    if (!problem) continue;
    damaged++;
    printError(`${save.slug}: ${problem.message}`);
  }
  console.log(`${saves} saves, ${damaged} damaged`);
  return damaged > 0 ? 2 : 0;
}

async function pieces({ store, words: [place] }: Action): Promise<ExitCode> {
  if (place === undefined) throw new UsageError('pieces: expected a folder or s3:https://HOST/BUCKET');
  await store.movePieces(place);
  return 0;
}

/** Saves of one name that are listed. */
const MOST_NAMED = 5;

async function named(store: Store, name: string | undefined): Promise<StoredSave> {
  if (name === undefined) throw new UsageError('expected the slug of a stored save');
  const save = await store.find(name);
  if (save) return save;
  const called = await store.list({ where: { is: 'called', slug: name }, limit: MOST_NAMED });
  const slugs = called.map(({ slug }) => slug).join(', ');
  throw new UsageError(slugs ? `several saves are called ${name}: ${slugs}` : `no stored save ${name}`);
}

/** Keys and their order are a contract: scripts read them. */
function reportOf(save: StoredSave): object {
  const { id, slug, format, title, version, savedAt, playSeconds, bytes, labels, state, error } = save;
  return { id, slug, format, title, version, savedAt, playSeconds, bytes, labels, state, error };
}

function lineOf({ slug, state, savedAt, title }: StoredSave): string {
  return [slug, state, savedAt?.toISOString() ?? '-', printable(title)].join('\t');
}
