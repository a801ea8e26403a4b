// Recognises new saves among notifications, which only say that a save has changed.

import { RecentlyUsed } from '../../graph/recently-used.ts';
import type { Database } from '../database/database.ts';
import { constantSql, sql } from '../database/sql.ts';
import type { StoredSave } from './stored-save.ts';

/** Saves to remember, so that each is reported as new only once. */
const MOST_TOLD = 10_000;
/** Saves reported after a connection was lost. */
const MOST_MISSED = 1000;
/** A transaction may begin so much earlier than its notification arrives. */
const LONGEST = `interval '1 minute'`;

export class Arrivals {
  readonly #since: Date;
  /** When the last notification arrived. Both by the clock of the database. */
  #heardAt: Date;
  readonly #told = new RecentlyUsed<string, true>(MOST_TOLD);

  private constructor(since: Date) {
    this.#since = since;
    this.#heardAt = since;
  }

  /** Takes every save for new that is stored from now on. @throws StoreError */
  static async from(database: Database): Promise<Arrivals> {
    const [row] = await database.query<{ now: Date }>('select now() as now');
    return new Arrivals(row!.now);
  }

  /** True once for each save that was stored since. */
  isNew({ id, storedAt }: Pick<StoredSave, 'id' | 'storedAt'>): boolean {
    if (storedAt < this.#since || this.#told.has(id)) return false;
    this.#told.set(id, true);
    if (storedAt > this.#heardAt) this.#heardAt = storedAt;
    return true;
  }

  forget(id: string): void {
    this.#told.delete(id);
  }

  /** Ids of saves stored or removed while the connection was lost, latest first. @throws StoreError */
  async missed(database: Database): Promise<readonly string[]> {
    const ids = async (table: string, column: string): Promise<readonly string[]> => {
      const rows = await database.query<{ id: string }>(sql`
        select id from ${constantSql(table)} where ${constantSql(column)} > ${this.#heardAt} - ${constantSql(LONGEST)}
        order by ${constantSql(column)} desc limit ${MOST_MISSED}`);
      return rows.map(({ id }) => id);
    };
    const missed = new Set([
      ...(await ids('save', 'stored_at')),
      ...(await ids('removed_save', 'removed_at')),
    ]);
    return [...missed].filter((id) => !this.#told.has(id));
  }
}
