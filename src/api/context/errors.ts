// The errors that clients see: our codes in `extensions.code`, with the facts beside them. Everything else is
// masked by the server, logged with an id and answered with that id.

import { type ASTNode, GraphQLError } from 'graphql';
import { FileError, FormatError } from '../../library/load-error.ts';
import { BudgetError } from '../../query/budget.ts';
import { QueryError } from '../../query/errors.ts';
import { StoreError, type StoreErrorCode } from '../../store/store-error.ts';
import { randomId } from './random-id.ts';

/** A contract: programs compare these. */
export type ErrorCode =
  /** No open save has this id or slug. */
  | 'SAVE_NOT_FOUND'
  /** A condition that means nothing, or an expression or property path in one. */
  | 'BAD_FILTER'
  /** The same of any other argument. */
  | 'BAD_ARGUMENT'
  /** A class name that several classes end in; `candidates` lists them. */
  | 'AMBIGUOUS_CLASS'
  /** More than the server is willing to do for one request. */
  | 'LIMIT_EXCEEDED'
  /** The save is broken. */
  | 'PARSE_FAILED'
  /** A known relative of a format that is not read. */
  | 'UNSUPPORTED_FORMAT'
  /** Not a save at all. */
  | 'NOT_A_SAVE'
  /** A file of the save cannot be read from disk. */
  | 'FILE_UNREADABLE'
  /**
   * The request came from a page of another site, or under a foreign host name, or asked for what this server does not
   * offer.
   */
  | 'FORBIDDEN'
  /** Not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** GraphQL, but not of this schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The values of variables do not have the variables' types. */
  | 'BAD_VARIABLES'
  /** The server wants its token. */
  | 'UNAUTHENTICATED'
  /** The store cannot be reached, is full, has a damaged piece, or cannot answer this as it is. */
  | StoreErrorCode
  /** No query is known under the id that stood for it. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The server ends, and had no time left for an answer. */
  | 'SERVER_CLOSING'
  /** No request that could be run: no query, unknown operation, mutation or subscription. */
  | 'BAD_REQUEST';

/** An error for the client. While a query runs, GraphQL adds the place in the query and the path. */
export function apiError(
  code: ErrorCode,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
  node?: ASTNode,
): GraphQLError {
  return new GraphQLError(message, { nodes: node ?? null, extensions: { code, ...facts } });
}

/** Why a save could not be loaded, for the client; what the file is not to blame for stays as it is. */
export function loadFailure(error: unknown): unknown {
  if (error instanceof FileError) return apiError('FILE_UNREADABLE', error.message, { file: error.file });
  if (!(error instanceof FormatError)) return error;
  const { file, offset, path, expected, found, message } = error;
  return apiError(codeOf(error), message, {
    reason: error.code,
    file,
    offset: String(offset),
    path: path.length > 0 ? path.join('/') : null,
    expected,
    found,
  });
}

/**
 * An error of execution as clients may see it. An internal error is masked: `report`
 * gets it with the id that the client sees.
 */
export function showError(error: unknown, report: (error: unknown, id: string) => void): GraphQLError {
  const cause = rootOf(error);
  if (cause instanceof GraphQLError) {
    if ((error as GraphQLError).extensions.code !== undefined) return error as GraphQLError;
    // graphql's own, with the place in the query: an argument whose variable has no fitting value.
    if (cause.nodes) return shownAt(error, cause.message, { code: 'BAD_ARGUMENT' });
  }
  if (cause instanceof BudgetError) {
    const { limit, most } = cause;
    return shownAt(error, (error as Error).message, { code: 'LIMIT_EXCEEDED', limit, most });
  }
  if (cause instanceof QueryError) {
    const { code, argument } = cause;
    return shownAt(error, cause.message, { code, argument });
  }
  if (cause instanceof StoreError) return shownAt(error, cause.message, { code: cause.code });
  const id = randomId();
  report(cause, id);
  return shownAt(error, `Unexpected error; it was logged as ${id}.`, { code: 'INTERNAL_SERVER_ERROR', id });
}

/** An error in the place of another one. */
function shownAt(
  error: unknown,
  message: string,
  extensions: Readonly<Record<string, unknown>>,
): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions });
  const { nodes, source, positions, path } = error;
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    extensions,
  });
}

/** What was thrown, below the errors that add the place in the query. */
function rootOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function codeOf({ code }: FormatError): ErrorCode {
  if (code === 'NOT_A_SAVE') return 'NOT_A_SAVE';
  return code === 'UNSUPPORTED' ? 'UNSUPPORTED_FORMAT' : 'PARSE_FAILED';
}
