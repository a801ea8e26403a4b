// The database that a store lies in, as the rest of this folder sees it: SQL that PostgreSQL 15 to 18 and PGlite take
// alike.

export type Value =
  | string
  | number
  | boolean
  | Date
  | null
  | Uint8Array
  | readonly string[]
  | readonly number[]
  | readonly Uint8Array[];

export interface Queries {
  /**
   * Rows as plain objects: bigint and numeric as text, timestamps as Date, json parsed.
   * @throws StoreError when the database cannot be reached or is full
   */
  query<Row>(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

export interface Database extends Queries {
  /** What other processes reach too; false for one inside this process. */
  readonly isShared: boolean;
  /**
   * The one column of the first row, as bytes that were never text; null without a row or value. `key` stands for `$1`.
   */
  bytes(sql: string, key: Uint8Array): Promise<Uint8Array | null>;
  /** All of the work or none of it. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Hears what is notified on a channel until it is called off. While the connection was lost notifications are missed:
   * `heard` is called with null when it is back.
   */
  listen(channel: string, heard: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Brings the tables to what this version needs; at the same time in several processes is fine. */
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}
