// Runs GraphQL queries on a library, without HTTP.

import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestLimits } from '../api/budget/limits.ts';
import type { RequestText } from '../api/request/pipeline.ts';
import { createSchema } from '../api/schema/schema.ts';
import type { Library } from '../library/library.ts';
import { RequestAnswers } from '../server/queries/request-answers.ts';
import { reportAsWarning } from './report.ts';

export interface ExecutorOptions {
  readonly library: Library;
  /** Default createSchema(). */
  readonly schema?: GraphQLSchema;
  /** Called with every internal error and the id that replaces it in the answer. Default: a process warning. */
  readonly report?: (error: unknown, id: string) => void;
  /** Limits of one request; those left out are the server's. */
  readonly limits?: Partial<RequestLimits>;
}

/** Errors have `extensions.code`, as over HTTP. */
export type Executor = (
  request: RequestText,
  options?: { readonly signal?: AbortSignal },
) => Promise<ExecutionResult>;

/**
 * Makes a function that answers queries with the checks, limits and errors of the server. It never rejects
 * because of a request: check `errors`. `data` is plain objects.
 */
export function createExecutor({
  library,
  schema = createSchema(),
  report = reportAsWarning,
  limits = {},
}: ExecutorOptions): Executor {
  const answers = new RequestAnswers({ schema, library, report });
  return (request, { signal } = {}) => answers.ask(request, { limits, signal });
}
