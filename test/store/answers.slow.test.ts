// One list of questions, asked of everything that answers: what is answered in this process is answered alike on
// threads, and from a store of any kind: in this process, on threads, and by a server with threads.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../src/api/context/context.ts';
import { RequestPipeline } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import type { Library } from '../../src/library/library.ts';
import type { Store } from '../../src/store/store.ts';
import type { StoreCatalogue } from '../../src/store/store-catalogue.ts';
import { answerTables } from '../tools/answer-tables.ts';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';
import { type Engine, STORE_KINDS } from '../tools/store/engines.ts';
import { storeOfAll } from '../tools/store/stored.ts';
import { threadsOver } from '../tools/thread-pool.ts';

type Ask = (query: string) => Promise<unknown>;

const pipeline = new RequestPipeline(createSchema(), () => undefined);
const local = openLibrary('examples');
const tables = answerTables().filter(({ path }) => path.startsWith('test/games/'));
const examples = tables
  .flatMap(({ questions }) => questions.flat())
  .filter(({ save, edits }) => save.startsWith('examples/') && !edits[0]);
/** Of every save, beside what games answer. */
const OF_ALL = '{ title stats { objects references issues } objects(first: 5) { nodes { path json } } }';
const questions = [
  ...examples.map(({ titles: [title], save, query }) => ({
    ...{ title, query, slug: openLibrary(save).entries[0]!.slug },
  })),
  ...local.entries.map(({ slug }) => ({ title: `what ${slug} holds`, query: OF_ALL, slug })),
].map(({ title, query, slug }) => [title, `{ save(id: "${slug}") ${query} }`] as const);
/** What only a store answers, or answers with what only it knows. */
const OF_STORES = [
  ...Array.from(
    readFileSync('docs/scale.md', 'utf8').matchAll(/^```graphql\n(.*?)^```$/gms),
    ([, each]) => each!,
  ),
  `{ save(id: "little-factory") { objects(orderBy: [{field: NAME}], first: 5) { totalCount nodes { id path json } } }
    saves(where: { title: { ne: "" } }) { totalCount nodes { slug stored { state }
      world { title saves(first: 2) { totalCount nodes { slug } } } } }
    worlds { totalCount nodes { title newest { slug } } } }`,
  '{ saves(where: { title: { matches: "." } }) { nodes { slug } } }',
  '{ worlds { nodes { history(figure: ["machines"]) { nodes { value } } } } }',
];

const here =
  (library: Library, store?: Store): Ask =>
  async (query) =>
    JSON.parse(JSON.stringify(await pipeline.answer({ query }, createContext(library, store && { store }))));

const onThreads = threadsOver('examples');
it.each(questions)('on threads %s', async (_, query) => {
  expect(await onThreads.ask(query)).toEqual(await here(local)(query));
});

for (const { name, isThere, start } of STORE_KINDS.filter(({ pieces }) => pieces === undefined)) {
  describe.skipIf(!isThere)(isThere ? name : `${name}, which this machine lacks`, () => {
    let engine: Engine;
    let store: Store;
    let entries: StoreCatalogue;
    const ways: Record<string, Ask> = {};

    beforeAll(async () => {
      engine = await start();
      ({ store, entries } = await storeOfAll(local, engine.address));
      // What a server that has never seen the files makes of the store.
      const library = openLibrary([], undefined, { remote: entries });
      const { threads, ask } = threadsOver(library, { store });
      const { query } = await serveLibrary(library, { store, threads });
      ways['in this process'] = here(library, store);
      ways['on threads'] = (query) => ask(query);
      ways['by a server with threads'] = async (asked) => (await query(asked)).body;
    });

    afterAll(async () => {
      await entries?.close();
      await store?.close();
      engine?.close();
    });

    describe.each(['in this process', 'on threads', 'by a server with threads'])('%s', (way) => {
      it.each(questions)('%s', async (_, query) => {
        expect(await ways[way]!(query)).toEqual(await here(local)(query));
      });

      it.each(OF_STORES.map((each) => [each.replace(/\s+/g, ' '), each] as const))('%s', async (_, query) => {
        const answer = await ways[way]!(query);
        expect(answer).toEqual(await ways['in this process']!(query));
        expect(answer).not.toHaveProperty('errors');
      });
    });
  });
}
