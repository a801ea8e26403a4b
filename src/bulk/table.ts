// A table as formats write it: rows by number, and columns that give the values of each.

import type { Place } from '../games/shared/scope.ts';
import type { BulkColumn, CellValue } from './bulk-columns.ts';

export interface BulkTable {
  readonly rows: Uint32Array;
  readonly columns: readonly BulkColumn[];
  /** Number of rows that match, before `first` and `offset` are applied. */
  readonly totalCount: number;
  /** The place of a row; null, or with NaN, if it has none. */
  placeOf(row: number): Place | null;
  /** Checks the budget. @throws BudgetError when a limit is reached, or the client has left */
  tick(): void;
}

/** A column whose values are in memory already. */
export function valueColumn(name: string, at: (row: number) => CellValue): BulkColumn {
  return { name, kind: 'value', at, load: noLoading };
}

function* noLoading(): Generator<void> {}
