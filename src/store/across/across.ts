// Questions over the figures of many saves, answered by the database, on as many machines as it has.
//
// A world has many saves, and adding up its autosaves would be meaningless. So a query first chooses saves
// (`choose`), then adds up the figures of each, and then groups those sums.

import type { SaveCondition } from '../../library/catalogue/catalogue.ts';
import { conditionSql } from '../catalogue/listing.ts';
import { SQL_NEWEST_FIRST } from '../catalogue/save-table.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, join, type Sql, sql } from '../database/sql.ts';

export type AcrossKey = 'WORLD' | 'ITEM' | 'FORMAT' | 'VERSION' | 'SAVE' | 'LABEL' | 'DAY' | 'WEEK' | 'MONTH';
export type AcrossFigure = 'COUNT' | 'SUM' | 'AVG' | 'MIN' | 'MAX' | 'MEDIAN';

export interface AcrossQuery {
  /** Without patterns, see isExact(). */
  readonly saves: SaveCondition;
  readonly figure: string;
  /** Only these items; all if omitted. */
  readonly items?: readonly string[];
  /** Only items whose names contain this, ignoring case. */
  readonly search?: string;
  /** At most three. */
  readonly by: readonly AcrossKey[];
  /** NEWEST: the last save of each world, within each day, week or month if groups are by those. EVERY: all saves. */
  readonly choose: 'NEWEST' | 'EVERY';
  readonly having?: { readonly figure: AcrossFigure; readonly from?: number; readonly to?: number };
  /** COUNT is the number of saves. Default: by keys. */
  readonly order?: { readonly figure: AcrossFigure; readonly descending: boolean };
  /**
   * Computes medians of groups. All other figures combine partial figures, which every machine can
   * compute for its own saves; a median needs all sums in one place.
   */
  readonly medians?: boolean;
  readonly first: number;
  readonly offset: number;
}

export interface AcrossGroup {
  /** In the order of `by`: an id, item, format or version, or the first day of a day, week or month. */
  readonly keys: readonly (string | null)[];
  /** Titles of worlds and slugs of saves, in addition to their ids; null for other keys. */
  readonly titles: readonly (string | null)[];
  /** Number of sums: saves, or items of saves if groups are by item. */
  readonly count: number;
  readonly sum: number;
  readonly avg: number;
  readonly min: number;
  readonly max: number;
  /** Null if it was not requested. */
  readonly median: number | null;
}

export interface AcrossResult {
  readonly groups: readonly AcrossGroup[];
  /** On all pages together. */
  readonly totalCount: number;
}

const PERIODS: Partial<Record<AcrossKey, string>> = { DAY: 'day', WEEK: 'week', MONTH: 'month' };

/** Columns of the sums that make up a key. */
const COLUMNS: Record<AcrossKey, string> = {
  WORLD: 'world::text',
  SAVE: 'save::text',
  ITEM: 'item',
  FORMAT: 'format',
  VERSION: 'version',
  LABEL: 'label',
  DAY: 'period',
  WEEK: 'period',
  MONTH: 'period',
};

const FIGURES: Record<AcrossFigure, string> = {
  COUNT: 'count(*)',
  SUM: 'sum(value)',
  AVG: 'avg(value)',
  MIN: 'min(value)',
  MAX: 'max(value)',
  MEDIAN: 'percentile_cont(0.5) within group (order by value)',
};

/** @param query with first and offset checked, and at most one period in `by` */
export async function queryAcross(queries: Queries, query: AcrossQuery): Promise<AcrossResult> {
  const { by, order, first, offset } = query;
  const keys = by.map((key, at) => `${COLUMNS[key]} as key${at}`);
  const titles = by.map((key, at) => `${TITLES[key] ?? 'null'} as title${at}`);
  const positions = by.map((_, at) => at + 1).join(', ');
  const figures = Object.entries(FIGURES).map(([name, of]) => {
    const isLeftOut = name === 'MEDIAN' && !needsMedian(query);
    return `${isLeftOut ? 'null' : of}::double precision as ${name.toLowerCase()}`;
  });
  const direction = order?.descending ? 'desc' : 'asc';
  const sorted = [
    ...(order ? [`${order.figure.toLowerCase()} ${direction}`] : []),
    ...by.map((_, at) => `key${at}`),
  ];
  const rows = await queries.query<Record<string, unknown>>(sql`
    with chosen as (${chosenSaves(query)}),
    sums as (${sumsOf(query)}),
    grouped as (
      select ${constantSql([...keys, ...titles, ...figures].join(', '))} from sums
      ${constantSql(by.length > 0 ? `group by ${positions}` : '')}
      ${having(query)}
    )
    select grouped.*, count(*) over ()::int as total from grouped
    ${constantSql(sorted.length > 0 ? `order by ${sorted.join(', ')}` : '')} limit ${first} offset ${offset}`);
  const found = rows.filter(({ count }) => by.length > 0 || Number(count) > 0);
  return { groups: found.map((row) => groupOf(row, by)), totalCount: Number(found[0]?.total ?? 0) };
}

