// The table of one list of an answer. A value inside an object is named by its path (`item_title`), a list inside a row
// becomes JSON, and every row has the same columns. Of a list inside another, each row has both.

import type { GraphQLError } from 'graphql';
import { REQUEST_LIMITS } from '../api/budget/limits.ts';
import { apiError } from '../api/context/errors.ts';
import type { CellValue } from './bulk-columns.ts';
import { type BulkTable, valueColumn } from './table.ts';

type Row = Map<string, CellValue>;

/**
 * The table of the list at a path of names joined by dots. Without a path, of the first list in the order of the query,
 * or of the whole answer as one row if it has no list. The place of a row is that of `position`, where it has one.
 * @throws GraphQLError BAD_ARGUMENT when there is no such list, LIMIT_EXCEEDED for more than one answer may hold
 */
export function answerTable(data: unknown, path: string | null): BulkTable {
  const found = path === null ? (firstList(data) ?? [data]) : listAt(data, path);
  if (!found) throw apiError('BAD_ARGUMENT', `list: the answer has no list at ${JSON.stringify(path)}`);
  const cells = new Cells(found.length);
  const rows = found.map((value) => cells.rowOf(value));
  return {
    rows: Uint32Array.from(rows.keys()),
    totalCount: rows.length,
    columns: cells.columns().map((name) => valueColumn(name, (row) => rows[row]!.get(name) ?? null)),
    placeOf: (row) => {
      const [x, y, z = 0] = ['x', 'y', 'z'].map((axis) => rows[row]!.get(`position_${axis}`));
      return typeof x === 'number' && typeof y === 'number' && typeof z === 'number' ? { x, y, z } : null;
    },
    tick: () => undefined,
  };
}

/** The cells of all rows, counted while they are made. */
class Cells {
  readonly #rows: number;
  /** For each column, whether it has a value in any row. */
  readonly #columns = new Map<string, boolean>();
  /** Length of all names with punctuation, as each row repeats them. */
  #nameBytes = 0;
  #cellBytes = 0;

  constructor(rows: number) {
    this.#rows = rows;
  }

  rowOf(value: unknown): Row {
    const row: Row = new Map();
    this.#put(row, '', value);
    return row;
  }

  /** An object that is null in one row has columns for its fields in others: it needs no column of its own. */
  columns(): string[] {
    const objects = new Set<string>();
    for (const name of this.#columns.keys())
      for (let at = name.indexOf('_'); at >= 0; at = name.indexOf('_', at + 1))
        objects.add(name.slice(0, at));
    return [...this.#columns].flatMap(([name, hasValue]) => (hasValue || !objects.has(name) ? name : []));
  }

  #put(row: Row, name: string, value: unknown): void {
    if (isObject(value)) {
      for (const [part, inner] of Object.entries(value))
        this.#put(row, name ? `${name}_${part}` : part, inner);
      return;
    }
    const column = name || 'value';
    const cell = Array.isArray(value) ? JSON.stringify(value) : ((value ?? null) as CellValue);
    if (!this.#columns.has(column)) this.#take(column);
    if (cell !== null) this.#columns.set(column, true);
    this.#cellBytes += typeof cell === 'string' ? cell.length : NUMBER_BYTES;
    if (this.#cellBytes > MOST_CELL_BYTES)
      throw tooLarge('the entries of an outer list are repeated too often');
    row.set(column, cell);
  }

  /** Every row repeats every name: objects with many different keys would make this far larger than the answer. */
  #take(column: string): void {
    this.#columns.set(column, false);
    this.#nameBytes += column.length + PUNCTUATION;
    if (this.#nameBytes * this.#rows <= REQUEST_LIMITS.bytes) return;
    const columns = `${this.#rows} rows of ${this.#columns.size} columns and more`;
    throw tooLarge(`${columns} are over ${REQUEST_LIMITS.bytes} bytes`);
  }
}

function tooLarge(why: string): GraphQLError {
  const advice = 'ask for fewer rows, or for single properties instead of JSON.';
  return apiError('LIMIT_EXCEEDED', `list: ${why}; ${advice}`);
}

/** An answer is no longer than this, and quoting its lists again at most doubles it. */
const MOST_CELL_BYTES = 2 * REQUEST_LIMITS.bytes;
/** Of a cell that is no text. */
const NUMBER_BYTES = 4;
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
