// One list of questions, asked of everything that answers: what games answer in this process they answer alike on threads,
// from a store, and on threads of a store.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../src/api/context/context.ts';
import { RequestPipeline } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { describeSave } from '../../src/api/store/describe-save.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { ThreadPool } from '../../src/server/threads/thread-pool.ts';
import { describeStored } from '../../src/store/ingest.ts';
import { Store } from '../../src/store/store.ts';
import { StoreCatalogue } from '../../src/store/store-catalogue.ts';
import { tableQuestions } from '../tools/answer-tables.ts';
import { openLibrary } from '../tools/open-library.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { threadsOver } from '../tools/thread-pool.ts';

type Ask = (query: string) => Promise<unknown>;

const pipeline = new RequestPipeline(createSchema(), () => undefined);
const local = openLibrary('examples');
const examples = tableQuestions().filter(({ save, edits }) => save.startsWith('examples/') && !edits[0]);
/** Of every save, beside what games answer. */
const OF_ALL = '{ title stats { objects references issues } objects(first: 5) { nodes { path json } } }';
const questions = [
  ...examples.map(({ title, save, query }) => ({ title, query, slug: openLibrary(save).entries[0]!.slug })),
  ...local.entries.map(({ slug }) => ({ title: `what ${slug} holds`, query: OF_ALL, slug })),
];

const here =
  (library: Library, store?: Store): Ask =>
  async (query) =>
    JSON.parse(JSON.stringify(await pipeline.answer({ query }, createContext(library, store && { store }))));

const onThread =
  (threads: ThreadPool): Ask =>
  async (query) => {
    const asked = { query, variables: null, operationName: null, explain: false, showsCost: false };
    const result = await threads.query(asked, null);
    return result && JSON.parse(new TextDecoder().decode(result.body));
  };

let store: Store;
let entries: StoreCatalogue;
let threads: ThreadPool;
const faults: unknown[] = [];
const elsewhere: Record<string, Ask> = {};

beforeAll(async () => {
  store = await Store.open({ address: 'pglite:' });
  for (const entry of local.entries) {
    const { save } = await store.add(entry);
    const tools = { load: () => local.load(entry), release: () => {}, describe: describeSave };
    await describeStored(store, save, entry, tools);
  }
  entries = await StoreCatalogue.open(store, {
    ...{ cache: tempFolder(), mostCacheBytes: 1e9, formats: local.formats },
  });
  // What a server that has never seen the files makes of the store.
  const library = new Library({ reader: inProcessReader(), remote: entries });
  threads = new ThreadPool({ library, report: (error) => void faults.push(error), store, threads: 1 });
  elsewhere.threads = onThread(threadsOver('examples').threads);
  elsewhere['a store'] = here(library, store);
  elsewhere['threads of a store'] = onThread(threads);
});

afterAll(async () => {
  await threads.close();
  await entries.close();
  await store.close();
  expect(faults).toEqual([]);
});

describe.each(['threads', 'a store', 'threads of a store'])('%s', (name) => {
  it.each(questions.map((each) => [each.title, each] as const))('%s', async (_, { slug, query }) => {
    const asked = `{ save(id: "${slug}") ${query} }`;
    expect(await elsewhere[name]!(asked)).toEqual(await here(local)(asked));
  });
});
