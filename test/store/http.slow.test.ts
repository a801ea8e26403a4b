// A server in front of a store, asked over HTTP: docs/scale.md, what its saves answer, and what is refused (transcripts/).

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Library } from '../../src/library/library.ts';
import type { Store } from '../../src/store/store.ts';
import type { StoreCatalogue } from '../../src/store/store-catalogue.ts';
import { httpTranscripts } from '../tools/http-transcript.ts';
import { openLibrary } from '../tools/open-library.ts';
import { type Served, serveLibrary } from '../tools/serve.ts';
import { storeOfAll } from '../tools/store/stored.ts';

const page = readFileSync('docs/scale.md', 'utf8');
const queries = [...page.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, query]) => query!);

let store: Store;
let entries: StoreCatalogue;
let served: Served;
let local: Library;
let direct: Served;

beforeAll(async () => {
  local = openLibrary('examples');
  // One has no rows, so that one server lacks them.
  ({ store, entries } = await storeOfAll(local, 'pglite:', ({ slug }) => slug !== 'update-8'));
  // What a server that has never seen the files makes of the store.
  const library = openLibrary([], undefined, { remote: entries });
  served = await serveLibrary(library, { store });
  direct = await serveLibrary(local);
});

afterAll(async () => {
  await entries.close();
  await store.close();
});

it.each(queries.map((query) => [query.replace(/\s+/g, ' '), query] as const))(
  'answers %s',
  async (_, query) => {
    const { status, body } = await served.query(query);
    expect([status, body.errors]).toEqual([200, undefined]);
    const answers = Object.entries(body.data as Record<string, { nodes: unknown[] }>);
    expect(answers.filter(([, { nodes }]) => nodes.length === 0)).toEqual([]);
  },
);

httpTranscripts('test/store/transcripts/', async () => served);

it('has the figures that the views of its saves have', async () => {
  const { body } = await served.query(`{
    saves(first: 100) {
      nodes { slug stats { references } satisfactory { items { nodes { item { title name } amount } } } }
    }
  }`);
  const ask = async (slug: string, figure: string, item?: string): Promise<unknown> => {
    const query = `query ($saves: SaveFilter, $figure: String!, $items: [String!]) {
      across(saves: $saves, figure: $figure, items: $items) { nodes { sum } }
    }`;
    const answer = await served.query(query, {
      saves: { slug: { eq: slug } },
      figure,
      ...(item !== undefined && { items: [item] }),
    });
    return answer.body.data.across.nodes;
  };
  let checked = 0;
  for (const { slug, stats, satisfactory } of body.data.saves.nodes) {
    expect(await ask(slug, 'references')).toEqual([{ sum: stats.references }]);
    for (const { item, amount } of satisfactory?.items.nodes ?? []) {
      expect(await ask(slug, 'items', item.title ?? item.name)).toEqual([{ sum: amount }]);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(10);
});

it('tells the history of a world as a server of its files does', async () => {
  const query = `{ worlds(first: 100) { nodes { id history(figure: ["machines", "items", "day", "objects"], items: ["Cable"]) {
    unread nodes { savedAt playSeconds branch figure item value save { stats { objects } } } } } } }`;
  const [stored, local] = [await served.query(query), await direct.query(query)];
  expect(stored.body.errors).toBeUndefined();
  expect(stored.body.data).toEqual(local.body.data);
  expect(JSON.stringify(stored.body.data)).toContain('"value":354,');
});

it('names every figure that it has in the schema', async () => {
  const fields = '{ __type(name: "Query") { fields { name args { name description } } } }';
  const { body } = await served.query(fields);
  const { args } = body.data.__type.fields.find(({ name }: { name: string }) => name === 'across');
  const { description } = args.find(({ name }: { name: string }) => name === 'figure');
  const kept = await store.database.query<{ name: string }>(
    `select distinct name from figure where name <> ''`,
  );
  expect(kept.map(({ name }) => name).filter((name) => !description.includes(`\`${name}\``))).toEqual([]);
});
