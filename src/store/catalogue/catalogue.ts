// The saves in a store, and what is known of each.

import type { Queries, SqlValue } from '../database/database.ts';
import { constantSql, join, type Sql, sql } from '../database/sql.ts';
import type { StoredSave, StoredState } from './stored-save.ts';

/** Conditions on saves, all of which must hold. */
export interface StoredSaveFilter {
  readonly ids?: readonly string[];
  readonly slugs?: readonly string[];
  /** Sent by a client under this name, or with this slug. */
  readonly upload?: string;
  readonly worlds?: readonly string[];
  readonly formats?: readonly string[];
  readonly states?: readonly StoredState[];
  /** Written at this time or later, ISO 8601. */
  readonly savedFrom?: string;
  /** Written before this time. */
  readonly savedBefore?: string;
  /** Part of its title, ignoring case. */
  readonly title?: string;
  /** It has all of these labels. */
  readonly labels?: readonly string[];
  /** Each must hold for a figure of the save. */
  readonly figures?: readonly FigureCondition[];
}

export interface FigureCondition {
  readonly name: string;
  /** Empty for figures of a whole save; any if omitted. */
  readonly item?: string;
  readonly from?: number;
  readonly to?: number;
}

/** The conditions as SQL over `save`. */
export function saveConditions(filter: StoredSaveFilter): Sql {
  const { ids, slugs, upload, worlds, formats, states, savedFrom, savedBefore, title, labels, figures } =
    filter;
  const parts: Sql[] = [];
  const oneOf = (column: string, values: readonly string[] | undefined, type: string): void => {
    if (values) parts.push(sql`save.${constantSql(column)} = any(${values}::${constantSql(type)}[])`);
  };
  oneOf('id', ids, 'uuid');
  if (slugs) parts.push(hasSlug(slugs));
  if (upload !== undefined) {
    parts.push(sql`save.uploads <> '{}' and (${hasSlug([upload])} or save.uploads @> ${[upload]}::text[])`);
  }
  oneOf('world', worlds, 'uuid');
  oneOf('format', formats, 'text');
  oneOf('state', states, 'text');
  if (savedFrom !== undefined) parts.push(sql`save.saved_at >= ${savedFrom}::timestamptz`);
  if (savedBefore !== undefined) parts.push(sql`save.saved_at < ${savedBefore}::timestamptz`);
  if (title !== undefined) parts.push(sql`position(lower(${title}::text) in lower(save.title)) > 0`);
  if (labels) parts.push(sql`save.labels @> ${labels}::text[]`);
  for (const { name, item, from, to } of figures ?? []) {
    const conditions = [sql`f.world = save.world and f.save = save.id and f.name = ${name}`];
    if (item !== undefined) conditions.push(sql`f.item = ${item}`);
    if (from !== undefined) conditions.push(sql`f.value >= ${from}`);
    if (to !== undefined) conditions.push(sql`f.value <= ${to}`);
    parts.push(sql`exists (select from figure f where ${join(conditions, ' and ')})`);
  }
  return parts.length === 0 ? constantSql('true') : join(parts, ' and ');
}

function hasSlug(slugs: readonly string[]): Sql {
  return sql`(save.slug = any(${slugs}::text[]) or save.aliases && ${slugs}::text[])`;
}

export interface SavePage {
  readonly first: number;
  readonly offset?: number;
  /** Default: newest first. */
  readonly order?: 'NEWEST' | 'OLDEST' | 'TITLE';
}

const ORDERS = {
  NEWEST: 'saved_at desc nulls last, slug',
  OLDEST: 'saved_at asc nulls last, slug',
  TITLE: 'title, slug',
} as const;

/** Up to this many are read at once, without reading their keys first. */
const FEW = 10;

export async function listStoredSaves(
  queries: Queries,
  filter: StoredSaveFilter,
  page: SavePage,
): Promise<StoredSave[]> {
  const { first, offset = 0 } = page;
  const select = async <Row>(columns: string, conditions: Sql, end: Sql): Promise<readonly Row[]> => {
    const { text, values } = sql`
      select ${constantSql(columns)} from save where ${conditions} order by ${constantSql(ORDERS[page.order ?? 'NEWEST'])} ${end}`;
    return queries.query<Row>(text, values);
  };
  const limits = sql`limit ${first} offset ${offset}`;
  if (first + offset <= FEW) {
    return (await select<SaveRow>('save.*', saveConditions(filter), limits)).map(storedSave);
  }
  // Each node of a cluster returns as many rows as there are up to the end of the page, so those have only
  // the columns that they are ordered by.
  const keys = await select<SaveKey>('world::text, id::text', saveConditions(filter), limits);
  if (keys.length === 0) return [];
  const [worlds, ids] = [[...new Set(keys.map(({ world }) => world))], keys.map(({ id }) => id)];
  const chosen = sql`save.world = any(${worlds}::uuid[]) and save.id = any(${ids}::uuid[])`;
  return (await select<SaveRow>('save.*', chosen, constantSql(''))).map(storedSave);
}

