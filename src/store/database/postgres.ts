// A store in a PostgreSQL server, with node-postgres.

import { hostname } from 'node:os';
import pg from 'pg';
import { traced } from '../../library/tracing.ts';
import { inStore } from '../store-error.ts';
import type { Database, DatabaseOptions, Queries } from './database.ts';
import { runMigrations } from './migrate.ts';
import { queryLimiter } from './query-limiter.ts';
import { asSql, type Sql, type SqlValue } from './sql.ts';

const CONNECT_MILLIS = 5_000;
/** Limit per statement: a query across all saves may scan a lot, but must not run forever. */
const STATEMENT_MILLIS = 60_000;
const PING_MILLIS = 2_000;
const RECONNECT_MILLIS = 500;
/** Any number that no other program locks in this database. */
const MIGRATION_LOCK = 7_283_472;

export function openPostgres(address: string, { connections, direct }: Required<DatabaseOptions>): Database {
  const options = {
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MILLIS,
    // Tells the servers of one store apart, unless the address has a name. The database cuts it at 63 bytes.
    application_name: `savegraph ${process.pid} ${hostname()}`,
  };
  const pool = new pg.Pool({ ...options, max: connections, statement_timeout: STATEMENT_MILLIS });
  // The pool's own errors do not distinguish waiting for a connection from failing to connect.
  const limited = queryLimiter(connections);
  const scanLimited = queryLimiter(Math.ceil(connections / 2));
  const query: Runner['query'] = (config) => limited(() => pool.query(config));
  const pings = new pg.Pool({
    ...options,
    max: 1,
    connectionTimeoutMillis: PING_MILLIS,
    query_timeout: PING_MILLIS,
  });
  // A connection that breaks while idle is replaced on the next request.
  for (const each of [pool, pings]) each.on('error', () => {});
  let isClosed = false;
  const listeners = new Set<Listener>();
  return {
    isShared: true,
    ...queriesOf({ query }),
    scans: queriesOf({ query: (config) => scanLimited(() => query(config)) }),
    transaction: (work) => limited(() => inTransaction(pool, work)),
    async listen(channel, heard) {
      const listener = new Listener({ ...options, connectionString: direct }, channel, heard);
      listeners.add(listener);
      await inStore(() => listener.start());
      return async () => {
        listeners.delete(listener);
        await listener.stop();
      };
    },
    ping: () => inStore(async () => void (await pings.query('select'))),
    migrate: (folder) =>
      inStore(() => migrate(new pg.Client({ ...options, connectionString: direct }), folder)),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.all(Array.from(listeners, (listener) => listener.stop()));
      await Promise.all([pool.end(), pings.end()]);
    },
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await inStore(() => pool.connect());
  const onError = (): void => {};
  client.on('error', onError);
  let isBroken = false;
  try {
    return await inStore(async () => {
      await client.query('begin');
      const result = await work(queriesOf(client));
      await client.query('commit');
      return result;
    });
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(isBroken);
  }
}

/** Several servers that start at once wait for each other; a connection that ends gives the lock back. */
async function migrate(client: pg.Client, folder: string): Promise<void> {
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(client, folder);
  } finally {
    await client.end();
  }
}

interface Runner {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
}

function queriesOf(runner: Runner): Queries {
  return {
    query: async <Row>(asked: Sql | string) => {
      const { text, values } = asSql(asked);
      const query = () => inStore(() => runner.query({ text, values: values.map(toBuffer) }));
      const traits = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const { rows } = await traced('store query', traits, query);
      return rows as Row[];
    },
  };
}

/** node-postgres sends a Buffer in binary, but other views as JSON. */
function toBuffer(value: SqlValue): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (Array.isArray(value)) return value.map((each) => toBuffer(each as SqlValue));
  return value;
}

/** A connection of its own that reconnects when it is lost. */
class Listener {
  readonly #options: pg.ClientConfig;
  readonly #channel: string;
  readonly #heard: (payload: string | null) => void;
  #client: pg.Client | null = null;
  #isStopped = false;

  constructor(options: pg.ClientConfig, channel: string, heard: (payload: string | null) => void) {
    this.#options = options;
    this.#channel = channel;
    this.#heard = heard;
  }

  async start(): Promise<void> {
    const client = new pg.Client(this.#options);
    let isLost = false;
    const lost = (): void => {
      if (isLost) return;
      isLost = true;
      void client.end().catch(() => {});
      if (!this.#isStopped && this.#client === client) this.#comeBack();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    this.#client = client;
    if (isLost) this.#comeBack();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.end().catch(() => {});
  }

  #comeBack(): void {
    setTimeout(() => {
      if (this.#isStopped) return;
      this.start().then(
        () => this.#heard(null),
        () => this.#comeBack(),
      );
    }, RECONNECT_MILLIS).unref();
  }
}
