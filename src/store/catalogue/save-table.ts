// The saves in a store, and what is known of each.

import type { Queries, SqlValue } from '../database/database.ts';
import { constantSql, type Sql, sql } from '../database/sql.ts';
import type { StoredSave } from './stored-save.ts';

/** These saves in this order, without those that are gone. */
export async function savesWithKeys(queries: Queries, keys: readonly SaveKey[]): Promise<StoredSave[]> {
  if (keys.length === 0) return [];
  const [worlds, ids] = [[...new Set(keys.map(({ world }) => world))], keys.map(({ id }) => id)];
  const found = await savesWhere(queries, sql`world = any(${worlds}::uuid[]) and id = any(${ids}::uuid[])`);
  const byId = new Map(found.map((save) => [save.id, save]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The saves with these ids, in this order; null for those that are not there. */
export async function savesWithIds(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly (StoredSave | null)[]> {
  const found = await savesWhere(queries, sql`id = any(${ids}::uuid[])`);
  const byId = new Map(found.map((save) => [save.id, save]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The columns of a save that was removed, as a StoredSave has them. */
const REMOVED_COLUMNS = `world, id, slug, format, title, version, saved_at as "savedAt", play_seconds as "playSeconds",
  bytes::double precision as bytes, header, claim, files, stored_at as "storedAt"`;
const COLUMNS = `${REMOVED_COLUMNS}, aliases, uploads, labels, state, error, progress, stats, has_rows as "hasRows"`;

/** The saves that satisfy a condition, in no order. */
export async function savesWhere(queries: Queries, where: Sql): Promise<readonly StoredSave[]> {
  const { text, values } = sql`select ${constantSql(COLUMNS)} from save where ${where}`;
  return queries.query<StoredSave>(text, values);
}

/** A removed save as it was; null when it is not known any more. */
export async function removedSave(queries: Queries, id: string): Promise<StoredSave | null> {
  const text = `select ${REMOVED_COLUMNS}, '{}'::text[] as aliases from removed_save where id = $1::uuid limit 1`;
  const [removed] = await queries.query<StoredSave>(text, [id]);
  return removed ?? null;
}

/** Adds a save and its world. Returns its slug; null for a known save, which gets the new names. */
export async function addSave(queries: Queries, save: StoredSave): Promise<string | null> {
  const { world, id, format, title } = save;
  const slugs = [save.slug, ...save.aliases];
  const slug = await freeSlug(queries, id, slugs);
  // Others that add to the world or remove from it wait.
  await queries.query(
    `insert into world (id, format, title, playthrough) values ($1, $2, $3, $4)
     on conflict (id) do update set playthrough = excluded.playthrough`,
    [world, format, title, save.header.playthrough],
  );
  const columns: readonly (readonly [column: string, value: SqlValue])[] = [
    ['world', world],
    ['id', id],
    ['slug', slug],
    ['aliases', slugs.filter((each) => each !== slug)],
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
  await queries.query(NEWEST_OF_WORLD, [world]);
  return rows.length > 0 ? slug : null;
}

/** The first free slug. A save that had it gets a longer one too, so that links never change their meaning. */
async function freeSlug(queries: Queries, id: string, slugs: readonly string[]): Promise<string> {
  // Others that add a save of this name wait.
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [slugs[0]!]);
  for (const slug of slugs) {
    const renamed = await queries.query(LENGTHEN_SLUG, [slug, id]);
    if (renamed.length > 0) continue;
    const others = await queries.query(
      'select 1 from save where (slug = $1 or aliases @> array[$1::text]) and id <> $2 limit 1',
      [slug, id],
    );
    if (others.length === 0) return slug;
  }
  return slugs.at(-1)!;
}

/** From a name to the one with four digits of the id, and from that to the one with eight, see slugsOf(). */
const LENGTHEN_SLUG = `
  update save set slug = longer, aliases = array_append(array_remove(aliases, longer), slug)
  from (
    select world as in_world, id as of_id,
      case when slug like '%-' || left(id::text, 4) then left(slug, -4) || left(id::text, 8)
      else slug || '-' || left(id::text, 4) end as longer
    from save where slug = $1 and id <> $2
  ) as called
  where world = in_world and id = of_id and slug not like '%-' || left(id::text, 8)
  returning id`;

/** Adds names to a stored save. One not sent by clients stays so: clients may not remove it. */
async function addNames(
  queries: Queries,
  { world, id, slug, aliases, uploads, claim }: StoredSave,
): Promise<void> {
  const key = [world, id];
  await queries.query(
    `update save set aliases = array(select unnest(aliases) union select unnest($3::text[]) except select slug)
     where world = $1 and id = $2 and not aliases || slug @> $3::text[]`,
    [...key, [slug, ...aliases]],
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

/** The order of a world's saves, see isNewer(): by their time, or else by the game's own clock. */
export const SQL_NEWEST_FIRST =
  "save.saved_at desc nulls last, (save.header ->> 'clock')::double precision desc nulls last, save.slug desc";

/** A world is called what its newest save is called. */
const NEWEST_OF_WORLD = `
  update world set newest = latest.id, title = latest.title
  from (
    select world, id, title from save where world = $1
    order by ${SQL_NEWEST_FIRST} limit 1
  ) as latest
  where world.id = $1 and latest.world = world.id`;

/** Removes a save; what it was is kept for a while, for those who hear of it. */
export async function removeSave(queries: Queries, { world, id }: SaveKey): Promise<void> {
  await queries.query('select 1 from world where id = $1 for update', [world]);
  await queries.query(
    `insert into removed_save (${KEPT}) select ${KEPT} from save where world = $1 and id = $2`,
    [world, id],
  );
  await queries.query('delete from save where world = $1 and id = $2', [world, id]);
  await queries.query(
    'delete from world where id = $1 and not exists (select 1 from save where save.world = $1)',
    [world],
  );
  await queries.query(NEWEST_OF_WORLD, [world]);
}

const KEPT =
  'world, id, slug, format, title, version, saved_at, play_seconds, bytes, header, claim, files, stored_at';

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
