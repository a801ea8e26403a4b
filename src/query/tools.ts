// What a run gets from the request it answers: a budget that may end it, a place for warnings, and
// maybe a listener for plans.

import { type Budget, noBudget } from './budget.ts';

/**
 * UNKNOWN_CLASS, UNKNOWN_PROPERTY, UNKNOWN_LABEL, UNKNOWN_LEVEL, UNKNOWN_OBJECT: the save has nothing of that name.
 * UNKNOWN_NAME: no row of a game's list has that name. UNKNOWN_ID: nothing that is open has that id. NO_NUMBERS:
 * figures over numbers that no member has. TYPE_MISMATCH: a condition asks for a type that no value under its path is
 * of. NOT_FINITE: a number of the file is NaN or infinite. INEXACT_NUMBER: a whole number that is compared as a double
 * has more digits than one. PARTIAL_SEARCH: the index holds a part of the texts only.
 */
export type WarningCode =
  | 'UNKNOWN_CLASS'
  | 'UNKNOWN_PROPERTY'
  | 'UNKNOWN_LABEL'
  | 'UNKNOWN_LEVEL'
  | 'UNKNOWN_OBJECT'
  | 'UNKNOWN_NAME'
  | 'UNKNOWN_ID'
  | 'NO_NUMBERS'
  | 'TYPE_MISMATCH'
  | 'NOT_FINITE'
  | 'INEXACT_NUMBER'
  | 'PARTIAL_SEARCH';

/** Something to tell about a query that was answered all the same. */
export interface Warning {
  readonly code: WarningCode;
  /** The argument, with its place inside: `where.class.eq`. */
  readonly argument: string;
  readonly message: string;
  /** What was looked for, at most 200 characters of it; null where that says nothing. */
  readonly name: string | null;
  /** What to ask instead: the nearest names that exist, best first. */
  readonly suggestions: readonly string[];
}

export interface QueryTools {
  readonly budget: Budget;
  warn(warning: Warning): void;
  /** Called with every plan that is run, when the request asked for it. */
  readonly explain?: (plan: unknown) => void;
}

/** For runs without limits whose warnings go nowhere. */
export const NO_TOOLS: QueryTools = { budget: noBudget(), warn: () => undefined };

/** Rows between two looks at the budget. */
export const CHECK_ROWS = 4096;
