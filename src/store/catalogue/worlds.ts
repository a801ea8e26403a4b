// The worlds of a store: playthroughs with their newest save.

import type { Range, WorldKey } from '../../library/catalogue/catalogue.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, type Sql, sql } from '../database/sql.ts';
import { countRows, rowsInRange, worldIdOf } from './listing.ts';

export interface StoredWorld {
  readonly id: string;
  readonly format: string;
  readonly title: string;
  readonly playthrough: string;
  /** The id of the newest save. */
  readonly newest: string;
}

const COLUMNS = constantSql('id, format, title, playthrough, newest');
/** As worldListKey() has them. */
const LEVELS = ['title', 'playthrough', 'format'].map((column) => ({ column, isDescending: false }));

export function worldsInRange(
  queries: Queries,
  range: Range,
  except: readonly WorldKey[],
  formats: readonly string[],
): Promise<readonly StoredWorld[]> {
  const asked = { table: 'world', columns: COLUMNS, where: listed(except, formats), levels: LEVELS } as const;
  return rowsInRange<StoredWorld>(queries, asked, range);
}

export function countWorlds(
  queries: Queries,
  except: readonly WorldKey[],
  formats: readonly string[],
): Promise<number> {
  return countRows(queries, sql`world where ${listed(except, formats)}`);
}

/** In no order, without worlds that have no saves. */
export async function worldsAmong(
  queries: Queries,
  keys: readonly WorldKey[],
): Promise<readonly StoredWorld[]> {
  const ids = keys.map(worldIdOf);
  const { text, values } = sql`
    select ${COLUMNS} from world where id = any(${ids}::uuid[]) and playthrough is not null`;
  return queries.query<StoredWorld>(text, values);
}

function listed(except: readonly WorldKey[], formats: readonly string[]): Sql {
  const known = sql`playthrough is not null and format = any(${formats}::text[])`;
  return except.length === 0 ? known : sql`${known} and id <> all(${except.map(worldIdOf)}::uuid[])`;
}
