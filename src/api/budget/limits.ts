// The limits of one request; those of the query engine are in query/limits.ts. The error for exceeding one
// gives its value.

import { type ASTNode, GraphQLError, type Source } from 'graphql';
/** Lexical tokens of a query. */
export const MOST_TOKENS = 20_000;
/** Lines of a query: locating an error scans all of them. */
export const MOST_LINES = 20_000;
/** Characters of a name in a query: answers repeat an alias in every row and error. */
export const MOST_NAME_CHARACTERS = 500;
/** Nesting of selections, and of objects and lists in arguments and variables. */
export const MOST_QUERY_DEPTH = 100;
/** Fields with an alias. */
export const MOST_ALIASES = 500;
/** Operations and fragments in a document. */
export const MOST_DEFINITIONS = 500;
/** Variables of an operation; arguments of a field or directive. */
export const MOST_ARGUMENTS = 500;
/** Objects and lists in the values of variables: about as many as fit into the text of a query. */
export const MOST_OBJECTS = 5_000;
/** Values of any kind in variables: each save that a query is about compares with all of them. */
export const MOST_VALUES = 20_000;
/** Errors that are reported about a query before it runs. */
export const MOST_QUERY_ERRORS = 100;
/** Errors that are reported about the values of variables. */
export const MOST_VARIABLE_ERRORS = 50;
/** Errors in one answer. */
export const MOST_ERRORS = 1_000;
/** Warnings, and plans, in one answer. */
export const MOST_REMARKS = 100;

/** Limits of one request while it runs. */
export interface RequestLimits {
  /** Written entries of lists of objects. */
  readonly rows: number;
  /** Visited objects and references. */
  readonly visited: number;
  readonly decoded: number;
  /** Bytes of the answer's data. */
  readonly bytes: number;
  /** Time in milliseconds, during which others wait. Waiting for saves to be read does not count. */
  readonly milliseconds: number;
}

export const NO_LIMITS: RequestLimits = {
  rows: Number.POSITIVE_INFINITY,
  visited: Number.POSITIVE_INFINITY,
  decoded: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  milliseconds: Number.POSITIVE_INFINITY,
};

export const REQUEST_LIMITS: RequestLimits = {
  rows: 1_000_000,
  visited: 200_000_000,
  decoded: 10_000_000,
  bytes: 64 * 1024 * 1024,
  milliseconds: 10_000,
};

/** Where the limit was exceeded. */
type LimitPlace = { readonly node: ASTNode } | { readonly source: Source; readonly position: number };

/** LIMIT_EXCEEDED, with the name of the limit and its value in `extensions`. */
export function limitError(what: string, most: number, place: LimitPlace): GraphQLError {
  const at = 'node' in place ? { nodes: place.node } : { source: place.source, positions: [place.position] };
  const extensions = { code: 'LIMIT_EXCEEDED', limit: what, most };
  return new GraphQLError(`A query has at most ${most} ${what}; split it into several requests.`, {
    ...at,
    extensions,
  });
}

/** The errors, at most `most`, and after them one that says that there are more. */
export function endedAfter(
  errors: readonly GraphQLError[],
  most: number,
  of: 'query' | 'variables',
): readonly GraphQLError[] {
  if (errors.length <= most) return errors;
  const { nodes } = errors[most - 1]!;
  const text = `The ${of} ${of === 'query' ? 'has' : 'have'} more than ${most} errors: only the first are shown.`;
  return [...errors.slice(0, most), new GraphQLError(text, { nodes: nodes ?? null })];
}
