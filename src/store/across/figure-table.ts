// Figures of saves, so that queries over many saves need not read any of them.

import type { WorldKey } from '../../library/catalogue/catalogue.ts';
import type { KeptSave } from '../../library/figures/kept-figures.ts';
import { type SaveFigure, summedFigures } from '../../library/figures/save-figure.ts';
import { worldIdOf } from '../catalogue/listing.ts';
import { isOf, type SaveKey } from '../catalogue/save-table.ts';
import type { Queries } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export type FigureName = Pick<SaveFigure, 'name' | 'item'>;

/** Replaces the figures of a save. Figures of the same name and item are added up. */
export async function writeFigures(
  queries: Queries,
  save: SaveKey,
  figures: readonly SaveFigure[],
): Promise<number> {
  const rows = summedFigures(figures);
  await queries.query(sql`delete from figure where ${isOf(save)}`);
  if (rows.length > 0) {
    const [names, items] = [rows.map(({ name }) => name), rows.map(({ item }) => item)];
    await queries.query(sql`
      insert into figure (world, save, name, item, value)
      select ${save.world}::uuid, ${save.id}::uuid, name, item, value
      from unnest(${names}::text[], ${items}::text[], ${rows.map(({ value }) => value)}::double precision[])
        as given (name, item, value)`);
  }
  return rows.length;
}

/** All names of figures, and the items of one. */
export async function readFigureNames(queries: Queries, of: string): Promise<readonly FigureName[]> {
  return queries.query<FigureName>(
    sql`select distinct name, case when name in ('', ${of}) then item else '' end as item from figure`,
  );
}

export async function readFigures(queries: Queries, save: SaveKey): Promise<readonly SaveFigure[]> {
  return queries.query<SaveFigure>(
    sql`select name, item, value from figure where ${isOf(save)} order by name, item`,
  );
}

/** The saves of each of these worlds that were read, with their figures of these names. */
export async function readWorldFigures(
  queries: Queries,
  worlds: readonly WorldKey[],
  names: readonly string[],
): Promise<readonly (readonly KeptSave[])[]> {
  const ids = worlds.map(worldIdOf);
  type Row = Omit<KeptSave, 'savedAt' | 'seen'> & { readonly world: string; readonly savedAt: Date | null };
  const rows = await queries.query<Row>(sql`
     select save.world, save.id as content, save.slug, save.saved_at as "savedAt", save.play_seconds as "playSeconds",
       coalesce((save.header ->> 'clock')::double precision, save.play_seconds) as clock, extract(epoch from save.stored_at)::double precision * 1000 as "writtenAt",
       coalesce(json_agg(json_build_object('name', figure.name, 'item', figure.item, 'value', figure.value))
         filter (where figure.name is not null), '[]') as figures
     from save left join figure on figure.world = save.world and figure.save = save.id and (figure.name = any(${names}::text[]) or figure.name = '' and figure.item = any(${names}::text[]))
     where save.world = any(${ids}::uuid[]) and save.state = 'READY'
     group by save.world, save.id, save.slug, save.saved_at, save.play_seconds, save.stored_at, save.header ->> 'clock'`);
  const found = new Map(ids.map((id): [string, KeptSave[]] => [id, []]));
  for (const { world, savedAt, ...row } of rows)
    found.get(world)!.push({ ...row, seen: [row.content], savedAt: savedAt?.toISOString() ?? null });
  return ids.map((id) => found.get(id)!);
}