export async function countSaves(queries: Queries, filter: StoredSaveFilter): Promise<number> {
  const { text, values } = sql`select count(*)::int as count from save where ${saveConditions(filter)}`;
  const [row] = await queries.query<{ count: number }>(text, values);
  return row!.count;
}

/** Adds a save and its world; false when it was there already: then it keeps its new names too. */
export async function addSave(queries: Queries, save: StoredSave): Promise<boolean> {
  const { world, id, format, title } = save;
  await queries.query(
    'insert into world (id, format, title) values ($1, $2, $3) on conflict (id) do update set title = excluded.title',
    [world, format, title],
  );
  const columns: readonly (readonly [column: string, value: SqlValue])[] = [
    ['world', world],
    ['id', id],
    ['slug', save.slug],
    ['format', format],
    ['title', title],
    ['version', save.version],
    ['saved_at', save.savedAt],
    ['play_seconds', save.playSeconds],
    ['bytes', save.bytes],
    ['header', JSON.stringify(save.header)],
    ['claim', JSON.stringify(save.claim)],
    ['files', JSON.stringify(save.files)],
    ['labels', save.labels],
    ['uploads', save.uploads],
  ];
  const rows = await queries.query(
    `insert into save (${columns.map(([name]) => name).join(', ')})
     values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing returning id`,
    columns.map(([, value]) => value),
  );
  if (rows.length === 0) await addNames(queries, save);
  return rows.length > 0;
}

/**
 * Keeps the names of a save whose content is stored under others. What was not sent by a client stays so: clients may not
 * remove it.
 */
async function addNames(queries: Queries, { world, id, slug, uploads, claim }: StoredSave): Promise<void> {
  const key = [world, id];
  await queries.query(
    `update save set aliases = array_append(aliases, $3)
     where world = $1 and id = $2 and slug <> $3 and $3 <> all(aliases)`,
    [...key, slug],
  );
  await queries.query(
    `update save set uploads = array_cat(uploads, $3::text[])
     where world = $1 and id = $2 and uploads <> '{}' and not uploads @> $3::text[]`,
    [...key, uploads],
  );
  // The game's own copy of a save gives way to the save.
  if (claim.isBackup) return;
  await queries.query(
    `update save set claim = $3 where world = $1 and id = $2 and claim -> 'isBackup' is not null`,
    [...key, JSON.stringify(claim)],
  );
}

/** Records how much of a save was read for its figures. */
export async function setSaveProgress(
  queries: Queries,
  { world, id }: SaveKey,
  progress: number,
): Promise<void> {
  await queries.query('update save set progress = $3 where world = $1 and id = $2', [world, id, progress]);
}

/** The result of reading, or why it failed. */
export type Outcome =
  | { readonly state: 'READY'; readonly stats: Readonly<Record<string, number>> }
  | { readonly state: 'FAILED'; readonly error: string };

export async function setOutcome(queries: Queries, { world, id }: SaveKey, outcome: Outcome): Promise<void> {
  await queries.query(
    'update save set state = $3, error = $4, stats = $5, progress = null where world = $1 and id = $2',
    [
      world,
      id,
      outcome.state,
      outcome.state === 'FAILED' ? outcome.error : null,
      outcome.state === 'READY' ? JSON.stringify(outcome.stats) : null,
    ],
  );
}

export async function setSaveLabels(
  queries: Queries,
  { world, id }: SaveKey,
  labels: readonly string[],
): Promise<void> {
  await queries.query('update save set labels = $3 where world = $1 and id = $2', [world, id, labels]);
}

/** The key of a save in every table. */
export type SaveKey = Pick<StoredSave, 'world' | 'id'>;

interface SaveRow {
  readonly world: string;
  readonly id: string;
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly uploads: readonly string[];
  readonly progress: number | null;
  readonly format: StoredSave['format'];
  readonly title: string;
  readonly version: string;
  readonly saved_at: Date | null;
  readonly play_seconds: number | null;
  readonly bytes: string | number;
  readonly header: StoredSave['header'];
  readonly claim: StoredSave['claim'];
  readonly files: StoredSave['files'];
  readonly labels: readonly string[];
  readonly state: StoredState;
  readonly error: string | null;
  readonly stats: StoredSave['stats'];
  readonly has_rows: boolean;
}

function storedSave(row: SaveRow): StoredSave {
  const { saved_at: savedAt, play_seconds: playSeconds, has_rows: hasRows, bytes, ...same } = row;
  return { ...same, savedAt, playSeconds, hasRows, bytes: Number(bytes) };
}
