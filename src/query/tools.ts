// Tools that a query gets from its request: a budget that may end it, where to send warnings, and perhaps a listener
// for plans.

import { type Budget, noBudget } from './budget.ts';

/**
 * UNKNOWN_CLASS, UNKNOWN_PROPERTY, UNKNOWN_LABEL, UNKNOWN_LEVEL, UNKNOWN_OBJECT: the save has nothing with that name.
 * UNKNOWN_NAME: no row of a game's list has that name. AMBIGUOUS_NAME: several things there have it; `suggestions` has
 * their ids. UNKNOWN_VALUE: no object has that text under the path of a condition, or no row a value in the field of one.
 * UNKNOWN_ID: nothing that is open has that id. NO_NUMBERS: figures over numbers that no member has.
 * TYPE_MISMATCH: a condition asks for a type that no value under its path has. FIRST_VALUE: there are several values,
 * and only the first counts. NOT_FINITE: a number in the file is NaN or infinite. INEXACT_NUMBER: an integer to be
 * compared as a double has more digits than a double. DAMAGED: a game's view of a save that could not be read whole.
 * PARTIAL_SEARCH: the index holds only some of the texts. PARTIAL_LIST: an answer has the first page of a list, and the
 * query does not show that it knows. OUT_OF_RANGE: a condition compares a number with one beyond the range of its
 * values. ABSENT_IS_DEFAULT: a condition holds for the default value of a property, and the game leaves that out.
 * HIDDEN_ROWS: missing files, or the version of the game, keep rows from a list, or from the value of the field that a
 * condition or a key asks for. OTHER_GAME: the save has no view of that game. PARTIAL_HISTORY: saves are missing from a
 * history. FILE_TIME: the times in it are those of files. MIXED_LEVELS: a place is in several levels, each of which has
 * places of its own.
 */
export type WarningCode =
  | 'UNKNOWN_CLASS'
  | 'UNKNOWN_PROPERTY'
  | 'UNKNOWN_LABEL'
  | 'UNKNOWN_LEVEL'
  | 'UNKNOWN_OBJECT'
  | 'UNKNOWN_NAME'
  | 'AMBIGUOUS_NAME'
  | 'UNKNOWN_VALUE'
  | 'DAMAGED'
  | 'UNKNOWN_ID'
  | 'NO_NUMBERS'
  | 'TYPE_MISMATCH'
  | 'NOT_FINITE'
  | 'FIRST_VALUE'
  | 'INEXACT_NUMBER'
  | 'PARTIAL_SEARCH'
  | 'PARTIAL_LIST'
  | 'OUT_OF_RANGE'
  | 'ABSENT_IS_DEFAULT'
  | 'HIDDEN_ROWS'
  | 'OTHER_GAME'
  | 'PARTIAL_HISTORY'
  | 'FILE_TIME'
  | 'MIXED_LEVELS';

/** A remark on a query that was answered anyway. */
export interface Warning {
  readonly code: WarningCode;
  /** The argument, with the place in it: `where.class.eq`. */
  readonly argument: string;
  readonly message: string;
  /** The unknown name, at most 200 characters of it; null where there is none. */
  readonly name: string | null;
  /** Names to ask for instead: the nearest existing ones, best first. */
  readonly suggestions: readonly string[];
}

export interface QueryTools {
  readonly budget: Budget;
  warn(warning: Warning): void;
  /** Called with every plan that is run, if the request asked for plans. */
  readonly explain?: (plan: unknown) => void;
}

/** For queries without limits whose warnings are discarded. */
export const NO_TOOLS: QueryTools = { budget: noBudget(), warn: () => undefined };

/** Rows between two checks of the budget. */
export const CHECK_ROWS = 4096;
