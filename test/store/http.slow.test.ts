// A server in front of a store, asked over HTTP: docs/scale.md, and what its saves answer.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Library } from '../../src/library/library.ts';
import type { Store } from '../../src/store/store.ts';
import type { StoreCatalogue } from '../../src/store/store-catalogue.ts';
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

it('says which figure and which item no save has', async () => {
  const messages = async (args: string): Promise<readonly string[]> => {
    const { body } = await served.query(`{ across(${args}) { totalCount } }`);
    expect(body.data.across.totalCount).toBe(0);
    return (body.extensions?.warnings ?? []).map(({ message }: { message: string }) => message);
  };
  expect(await messages('figure: "itemz"')).toEqual([
    'figure: the store has no figure "itemz"; closest matches: items',
  ]);
  expect(await messages('figure: "items", items: ["Cabel"]')).toEqual([
    expect.stringMatching(/^items: the store has no item of items "Cabel"; closest matches: Cable/),
  ]);
  expect(await messages('figure: "items", items: ["Cable"], having: {figure: SUM, from: 1e15}')).toEqual([]);
});

it('says what would make a question possible', async () => {
  const { body: without } = await direct.query('{ across(figure: "items") { totalCount } }');
  expect(without.errors[0]).toMatchObject({ extensions: { code: 'STORE_UNSUPPORTED' } });
});

const ofSaves = (saves: string): string => `across(figure: "objects", saves: ${saves})`;

it.each([
  ['across(figure: "items", by: [DAY, WEEK])', 'BAD_ARGUMENT'],
  ['across(figure: "items", by: [WORLD, WORLD])', 'BAD_ARGUMENT'],
  ['across(figure: "items", first: 1000000)', 'BAD_ARGUMENT'],
  ['across(figure: "items", offset: -1)', 'BAD_ARGUMENT'],
  [ofSaves('{worlds: ["x\' or true"]}'), 'BAD_FILTER'],
  [ofSaves('{title: {matches: "a.c"}}'), 'BAD_FILTER'],
  [ofSaves('{ not: null }'), 'BAD_FILTER', 'saves.not: must not be null'],
  [
    ofSaves('{ or: [{ and: [{ title: null }] }] }'),
    'BAD_FILTER',
    'saves.or[0].and[0].title: must not be null',
  ],
  [
    ofSaves('{ not: { worlds: ["x"] } }'),
    'BAD_FILTER',
    'saves.not.worlds: must be ids of worlds, "x" is none',
  ],
])('refuses %s', async (field, code, message = '') => {
  const { body } = await served.query(`{ ${field} { totalCount } }`);
  expect(body.errors[0]).toMatchObject({ message: expect.stringContaining(message), extensions: { code } });
});

it.each(['saves(where: $saves)', 'across(figure: "objects", saves: $saves)'])(
  'refuses more conditions on figures than a database plans in time: %s',
  async (field) => {
    const query = `query ($saves: SaveFilter) { ${field} { totalCount } }`;
    const named = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `figure ${at}` }));
    const most = await served.query(query, { saves: { figures: named(8), not: { figures: named(8) } } });
    expect(most.body.errors).toBeUndefined();
    const more = await served.query(query, { saves: { figures: named(8), not: { figures: named(9) } } });
    expect(more.body.errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
  },
);

it('takes any text for what it is', async () => {
  const hostile = `'; drop table save; -- \u{1F600} "\\ %_`;
  const query = `query ($t: String!) {
    across(figure: $t, items: [$t], saves: { title: { contains: $t }, label: { eq: $t }, slug: { eq: $t } }) { totalCount }
  }`;
  const { body } = await served.query(query, { t: hostile });
  expect(body.errors).toBeUndefined();
  expect(body.data).toEqual({ across: { totalCount: 0 } });
  expect(await store.count()).toBe(local.entries.length);
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
