// What one request may spend: counted where the work is done, looked at now and then. The clock is one of the bounds.

export interface Budget {
  /** Objects and references looked at so far. */
  visited: number;
  /** Properties decoded so far. */
  decoded: number;
  /** Called every few thousand rows of a scan. @throws BudgetError when a limit is reached, or the client has gone */
  check(): void;
  /** Called before work of about so many milliseconds that cannot be interrupted. @throws BudgetError as `check` */
  expect?(millis: number): void;
}

/** Passing a bound ends the whole request, not only the field that was at work. */
export class BudgetError extends Error {
  /** What is spent: `rows`, `milliseconds`... */
  readonly limit: string;
  readonly most: number;

  constructor(limit: string, most: number, message: string) {
    super(message);
    this.name = 'BudgetError';
    this.limit = limit;
    this.most = most;
  }
}

/** For runs without limits. */
export function noBudget(): Budget {
  return { visited: 0, decoded: 0, check: () => undefined };
}
