// Context for reading a column, from the query that reads it.

import type { QueryTools } from '../tools.ts';

export interface ColumnRun {
  readonly tools: QueryTools;
  /** Counts rows that are visited, and work that costs as much as `cost` rows. @throws BudgetError */
  tick(rows?: number, cost?: number): void;
  /** Counts one decoded property. @throws BudgetError */
  decode(): void;
}
