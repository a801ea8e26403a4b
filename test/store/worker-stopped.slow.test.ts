// A cluster that loses a worker while a question is being answered, or while saves come in.

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY } from '../../src/library/catalogue/catalogue.ts';
import type { AcrossQuery } from '../../src/store/across/across.ts';
import { Store } from '../../src/store/store.ts';
import { type Cluster, hasCitus, startCitus } from '../tools/store/engines.ts';
import { syntheticEntry } from '../tools/store/stored.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const WORLDS = 16;

describe.skipIf(!hasCitus)('a worker of a cluster', () => {
  let cluster: Cluster;
  let store: Store;
  const folder = tempFolder();

  beforeAll(async () => {
    cluster = await startCitus();
    // The statement ends with the worker, however long this machine takes to stop it.
    store = await Store.open({ address: `${cluster.address}?statement_timeout=0` });
    for (let at = 0; at < WORLDS; at++) {
      const { save } = await store.add(entry(`save-${at}`, `world ${at}`));
      await store.describe(save, { state: 'READY', stats: {} }, [
        { name: 'items', item: 'Plate', value: at },
      ]);
    }
  });

  afterAll(async () => {
    await store?.close();
    cluster?.close();
  });

  const entry = (name: string, world: string) => syntheticEntry(folder, { name, world });
  const question: AcrossQuery = {
    saves: ANY,
    figure: 'items',
    by: [],
    choose: 'EVERY',
    first: 1,
    offset: 0,
  };
  const sum = async (): Promise<number> => (await store.across(question)).groups[0]!.sum;

  test('stopped within a question: it fails with a reason, and is answered when the worker is back', async () => {
    const expected = (WORLDS * (WORLDS - 1)) / 2;
    expect(await sum()).toBe(expected);
    await holdFigures(cluster.workerAddress);
    const asked = sum();
    const failed = expect(asked).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    await isWaitedFor(cluster.workerAddress);
    cluster.stopWorker();
    await failed;
    cluster.startWorker();
    expect(await sum()).toBe(expected);
  });

  test('stopped while saves come in: none is lost, none is there twice', async () => {
    cluster.stopWorker();
    const outcomes = await Promise.allSettled(
      Array.from({ length: WORLDS }, (_, at) => store.add(entry(`later-${at}`, `later ${at}`))),
    );
    const failures = outcomes.filter((each) => each.status === 'rejected');
    // Half of the places are on the other worker.
    expect(failures.length).toBeGreaterThan(0);
    for (const { reason } of failures) expect(reason).toMatchObject({ code: 'STORE_UNAVAILABLE' });
    cluster.startWorker();
    const added = WORLDS - failures.length;
    expect(await store.count()).toBe(WORLDS + added);
    for (let at = 0; at < WORLDS; at++) await store.add(entry(`later-${at}`, `later ${at}`));
    expect(await store.count()).toBe(2 * WORLDS);
    const [pieces] = await store.database.query<{ all: number; different: number }>(
      'select count(*)::int as "all", count(distinct hash)::int as different from piece',
    );
    expect(pieces).toEqual({ all: 2 * WORLDS, different: 2 * WORLDS });
  });
});

/** Has all who ask for figures wait at this worker, until it is stopped. */
async function holdFigures(address: string): Promise<void> {
  const client = new pg.Client(address);
  client.on('error', () => {});
  await client.connect();
  await client.query(
    'set citus.override_table_visibility to off; set citus.enable_manual_changes_to_shards to on',
  );
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class where relkind = 'r' and relname ~ '^figure_[0-9]+$'`,
  );
  await client.query(`begin; lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`);
}

async function isWaitedFor(address: string): Promise<void> {
  const client = new pg.Client(address);
  client.on('error', () => {});
  await client.connect();
  const waiting = async (): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from pg_locks where not granted',
    );
    return rows[0]!.count;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
  await client.end();
}
