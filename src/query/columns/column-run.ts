// What reading a column needs of the query that it is read for.

import type { QueryTools } from '../tools.ts';

export interface ColumnRun {
  readonly tools: QueryTools;
  /** Counts rows that are looked at, and work of about `cost` rows. @throws BudgetError */
  tick(rows?: number, cost?: number): void;
  /** Counts a property that is decoded. @throws BudgetError */
  decode(): void;
}
