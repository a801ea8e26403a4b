// Reasons to refuse a query. The API passes `code` and `argument` to the client unchanged: none of these is an
// internal error.

import { MOST_FILTER_DEPTH, MOST_GROUPS, MOST_KEYS } from './limits.ts';

/**
 * BAD_FILTER: a condition that makes no sense. BAD_ARGUMENT: any other argument that makes no sense.
 * LIMIT_EXCEEDED: well formed, but more than one request may ask for.
 */
export type QueryErrorCode = 'BAD_FILTER' | 'BAD_ARGUMENT' | 'AMBIGUOUS_CLASS' | 'LIMIT_EXCEEDED';

export class QueryError extends Error {
  readonly code: QueryErrorCode;
  /** The argument at fault, with the place in it: `where.and[2].name.eq`. */
  readonly argument: string;

  constructor(code: QueryErrorCode, argument: string, message: string) {
    super(`${argument}: ${message}`);
    this.name = 'QueryError';
    this.code = code;
    this.argument = argument;
  }
}

/** A condition that makes no sense. */
export function badFilter(argument: string, message: string): QueryError {
  return new QueryError('BAD_FILTER', argument, message);
}

/** Any other argument that makes no sense. */
export function badArgument(argument: string, message: string): QueryError {
  return new QueryError('BAD_ARGUMENT', argument, message);
}

const CONDITION = /^(where|via|having)\b/;

/** For what both conditions and other arguments can contain, such as property paths. */
export function badOperand(argument: string, message: string): QueryError {
  return CONDITION.test(argument) ? badFilter(argument, message) : badArgument(argument, message);
}

/** A request for more than the limit. */
export function overLimit(argument: string, message: string, advice: string): QueryError {
  return new QueryError('LIMIT_EXCEEDED', argument, `${message}; ${advice}`);
}

/** LIMIT_EXCEEDED for filters nested in filters. */
export function tooDeep(argument: string): QueryError {
  const advice = 'put conditions side by side: all entries of one filter must hold';
  return overLimit(argument, `filters nest at most ${MOST_FILTER_DEPTH} deep`, advice);
}

/** LIMIT_EXCEEDED for lists of keys. */
export function tooManyKeys(argument: string, what: string, count: number): QueryError {
  return overLimit(
    argument,
    `${what} have at most ${MOST_KEYS} keys, ${count} were given`,
    'omit the last ones',
  );
}

/** LIMIT_EXCEEDED for groups, including squares and ranges. */
export function tooManyGroups(argument: string, what = 'groups'): QueryError {
  const advice = 'narrow the list with where, or group by keys with fewer values';
  return overLimit(argument, `there are more than ${MOST_GROUPS} ${what}`, advice);
}
