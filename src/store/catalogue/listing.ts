// Lists of saves and worlds by the keys that they are sorted by: a page is read from an index, from where the one before
// it ended, so that it costs the same at any place in the list.

import {
  type FieldTest,
  isExact,
  type ListKey,
  partsOf,
  type Range,
  type SaveCondition,
  type SaveField,
  type SaveOrder,
  type SavesAsked,
  type StoredCondition,
  satisfies,
  saveListKey,
  type WorldKey,
} from '../../library/catalogue/catalogue.ts';
import type { SaveEntry } from '../../library/save.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, join, type Sql, type SqlValue, sql } from '../database/sql.ts';
import type { Counts } from './counts.ts';
import { worldId } from './identity.ts';
import { isStoredId, type StoredSave } from './stored-save.ts';

/** A column that a list is sorted by. */
interface Level {
  /** Null for what no row has. */
  readonly column: string | null;
  readonly isDescending: boolean;
}

/** Null: the files of a store have no times of their own. */
const COLUMNS = {
  SLUG: 'slug',
  TITLE: 'title',
  GAME: "(header ->> 'game')",
  SAVED_AT: 'saved_at',
  MODIFIED_AT: null,
  CLOCK: null,
} as const;
const MOMENT = COLUMNS.SAVED_AT;
const NULLABLE: ReadonlySet<string | null> = new Set([COLUMNS.SAVED_AT, COLUMNS.GAME]);

export function saveLevels(order: readonly SaveOrder[]): readonly Level[] {
  const levels = order.map(({ field, isDescending }) => ({ column: COLUMNS[field], isDescending }));
  return [...levels, { column: COLUMNS.SLUG, isDescending: false }];
}

/** Rows of a table that satisfy a condition, within a range of the list of them. */
export interface RowsAsked {
  readonly table: 'save' | 'world';
  readonly columns: Sql;
  readonly where: Sql;
  readonly levels: readonly Level[];
}

export async function rowsInRange<Row>(queries: Queries, asked: RowsAsked, range: Range): Promise<Row[]> {
  const { table, columns, where, levels } = asked;
  const { after, before, fromEnd = false, limit } = range;
  const [start, end] = fromEnd ? [before, after] : [after, before];
  const bound = end ? outside(levels, end, !fromEnd) : constantSql('true');
  const order = constantSql(orderOf(levels, fromEnd));
  const rows: Row[] = [];
  let offset = range.offset ?? 0;
  for (const part of start ? beyond(levels, start, fromEnd) : [constantSql('true')]) {
    const left = limit - rows.length;
    if (left <= 0) break;
    const from = sql`from ${constantSql(table)} where ${where} and ${part} and ${bound}`;
    const found = await queries.query<Row>(
      sql`select ${columns} ${from} order by ${order} limit ${left} offset ${offset}`,
    );
    rows.push(...found);
    if (found.length > 0) offset = 0;
    else if (offset > 0)
      offset -= await countRows(queries, sql`(select 1 ${from} limit ${offset}) as skipped`);
  }
  return fromEnd ? rows.reverse() : rows;
}

/** @param from what follows `from` */
export async function countRows(queries: Queries, from: Sql): Promise<number> {
  const [row] = await queries.query<{ count: number }>(sql`select count(*)::int as count from ${from}`);
  return row!.count;
}

export function orderOf(levels: readonly Level[], isBackward: boolean): string {
  return levels
    .flatMap(({ column, isDescending }) => {
      if (column === null) return [];
      const nulls = NULLABLE.has(column) ? ` nulls ${isBackward ? 'first' : 'last'}` : '';
      return [`${column} ${isDescending === isBackward ? 'asc' : 'desc'}${nulls}`];
    })
    .join(', ');
}