function needsMedian({ medians, order, having: condition }: AcrossQuery): boolean {
  return medians === true || order?.figure === 'MEDIAN' || condition?.figure === 'MEDIAN';
}

/** One of the titles that a world or save has had. */
const TITLES: Partial<Record<AcrossKey, string>> = { WORLD: 'max(title)', SAVE: 'max(slug)' };

function chosenSaves({ saves, choose, by }: AcrossQuery): Sql {
  const unit = by.map((key) => PERIODS[key]).find((period) => period !== undefined);
  const period = constantSql(
    unit ? `to_char(date_trunc('${unit}', save.saved_at at time zone 'UTC'), 'YYYY-MM-DD')` : 'null::text',
  );
  const columns = sql`save.world, save.id as save, save.slug, save.title, save.format, save.version, save.labels, ${period} as period`;
  const conditions = sql`save.state = 'READY' and ${conditionSql(saves)}`;
  const chosen =
    choose === 'EVERY'
      ? sql`select ${columns} from save where ${conditions}`
      : sql`
    select distinct on (save.world, ${period}) ${columns} from save where ${conditions}
    order by save.world, ${period}, ${constantSql(SQL_NEWEST_FIRST)}, save.id`;
  if (!by.includes('LABEL')) return sql`select each.*, null::text as label from (${chosen}) as each`;
  // A save counts for each of its labels.
  return sql`
    select each.*, labelled.label from (${chosen}) as each
    left join lateral unnest(each.labels) as labelled (label) on true`;
}

/** One row for each chosen save with the figure; one for each of its items if groups are by item. */
function sumsOf({ figure, items, search, by }: AcrossQuery): Sql {
  const isByItem = by.includes('ITEM');
  const conditions = [
    sql`figure.world = chosen.world and figure.save = chosen.save and figure.name = ${figure}`,
    ...(items ? [sql`figure.item = any(${items}::text[])`] : []),
    ...(search !== undefined ? [sql`position(lower(${search}::text) in lower(figure.item)) > 0`] : []),
  ];
  const found = sql`chosen join figure on ${join(conditions, ' and ')}`;
  // A save has only one figure per name and item, so there is nothing to add up.
  if (isByItem || items?.length === 1)
    return sql`select chosen.*, ${constantSql(isByItem ? 'figure.item' : 'null::text')} as item, figure.value from ${found}`;
  return sql`
    select chosen.world, chosen.save, chosen.label, max(chosen.slug) as slug, max(chosen.title) as title, max(chosen.format) as format,
      max(chosen.version) as version, max(chosen.period) as period, null::text as item, sum(figure.value) as value
    from ${found} group by chosen.world, chosen.save, chosen.label`;
}

function having({ having: condition }: AcrossQuery): Sql {
  if (!condition) return constantSql('');
  const { figure, from, to } = condition;
  const parts: Sql[] = [];
  if (from !== undefined) parts.push(sql`${constantSql(FIGURES[figure])} >= ${from}`);
  if (to !== undefined) parts.push(sql`${constantSql(FIGURES[figure])} <= ${to}`);
  return parts.length === 0 ? constantSql('') : sql`having ${join(parts, ' and ')}`;
}

function groupOf(row: Record<string, unknown>, by: readonly AcrossKey[]): AcrossGroup {
  const text = (name: string): (string | null)[] =>
    by.map((_, at) => (row[`${name}${at}`] ?? null) as string | null);
  const { count, sum, avg, min, max } = row as Record<string, number>;
  return {
    keys: text('key'),
    titles: text('title'),
    count: count!,
    sum: sum!,
    avg: avg!,
    min: min!,
    max: max!,
    median: row.median as number | null,
  };
}
