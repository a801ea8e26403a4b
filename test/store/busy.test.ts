// More requests than the store has connections: they wait in order, and those that cannot are told that it is busy.

import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/store/database/open-database.ts';
import { type QueryLimiter, queryLimiter } from '../../src/store/database/query-limiter.ts';
import { sql } from '../../src/store/database/sql.ts';
import type { Store } from '../../src/store/store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';
import { hasPostgres, postgresServer } from '../tools/store/engines.ts';

const BUSY = { code: 'STORE_BUSY' };

/** Work that holds its turn until it is ended. */
const hold = (limited: QueryLimiter): { readonly ended: Promise<void>; end(): void } => {
  let end = (): void => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended: limited(() => work), end };
};

test('turns of a query limiter go to those who wait, in their order, also when work fails', async () => {
  const limited = queryLimiter(1);
  const first = hold(limited);
  const done: number[] = [];
  const failing = limited(() => Promise.reject(new Error('a mistake')));
  const others = [1, 2, 3].map((each) => limited(async () => void done.push(each)));
  expect(done).toEqual([]);
  first.end();
  await expect(failing).rejects.toThrow('a mistake');
  await Promise.all(others);
  expect(done).toEqual([1, 2, 3]);
});

test('turns of a query limiter are refused where too many wait', async () => {
  const limited = queryLimiter(1, { mostWaiting: 1 });
  const first = hold(limited);
  const second = hold(limited);
  await expect(limited(async () => undefined)).rejects.toMatchObject(BUSY);
  first.end();
  second.end();
  await second.ended;
  expect(await limited(async () => 'free')).toBe('free');
});

test('turns of a query limiter are refused after too long a wait, and go to others then', async () => {
  const limited = queryLimiter(1, { mostWaitMillis: 1 });
  const first = hold(limited);
  await expect(limited(async () => undefined)).rejects.toMatchObject(BUSY);
  first.end();
  await first.ended;
  expect(await limited(async () => 'free')).toBe('free');
});

const serveFailing = (error: Error) => {
  const store = { across: () => Promise.reject(error) } as unknown as Store;
  return serveLibrary(openLibrary([]), { store });
};
const across = '{ across(figure: "items") { totalCount } }';

test.each(['STORE_BUSY', 'STORE_UNAVAILABLE'] as const)(
  'a request of which nothing could be answered is a 503 with %s',
  async (code) => {
    const served = await serveFailing(new StoreError(code, 'for a reason'));
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, headers, body } = await served.post({ query: across }, { accept });
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
      expect(body.data).toEqual({ across: null });
      expect(body.errors).toMatchObject([
        { message: 'for a reason', path: ['across'], extensions: { code } },
      ]);
    }
  },
);

test('a request of which nothing could be answered is a 503; other answers beside, and other errors, are none', async () => {
  const served = await serveFailing(new StoreError('STORE_BUSY', 'for a reason'));
  const { status, body } = await served.query(`${across.slice(0, -1)} formats { title } }`);
  expect([status, body.data.across, body.errors]).toMatchObject([200, null, [{ extensions: BUSY }]]);
  const unable = await serveFailing(new StoreError('STORE_UNSUPPORTED', 'for a reason'));
  expect((await unable.query(across)).status).toBe(200);
});

describe.skipIf(!hasPostgres)('a PostgreSQL server', () => {
  const server = postgresServer('savegraph-busy-');

  test('more requests than connections are all answered, on connections that name their program', async () => {
    const database = await openDatabase(server.engine.address, { connections: 2 });
    const asked = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0
        ? database.query(sql`select ${at}::int as at, pg_sleep(0.01)`)
        : database.transaction((queries) => queries.query(sql`select ${at}::int as at`)),
    );
    const answers = (await Promise.all(asked)) as { at: number }[][];
    expect(answers.map(([row]) => row!.at)).toEqual(answers.map((_, at) => at));
    const connections = await database.query<{ name: string }>(
      "select application_name as name from pg_stat_activity where application_name like 'savegraph %'",
    );
    expect(connections).toHaveLength(2);
    for (const { name } of connections) expect(name).toContain(` ${process.pid} `);
    await database.close();
  });

  test('questions across saves leave connections to others', async () => {
    const database = await openDatabase(server.engine.address, { connections: 2 });
    const slow = [1, 2, 3].map(() => database.scans.query('select pg_sleep(600)').catch(() => 'ended'));
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    const waiting =
      "select pg_cancel_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()";
    let isOver = false;
    const outcomes = Promise.all(slow).finally(() => {
      isOver = true;
    });
    while (!isOver) await database.query(waiting);
    expect(await outcomes).toEqual(['ended', 'ended', 'ended']);
    await database.close();
  });

  test('a statement that takes too long is told from a database that is gone', async () => {
    const database = await openDatabase(`${server.engine.address}?statement_timeout=1`);
    await expect(database.query('select pg_sleep(60)')).rejects.toMatchObject(BUSY);
    await database.close();
  });
});
