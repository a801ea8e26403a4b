// A store when the database, a worker or the disk fails. On a real server: the embedded one has no connection to lose.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openQueue } from '../../src/store/queue.ts';
import { Store } from '../../src/store/store.ts';
import { asStoreError } from '../../src/store/store-error.ts';
import { startProgram, WRITTEN } from '../tools/program.ts';
import { hasPostgres, postgresServer } from '../tools/store/engines.ts';
import { syntheticEntry } from '../tools/store/stored.ts';

describe.skipIf(!hasPostgres)('a PostgreSQL server', () => {
  const server = postgresServer('savegraph-faults-');

  test('gone and back: requests fail with a reason, then work again, and what was missed is heard of', async () => {
    const store = await Store.open({ address: server.engine.address });
    const heard: unknown[] = [];
    await store.onChange((change) => heard.push(change));
    const { save } = await store.add(syntheticEntry(server.folder, { name: 'kept' }));
    await store.ping();
    server.engine.stop();
    await expect.poll(() => store.ping().catch(({ code }) => code)).toBe('STORE_UNAVAILABLE');
    await expect(store.find(save.id)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    const other = syntheticEntry(server.folder, { name: 'other' });
    await expect(store.add(other)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' });
    server.engine.start();
    await expect.poll(() => heard).toContain(null);
    await expect.poll(() => store.ping().catch(({ code }) => code)).toBe(undefined);
    expect(await store.find(save.id)).toMatchObject({ slug: save.slug });
    // Nothing lost, nothing twice.
    expect((await store.add(other)).isNew).toBe(true);
    expect(await store.count()).toBe(2);
    await store.close();
  });

  test('a statement that fails in the middle leaves nothing behind', async () => {
    const store = await Store.open({ address: server.engine.address });
    const { save } = await store.add(syntheticEntry(server.folder, { name: 'half' }));
    await store.describe(save, { state: 'READY', stats: {} }, [{ name: 'items', item: 'Plate', value: 1 }]);
    const rows = {
      objects: (function* () {
        yield { path: 'a', className: 'A', kind: 'ACTOR', parent: null, place: null, properties: null };
        throw new Error('the reader fell over');
      })(),
      references: [],
    };
    await expect(store.describe(save, { state: 'READY', stats: {} }, [], rows)).rejects.toThrow('fell over');
    expect(await store.figures(save)).toHaveLength(1);
    expect(await store.database.query('select path from object_row')).toEqual([]);
    await store.close();
  });

  test('a migration whose program died in the middle left nothing behind, and runs again', async () => {
    const { address } = server.engine;
    const first = await Store.open({ address });
    // As an earlier version left it.
    await first.database.query("delete from savegraph_migrations where name >= '2'");
    for (const column of ['has_rows', 'aliases', 'uploads', 'progress'])
      await first.database.query(`alter table save drop column ${column}`);
    await first.database.query('drop table object_row, reference_row, piece_place, removed_save');
    await first.database.query('drop index save_by_label, save_by_format, save_by_title, save_unready');
    await first.database.query('drop index save_oldest, save_by_any_title, save_by_id, save_by_arrival');
    await first.database.query('drop index world_by_any_title');
    await first.database.query('alter table world drop column playthrough, drop column newest');
    // The tables of a migration are made, and its last statement waits.
    const holder = new pg.Client(address);
    await holder.connect();
    await holder.query('begin; lock table save in access share mode');
    const program = startProgram(['store', 'list', '--store', address]);
    const waiting = async (): Promise<number> =>
      (await holder.query('select from pg_locks where not granted')).rowCount!;
    await expect.poll(waiting).toBeGreaterThan(0);
    program.child.kill('SIGKILL');
    await program.ended;
    await holder.query(
      'select pg_terminate_backend(pid) from pg_locks where not granted and pid <> pg_backend_pid()',
    );
    await holder.end();
    const tables = await first.database.query(
      "select from pg_class where relname in ('object_row', 'piece_place')",
    );
    expect(tables).toHaveLength(0);
    const again = await Store.open({ address });
    expect(await again.database.query('select has_rows from save limit 0')).toEqual([]);
    expect(await again.count()).toBe(await first.count());
    await Promise.all([first.close(), again.close()]);
  });

  test('two programs that store the same files at once store each once', async () => {
    const { address } = server.engine;
    const store = await Store.open({ address });
    const others = await store.count();
    const programs = [1, 2].map(() => startProgram(['store', 'add', 'examples', '--store', address]).ended);
    const ran = await Promise.all(programs);
    expect(ran.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const slugs = ({ out }: { out: string }): string[] =>
      out
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[0]!)
        .sort();
    expect(slugs(ran[0]!)).toEqual(slugs(ran[1]!));
    expect(await store.count()).toBe(others + slugs(ran[0]!).length);
    const twice = `select save, name, item from figure group by save, name, item having count(*) > 1`;
    expect(await store.database.query(twice)).toEqual([]);
    const count = await store.count({
      is: 'and',
      of: [
        { is: 'stored', has: { state: 'READY' } },
        { is: 'format', among: ['DARKEST_DUNGEON'] },
      ],
    });
    expect(count).toBeGreaterThan(0);
    await store.close();
  });

  test('a job whose worker died is taken over, and a save that waits is queued once', async () => {
    const leaseSeconds = 2;
    const alive = await openQueue(server.engine.address, leaseSeconds);
    const taken: string[] = [];
    await alive.add({ save: 'one', rows: false });
    await alive.add({ save: 'one', rows: false });
    await takeJobAndDie(server.engine.address, leaseSeconds);
    await alive.work(async ({ save }) => {
      taken.push(save);
    });
    await expect.poll(() => taken, { interval: 250 }).toEqual(['one']);
    await alive.close();
  });

  test('a job that takes longer than others wait for its worker stays with it', async () => {
    const store = await Store.open({ address: server.engine.address });
    const queue = await openQueue(server.engine.address, 8);
    const taken: string[] = [];
    let end = (): void => {};
    await queue.add({ save: 'long', rows: false });
    await queue.work(({ save }) => {
      taken.push(save);
      return new Promise((resolve) => {
        end = resolve;
      });
    });
    const starts = new Set<string>();
    const started = async (): Promise<number> => {
      const [job] = await store.database.query<{ at: string }>(
        "select started_on::text as at from savegraph_jobs.job where state = 'active' and name = 'savegraph-describe'",
      );
      return starts.add(job!.at).size;
    };
    await expect.poll(started, { interval: 100 }).toBeGreaterThan(2);
    expect(taken).toEqual(['long']);
    end();
    await queue.close();
    await store.close();
  });
});

/** Another process takes a job and is killed at it. */
async function takeJobAndDie(address: string, leaseSeconds: number): Promise<void> {
  const worker = new URL('../tools/store/stuck-worker.ts', import.meta.url);
  const child = spawn(
    process.execPath,
    [...WRITTEN.slice(0, -1), fileURLToPath(worker), address, `${leaseSeconds}`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test.each([
  ['53100', 'STORE_FULL'],
  ['ENOSPC', 'STORE_FULL'],
  ['ECONNREFUSED', 'STORE_UNAVAILABLE'],
  ['57P01', 'STORE_UNAVAILABLE'],
  ['53300', 'STORE_BUSY'],
  ['57014', 'STORE_BUSY'],
  ['25006', 'STORE_UNSUPPORTED'],
  ['08006', 'STORE_UNAVAILABLE'],
])('the error %s of a system is %s', (code, expected) => {
  const error = Object.assign(new Error('as the system says it'), { code });
  expect(asStoreError(error)).toMatchObject({ code: expected, cause: error });
});

test('other errors stay what they are', () => {
  const error = Object.assign(new Error('a mistake'), { code: '42601' });
  expect(asStoreError(error)).toBe(error);
});
