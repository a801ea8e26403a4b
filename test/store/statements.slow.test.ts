// The number of statements that a query sends to a store does not depend on how many saves it lists.

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContext } from '../../src/api/context/context.ts';
import { encodeId, encodeWorldId } from '../../src/api/context/global-id.ts';
import { RequestPipeline } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { describeSave } from '../../src/api/store/describe-save.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { getOrCreate } from '../../src/graph/made-once.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader, type SaveReader } from '../../src/library/read/read-job.ts';
import type { PostedSave, ReadySave, SaveEntry } from '../../src/library/save.ts';
import { describeStored } from '../../src/store/ingest.ts';
import { pieceHash } from '../../src/store/pieces/piece-encoding.ts';
import { Store } from '../../src/store/store.ts';
import { StoreCatalogue } from '../../src/store/store-catalogue.ts';
import { type ListQuery, listQueries } from '../tools/list-queries.ts';
import { openLibrary } from '../tools/open-library.ts';
import { mostOf } from '../tools/runs.ts';
import { statementsOf } from '../tools/store/count-statements.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const schema = createSchema();
const pipeline = new RequestPipeline(schema, (error) => {
  throw error;
});
/** Several games; the smallest files. */
const EXAMPLES = ['powered-base.sav', 'palworld-guild.sav', '20200101000000_Hill_1.sav'];
const ROOTS = ['saves', 'worlds', 'across', 'nodes', 'unreadableFiles', 'formats'];
const HUBS = ['Save', 'World'];
const WORLD = 'Query.saves.nodes.world';
/** The most statements of a query, whatever it lists. */
const MOST = 8;

interface Kept {
  readonly store: Store;
  readonly sent: string[];
  readonly cache: string;
  /** Of all that it has. */
  readonly ids: string;
}

const inProcess = inProcessReader();
const read = new Map<string, Promise<PostedSave>>();
/** Reads each save once for all servers. */
const reader: SaveReader = {
  ...inProcess,
  read: (job) => getOrCreate(read, JSON.stringify(job.files), () => inProcess.read(job)),
};

const described = new Map<ReadySave, ReturnType<typeof describeSave>>();
/** The figures of a save, for all copies of it. */
const describeOnce: typeof describeSave = (save) => getOrCreate(described, save, () => describeSave(save));

/** A store with so many worlds of each example, and two saves in each. */
async function storeOf(folder: string, worlds: number): Promise<Kept> {
  const store = await Store.open({ address: 'pglite:' });
  const ids = new Set<string>();
  for (const path of EXAMPLES) {
    const library = openLibrary(join('examples', path));
    const [original] = library.entries;
    const tools = { load: () => library.load(original!), release: () => {}, describe: describeOnce };
    for (let at = 0; at < worlds * 2; at++) {
      const given = copyOf(original!, at, `World ${at >> 1}`);
      const { save } = await store.add(given);
      await describeStored(store, save, given, tools);
      ids.add(encodeId('Save', save.id)).add(encodeWorldId(given.format.id, given.header.playthrough!));
    }
    await library.close();
  }
  return {
    store,
    sent: statementsOf(store),
    cache: join(folder, String(worlds)),
    ids: JSON.stringify([...ids]),
  };
}

function copyOf(original: SaveEntry, at: number, playthrough: string): SaveEntry {
  const files = original.files.map(({ name, absolute, size }) => ({ name: `${at}-${name}`, absolute, size }));
  const savedAt = new Date(Date.UTC(2026, 0, 1 + at)).toISOString();
  return { ...original, files, header: { ...original.header, savedAt, playthrough, title: playthrough } };
}

/** The statements that it takes a server that has just started, but has fetched the files. */
async function statements({ store, sent, cache }: Kept, query: string): Promise<number> {
  const entries = await StoreCatalogue.open(store, { cache, mostCacheBytes: 1e9, formats: FORMATS });
  const library = new Library({ reader, remote: entries });
  sent.length = 0;
  const result = await pipeline.answer({ query }, createContext(library, { store }));
  const { length } = sent;
  await library.close();
  await entries.close();
  expect(result, query).toHaveProperty('data');
  return length;
}

describe('the statements of a query', () => {
  let few: Kept;
  let many: Kept;

  beforeAll(async () => {
    const folder = tempFolder();
    few = await storeOf(folder, 1);
    many = await storeOf(folder, 2);
    for (const kept of [few, many]) await statements(kept, '{ saves { nodes { stats { objects } } } }');
  });

  afterAll(async () => {
    await few.store.close();
    await many.store.close();
  });

  const queriesOf = ({ ids }: Kept): readonly ListQuery[] => {
    const values = { ids, String: '"objects"', ID: '"x"', Int: '1', Float: '1' };
    const all = listQueries(schema, ROOTS, HUBS, values);
    // Inside a save nothing is asked of the store.
    return [
      ...all.filter(({ name }) => name === WORLD),
      ...mostOf(
        all.filter(({ name, isOfHub }) => isOfHub && name !== WORLD),
        20,
      ),
      ...mostOf(
        all.filter(({ isOfHub }) => !isOfHub),
        10,
      ),
    ];
  };

  test('are as many, and few, for twice the saves', async () => {
    const found: Record<string, readonly [number, number]> = {};
    const ofMany = queriesOf(many);
    for (const [at, { name, query }] of queriesOf(few).entries())
      found[name] = [await statements(few, query), await statements(many, ofMany[at]!.query)];
    const bad = Object.entries(found).filter(([, [before, after]]) => after > before || after > MOST);
    expect(Object.fromEntries(bad)).toEqual({});
    expect(found[WORLD]).toEqual([3, 3]);
  });

  test('are few for several worlds and pages in one request', async () => {
    const query = `{
      worlds { totalCount nodes {
        saves(first: 1) { totalCount nodes { slug } }
        later: saves(first: 1, offset: 1) { pageInfo { hasPreviousPage } nodes { slug stored { state } } }
        history(figure: ["objects"]) { nodes { value } }
        issues: history(figure: ["issues"]) { nodes { value } }
      } }
    }`;
    expect(await statements(many, query)).toBe(await statements(few, query));
  });

  test('are few for the pieces of several saves; one that is not there costs only itself', async () => {
    const { store, sent } = many;
    const saves = await store.list({ limit: 100 });
    const hashes = new Set(saves.flatMap(({ files }) => files.flatMap(({ pieces }) => pieces)));
    const missing = 'ab'.repeat(32);
    const wanted = [...hashes, missing, ...hashes];
    sent.length = 0;
    const read = await Promise.allSettled(wanted.map((hash) => store.piece(hash)));
    expect(sent.length).toBe(Math.ceil(wanted.length / 8));
    for (const [at, { status, ...rest }] of read.entries()) {
      const isMissing = wanted[at] === missing;
      expect(status).toBe(isMissing ? 'rejected' : 'fulfilled');
      if (isMissing) expect(rest).toMatchObject({ reason: { code: 'STORE_DAMAGED' } });
      else expect(pieceHash((rest as { value: Uint8Array }).value)).toBe(wanted[at]);
    }
  });
});
