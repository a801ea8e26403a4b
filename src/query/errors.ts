// What a query can be refused for. The API gives `code` and `argument` to the client as they are: nothing
// here is an internal error.

import { MOST_FILTER_DEPTH, MOST_GROUPS, MOST_KEYS } from './limits.ts';

/**
 * BAD_FILTER: a condition that cannot be meant so. BAD_ARGUMENT: the same of any other argument.
 * LIMIT_EXCEEDED: well formed, but more than one request may ask for.
 */
export type QueryErrorCode = 'BAD_FILTER' | 'BAD_ARGUMENT' | 'AMBIGUOUS_CLASS' | 'LIMIT_EXCEEDED';

export class QueryError extends Error {
  readonly code: QueryErrorCode;
  /** The argument at fault, with its place inside: `where.and[2].name.eq`. */
  readonly argument: string;

  constructor(code: QueryErrorCode, argument: string, message: string) {
    super(`${argument}: ${message}`);
    this.name = 'QueryError';
    this.code = code;
    this.argument = argument;
  }
}

/** A condition that cannot be meant so. */
export function badFilter(argument: string, message: string): QueryError {
  return new QueryError('BAD_FILTER', argument, message);
}

/** Any other argument that cannot be meant so. */
export function badArgument(argument: string, message: string): QueryError {
  return new QueryError('BAD_ARGUMENT', argument, message);
}

/** Arguments that are conditions. */
const CONDITION = /^(where|via|having)\b/;

/** Of what may stand in a condition and in other arguments alike, such as property paths. */
export function badOperand(argument: string, message: string): QueryError {
  return CONDITION.test(argument) ? badFilter(argument, message) : badArgument(argument, message);
}

/** More than one request may ask for. */
export function overLimit(argument: string, message: string, advice: string): QueryError {
  return new QueryError('LIMIT_EXCEEDED', argument, `${message}; ${advice}`);
}

/** LIMIT_EXCEEDED of filters inside filters. */
export function tooDeep(argument: string): QueryError {
  const advice = 'put conditions side by side: all entries of one filter hold together';
  return overLimit(argument, `filters nest at most ${MOST_FILTER_DEPTH} deep`, advice);
}

/** LIMIT_EXCEEDED of lists of keys. */
export function tooManyKeys(argument: string, what: string, count: number): QueryError {
  return overLimit(
    argument,
    `${what} have at most ${MOST_KEYS} keys, ${count} were given`,
    'leave out the last of them',
  );
}

/** LIMIT_EXCEEDED of groups, and of squares and ranges, which are groups. */
export function tooManyGroups(argument: string, what = 'groups'): QueryError {
  const advice = 'narrow the list with where, or take keys that more have in common';
  return overLimit(argument, `there are more than ${MOST_GROUPS} ${what}`, advice);
}
