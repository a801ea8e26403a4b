// A table as formats write it: rows by number, and columns that give the values of each.

import type { Place } from '../games/shared/scope.ts';
import type { BulkColumn } from './bulk-columns.ts';

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
