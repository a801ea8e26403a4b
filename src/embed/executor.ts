// Runs GraphQL queries on a library, without HTTP.

import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { RequestBudget } from '../api/budget/budget.ts';
import type { RequestLimits } from '../api/budget/limits.ts';
import { createContext } from '../api/context/context.ts';
import { RequestPipeline, type RequestText } from '../api/request/pipeline.ts';
import { createSchema } from '../api/schema/schema.ts';
import type { Library } from '../library/library.ts';
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
  const pipeline = new RequestPipeline(schema, report);
  return async (request, { signal } = {}) => {
    const budget = new RequestBudget({ limits, ...(signal && { signal }) });
    const result = await pipeline.answer(request, createContext(library, { budget }));
    // The data is JSON text so far, and errors hold things that only a server needs.
    return JSON.parse(JSON.stringify(result)) as ExecutionResult;
  };
}
