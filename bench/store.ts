// Costs of a store: `npm run bench -- store [--store ADDRESS] [--rows N] [--saves N,...] [--only PART,...] [--keep]
// [PATH...]`. Without an address, uses a database inside this process; the figures in docs/scale.md are from a server.
// Leaves nothing behind but the saves at PATH, and with --keep the rows that take longer to write than to query.

import { mkdtempSync, rmSync, statSync } from 'node:fs';
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
import { labelIs } from '../test/tools/store/save-conditions.ts';
import { measureCatalogue } from './tools/catalogue-rows.ts';
import { worldsAt } from './tools/saves.ts';
import { bounded, megabytes, printTable } from './tools/table.ts';
import { millisOf, timesOf } from './tools/timing.ts';

const { values, positionals } = parseArgs({
  options: {
    store: { type: 'string', default: 'pglite:' },
    rows: { type: 'string', default: '1000000' },
    saves: { type: 'string', default: '10000,1000000' },
    only: { type: 'string', default: 'ingest,first,across' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const ROUNDS = 5;
/** Rounds are short: on a busy machine, few are undisturbed. */
const SHORT_ROUNDS = 50;
/** Up to here a round takes no time. */
const FEW_FIGURES = 1_000_000;
const STEP = 10_000;
const paths = worldsAt(positionals);
const sizes = values.saves.split(',').map(Number);
const store = await Store.open({ address: values.store });
const { database } = store;
const folder = mkdtempSync(join(tmpdir(), 'savegraph-bench-store-'));
const table: string[][] = [];
const row = (what: string, ...cells: [string, string?]): void =>
  void table.push([what, cells[0], cells[1] ?? '']);

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  ingest,
  first: firstAnswers,
  across: () => acrossRows(Number(values.rows)),
  /** To see from how many saves on one database is faster than another. */
  curve: async () => {
    for (const saves of sizes) await acrossRows(saves * 50);
  },
  // Of a server in a process of its own, so with a database that both can reach.
  catalogue: async () =>
    void table.push(...(await measureCatalogue(store, values.store, sizes, values.keep))),
};
for (const part of values.only.split(',')) {
  if (!PARTS[part]) throw new TypeError(`--only takes ${Object.keys(PARTS).join(', ')}, not ${part}`);
  await PARTS[part]();
}
printTable(['what', 'figure', 'bound'], table);
await store.close();
rmSync(folder, { recursive: true, force: true });

/** Measures loading and writing the files separately, then all of it. */
async function ingest(): Promise<void> {
  const local = new Library({ reader: inProcessReader() });
  local.add(...paths);
  const { entries } = local;
  const tools = {
    load: (entry: SaveEntry) => local.load(entry),
    release: (entry: SaveEntry) => local.release(entry),
    describe: describeSave,
  };
  const loadAll = async (): Promise<void> => {
    for (const entry of entries) {
      describeSave(await local.load(entry));
      local.release(entry);
    }
  };
  // Warms up the code for both.
  await loadAll();
  const loading = await millisOf(loadAll);
  let [files, writing, describing] = [0, 0, 0];
  for (const entry of entries) {
    for (const { absolute } of entry.files) files += statSync(absolute as string).size;
    const began = performance.now();
    const { save } = await store.add(entry);
    writing += performance.now() - began;
    describing += await millisOf(() => describeStored(store, save, entry, tools));
  }
  const [sums] = await database.query<{ pieces: number; figures: number; rows: number }>(`
    select (select coalesce(sum(length(content)), 0) from piece)::float8 as pieces,
      (select coalesce(sum(pg_column_size(figure.*)), 0) from figure)::float8 as figures,
      (select count(*) from figure)::float8 as rows`);
  const total = writing + describing;
  row(`saves stored a second, of ${entries.length}`, (entries.length / (total / 1000)).toFixed(1));
  row('that time, to loading and writing alone', ...bounded(total / (loading + writing), 1.5));
  row('content kept, to the files', ...bounded(sums!.pieces / files, 1.15, 3));
  row('figures of a save', (sums!.rows / entries.length).toFixed(0));
  row('figures, MB to MB of files', `${megabytes(sums!.figures)} to ${megabytes(files)}`);
}

/** Time to the first answer about the largest save, from an empty cache and from disk, by turns: the best of each. */
async function firstAnswers(): Promise<void> {
  const [disk, remote]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const local = new Library({ reader: inProcessReader() });
    local.add(paths[0]!);
    disk.push(await millisOf(() => local.load(local.entries[0]!)));
    const cache = join(folder, `cache-${round}`);
    const entries = await StoreCatalogue.open(store, { cache, mostCacheBytes: 1e10, formats: local.formats });
    const library = new Library({ reader: inProcessReader(), remote: entries });
    const { size } = statSync(paths[0]!);
    const stored = await entries.page({ where: ANY, order: [], limit: 1000 });
    const entry = stored.find(({ files }) => files[0]!.size === size)!;
    remote.push(await millisOf(() => library.load(entry)));
    await entries.close();
  }
  row('largest save from disk, ms', Math.min(...disk).toFixed(0));
  row('the same out of the store, ms', Math.min(...remote).toFixed(0));
  row('ratio', ...bounded(Math.min(...remote) / Math.min(...disk), 1.5));
}

/** Figures of saves that do not exist, in 2000 worlds: 50 items each. */
async function acrossRows(count: number): Promise<void> {
  const saves = Math.ceil(count / 50);
  const label = 'bench across';
  const where = labelIs({ eq: label });
  const forget = async (): Promise<void> => {
    await database.query(`delete from figure where name = 'bench'`);
    await database.query(`delete from save where labels = array['${label}']`);
  };
  if ((await store.count(where)) !== saves) {
    await forget();
    for (let from = 1; from <= saves; from += STEP) {
      const to = Math.min(saves, from + STEP - 1);
      await database.query(
        `insert into figure (world, save, name, item, value)
         select md5('bench world ' || i % 2000)::uuid, md5('bench ' || i)::uuid, 'bench', 'Item ' || j, (i * 7919 + j) % 1000
         from generate_series(${from}, ${to}) as i, generate_series(1, 50) as j on conflict do nothing`,
      );
      await database.query(
        `insert into save (world, id, slug, format, title, version, saved_at, bytes, header, claim, files, labels, state)
         select md5('bench world ' || i % 2000)::uuid, md5('bench ' || i)::uuid, 'bench-' || i, 'SATISFACTORY',
           'Bench ' || i % 2000, '52', timestamptz '2026-01-01' + i * interval '1 minute', 1,
           '{"title": "Bench", "fields": {}}', '{}', '[]', array['${label}'], 'READY'
         from generate_series(${from}, ${to}) as i on conflict do nothing`,
      );
    }
    for (const name of ['figure', 'save']) await database.query(`vacuum analyze ${name}`);
  }
  const base = { saves: where, figure: 'bench', by: [], choose: 'NEWEST', first: 100, offset: 0 } as const;
  const order = { figure: 'SUM', descending: true } as const;
  const questions: readonly (readonly [string, AcrossQuery])[] = [
    ['one item over all worlds, by week', { ...base, items: ['Item 7'], by: ['WEEK'] }],
    ['top 20 worlds by one item', { ...base, items: ['Item 7'], by: ['WORLD'], order, first: 20 }],
    ['all items over all worlds', { ...base, by: ['ITEM'], order }],
    ['all items of every save', { ...base, by: ['ITEM'], choose: 'EVERY' }],
  ];
  const rounds = count > FEW_FIGURES ? 2 : SHORT_ROUNDS;
  const page = await best(() => store.list({ where, limit: 100 }), rounds);
  row(`of ${saves} saves: first page of 100, ms`, ...bounded(page, 50, 1));
  for (const [name, question] of questions) {
    const millis = await best(() => store.across(question), rounds);
    row(`of ${count} figures: ${name}, ms`, millis.toFixed(1));
  }
  if (!values.keep) await forget();
}

async function best(work: () => Promise<unknown>, rounds: number): Promise<number> {
  return Math.min(...(await timesOf(rounds, work)));
}
