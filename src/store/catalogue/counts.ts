// Counts saves of lists. Counting a million takes a database a tenth of a second, so the saves of a minute ago are
// counted once, and each time only those stored or removed since.

import { RecentlyUsed } from '../../graph/recently-used.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, type Sql, sql } from '../database/sql.ts';

/** Lists whose counts are kept. */
const MOST_KEPT = 200;
/** A transaction that began before is over. Whole milliseconds, as JavaScript has them. */
const UNTIL = `date_trunc('milliseconds', now() - interval '1 minute')`;
const RENEW_MILLIS = 10 * 60_000;
/** Counting more than so many anew each time takes longer than counting all again. */
const MANY = 1000;
const RENEW_MANY_MILLIS = 60_000;
/** Of what was removed, the database forgets what is older than a day. */
const LONGEST_MILLIS = 12 * 3_600_000;

interface Kept {
  /** By the clock of the database: the saves that were stored before were counted. */
  readonly until: Date;
  readonly count: number;
  /** Of those, how many had been removed since when they were counted. */
  readonly removed: number;
  /** How many more there were when they were counted. */
  readonly recent: number;
  readonly madeAt: number;
}

export class Counts {
  readonly #queries: Queries;
  readonly #kept = new RecentlyUsed<string, Promise<Kept>>(MOST_KEPT);

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** @param where over the columns that both `save` and `removed_save` have */
  async of(where: Sql): Promise<number> {
    const key = JSON.stringify([where.text, where.values]);
    const known = this.#kept.get(key);
    if (!known) {
      const made = await this.#renew(key, where);
      return made.count + made.recent;
    }
    const kept = await known;
    const age = Date.now() - kept.madeAt;
    if (age > LONGEST_MILLIS) {
      this.#kept.delete(key);
      return this.of(where);
    }
    const [now] = await this.#queries.query<{ count: number; removed: number }>(sql`
      select (select count(*)::int from save where ${where} and stored_at > ${kept.until}) as count,
        (${removedSince(where, kept.until)}) as removed`);
    const isMuch = now!.count + now!.removed > MANY;
    if (age > (isMuch ? RENEW_MANY_MILLIS : RENEW_MILLIS))
      void this.#renew(key, where).catch(() => undefined);
    return kept.count - (now!.removed - kept.removed) + now!.count;
  }

  /** Counts again; a count that is there is used until then. */
  #renew(key: string, where: Sql): Promise<Kept> {
    const before = this.#kept.get(key);
    const made = this.#count(where);
    this.#kept.set(key, before ?? made);
    made.then(
      () => this.#kept.set(key, made),
      () => this.#kept.get(key) === made && this.#kept.delete(key),
    );
    return made;
  }

  async #count(where: Sql): Promise<Kept> {
    const until = constantSql(UNTIL);
    // All at once, so that what is removed meanwhile is in both or in neither.
    const [row] = await this.#queries.query<Omit<Kept, 'madeAt'>>(sql`
      select ${until} as until, (${removedSince(where, until)}) as removed,
        (select count(*)::int from save where ${where} and stored_at <= ${until}) as count,
        (select count(*)::int from save where ${where} and stored_at > ${until}) as recent`);
    return { ...row!, madeAt: Date.now() };
  }
}

function removedSince(where: Sql, moment: Date | Sql): Sql {
  return sql`select count(*)::int from removed_save where ${where} and stored_at <= ${moment} and removed_at > ${moment}`;
}
