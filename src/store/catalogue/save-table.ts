// The saves in a store, and what is known of each.

import type { Queries } from '../database/database.ts';
import { constantSql, join, type Sql, type SqlValue, sql } from '../database/sql.ts';
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
  return queries.query<StoredSave>(sql`select ${constantSql(COLUMNS)} from save where ${where}`);
}

/** A removed save as it was; null when it is not known any more. */
export async function removedSave(queries: Queries, id: string): Promise<StoredSave | null> {
  const columns = constantSql(REMOVED_COLUMNS);
  const [removed] = await queries.query<StoredSave>(
    sql`select ${columns}, '{}'::text[] as aliases from removed_save where id = ${id}::uuid limit 1`,
  );
  return removed ?? null;
}

/** Adds a save and its world. Returns its slug; null for a known save, which gets the new names. */
export async function addSave(queries: Queries, save: StoredSave): Promise<string | null> {
  const { world, id, format, title } = save;
  const slugs = [save.slug, ...save.aliases];
  const slug = await freeSlug(queries, id, slugs);
  // Others that add to the world or remove from it wait.
  await queries.query(sql`
    insert into world (id, format, title, playthrough)
    values (${world}, ${format}, ${title}, ${save.header.playthrough})
    on conflict (id) do update set playthrough = excluded.playthrough`);
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
  const names = constantSql(columns.map(([name]) => name).join(', '));
  const values = columns.map(([, value]) => sql`${value}`);
  const rows = await queries.query(
    sql`insert into save (${names}) values (${join(values, ', ')}) on conflict do nothing returning id`,
  );
  if (rows.length === 0) await addNames(queries, save);
  await queries.query(newestOfWorld(world));
  return rows.length > 0 ? slug : null;
}

/** The first free slug. A save that had it gets a longer one too, so that links never change their meaning. */
async function freeSlug(queries: Queries, id: string, slugs: readonly string[]): Promise<string> {
  // Others that add a save of this name wait.
  await queries.query(sql`select pg_advisory_xact_lock(hashtext(${slugs[0]!}))`);
  for (const slug of slugs) {
    const renamed = await queries.query(lengthenSlug(slug, id));
    if (renamed.length > 0) continue;
    const others = await queries.query(
      sql`select 1 from save where (slug = ${slug} or aliases @> array[${slug}::text]) and id <> ${id} limit 1`,
    );
    if (others.length === 0) return slug;
  }
  return slugs.at(-1)!;
}

/** From a name to the one with four digits of the id, and from that to the one with eight, see slugsOf(). */
const lengthenSlug = (slug: string, id: string): Sql => sql`
  update save set slug = longer, aliases = array_append(array_remove(aliases, longer), slug)
  from (
    select world as in_world, id as of_id,
      case when slug like '%-' || left(id::text, 4) then left(slug, -4) || left(id::text, 8)
      else slug || '-' || left(id::text, 4) end as longer
    from save where slug = ${slug} and id <> ${id}
  ) as called
  where world = in_world and id = of_id and slug not like '%-' || left(id::text, 8)
  returning id`;

/** Adds names to a stored save. One not sent by clients stays so: clients may not remove it. */
async function addNames(queries: Queries, save: StoredSave): Promise<void> {
  const { slug, aliases, uploads, claim } = save;
  const names = [slug, ...aliases];
  await queries.query(sql`
    update save set aliases = array(select unnest(aliases) union select unnest(${names}::text[]) except select slug)
    where ${isSave(save)} and not aliases || slug @> ${names}::text[]`);
  await queries.query(sql`
    update save set uploads = array_cat(uploads, ${uploads}::text[])
    where ${isSave(save)} and uploads <> '{}' and not uploads @> ${uploads}::text[]`);
  // The game's own copy of a save gives way to the save.
  if (claim.isBackup) return;
  await queries.query(sql`
    update save set claim = ${JSON.stringify(claim)} where ${isSave(save)} and claim -> 'isBackup' is not null`);
}

/** Records how much of a save was read for its figures. */
export async function setSaveProgress(queries: Queries, save: SaveKey, progress: number): Promise<void> {
  await queries.query(sql`update save set progress = ${progress} where ${isSave(save)}`);
}

/** The order of a world's saves, see isNewer(): by their time, or else by the game's own clock. */
export const SQL_NEWEST_FIRST =
  "save.saved_at desc nulls last, (save.header ->> 'clock')::double precision desc nulls last, save.slug desc";

/** A world is called what its newest save is called. */
const newestOfWorld = (world: string): Sql => sql`
  update world set newest = latest.id, title = latest.title
  from (
    select world, id, title from save where world = ${world}
    order by ${constantSql(SQL_NEWEST_FIRST)} limit 1
  ) as latest
  where world.id = ${world} and latest.world = world.id`;

/** Removes a save; what it was is kept for a while, for those who hear of it. */
export async function removeSave(queries: Queries, save: SaveKey): Promise<void> {
  const { world } = save;
  await queries.query(sql`select 1 from world where id = ${world} for update`);
  await queries.query(sql`insert into removed_save (${KEPT}) select ${KEPT} from save where ${isSave(save)}`);
  await queries.query(sql`delete from save where ${isSave(save)}`);
  await queries.query(
    sql`delete from world where id = ${world} and not exists (select 1 from save where save.world = ${world})`,
  );
  await queries.query(newestOfWorld(world));
}

const KEPT = constantSql(
  'world, id, slug, format, title, version, saved_at, play_seconds, bytes, header, claim, files, stored_at',
);

/** The result of reading, or why it failed. */
export type Outcome =
  | { readonly state: 'READY'; readonly stats: Readonly<Record<string, number>> }
  | { readonly state: 'FAILED'; readonly error: string };

export async function setOutcome(queries: Queries, save: SaveKey, outcome: Outcome): Promise<void> {
  const error = outcome.state === 'FAILED' ? outcome.error : null;
  const stats = outcome.state === 'READY' ? JSON.stringify(outcome.stats) : null;
  await queries.query(sql`
    update save set state = ${outcome.state}, error = ${error}, stats = ${stats}, progress = null
    where ${isSave(save)}`);
}

export async function setSaveLabels(
  queries: Queries,
  save: SaveKey,
  labels: readonly string[],
): Promise<void> {
  await queries.query(sql`update save set labels = ${labels} where ${isSave(save)}`);
}

/** The row of this save. */
export function isSave({ world, id }: SaveKey): Sql {
  return sql`world = ${world} and id = ${id}`;
}

/** The rows of this save in any other table. */
export function isOf({ world, id }: SaveKey): Sql {
  return sql`world = ${world} and save = ${id}`;
}

/** The key of a save in every table. */
export type SaveKey = Pick<StoredSave, 'world' | 'id'>;
