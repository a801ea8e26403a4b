// Objects of many saves at once, from the rows that were stored for them (rows.ts).

import { type StoredSaveFilter, saveConditions } from '../catalogue/catalogue.ts';
import type { Queries } from '../database/database.ts';
import { constantSql, join, type Sql, sql } from '../database/sql.ts';
import { StoreError } from '../store-error.ts';

/** Conditions on objects, all of which must hold. */
export interface StoredObjectFilter {
  /** Full path of a class, or its last part. */
  readonly className?: string;
  readonly kind?: string;
  /** The last part of the path, exactly. */
  readonly name?: string;
  readonly properties?: readonly StoredPropertyCondition[];
}

export interface StoredPropertyCondition {
  /** As in the graph's filters, but case-sensitive: `mInventoryStacks[].NumItems`. */
  readonly path: string;
  readonly text?: string;
  readonly from?: number;
  readonly to?: number;
}

export interface StoredObject {
  /** Slug of the save. */
  readonly save: string;
  readonly world: string;
  readonly path: string;
  readonly className: string;
  readonly kind: string;
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

export interface StoredObjectPage {
  readonly objects: readonly StoredObject[];
  readonly totalCount: number;
}

/** @throws StoreError STORE_UNSUPPORTED when one of the saves has no rows */
export async function findObjects(
  queries: Queries,
  saves: StoredSaveFilter,
  objects: StoredObjectFilter,
  page: { readonly first: number; readonly offset: number },
): Promise<StoredObjectPage> {
  const chosen = sql`save.state = 'READY' and ${saveConditions(saves)}`;
  const missing = sql`select slug, count(*) over ()::int as count from save where ${chosen} and not has_rows order by slug limit 1`;
  const [without] = await queries.query<{ slug: string; count: number }>(missing.text, missing.values);
  if (without) {
    const message = `${without.count} of the saves have no rows, including ${without.slug}: add them with "savegraph store add --rows"`;
    throw new StoreError('STORE_UNSUPPORTED', message);
  }
  const { text, values } = sql`
    select save.slug as save, save.world::text as world, o.path, o.class as "className", o.kind, o.x, o.y, o.z,
      count(*) over ()::int as total
    from object_row o join save on save.world = o.world and save.id = o.save
    where ${chosen} and ${objectConditions(objects)}
    order by save.slug, o.path limit ${page.first} offset ${page.offset}`;
  const rows = await queries.query<StoredObject & { total: number }>(text, values);
  return { objects: rows.map(({ total: _, ...object }) => object), totalCount: rows[0]?.total ?? 0 };
}

function objectConditions({ className, kind, name, properties = [] }: StoredObjectFilter): Sql {
  const parts: Sql[] = [];
  if (className !== undefined) {
    parts.push(
      sql`(o.class = ${className} or right(o.class, ${className.length + 1}) in (${`.${className}`}, ${`/${className}`}))`,
    );
  }
  if (kind !== undefined) parts.push(sql`o.kind = ${kind}`);
  if (name !== undefined) {
    parts.push(
      sql`(o.path = ${name} or right(o.path, ${name.length + 1}) in (${`.${name}`}, ${`/${name}`}))`,
    );
  }
  for (const { path, text, from, to } of properties) {
    const tests = [
      ...(text === undefined ? [] : ['@ == $text']),
      ...(from === undefined ? [] : ['@ >= $from']),
      ...(to === undefined ? [] : ['@ <= $to']),
    ];
    const query = `${jsonPath(path)}${tests.length > 0 ? ` ? (${tests.join(' && ')})` : ''}`;
    parts.push(
      sql`jsonb_path_exists(o.properties, ${query}::jsonpath, ${JSON.stringify({ text, from, to })}::jsonb, true)`,
    );
  }
  return parts.length === 0 ? constantSql('true') : join(parts, ' and ');
}

const STEP = /^(?:"(?<quoted>[^"]*)"|(?<plain>[^.[\]"]+))(?<indices>(?:\[\d*\])*)(?:\.|$)/;

/** `a[].b` in PostgreSQL's syntax: `$."a"[*]."b"`. @throws StoreError for what is not a property path */
function jsonPath(path: string): string {
  let made = '$';
  for (let rest = path; rest !== ''; ) {
    const step = STEP.exec(rest);
    if (!step)
      throw new StoreError(
        'STORE_UNSUPPORTED',
        `expected a property path as a.b[].c, found ${JSON.stringify(path)}`,
      );
    const { quoted, plain, indices } = step.groups!;
    made += `.${JSON.stringify(quoted ?? plain)}${indices!.replaceAll('[]', '[*]')}`;
    rest = rest.slice(step[0].length);
  }
  return made;
}
