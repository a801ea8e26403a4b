// What a run gets from the request it answers: a clock that may stop it, a place for warnings, and
// somebody who may want to see the plan.

export interface Deadline {
  /** Called every few thousand rows of a scan. @throws when the time is over, or nobody waits any more */
  check(): void;
}

/** Something to tell about a query that was answered all the same. */
export interface Warning {
  readonly code: 'UNKNOWN_CLASS' | 'PARTIAL_SEARCH';
  /** The argument, with its place inside: `where.class.eq`. */
  readonly argument: string;
  readonly message: string;
  /** What to ask instead: the nearest names that exist, best first. */
  readonly suggestions: readonly string[];
}

export interface QueryTools {
  readonly deadline: Deadline;
  warn(warning: Warning): void;
  /** Told of every plan that is run, when the request asked for it. */
  readonly explain?: (plan: unknown) => void;
}

/** For runs that nobody limits. */
export const NO_DEADLINE: Deadline = { check: () => undefined };
export const NO_TOOLS: QueryTools = { deadline: NO_DEADLINE, warn: () => undefined };

/** Rows between two looks at the clock. */
export const CHECK_ROWS = 4096;
