// Tables are made and changed by the SQL files in migrations/, each once and in a transaction of its own: one that was interrupted left
// nothing behind and runs again.

import { runner } from 'node-pg-migrate';

/** What node-pg-migrate asks of a connection. */
export interface MigrationClient {
  query(
    request: string | { text: string; values?: unknown[] },
    values?: unknown[],
  ): Promise<{ rows: unknown[] }>;
}

/** @param folder of the SQL files */
export async function runMigrations(client: object, folder: string): Promise<void> {
  await runner({
    dbClient: client,
    dir: folder,
    direction: 'up',
    migrationsTable: 'savegraph_migrations',
    // It would fail where another one runs, instead of waiting; see postgres.ts.
    noLock: true,
    checkOrder: true,
    singleTransaction: false,
    log: () => {},
  } as Parameters<typeof runner>[0]);
}
