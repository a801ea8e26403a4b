// Whatever threads answer, or help to make, is what the serving thread would answer alone.

import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { Task } from '../../../src/server/threads/messages.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { type Served, serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { threadsOver } from '../../tools/thread-pool.ts';

const good = readFileSync('examples/little-factory.sav');
// The header says whose it is; after it is nothing that can be read.
const broken = Buffer.from(good).fill(0, 300);
const folder = tempFolder({ 'good.sav': good, 'broken.sav': broken });
const here = await serveLibrary(openLibrary(folder));
const { library, threads, asExpensive } = threadsOver(folder);
const served = await serveLibrary(library, { threads });
const run = vi.spyOn(threads, 'run');
asExpensive();

type Asked = readonly [kind: Task['kind'], address: string, init?: RequestInit];

const post = (body: object, accept = 'application/json'): RequestInit => {
  const headers = { 'content-type': 'application/json', accept };
  return { method: 'POST', headers, body: JSON.stringify(body) };
};
const objects = 'objects(first: 3) { totalCount nodes { path json } }';
const QUERIES = [
  '{ saves { nodes { slug state objects { totalCount } } } }',
  '{ saves { nodes { slug title objects(first: 3) { totalCount nodes { id path class { name } properties { name value } } } } } }',
  '{ save(id: "good") { search(text: "constructor") { nodes { field object { path } } } } }',
  '{ save(id: "good") { satisfactory { machines { totalCount } } objects { groups(by: [{property: "mCurrentRecipe"}]) { nodes { keys count } } } } }',
  '{ save(id: "no such save") { slug } none: save(id: "good") { objects(where: {properties: [{path: "nope", exists: true}]}) { totalCount } } }',
  `{ save(id: "good") { ${objects} } } # no mutation`,
  `mutation { a: openSave(id: "good") { slug state ${objects} } none: openSave(id: "none") { slug }
    broken: openSave(id: "broken") { slug } b: closeSave(id: "good") { state } }`,
];
const often = (count: number, text: string): string => Array.from({ length: count }, () => text).join(' ');
/** Their check takes long. */
const LARGE = [
  `{ ${often(200, 'save(id: "good") { slug }')} }`,
  `{ ${often(150, 'save(id: "good") { slugg }')} }`,
  `{ ${often(150, 'a: saves { totalCount }')} a: formats { id } }`,
  `{ ${often(21_000, 'formats')} }`,
  `mutation { ${often(200, 'openSave(id: "good") { slug }')} }`,
  `subscription { saveChanged { ${often(2000, 'kind')} } }`,
];
const ACCEPTS = ['application/json', 'application/graphql-response+json', 'text/event-stream'];
/** Work enough for looks at the clock. */
const EVERY_PATH = '{"path":{"matches":"[a-z]*_"}}';
const SEARCHES = [
  { where: EVERY_PATH },
  {
    where: `{"and":[${EVERY_PATH},{"properties":[{"path":"mCurrentRecipe","exists":true}]}]}`,
    columns: 'path,mCurrentRecipe,mCurrentPotential',
  },
  { orderBy: '[{"field":"NAME","direction":"DESC"}]', first: '7', offset: '3' },
  {
    where: `{"and":[${EVERY_PATH},{"not":{"properties":[{"path":"mNope","exists":true}]}}]}`,
    columns: 'name,"mCustomizationData"',
  },
];
const LONG = '{ save(id: "good") { objects(first: 1000) { nodes { path id json class { name } } } } }';
const TOOLS = [
  { name: 'power', arguments: { save: 'good' } },
  { name: 'query', arguments: { query: LONG } },
];
const ASKED: readonly Asked[] = [
  ...QUERIES.map((query): Asked => ['query', '/graphql', post({ query })]),
  ['query', '/graphql', post({ query: QUERIES.at(-2) }, 'text/event-stream')],
  // A text that was asked for before is not checked again.
  ...LARGE.flatMap((query) =>
    ACCEPTS.map((accept): Asked => ['check', '/graphql', post({ query: `${query} # ${accept}` }, accept)]),
  ),
  ...SEARCHES.flatMap((search) =>
    ['ndjson', 'csv', 'arrow'].map(
      (format): Asked => ['table', `/saves/good/objects.${format}?${new URLSearchParams(search)}`],
    ),
  ),
  ...['save.objects.nodes', 'save.none'].map(
    (list): Asked => ['rows', `/flat?${new URLSearchParams({ query: LONG, list })}`],
  ),
  ...TOOLS.map((params): Asked => {
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    return ['query', '/mcp', post(call, 'application/json, text/event-stream')];
  }),
];
const HEADERS = ['content-type', 'x-total-count', 'x-savegraph-warning'];

async function answerOf({ url }: Served, address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(new URL(address, url), init);
  const isEndless = /^\{"query":"subscription.*event-stream/.test(String(init?.body));
  if (isEndless) await response.body!.cancel();
  const text = isEndless ? '' : Buffer.from(await response.arrayBuffer()).toString('latin1');
  return {
    status: response.status,
    headers: HEADERS.map((name) => response.headers.get(name)),
    body: isJson(text) ? sorted(JSON.parse(text)) : text.replace(/^(?:id: .*|:)\n+/gm, ''),
  };
}

const isJson = (text: string): boolean => /^\{.*\}$/.test(text);

/** Fields wait for the serving thread, so warnings are found in another order. */
function sorted({ extensions, ...answer }: { extensions?: { warnings?: readonly unknown[] } }): unknown {
  return { ...answer, warnings: extensions?.warnings?.map((each) => JSON.stringify(each)).sort() };
}

it.each(ASKED.map((asked) => [asked[0], asked[1], asked] as const))(
  'a %s of %.40s',
  async (kind, address, [, , init]) => {
    const expected = await answerOf(here, address, init);
    run.mockClear();
    expect(await answerOf(served, address, init)).toEqual(expected);
    expect(run.mock.calls.map(([task]) => task.kind)).toContain(kind);
  },
);
