// Runs queries in this process, with the pipeline that answers HTTP but smaller limits: a model reads the answer.

import type { GraphQLSchema } from 'graphql';
import { RequestBudget } from '../../api/budget/budget.ts';
import type { RequestLimits } from '../../api/budget/limits.ts';
import { type ContextOptions, createContext } from '../../api/context/context.ts';
import { RequestPipeline } from '../../api/request/pipeline.ts';
import type { Library } from '../../library/library.ts';
import type { Ask, AskResult } from './tool-session.ts';

export interface AskOptions extends Pick<ContextOptions, 'store'> {
  readonly schema: GraphQLSchema;
  readonly library: Library;
  /** Receives internal errors, with the id that the client was given. */
  readonly report: (error: unknown, id: string) => void;
}

/** Of one query of a model. */
export const MODEL_LIMITS: Partial<RequestLimits> = { rows: 50_000, bytes: 2_000_000 };

export function pipelineAsk({ schema, library, store, report }: AskOptions): Ask {
  const pipeline = new RequestPipeline(schema, report);
  return async (query, variables, signal) => {
    const budget = new RequestBudget({ limits: MODEL_LIMITS, ...(signal && { signal }) });
    const context = createContext(library, { budget, ...(store && { store }) });
    const result = await pipeline.answer({ query, variables }, context);
    return JSON.parse(JSON.stringify(result)) as AskResult;
  };
}