/** The rows after or before a key, as successive parts, each one range of an index on the levels. */
function beyond(levels: readonly Level[], key: ListKey, isBackward: boolean): Sql[] {
  const parts: Sql[] = [];
  const same: Sql[] = [];
  for (const [at, level] of levels.entries()) {
    const value = key[at] ?? null;
    parts.unshift(...beyondValue(level, value, isBackward).map((part) => join([...same, part], ' and ')));
    if (level.column !== null) same.push(equals(level.column, value));
    else if (value !== null) break;
  }
  return parts;
}

/** All of what comes after a key, or before it. */
export function outside(levels: readonly Level[], key: ListKey, isBackward: boolean): Sql {
  return anyOf(beyond(levels, key, isBackward));
}

function beyondValue({ column, isDescending }: Level, value: ListKey[number], isBackward: boolean): Sql[] {
  // Rows without a value come last.
  if (column === null) return value === null || isBackward ? [] : [constantSql('true')];
  const name = constantSql(column);
  if (value === null) return isBackward ? [sql`${name} is not null`] : [];
  const operator = constantSql(isDescending === isBackward ? '>' : '<');
  const further = sql`${name} ${operator} ${valueSql(column, value)}`;
  return NULLABLE.has(column) && !isBackward ? [further, sql`${name} is null`] : [further];
}

function equals(column: string, value: ListKey[number]): Sql {
  const name = constantSql(column);
  return value === null ? sql`${name} is null` : sql`${name} = ${valueSql(column, value)}`;
}

function valueSql(column: string, value: string | number): Sql {
  return column === MOMENT ? momentSql(value as number) : sql`${value as SqlValue}::text`;
}

/** Times that both JavaScript and the database have: the years 1 to 9999. */
const MOMENTS = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T00:00:00Z')] as const;

function momentSql(millis: number): Sql {
  const within = Math.min(Math.max(millis, MOMENTS[0]), MOMENTS[1]);
  return sql`${new Date(within).toISOString()}::timestamptz`;
}

function anyOf(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? constantSql('false') : sql`(${join(parts, ' or ')})`;
}

function allOf(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? constantSql('true') : sql`(${join(parts, ' and ')})`;
}

/**
 * The condition as SQL over `save`; where it has a pattern, which databases read differently, one that holds for all that
 * the pattern holds for. Always true or false, never null, so that it can be negated.
 */
export function conditionSql(condition: SaveCondition): Sql {
  switch (condition.is) {
    case 'and':
      return allOf(condition.of.map(conditionSql));
    case 'or':
      return anyOf(condition.of.map(conditionSql));
    case 'not':
      return isExact(condition.of) ? sql`not ${conditionSql(condition.of)}` : constantSql('true');
    case 'called':
      return hasSlug([condition.slug].filter(isKeepable));
    case 'format':
      return sql`format = any(${condition.among}::text[])`;
    case 'world':
      return sql`world = ${worldIdOf(condition.world)}::uuid`;
    case 'field':
      return fieldSql(condition.field, condition.test);
    case 'label':
      return labelSql(condition.test);
    case 'stored':
      return storedSql(condition.has);
  }
}

function storedSql(has: StoredCondition['has']): Sql {
  if ('state' in has) return sql`state = ${has.state}`;
  if ('world' in has) return isStoredId(has.world) ? sql`world = ${has.world}::uuid` : constantSql('false');
  if ('upload' in has)
    return sql`(uploads <> '{}' and (slug = ${has.upload} or uploads @> ${[has.upload]}::text[]))`;
  const { name, item, from, to } = has.figure;
  if (!isKeepable(name + (item ?? ''))) return constantSql('false');
  const parts = [sql`figure.world = save.world and figure.save = save.id and figure.name = ${name}`];
  if (item !== undefined) parts.push(sql`figure.item = ${item}`);
  if (from !== undefined) parts.push(sql`figure.value >= ${from}`);
  if (to !== undefined) parts.push(sql`figure.value <= ${to}`);
  return sql`exists (select from figure where ${join(parts, ' and ')})`;
}

