// Tables are made and changed by the SQL files in migrations/, each once and in a transaction of its own: one that was
// interrupted left nothing behind and runs again.

import { runner } from 'node-pg-migrate';
import type { ClientBase } from 'pg';

/** The part of a connection that node-pg-migrate uses. */
export interface MigrationClient {
  query(
    request: string | { text: string; values?: unknown[] },
    values?: unknown[],
  ): Promise<{ rows: unknown[] }>;
}

/** @param folder of the SQL files */
export async function runMigrations(client: MigrationClient, folder: string): Promise<void> {
  await runner({
    // Typed as a whole client of `pg`, of which only `query` is called; an embedded database has no more.
    dbClient: client as unknown as ClientBase,
    dir: folder,
    direction: 'up',
    migrationsTable: 'savegraph_migrations',
    // It would fail where another one runs, instead of waiting; see postgres.ts.
    noLock: true,
    checkOrder: true,
    singleTransaction: false,
    log: () => {},
  });
}
