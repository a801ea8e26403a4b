// Objects and references of single saves as rows, for users of SQL and for filters that no figure can answer.
// Only stored on request, because they take several times the space of the file.

import { isOf, isSave, type SaveKey } from '../catalogue/save-table.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, join, type Sql, sql } from '../database/sql.ts';

export interface ObjectRow {
  readonly path: string;
  readonly className: string;
  readonly kind: string;
  /** Path of the object that contains it. */
  readonly parent: string | null;
  readonly place: readonly [x: number, y: number, z: number] | null;
  /** As JSON text; null for none. */
  readonly properties: string | null;
}

export interface ReferenceRow {
  readonly source: string;
  readonly label: string;
  readonly kind: string;
  readonly target: string;
}

/** Rows per statement: few enough to hold in memory, enough to amortize a statement. */
const BATCH = 2_000;

/** Replaces the rows of a save. */
export async function writeRows(
  queries: Queries,
  save: SaveKey,
  objects: Iterable<ObjectRow>,
  references: Iterable<ReferenceRow>,
): Promise<void> {
  const key = sql`${save.world}::uuid, ${save.id}::uuid`;
  for (const table of ['object_row', 'reference_row'])
    await queries.query(sql`delete from ${constantSql(table)} where ${isOf(save)}`);
  for (const batch of batches(objects)) {
    const columns = [
      texts(batch, ({ path }) => path),
      texts(batch, ({ className }) => className),
      texts(batch, ({ kind }) => kind),
      texts(batch, ({ parent }) => parent),
      ...[0, 1, 2].map((axis) => numbers(batch, ({ place }) => finite(place?.[axis]))),
      texts(batch, ({ properties }) => properties?.replaceAll('\\u0000', '\\ufffd') ?? null),
    ];
    await queries.query(sql`
      insert into object_row (world, save, path, class, kind, parent, x, y, z, properties)
      select ${key}, path, class, kind, parent, x, y, z, properties::jsonb
      from unnest(${join(columns, ', ')}) as given (path, class, kind, parent, x, y, z, properties)`);
  }
  for (const batch of batches(references)) {
    const columns = (['source', 'label', 'kind', 'target'] as const).map((name) =>
      texts(batch, (row) => row[name]),
    );
    await queries.query(sql`
      insert into reference_row (world, save, source, label, kind, target)
      select ${key}, source, label, kind, target
      from unnest(${join(columns, ', ')}) as given (source, label, kind, target)`);
  }
  await queries.query(sql`update save set has_rows = true where ${isSave(save)}`);
}

function* batches<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Arrays may contain nulls, despite the type; texts lose NUL, which PostgreSQL cannot store. */
function texts<T>(rows: readonly T[], of: (row: T) => string | null): Sql {
  return sql`${rows.map((row) => of(row)?.replaceAll('\0', '\uFFFD') ?? null) as string[]}::text[]`;
}

function numbers<T>(rows: readonly T[], of: (row: T) => number | null): Sql {
  return sql`${rows.map(of) as number[]}::double precision[]`;
}

function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}
