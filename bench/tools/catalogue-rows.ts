// A catalogue of very many saves: rows are made, their files do not exist. Measures a built server over it.

import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import type { Store } from '../../src/store/store.ts';
import { ask, serveBuilt } from './load-http.ts';

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
  for (let from = 1; from <= size; from += STEP) {
    const range = [from, Math.min(size, from + STEP - 1)];
    await database.query(
      `insert into save (world, id, slug, format, title, version, saved_at, bytes, header, claim, files, labels, state, stored_at)
       select md5('made world ' || i / ${A_WORLD})::uuid, md5('made ' || i)::uuid, 'made-' || i % 1000 || '-' || i || '-' || left(md5('made ' || i), 8),
         'SATISFACTORY', 'Made ' || i / ${A_WORLD}, '52',
         case when i % ${UNDATED} = 0 then null else timestamptz '2020-01-01' + i * interval '1 minute' end, 1,
         jsonb_build_object('title', 'Made ' || i / ${A_WORLD}, 'version', '52', 'fields', '{}'::jsonb, 'playthrough', 'made ' || i / ${A_WORLD},
           'savedAt', case when i % ${UNDATED} = 0 then null
             else to_char((timestamptz '2020-01-01' + i * interval '1 minute') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') end,
           'playSeconds', null, 'units', '{}'::jsonb),
         '{"name": "made.sav"}', '[{"name": "made.sav", "size": 1, "sha256": "", "pieces": []}]', '{${LABEL}}', 'READY', timestamptz '2026-01-01'
       from generate_series($1::int, $2::int) as i on conflict do nothing`,
      range,
    );
    await database.query(
      `insert into world (id, format, title, playthrough, newest)
       select md5('made world ' || i / ${A_WORLD})::uuid, 'SATISFACTORY', 'Made ' || i / ${A_WORLD}, 'made ' || i / ${A_WORLD}, md5('made ' || i)::uuid
       from generate_series($1::int, $2::int) as i where i % ${A_WORLD} = 1 on conflict do nothing`,
      range,
    );
  }
  for (const table of ['save', 'world']) await database.query(`vacuum analyze ${table}`);
}

async function measure(address: string, size: number): Promise<string[][]> {
  const started = performance.now();
  const server = await serveBuilt('--store', address);
  const start = performance.now() - started;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (query: string): Promise<string> => ask(server.url, JSON.stringify({ query }), agent);
  try {
    const list = async (args: string): Promise<{ cursor: string; node: { slug: string; id: string } }[]> =>
      JSON.parse(await send(`{ saves(${args}) { edges { cursor node { slug id } } } }`)).data.saves.edges;
    const newest = 'orderBy: [{ field: SAVED_AT, direction: DESC }]';
    const middle = (
      await list(`${newest}, first: 1, where: { savedAt: { lt: "2020-01-${size > 1e5 ? 20 : '03'}" } }`)
    )[0]!;
    const { slug, id } = middle.node;
    const last = (await list(`${newest}, first: 2, offset: ${Math.floor(size / 2)}`))[0]!.cursor;
    const page = (args: string): string =>
      `{ saves(first: 100${args}) { totalCount nodes { slug title savedAt } pageInfo { hasNextPage endCursor } } }`;
    const requests: readonly (readonly [string, (round: number) => string])[] = [
      ['first page by slug, with its total', () => page('')],
      ['first page, newest first', () => page(`, ${newest}`)],
      ['page in the middle, by its cursor', () => page(`, ${newest}, after: "${last}"`)],
      ['last page', () => `{ saves(last: 100) { nodes { slug } pageInfo { hasPreviousPage } } }`],
      [
        'by title and time',
        (round) =>
          page(`, ${newest}, where: { title: { eq: "Made ${round * 7}" }, savedAt: { gt: "2020-01-02" } }`),
      ],
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
      ['an unknown id', (round) => `{ save(id: "made-${round}-77-deadbeef") { slug } }`],
    ];
    const rows: string[][] = [];
    for (const [name, query] of requests) {
      const [median, rare] = await timesOf((round) => send(query(round)));
      rows.push([
        `${size} saves: ${name}, median and p99 ms`,
        `${median.toFixed(1)}, ${rare.toFixed(1)}`,
        '50',
      ]);
    }
    const resident =
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1000;
    return [
      ...rows,
      [`${size} saves: memory of the server after all of these, MB`, resident.toFixed(0), ''],
      [`${size} saves: start of the server, ms`, start.toFixed(0), '2000'],
    ];
  } finally {
    agent.destroy();
    server.stop();
  }
}

/** Median and p99 of so many requests, in milliseconds. */
async function timesOf(answer: (round: number) => Promise<string>): Promise<[number, number]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    const text = await answer(round);
    times.push(performance.now() - from);
    if (JSON.parse(text).errors) throw new Error(text.slice(0, 500));
  }
  times.sort((a, b) => a - b);
  return [times[ROUNDS / 2]!, times[Math.ceil(ROUNDS * 0.99) - 1]!];
}
