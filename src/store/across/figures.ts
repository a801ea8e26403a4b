// Figures of saves, so that questions over many saves need not read any of them.

import type { SaveKey } from '../catalogue/catalogue.ts';
import type { Queries } from '../database/database.ts';

export interface SaveFigure {
  /** What is counted, such as `objects` or `items`. */
  readonly name: string;
  /** What it is counted for: a class, an item; empty for a figure of the whole save. */
  readonly item: string;
  readonly value: number;
}

/** More than any real save has; a hostile one must not fill the store. */
const MOST_FIGURES = 20_000;
const MOST_NAME_LENGTH = 200;

/** Replaces the figures of a save. Figures of the same name and item are added up. */
export async function writeFigures(
  queries: Queries,
  { world, id }: SaveKey,
  figures: readonly SaveFigure[],
): Promise<number> {
  const sums = new Map<string, SaveFigure>();
  for (const { name, item, value } of figures) {
    if (!Number.isFinite(value)) continue;
    const shown = { name: textOf(name), item: textOf(item) };
    const key = JSON.stringify(shown);
    const known = sums.get(key);
    if (known || sums.size < MOST_FIGURES) sums.set(key, { ...shown, value: value + (known?.value ?? 0) });
  }
  const rows = [...sums.values()];
  await queries.query('delete from figure where world = $1 and save = $2', [world, id]);
  if (rows.length > 0) {
    await queries.query(
      `insert into figure (world, save, name, item, value)
       select $1::uuid, $2::uuid, name, item, value
       from unnest($3::text[], $4::text[], $5::double precision[]) as given (name, item, value)`,
      [world, id, rows.map(({ name }) => name), rows.map(({ item }) => item), rows.map(({ value }) => value)],
    );
  }
  return rows.length;
}

export async function readFigures(queries: Queries, { world, id }: SaveKey): Promise<readonly SaveFigure[]> {
  return queries.query<SaveFigure>(
    'select name, item, value from figure where world = $1 and save = $2 order by name, item',
    [world, id],
  );
}

/** Text that PostgreSQL accepts: without NUL and lone surrogates, and of limited length. */
function textOf(text: string): string {
  const short = text.replaceAll('\0', '\uFFFD').slice(0, MOST_NAME_LENGTH);
  return Buffer.from(short).toString();
}
