// Flattens the data of an answer into rows. A value inside an object is named by its path (`item_title`), a
// list inside a row becomes JSON, and every row has the same names. Of a list inside another, each row has both.

import type { GraphQLError } from 'graphql';
import { REQUEST_LIMITS } from '../../api/budget/limits.ts';
import { apiError } from '../../api/context/errors.ts';

/**
 * The rows of an answer, or its errors if there are any: half a table would pass for a whole one. Both are JSON, in
 * bytes, with its warnings.
 * @param list see {@link flatRows}
 * @throws GraphQLError BAD_ARGUMENT when there is no such list, LIMIT_EXCEEDED for more than one answer may hold
 */
export function flatAnswer(
  answer: Uint8Array,
  list: string | null,
): { readonly body: Uint8Array; readonly warnings: readonly string[] } {
  const { data, errors, extensions } = JSON.parse(new TextDecoder().decode(answer)) as {
    readonly data?: unknown;
    readonly errors?: unknown;
    readonly extensions?: { readonly warnings?: readonly { readonly message: string }[] };
  };
  const text = errors ? JSON.stringify({ errors }) : flatRows(data, list);
  if (text === null)
    throw apiError('BAD_ARGUMENT', `list: the answer has no list at ${JSON.stringify(list)}`);
  const warnings = (extensions?.warnings ?? []).map(({ message }) => message);
  return { body: new TextEncoder().encode(text), warnings };
}

/**
 * The rows, as JSON, of the list at a path of names joined by dots. Without a path, the first list in the order of the
 * query, or the whole answer as one row if it has no list. Null when there is no list at the path.
 * @throws GraphQLError LIMIT_EXCEEDED
 */
export function flatRows(data: unknown, path: string | null): string | null {
  const found = path === null ? (firstList(data) ?? [data]) : listAt(data, path);
  if (!found) return null;
  const table = new Table(found.length);
  for (const value of found) table.add(value);
  return table.json();
}

/** Values as JSON, by the name of their column. */
type Row = Map<string, string>;

class Table {
  readonly #count: number;
  readonly #rows: Row[] = [];
  /** For each column, whether it has a value in any row. */
  readonly #columns = new Map<string, boolean>();
  /** Length of all names with punctuation, as each row repeats them. */
  #nameBytes = 0;
  #cellBytes = 0;

  constructor(count: number) {
    this.#count = count;
  }

  add(value: unknown): void {
    const row: Row = new Map();
    this.#rows.push(row);
    this.#put(row, '', value);
  }

  json(): string {
    // An object that is null in one row has columns for its fields in others: it needs no column of its own.
    const objects = new Set<string>();
    for (const name of this.#columns.keys()) {
      for (let at = name.indexOf('_'); at >= 0; at = name.indexOf('_', at + 1))
        objects.add(name.slice(0, at));
    }
    const shown = [...this.#columns].filter(([name, hasValue]) => hasValue || !objects.has(name));
    const heads = shown.map(([name]) => [name, `${JSON.stringify(name)}:`] as const);
    const rows = this.#rows.map((row) => {
      const cells = heads.map(([name, head]) => head + (row.get(name) ?? 'null'));
      return `{${cells.join()}}`;
    });
    return `[${rows.join()}]`;
  }

  #put(row: Row, name: string, value: unknown): void {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [part, inner] of Object.entries(value))
        this.#put(row, name ? `${name}_${part}` : part, inner);
      return;
    }
    const column = name || 'value';
    const text = JSON.stringify(Array.isArray(value) ? JSON.stringify(value) : (value ?? null));
    if (!this.#columns.has(column)) this.#take(column);
    if (text !== 'null') this.#columns.set(column, true);
    this.#cellBytes += text.length;
    if (this.#cellBytes > MOST_CELL_BYTES)
      throw tooLarge('the entries of an outer list are repeated too often');
    row.set(column, text);
  }

  /** Every row repeats every name: objects with many different keys would make this far larger than the answer. */
  #take(column: string): void {
    this.#columns.set(column, false);
    this.#nameBytes += column.length + PUNCTUATION;
    if (this.#nameBytes * this.#count <= REQUEST_LIMITS.bytes) return;
    const columns = `${this.#count} rows of ${this.#columns.size} columns and more`;
    throw tooLarge(`${columns} are over ${REQUEST_LIMITS.bytes} bytes`);
  }
}

function tooLarge(why: string): GraphQLError {
  const advice = 'ask for fewer rows, or for single properties instead of JSON.';
  return apiError('LIMIT_EXCEEDED', `list: ${why}; ${advice}`);
}

/** An answer is no longer than this, and quoting its lists again at most doubles it. */
const MOST_CELL_BYTES = 2 * REQUEST_LIMITS.bytes;
/** Bytes of a cell other than its name and value. */
const PUNCTUATION = 4;

function firstList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  for (const inner of Object.values(value)) {
    const list = firstList(inner);
    if (list) return list;
  }
  return null;
}

/** Where the path leads through another list, its entries repeat beside their inner rows, under the name of that list. */
function listAt(data: unknown, path: string): readonly unknown[] | null {
  return rowsAt(data, path.split('.'), 'outer', {});
}

/** Parts of a page, which do not name its list. */
const PAGE_PARTS = new Set(['nodes', 'edges', 'node']);

function rowsAt(
  value: unknown,
  path: readonly string[],
  name: string,
  outer: Readonly<Record<string, unknown>>,
): readonly unknown[] | null {
  const [part, ...rest] = path;
  if (part === undefined) return Array.isArray(value) ? value.map((entry) => beside(outer, entry)) : null;
  if (Array.isArray(value)) {
    const found = value.map((entry) => rowsAt(entry, path, name, { ...outer, [name]: without(entry, part) }));
    return found.every((rows) => rows === null) ? null : found.flatMap((rows) => rows ?? []);
  }
  if (!isObject(value) || !Object.hasOwn(value, part)) return null;
  return rowsAt(value[part], rest, PAGE_PARTS.has(part) ? name : part, outer);
}

function beside(outer: Readonly<Record<string, unknown>>, entry: unknown): unknown {
  if (Object.keys(outer).length === 0) return entry;
  return { ...outer, ...(isObject(entry) ? entry : { value: entry }) };
}

function without(entry: unknown, part: string): unknown {
  return isObject(entry)
    ? Object.fromEntries(Object.entries(entry).filter(([name]) => name !== part))
    : entry;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
