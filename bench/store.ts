// Costs of a store: `npm run bench -- store [--store ADDRESS] [--rows N] [--saves N,...] [--only PART,...] [--keep]
// [PATH...]`. Without an address, uses a database inside this process; the figures in docs/scale.md are from
// a server. Leaves nothing behind but the saves at PATH, and with --keep the rows of `across`, which take
// longer to write than to query.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeSave } from '../src/api/store/describe-save.ts';
import { ANY } from '../src/library/catalogue/catalogue.ts';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import type { SaveEntry } from '../src/library/save.ts';
import type { AcrossQuery } from '../src/store/across/across.ts';
import { describeStored } from '../src/store/ingest.ts';
import { Store } from '../src/store/store.ts';
import { StoreCatalogue } from '../src/store/store-catalogue.ts';
import { labelIs, momentIs, textIs } from '../test/tools/store/save-conditions.ts';
import { measureCatalogue } from './tools/catalogue-rows.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

const { values, positionals } = parseArgs({
  options: {
    store: { type: 'string', default: 'pglite:' },
    rows: { type: 'string', default: '1000000' },
    saves: { type: 'string', default: '10000,1000000' },
    only: { type: 'string', default: 'ingest,first,list,across' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const ROUNDS = 5;
/** Rounds are short: on a busy machine, few are undisturbed. */
const LIST_ROUNDS = 50;
/** Up to here a round takes no time. */
const FEW_FIGURES = 1_000_000;
const CLIENTS = 300;
const CLIENT_REQUESTS = 2_400;
const paths = worldsAt(positionals);
const store = await Store.open({ address: values.store });
const folder = mkdtempSync(join(tmpdir(), 'savegraph-bench-store-'));

const parts = new Map<string, () => Promise<string[][]>>([
  ['ingest', ingestAll],
  ['first', firstAnswers],
  ['list', () => listings(10_000)],
  ['across', () => acrossRows(Number(values.rows))],
  // Of a server in a process of its own, so with a database that both can reach.
  ['curve', () => curve(values.saves.split(',').map(Number))],
  [
    'catalogue',
    () => measureCatalogue(store, values.store, values.saves.split(',').map(Number), values.keep),
  ],
  ['clients', manyClients],
]);
const rows: string[][] = [];
for (const part of values.only.split(',')) {
  const measure = parts.get(part);
  if (!measure) throw new TypeError(`--only takes ${[...parts.keys()].join(', ')}, not ${part}`);
  rows.push(...(await measure()));
}
printTable(['what', 'figure', 'bound'], rows);

await store.close();
rmSync(folder, { recursive: true, force: true });

/** Measures loading and writing the files separately, then all of it. */
async function ingestAll(): Promise<string[][]> {
  const local = new Library({ reader: inProcessReader() });
  local.add(...paths);
  const { entries } = local;
  const tools = {
    load: (entry: SaveEntry) => local.load(entry),
    release: (entry: SaveEntry) => local.release(entry),
    describe: describeSave,
  };
  // Warms up the code for both.
  for (const entry of entries) await loadAndLetGo(local, entry);
  const loading = await millisOf(async () => {
    for (const entry of entries) await loadAndLetGo(local, entry);
  });
  let files = 0;
  let writing = 0;
  let describing = 0;
  for (const entry of entries) {
    for (const { absolute } of entry.files) files += statSync(absolute as string).size;
    let stored: Awaited<ReturnType<Store['add']>>['save'] | null = null;
    writing += await millisOf(async () => {
      stored = (await store.add(entry)).save;
    });
    describing += await millisOf(async () => {
      await describeStored(store, stored!, entry, tools);
    });
  }
  const [sizes] = await store.database.query<{ pieces: number; figures: number; rows: number }>(`
    select (select coalesce(sum(length(content)), 0) from piece)::float8 as pieces,
      (select coalesce(sum(pg_column_size(figure.*)), 0) from figure)::float8 as figures,
      (select count(*) from figure)::float8 as rows`);
  const total = writing + describing;
  return [
    [`saves stored a second, of ${entries.length}`, (entries.length / (total / 1000)).toFixed(1), ''],
    ['that time, to loading and writing alone', (total / (loading + writing)).toFixed(2), '1.5'],
    ['content kept, to the files', (sizes!.pieces / files).toFixed(3), '1.15'],
    ['figures of a save', (sizes!.rows / entries.length).toFixed(0), ''],
    ['figures, MB to MB of files', `${megabytes(sizes!.figures)} to ${megabytes(files)}`, ''],
  ];
}

async function loadAndLetGo(library: Library, entry: SaveEntry): Promise<void> {
  describeSave(await library.load(entry));
  library.release(entry);
}

/**
 * Time to the first answer about the largest save, from an empty cache and from disk: the best of each,
 * alternating.
 */
async function firstAnswers(): Promise<string[][]> {
  const disk: number[] = [];
  const fromStore: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const local = new Library({ reader: inProcessReader() });
    local.add(paths[0]!);
    disk.push(await millisOf(async () => void (await local.load(local.entries[0]!))));
    const cache = join(folder, `cache-${round}`);
    const entries = await StoreCatalogue.open(store, { cache, mostCacheBytes: 1e10, formats: local.formats });
    const library = new Library({ reader: inProcessReader(), remote: entries });
    const { size } = statSync(paths[0]!);
    const stored = await entries.page({ where: ANY, order: [], limit: 1000 });
    const entry = stored.find(({ files }) => files[0]!.size === size)!;
    fromStore.push(await millisOf(async () => void (await library.load(entry))));
    await entries.close();
  }
  const [local, remote] = [Math.min(...disk), Math.min(...fromStore)];
  return [
    ['largest save from disk, ms', local.toFixed(0), ''],
    ['the same out of the store, ms', remote.toFixed(0), ''],
    ['ratio', (remote / local).toFixed(2), '1.5'],
  ];
}

/** Adds catalogue entries of saves that do not exist, and removes them again. */
async function listings(count: number): Promise<string[][]> {
  const { database } = store;
  await database.query(
    `insert into save (world, id, slug, format, title, version, saved_at, bytes, header, claim, files, labels, state)
     select md5('listed world ' || i % 500)::uuid, md5('listed ' || i)::uuid, 'bench-' || i, 'SATISFACTORY', 'Bench ' || i % 500, '52',
       timestamptz '2026-01-01' + i * interval '1 hour', 1, jsonb_build_object('fields', repeat(md5(i::text), 20)), '{}',
       jsonb_build_array(repeat(md5(i::text), 10)), '{bench}', 'READY'
     from generate_series(1, $1::int) as i on conflict do nothing`,
    [count],
  );
  const where = labelIs({ eq: 'bench' });
  const rows = [
    ['page 1', () => store.list({ where, limit: 100 })],
    ['page 90', () => store.list({ where, limit: 100, offset: 8_900 })],
    [
      'filtered by title and time',
      () =>
        store.list({
          where: {
            is: 'and',
            of: [
              where,
              textIs('TITLE', { contains: 'bench 77', caseSensitive: false }),
              momentIs('SAVED_AT', { gte: Date.parse('2026-06-01T00:00:00Z') }),
            ],
          },
          limit: 100,
        }),
    ],
    ['counted', () => store.count(where)],
  ] as const;
  const figures: string[][] = [];
  for (const [name, ask] of rows)
    figures.push([`of ${count} entries: ${name}, ms`, (await best(ask, LIST_ROUNDS)).toFixed(1), '50']);
  await database.query(`delete from save where labels = '{bench}'`);
  return figures;
}

/** Adds figures of saves that do not exist, in 2000 worlds: 50 items each. */
async function acrossRows(count: number): Promise<string[][]> {
  const { database } = store;
  const saves = Math.ceil(count / 50);
  const labels = ['bench across'];
  const where = labelIs({ eq: labels[0]! });
  if ((await store.count(where)) !== saves) {
    await forget(labels);
    const step = 10_000;
    for (let from = 1; from <= saves; from += step) {
      const to = Math.min(saves, from + step - 1);
      await database.query(
        `insert into figure (world, save, name, item, value)
         select md5('bench world ' || i % 2000)::uuid, md5('bench ' || i)::uuid, 'bench', 'Item ' || j, (i * 7919 + j) % 1000
         from generate_series($1::int, $2::int) as i, generate_series(1, 50) as j on conflict do nothing`,
        [from, to],
      );
      await database.query(
        `insert into save (world, id, slug, format, title, version, saved_at, bytes, header, claim, files, labels, state)
         select md5('bench world ' || i % 2000)::uuid, md5('bench ' || i)::uuid, 'bench-' || i, 'SATISFACTORY', 'Bench ' || i % 2000, '52',
           timestamptz '2026-01-01' + i * interval '1 minute', 1, '{"title": "Bench", "fields": {}}', '{}', '[]', $3::text[], 'READY'
         from generate_series($1::int, $2::int) as i on conflict do nothing`,
        [from, to, labels],
      );
    }
    await database.query('vacuum analyze figure');
    await database.query('vacuum analyze save');
  }
  const base: AcrossQuery = {
    saves: where,
    figure: 'bench',
    by: [],
    choose: 'NEWEST',
    first: 100,
    offset: 0,
  };
  const questions: readonly (readonly [string, AcrossQuery])[] = [
    ['one item over all worlds, by week', { ...base, items: ['Item 7'], by: ['WEEK'] }],
    [
      'top 20 worlds by one item',
      { ...base, items: ['Item 7'], by: ['WORLD'], order: { figure: 'SUM', descending: true }, first: 20 },
    ],
    ['all items over all worlds', { ...base, by: ['ITEM'], order: { figure: 'SUM', descending: true } }],
    ['all items of every save', { ...base, by: ['ITEM'], choose: 'EVERY' }],
  ];
  const rounds = count > FEW_FIGURES ? 2 : LIST_ROUNDS;
  const page = await best(() => store.list({ where, limit: 100 }), rounds);
  const rows: string[][] = [[`of ${saves} saves: first page of 100, ms`, page.toFixed(1), '']];
  for (const [name, question] of questions) {
    const millis = await best(() => store.across(question), rounds);
    rows.push([`of ${count} figures: ${name}, ms`, millis.toFixed(1), '']);
  }
  if (!values.keep) await forget(labels);
  return rows;
}

/** The same for several numbers of saves, to see from where on one database is faster than another. */
async function curve(sizes: readonly number[]): Promise<string[][]> {
  const figures: string[][] = [];
  for (const saves of sizes) figures.push(...(await acrossRows(saves * 50)));
  return figures;
}

/** Asks a server of its own, each client again as soon as it is answered: across saves, for medians, lists and saves. */
async function manyClients(): Promise<string[][]> {
  const served = await serveBuilt('--store', `${values.store}?cache=${join(folder, 'cache')}`);
  const real = await store.database.query<{ slug: string }>(
    `select slug from save where labels = '{}' limit 10`,
  );
  const queries = [
    '{ across(figure: "objects", by: [ITEM], choose: EVERY, first: 20) { totalCount nodes { keys sum } } }',
    '{ across(figure: "objects", by: [ITEM], first: 20) { nodes { keys median } } }',
    '{ saves(first: 20) { totalCount nodes { slug title } } }',
    ...real.map(({ slug }) => `{ save(id: "${slug}") { stats { objects } } }`),
  ].map((query) => JSON.stringify({ query }));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const outcomes = new Map<string, number>();
  const times: number[] = [];
  let left = CLIENT_REQUESTS;
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const started = performance.now();
      const answer = await ask(served.url, queries[left % queries.length]!, agent).catch(String);
      times.push(performance.now() - started);
      const outcome =
        /"code":"(\w+)"/.exec(answer)?.[1] ?? (answer.startsWith('{"data"') ? 'answered' : answer);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const total = await millisOf(async () => {
    await Promise.all(Array.from({ length: CLIENTS }, client));
  });
  served.stop();
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.floor((times.length - 1) * share)]!.toFixed(0);
  const what = `${CLIENTS} clients, ${CLIENT_REQUESTS} requests`;
  return [
    [`${what}: a second`, (CLIENT_REQUESTS / (total / 1000)).toFixed(0), ''],
    [`${what}: median, p99, longest, ms`, `${at(0.5)}, ${at(0.99)}, ${at(1)}`, ''],
    ...Array.from(outcomes, ([outcome, count]) => [`${what}: ${outcome}`, String(count), '']),
  ];
}

async function forget(labels: readonly string[]): Promise<void> {
  await store.database.query(`delete from figure where name = 'bench'`);
  await store.database.query('delete from save where labels = $1::text[]', [labels]);
}

async function best(ask: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await millisOf(async () => void (await ask())));
  return Math.min(...times);
}

async function millisOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
