// The errors that clients see: our codes in `extensions.code`, with details beside them. Everything else is
// masked by the server, which logs it with an id and sends that id.

import { type ASTNode, GraphQLError } from 'graphql';
import { FileError, FormatError } from '../../library/load-error.ts';
import { BudgetError } from '../../query/budget.ts';
import { QueryError } from '../../query/errors.ts';
import { StoreError, type StoreErrorCode } from '../../store/store-error.ts';

/** Part of the API: programs compare these codes. */
export type ErrorCode =
  /** No open save has this id or slug. */
  | 'SAVE_NOT_FOUND'
  /** A condition that makes no sense, or a bad pattern or property path in one. */
  | 'BAD_FILTER'
  /** Any other argument that makes no sense. */
  | 'BAD_ARGUMENT'
  /** A short class name that several classes share; the message lists them. */
  | 'AMBIGUOUS_CLASS'
  /** A name that several open saves have; the message lists them. */
  | 'AMBIGUOUS_SAVE'
  /** More than the server is willing to do for one request. */
  | 'LIMIT_EXCEEDED'
  /** The save is broken. */
  | 'PARSE_FAILED'
  /** A format that is recognised but not supported. */
  | 'UNSUPPORTED_FORMAT'
  | 'NOT_A_SAVE'
  /** A file of the save cannot be read from disk. */
  | 'FILE_UNREADABLE'
  /** From another site, to a foreign host name, or for something that this server does not offer. */
  | 'FORBIDDEN'
  /** Not valid GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** GraphQL that does not fit this schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Values of variables do not have the types of the variables. */
  | 'BAD_VARIABLES'
  /** The server requires its token. */
  | 'UNAUTHENTICATED'
  /** The store cannot be reached, is busy or full, has a damaged piece, or cannot answer the request as it is. */
  | StoreErrorCode
  /** No query is stored under the id that was sent. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The server is shutting down and had no time left to answer. */
  | 'SERVER_CLOSING'
  /** A request that cannot be run: no query, or an unknown operation, mutation or subscription. */
  | 'BAD_REQUEST';

/** An error for the client. During execution, GraphQL adds the location in the query and the path. */
export function apiError(
  code: ErrorCode,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
  node?: ASTNode,
): GraphQLError {
  return new GraphQLError(shortMessage(message), { nodes: node ?? null, extensions: { code, ...facts } });
}

/** Turns errors of loading into errors for the client; returns those unrelated to the file unchanged. */
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

/** Masks internal errors: `report` receives the error with the id that the client sees. */
export function showError(error: unknown, report: (error: unknown, id: string) => void): GraphQLError {
  // Of ours, or of a package whose graphql is another copy.
  if (error instanceof GraphQLError && error.extensions.code !== undefined) return error;
  const cause = rootOf(error);
  // An error of graphql-js with a location: an argument whose variable has no suitable value.
  if (cause instanceof GraphQLError && cause.nodes)
    return errorAt(error, cause.message, { code: 'BAD_ARGUMENT' });
  if (cause instanceof BudgetError) {
    const { limit, most } = cause;
    return errorAt(error, (error as Error).message, { code: 'LIMIT_EXCEEDED', limit, most });
  }
  if (cause instanceof QueryError) {
    const { code, argument } = cause;
    return errorAt(error, cause.message, { code, argument });
  }
  if (cause instanceof StoreError) return errorAt(error, cause.message, { code: cause.code });
  const id = randomId();
  report(cause, id);
  return errorAt(error, `Unexpected error; it was logged as ${id}.`, { code: 'INTERNAL_SERVER_ERROR', id });
}

/** A new error at the location of another. */
export function errorAt(
  error: unknown,
  longMessage: string,
  extensions: Readonly<Record<string, unknown>>,
): GraphQLError {
  const message = shortMessage(longMessage);
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions });
  const { nodes = null, source = null, positions = null, path = null } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** The original error, without the errors wrapped around it that add the location. */
function rootOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function codeOf({ code }: FormatError): ErrorCode {
  if (code === 'NOT_A_SAVE') return 'NOT_A_SAVE';
  return code === 'UNSUPPORTED' ? 'UNSUPPORTED_FORMAT' : 'PARSE_FAILED';
}

/** 12 hexadecimal digits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Longer messages are cut; the longest of our own list some sixty names. */
const MOST_CHARACTERS = 2000;
const SHOWN_BEFORE = 800;
const SHOWN_BEHIND = 800;

/** A message of bounded length: the middle of a long one is left out, and said to be. */
export function shortMessage(message: string): string {
  if (message.length <= MOST_CHARACTERS) return message;
  const left = message.length - SHOWN_BEFORE - SHOWN_BEHIND;
  return `${message.slice(0, SHOWN_BEFORE)}... (${left} more characters) ...${message.slice(-SHOWN_BEHIND)}`;
}
