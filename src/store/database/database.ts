// The database of a store as the rest of this folder sees it: SQL that both PostgreSQL 15 to 18 and PGlite accept.

import type { Sql } from './sql.ts';

export interface DatabaseOptions {
  /** Connections to a PostgreSQL server, besides two that wait for changes. Default 10. */
  readonly connections?: number;
  /**
   * Address of the PostgreSQL server itself, where the other one is of a pooler whose connections are lent for a
   * transaction each: it hears of changes, and migrates tables. Default the other one.
   */
  readonly direct?: string;
}

export interface Queries {
  /**
   * bigint and numeric are strings, timestamps Date, json parsed.
   * @param asked a text where it is constant: values have their places in {@link Sql}
   * @throws StoreError when unreachable or full
   */
  query<Row>(asked: Sql | string): Promise<readonly Row[]>;
}

export interface Database extends Queries {
  /** Other processes can reach it too; false for an embedded one. */
  readonly isShared: boolean;
  /** For queries that read many rows: however many run, others still get connections. */
  readonly scans: Queries;
  /** Commits all of the work or none of it. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Until the returned function is called. After a lost connection, `heard` is called with null. */
  listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Resolves when the database answers, however many queries wait. @throws StoreError */
  ping(): Promise<void>;
  /** Migrates the tables to this version; safe to run in several processes at once. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}
