// The budget of one request: work is counted where it is done and checked now and then. Time is limited too.

export interface Budget {
  /** Objects and references visited so far. */
  visited: number;
  /** Properties decoded so far. */
  decoded: number;
  /** Called every few thousand rows of a scan. @throws BudgetError when a limit is reached, or the client has left */
  check(): void;
  /** Called before work of about `millis` milliseconds that cannot be interrupted. @throws BudgetError as `check` */
  expect?(millis: number): void;
}

/** Thrown when a limit is reached. Ends the whole request, not only the field that reached it. */
export class BudgetError extends Error {
  /** The name of the limit: `rows`, `milliseconds`... */
  readonly limit: string;
  readonly most: number;

  constructor(limit: string, most: number, message: string) {
    super(message);
    this.name = 'BudgetError';
    this.limit = limit;
    this.most = most;
  }
}

/** A budget without limits. */
export function noBudget(): Budget {
  return { visited: 0, decoded: 0, check: () => undefined };
}
