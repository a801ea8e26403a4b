// A table as formats write it: rows by number, and columns that give the values of each.

import type { Place } from '../games/shared/scope.ts';
import type { Graph } from '../graph/graph.ts';
import type { BulkColumn } from './bulk-columns.ts';

export interface BulkTable {
  readonly graph: Graph;
  readonly rows: Uint32Array;
  readonly columns: readonly BulkColumn[];
  /** Number of rows that match, before `first` and `offset` are applied. */
  readonly totalCount: number;
  /** The place of a row that is no object; absent where rows are objects. */
  readonly placeOf?: (row: number) => Place | null;
  /** Checks the budget. @throws BudgetError when a limit is reached, or the client has left */
  tick(): void;
}
