// The worlds of a store: playthroughs with their newest save.

import type { Range, SaveOrder, WorldKey } from '../../library/catalogue/catalogue.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, join, type Sql, sql } from '../database/sql.ts';
import {
  countRows,
  LISTED,
  type ListedSave,
  orderOf,
  outside,
  rowsInRange,
  saveLevels,
  worldIdOf,
} from './listing.ts';

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
  return queries.query<StoredWorld>(
    sql`select ${COLUMNS} from world where id = any(${ids}::uuid[]) and playthrough is not null`,
  );
}

function listed(except: readonly WorldKey[], formats: readonly string[]): Sql {
  const known = sql`playthrough is not null and format = any(${formats}::text[])`;
  return except.length === 0 ? known : sql`${known} and id <> all(${except.map(worldIdOf)}::uuid[])`;
}

export interface WorldSavesAsked extends Range {
  readonly world: WorldKey;
  readonly order: readonly SaveOrder[];
}

/** A range of the list of each of these worlds, the same of each. @param formats others are left out */
export async function savesOfWorlds(
  queries: Queries,
  asked: readonly WorldSavesAsked[],
  formats: readonly string[],
): Promise<readonly (readonly ListedSave[])[]> {
  const { order, after, before, fromEnd = false, offset = 0, limit } = asked[0]!;
  const worlds = asked.map(({ world }) => world);
  const levels = saveLevels(order);
  const bounds = [
    ...(after ? [outside(levels, after, false)] : []),
    ...(before ? [outside(levels, before, true)] : []),
  ];
  const where = join([inWorlds(worlds, formats), ...bounds], ' and ');
  const rows = await queries.query<ListedSave>(sql`
    select * from (
      select ${LISTED},
        row_number() over (partition by world order by ${constantSql(orderOf(levels, fromEnd))}) as place
      from save where ${where}
    ) as placed where place > ${offset} and place <= ${offset + limit} order by place`);
  const found = new Map<string, ListedSave[]>(worlds.map((world) => [worldIdOf(world), []]));
  for (const row of fromEnd ? rows.toReversed() : rows) found.get(row.world)!.push(row);
  return worlds.map((world) => found.get(worldIdOf(world))!);
}

/** How many saves each of these worlds has. */
export async function countsOfWorlds(
  queries: Queries,
  worlds: readonly WorldKey[],
  formats: readonly string[],
): Promise<readonly number[]> {
  const rows = await queries.query<{ world: string; count: number }>(
    sql`select world, count(*)::int as count from save where ${inWorlds(worlds, formats)} group by world`,
  );
  const counts = new Map(rows.map(({ world, count }) => [world, count]));
  return worlds.map((world) => counts.get(worldIdOf(world)) ?? 0);
}

function inWorlds(worlds: readonly WorldKey[], formats: readonly string[]): Sql {
  return sql`world = any(${worlds.map(worldIdOf)}::uuid[]) and format = any(${formats}::text[])`;
}
