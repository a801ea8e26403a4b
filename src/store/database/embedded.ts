// A store inside this process, with PGlite: PostgreSQL compiled to WebAssembly, in a folder or in memory.

import { inStore } from '../store-error.ts';
import type { Database, Queries } from './database.ts';
import { runMigrations } from './migrate.ts';
import { asSql, type Sql } from './sql.ts';

/** The parts of a PGlite and its transactions that are used. */
interface Embedded {
  query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  exec(sql: string): Promise<{ rows: unknown[] }[]>;
}

interface EmbeddedServer extends Embedded {
  transaction<T>(work: (transaction: Embedded) => Promise<T>): Promise<T>;
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** @param folder empty for a database in memory, which ends with the process */
export async function openEmbedded(folder: string): Promise<Database> {
  const server = await start(folder);
  return {
    isShared: false,
    ...queriesOf(server),
    scans: queriesOf(server),
    transaction: (work) => inStore(() => server.transaction((transaction) => work(queriesOf(transaction)))),
    listen: (channel, heard) => server.listen(channel, heard),
    // It lives and dies with this process.
    ping: () => Promise.resolve(),
    migrate: async (sqlFolder) => {
      await runMigrations(
        {
          query: async (request: string | { text: string; values?: unknown[] }, values?: unknown[]) => {
            const text = typeof request === 'string' ? request : request.text;
            const given = typeof request === 'string' ? values : request.values;
            // As in the protocol itself, several statements are only allowed without values.
            if (given && given.length > 0) return server.query(text, given);
            return { rows: (await server.exec(text)).at(-1)?.rows ?? [] };
          },
        },
        sqlFolder,
      );
    },
    close: () => server.close(),
  };
}

async function start(folder: string): Promise<EmbeddedServer> {
  const { PGlite } = await import('@electric-sql/pglite');
  return (await PGlite.create(folder || 'memory://')) as unknown as EmbeddedServer;
}

function queriesOf(embedded: Embedded): Queries {
  return {
    query: <Row>(asked: Sql | string) => {
      const { text, values } = asSql(asked);
      return inStore(async () => (await embedded.query<Row>(text, [...values])).rows);
    },
  };
}
