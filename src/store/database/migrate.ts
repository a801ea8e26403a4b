// Creates and changes tables with the SQL files in migrations/, each once and in its own transaction: one
// that is interrupted leaves nothing and runs again.

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
    // The type requires a whole client of `pg`, but only `query` is called; an embedded database has no more.
    dbClient: client as unknown as ClientBase,
    dir: folder,
    direction: 'up',
    migrationsTable: 'savegraph_migrations',
    // With its own lock it would fail instead of waiting if another one runs; see postgres.ts.
    noLock: true,
    checkOrder: true,
    singleTransaction: false,
    log: () => {},
  });
}