export function worldIdOf({ format, playthrough }: WorldKey): string {
  return worldId({ format: { id: format }, header: { playthrough } }, '');
}

function fieldSql(field: SaveField, test: FieldTest): Sql {
  const { fold, matches: _, isNull, ...operators } = test;
  const whenNull = holdsForNull(test);
  const column = COLUMNS[field];
  if (column === null) return constantSql(String(whenNull));
  const parts = isNull === true ? [constantSql('false')] : operatorsSql(column, fold === true, operators);
  if (!NULLABLE.has(column)) return allOf(parts);
  const holds = allOf([constantSql(`${column} is not null`), ...parts]);
  return whenNull ? sql`(${constantSql(column)} is null or ${holds})` : holds;
}

/** Saves with one of these slugs, maybe among others. */
function hasSlug(slugs: readonly string[]): Sql {
  return sql`(save.slug = any(${slugs}::text[]) or save.aliases && ${slugs}::text[])`;
}

/** The parts without patterns. */
function holdsForNull({ fold: _, matches: __, isNull, ...operators }: FieldTest): boolean {
  return isNull !== false && Object.keys(operators).every((name) => name === 'ne' || name === 'nin');
}

function labelSql(test: FieldTest): Sql {
  const { fold = false, matches: _, isNull, ...operators } = test;
  const parts = isNull === true ? [constantSql('false')] : operatorsSql('label', fold, operators);
  const { eq } = operators;
  // The index has labels as they are.
  const known = !fold && typeof eq === 'string' && isKeepable(eq) ? [sql`labels @> ${[eq]}::text[]`] : [];
  const one = sql`exists (select 1 from unnest(labels) as label where ${allOf(parts)})`;
  const holds = allOf([...known, one]);
  return holdsForNull(test) ? sql`(labels = '{}' or ${holds})` : holds;
}

type Operators = Omit<FieldTest, 'fold' | 'matches' | 'isNull'>;

const COMPARISONS = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

function operatorsSql(column: string, fold: boolean, operators: Operators): Sql[] {
  const name = fold ? sql`lower(${constantSql(column)} collate "default")` : constantSql(column);
  const parts: Sql[] = [];
  for (const [operator, operand] of Object.entries(operators)) {
    if (operand === undefined) continue;
    const texts = [operand].flat().filter((each) => isKeepable(each));
    const values = texts.map((each) => valueSql(column, each));
    const [first] = values;
    if (operator === 'in')
      parts.push(values.length > 0 ? sql`${name} in (${join(values, ', ')})` : constantSql('false'));
    else if (operator === 'nin')
      parts.push(values.length > 0 ? sql`${name} not in (${join(values, ', ')})` : constantSql('true'));
    else if (!first) parts.push(constantSql(String(operator === 'ne')));
    else if (operator === 'startsWith') parts.push(sql`${name} like ${startPattern(texts[0]!)}::text`);
    else if (operator === 'endsWith') parts.push(sql`right(${name}, length(${first})) = ${first}`);
    else if (operator === 'contains') parts.push(sql`position(${first} in ${name}) > 0`);
    else parts.push(sql`${name} ${constantSql(COMPARISONS[operator as keyof typeof COMPARISONS])} ${first}`);
  }
  return parts;
}

/** A pattern that databases look up in an index. */
function startPattern(text: string | number): string {
  return `${String(text).replace(/[\\%_]/g, '\\$&')}%`;
}

/** False for texts that no row can have: databases reject queries with them. */
export function isKeepable(value: string | number): boolean {
  return typeof value === 'number' || !/\0|\p{Surrogate}/u.test(value);
}

/** The parts of a save that decide its place in lists. */
export type ListedSave = Pick<
  StoredSave,
  'world' | 'id' | 'slug' | 'aliases' | 'title' | 'format' | 'savedAt' | 'labels'
> & { readonly game?: string | null };

