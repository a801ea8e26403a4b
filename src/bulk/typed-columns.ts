// Columns for typed formats. All values of a column have one type, which is found by looking at all of them; where there is
// none, they are texts, lists and structs as JSON.

import { type BulkColumn, type CellValue, cellText, loadColumns } from './bulk-columns.ts';
import type { BulkTable } from './table.ts';

/** A column with `has` 0 where there is no value; what stands there is then meaningless. */
export type TypedColumn = { readonly name: string; readonly has: Uint8Array } & (
  | { readonly type: 'double'; readonly values: Float64Array }
  | { readonly type: 'integer'; readonly values: BigInt64Array }
  | { readonly type: 'boolean'; readonly values: Uint8Array }
  | { readonly type: 'text'; readonly values: readonly string[] }
  /** Texts by their position in `texts`. */
  | { readonly type: 'dictionary'; readonly codes: Int32Array; readonly texts: readonly string[] }
  /** The items of row `at` are those from `ends[at]` to `ends[at + 1]`. */
  | { readonly type: 'list'; readonly ends: Int32Array; readonly items: TypedColumn }
  | { readonly type: 'struct'; readonly fields: readonly TypedColumn[] }
);

/** Rows between two checks of the budget. */
const TICK_ROWS = 4096;
/** Most distinct texts for a column to use a dictionary. */
const MOST_TEXTS = 4096;

/** Most fields of a struct; one with more has names for keys, and is written as JSON. */
const MOST_FIELDS = 100;

export function typedColumns(table: BulkTable): TypedColumn[] {
  return table.columns.map((column) => typedColumn(table, column));
}

function typedColumn({ rows, tick }: BulkTable, column: BulkColumn): TypedColumn {
  const { name } = column;
  const has = new Uint8Array(rows.length).fill(1);
  for (const _ of loadColumns([column], rows)) tick();
  if (column.kind === 'number') {
    const values = Float64Array.from(rows, (row) => column.at(row));
    for (let at = 0; at < rows.length; at++) if (Number.isNaN(values[at])) has[at] = 0;
    return { name, type: 'double', values, has };
  }
  if (column.kind === 'code') return codeColumn(rows, column, has);
  const cells = new Array<CellValue>(rows.length);
  for (let at = 0; at < rows.length; at++) {
    if (at % TICK_ROWS === 0) tick();
    const cell = column.at(rows[at]!);
    cells[at] = cell;
    if (cell === null) has[at] = 0;
  }
  return cellColumn(name, cells, has);
}

function codeColumn(
  rows: Uint32Array,
  { name, at: codeAt, text }: BulkColumn & { readonly kind: 'code' },
  has: Uint8Array,
): TypedColumn {
  const codes = new Int32Array(rows.length);
  const texts: string[] = [];
  /** By code: its position in `texts`, -1 for none. */
  const places: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const code = codeAt(rows[at]!);
    let place = places[code];
    if (place === undefined) {
      const known = text(code);
      place = known === null ? -1 : texts.push(known) - 1;
      places[code] = place;
    }
    codes[at] = Math.max(0, place);
    if (place < 0) has[at] = 0;
  }
  return { name, type: 'dictionary', codes, texts, has };
}

function cellColumn(name: string, cells: readonly CellValue[], has: Uint8Array): TypedColumn {
  const types = new Set<string>();
  for (const cell of cells) if (cell !== null) types.add(typeof cell);
  const only = types.size === 1 ? [...types][0] : null;
  if (only === 'boolean')
    return { name, type: 'boolean', values: Uint8Array.from(cells as boolean[], Number), has };
  if (only === 'number') return { name, type: 'double', values: Float64Array.from(cells as number[]), has };
  if (types.has('bigint') && areIntegers(cells)) {
    return {
      name,
      type: 'integer',
      values: BigInt64Array.from(cells, (cell) => BigInt((cell ?? 0) as bigint)),
      has,
    };
  }
  return nestedColumn(name, cells, has) ?? textColumn(name, cells.map(cellText), has);
}

/** Lists and structs; null for other cells, and those of several types. */
function nestedColumn(name: string, cells: readonly unknown[], has: Uint8Array): TypedColumn | null {
  const some = cells.filter((cell) => cell !== null);
  if (some.length === 0) return null;
  if (some.every(Array.isArray)) {
    const ends = new Int32Array(cells.length + 1);
    cells.forEach((cell, at) => {
      ends[at + 1] = ends[at]! + ((cell as unknown[] | null) ?? []).length;
    });
    return { name, type: 'list', ends, items: innerColumn('item', some.flat()), has };
  }
  if (!some.every((cell) => typeof cell === 'object' && !Array.isArray(cell))) return null;
  const rows = cells as readonly (Readonly<Record<string, unknown>> | null)[];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))];
  if (names.length === 0 || names.length > MOST_FIELDS) return null;
  const fields = names.map((field) =>
    innerColumn(
      field,
      Array.from(rows, (row) => row?.[field]),
    ),
  );
  return { name, type: 'struct', fields, has };
}

function innerColumn(name: string, values: readonly unknown[]): TypedColumn {
  const cells = values.map((value) => (value ?? null) as CellValue);
  const has = Uint8Array.from(cells, (cell) => (cell === null ? 0 : 1));
  return cellColumn(name, cells, has);
}

/** True when signed 64-bit integers can hold all of them. */
function areIntegers(cells: readonly CellValue[]): boolean {
  return cells.every((cell) => {
    if (typeof cell === 'bigint') return cell === BigInt.asIntN(64, cell);
    return cell === null || Number.isSafeInteger(cell);
  });
}

function textColumn(name: string, values: readonly string[], has: Uint8Array): TypedColumn {
  const places = new Map<string, number>();
  const codes = new Int32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    if (has[at] === 0) continue;
    const text = values[at]!;
    let place = places.get(text);
    if (place === undefined) {
      if (places.size === MOST_TEXTS) return { name, type: 'text', values, has };
      place = places.size;
      places.set(text, place);
    }
    codes[at] = place;
  }
  return { name, type: 'dictionary', codes, texts: [...places.keys()], has };
}
