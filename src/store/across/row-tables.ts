// Objects and references of single saves as rows, for users of SQL and for filters that no figure can answer.
// Only stored on request, because they take several times the space of the file.

import type { SaveKey } from '../catalogue/save-table.ts';
import type { Queries, SqlValue } from '../database/database.ts';

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
  { world, id }: SaveKey,
  objects: Iterable<ObjectRow>,
  references: Iterable<ReferenceRow>,
): Promise<void> {
  for (const table of ['object_row', 'reference_row'])
    await queries.query(`delete from ${table} where world = $1 and save = $2`, [world, id]);
  for (const batch of batches(objects)) {
    await queries.query(
      `insert into object_row (world, save, path, class, kind, parent, x, y, z, properties)
       select $1::uuid, $2::uuid, path, class, kind, parent, x, y, z, properties::jsonb
       from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::double precision[], $8::double precision[],
         $9::double precision[], $10::text[]) as given (path, class, kind, parent, x, y, z, properties)`,
      [
        ...[world, id],
        column(batch, ({ path }) => path),
        column(batch, ({ className }) => className),
        column(batch, ({ kind }) => kind),
        column(batch, ({ parent }) => parent),
        ...[0, 1, 2].map((axis) => column(batch, ({ place }) => finite(place?.[axis]))),
        column(batch, ({ properties }) => properties?.replaceAll('\\u0000', '\\ufffd') ?? null),
      ],
    );
  }
  for (const batch of batches(references)) {
    await queries.query(
      `insert into reference_row (world, save, source, label, kind, target)
       select $1::uuid, $2::uuid, source, label, kind, target
       from unnest($3::text[], $4::text[], $5::text[], $6::text[]) as given (source, label, kind, target)`,
      [
        ...[world, id],
        column(batch, ({ source }) => source),
        column(batch, ({ label }) => label),
        column(batch, ({ kind }) => kind),
        column(batch, ({ target }) => target),
      ],
    );
  }
  await queries.query('update save set has_rows = true where world = $1 and id = $2', [world, id]);
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
function column<T>(rows: readonly T[], of: (row: T) => string | number | null): SqlValue {
  return rows.map((row) => {
    const value = of(row);
    return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
  }) as unknown as SqlValue;
}

function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}