export const LISTED = constantSql(
  `world, id, slug, aliases, title, ${COLUMNS.GAME} as game, format, saved_at as "savedAt", labels`,
);
/** Rows looked at between two checks of whether to go on. */
const STEP = 1000;

/** The saves of a range that satisfy a condition. @param formats others are left out; all of them are listed if omitted */
export async function savesInRange(
  queries: Queries,
  { where, order, check, ...range }: SavesAsked,
  formats?: readonly string[],
): Promise<readonly ListedSave[]> {
  const asked = listAsked(where, order, formats);
  if (isExact(where)) return rowsInRange<ListedSave>(queries, asked, range);
  const { offset = 0, limit, fromEnd = false } = range;
  const found: ListedSave[] = [];
  for await (const fitting of matchingRows(queries, where, order, range, formats)) {
    check?.();
    if (fromEnd) found.unshift(...fitting);
    else found.push(...fitting);
    if (found.length >= offset + limit) break;
  }
  return fromEnd ? found.slice(-limit) : found.slice(offset, offset + limit);
}

export async function countInRange(
  queries: Queries,
  counts: Counts,
  where: SaveCondition,
  formats: readonly string[],
  check?: () => void,
): Promise<number> {
  const asked = listAsked(where, [], formats);
  if (isExact(where)) {
    // These may change at any time, and removed saves have none.
    const mayChange = partsOf(where).some(({ is }) => is === 'label' || is === 'stored' || is === 'called');
    return mayChange ? countRows(queries, sql`save where ${asked.where}`) : counts.of(asked.where);
  }
  let count = 0;
  for await (const { length } of matchingRows(queries, where, [], {}, formats)) {
    check?.();
    count += length;
  }
  return count;
}

function listAsked(
  where: SaveCondition,
  order: readonly SaveOrder[],
  formats?: readonly string[],
): RowsAsked {
  const known = formats ? [sql`format = any(${formats}::text[])`] : [];
  const levels = saveLevels(order);
  return { table: 'save', columns: LISTED, where: allOf([...known, conditionSql(where)]), levels };
}

/** All rows of a range that satisfy a condition with patterns, some at a time. */
async function* matchingRows(
  queries: Queries,
  where: SaveCondition,
  order: readonly SaveOrder[],
  { after, before, fromEnd }: Omit<Range, 'limit'>,
  formats?: readonly string[],
): AsyncGenerator<readonly ListedSave[]> {
  // The columns of a row do not decide these.
  const parts = partsOf(where).filter(({ is }) => is === 'world' || is === 'stored');
  const holds = sql`array[${join(parts.map(conditionSql), ', ')}]::boolean[]`;
  const asked = { ...listAsked(where, order, formats), columns: sql`${LISTED}, ${holds} as holds` };
  const range = { after, before };
  for (;;) {
    type Row = ListedSave & { readonly holds: readonly boolean[] };
    const rows = await rowsInRange<Row>(queries, asked, { ...range, fromEnd, limit: STEP });
    yield rows.filter((row) => {
      const known = new Map(parts.map((part, at) => [part, row.holds[at]!]));
      return satisfies(asEntry(row), where, known);
    });
    if (rows.length < STEP) return;
    if (fromEnd) range.before = storedKey(rows[0]!, order);
    else range.after = storedKey(rows.at(-1)!, order);
  }
}

export function storedKey(save: ListedSave, order: readonly SaveOrder[]): ListKey {
  return saveListKey(asEntry(save), order);
}

/** As much of an entry as conditions and keys look at. */
function asEntry({ slug, aliases, title, game, format, labels, savedAt }: ListedSave): SaveEntry {
  const header = { title, ...(game && { game }), savedAt: savedAt?.toISOString() ?? null, playthrough: null };
  return {
    slug,
    slugs: [slug, ...aliases],
    format: { id: format },
    header,
    labels,
    files: [],
  } as unknown as SaveEntry;
}
