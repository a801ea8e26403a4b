// A catalogue of very many saves: rows are made, their files do not exist. Measures a built server over it.

import { Agent } from 'node:http';
import type { Store } from '../../src/store/store.ts';
import { ask, serveBuilt } from './load-http.ts';
import { residentBytes } from './resident.ts';
import { bounded } from './table.ts';
import { quantile, timesOf } from './timing.ts';

const LABEL = 'bench catalogue';
const STEP = 50_000;
const ROUNDS = 200;
/** Saves of a world, and every so many that has no date. */
const [A_WORLD, UNDATED] = [50, 7];

/**
 * Times of each request, the memory of the server and how long it takes to start, with this many saves.
 * @param keeps whether to leave the rows for the next time
 */
export async function measureCatalogue(
  store: Store,
  address: string,
  sizes: readonly number[],
  keeps: boolean,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const size of sizes) {
    await makeRows(store, size);
    rows.push(...(await measure(address, size)));
  }
  if (!keeps) {
    await store.database.query(`delete from save where labels = '{${LABEL}}'`);
    await store.database.query(`delete from world where title like 'Made %'`);
  }
  return rows;
}

async function makeRows({ database }: Store, size: number): Promise<void> {
  const [made] = await database.query<{ count: number }>(
    `select count(*)::int as count from save where labels = '{${LABEL}}'`,
  );
  if (made!.count >= size) return;
  const title = `'Made ' || i / ${A_WORLD}`;
  const world = `md5('made world ' || i / ${A_WORLD})::uuid`;
  const moment = `(timestamptz '2020-01-01' + i * interval '1 minute')`;
  for (let from = 1; from <= size; from += STEP) {
    const range = `generate_series(${from}, ${Math.min(size, from + STEP - 1)})`;
    await database.query(
      `insert into save (world, id, slug, format, title, version, saved_at, bytes, header, claim, files, labels, state, stored_at)
       select ${world}, md5('made ' || i)::uuid, 'made-' || i % 1000 || '-' || i || '-' || left(md5('made ' || i), 8),
         'SATISFACTORY', ${title}, '52', case when i % ${UNDATED} = 0 then null else ${moment} end, 1,
         jsonb_build_object('title', ${title}, 'version', '52', 'fields', '{}'::jsonb,
           'playthrough', 'made ' || i / ${A_WORLD}, 'playSeconds', null, 'units', '{}'::jsonb,
           'savedAt', case when i % ${UNDATED} = 0 then null
             else to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') end),
         '{"name": "made.sav"}', '[{"name": "made.sav", "size": 1, "sha256": "", "pieces": []}]', '{${LABEL}}', 'READY',
         timestamptz '2026-01-01'
       from ${range} as i on conflict do nothing`,
    );
    await database.query(
      `insert into world (id, format, title, playthrough, newest)
       select ${world}, 'SATISFACTORY', ${title}, 'made ' || i / ${A_WORLD}, md5('made ' || i)::uuid
       from ${range} as i where i % ${A_WORLD} = 1 on conflict do nothing`,
    );
  }
  for (const table of ['save', 'world']) await database.query(`vacuum analyze ${table}`);
}

async function measure(address: string, size: number): Promise<string[][]> {
  const started = performance.now();
  const server = await serveBuilt('--store', address);
  const start = performance.now() - started;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (
    query: string,
  ): Promise<{ data: { saves: { edges: { cursor: string; node: Node }[] } } }> => {
    const text = await ask(server.url, JSON.stringify({ query }), agent);
    const answer = JSON.parse(text);
    if (answer.errors) throw new Error(text.slice(0, 500));
    return answer;
  };
  const one = async (args: string): Promise<{ cursor: string; node: Node }> =>
    (await send(`{ saves(${args}) { edges { cursor node { slug id } } } }`)).data.saves.edges[0]!;
  try {
    const newest = 'orderBy: [{ field: SAVED_AT, direction: DESC }]';
    const before = size > 1e5 ? 20 : '03';
    const { slug, id } = (await one(`${newest}, first: 1, where: { savedAt: { lt: "2020-01-${before}" } }`))
      .node;
    const { cursor } = await one(`${newest}, first: 2, offset: ${Math.floor(size / 2)}`);
    const page = (args: string): string =>
      `{ saves(first: 100${args}) { totalCount nodes { slug title savedAt } pageInfo { hasNextPage endCursor } } }`;
    const titled = (round: number): string =>
      `title: { eq: "Made ${round * 7}" }, savedAt: { gt: "2020-01-02" }`;
    const requests: readonly (readonly [string, (round: number) => string])[] = [
      ['first page by slug, with its total', () => page('')],
      ['first page, newest first', () => page(`, ${newest}`)],
      ['page in the middle, by its cursor', () => page(`, ${newest}, after: "${cursor}"`)],
      ['by title and time', (round) => page(`, ${newest}, where: { ${titled(round)} }`)],
      [
        'by the start of a title',
        (round) => page(`, where: { title: { startsWith: "Made ${1000 + round}" } }`),
      ],
      ['worlds', () => '{ worlds { totalCount nodes { title newest { slug } } } }'],
      [
        'a save by slug, with its world',
        () => `{ save(id: "${slug}") { title world { title newest { slug } } } }`,
      ],
      ['a save by id', () => `{ node(id: "${id}") { id } }`],
    ];
    const rows: string[][] = [];
    for (const [name, query] of requests) {
      const times = await timesOf(ROUNDS, (round) => send(query(round)));
      const [rare, bound] = bounded(quantile(times, 0.99), 50, 1);
      rows.push([
        `${size} saves: ${name}, median and p99 ms`,
        `${quantile(times, 0.5).toFixed(1)}, ${rare}`,
        bound,
      ]);
    }
    const resident = (residentBytes(server.pid) / 1e6).toFixed(0);
    rows.push([`${size} saves: memory of the server after all of these, MB`, resident, '']);
    rows.push([`${size} saves: start of the server, ms`, ...bounded(start, 2000, 0)]);
    return rows;
  } finally {
    agent.destroy();
    server.stop();
  }
}

interface Node {
  readonly slug: string;
  readonly id: string;
}
