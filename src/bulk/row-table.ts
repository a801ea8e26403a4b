// Rows of an answer as a table: their names are the columns.

import type { CellValue } from './bulk-columns.ts';
import type { BulkTable } from './table.ts';
import { column } from './view-table.ts';

export type FlatRow = Readonly<Record<string, CellValue>>;

/** @param rows all with the same names. Their place is that of `position`, where they have one. */
export function rowTable(rows: readonly FlatRow[]): BulkTable {
  const names = Object.keys(rows[0] ?? {});
  return {
    rows: Uint32Array.from(rows.keys()),
    totalCount: rows.length,
    columns: names.map((name) => column(name, (row) => rows[row]![name]!)),
    placeOf: (row) => {
      const { position_x: x, position_y: y, position_z: z = 0 } = rows[row]!;
      return typeof x === 'number' && typeof y === 'number' && typeof z === 'number' ? { x, y, z } : null;
    },
    tick: () => undefined,
  };
}
