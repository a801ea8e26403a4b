// Runs queries in this process, with the pipeline that answers HTTP but smaller limits: a model reads the
// answer.

import type { GraphQLSchema } from 'graphql';
import { RequestBudget } from '../../api/budget/budget.ts';
import type { RequestLimits } from '../../api/budget/limits.ts';
import { type ContextOptions, createContext } from '../../api/context/context.ts';
import { RequestPipeline, type RequestText } from '../../api/request/pipeline.ts';
import type { QueryVariables } from '../../games/shared/questions.ts';
import type { Library } from '../../library/library.ts';
import type { Ask, AskResult } from './tool-session.ts';

export interface AskOptions extends Pick<ContextOptions, 'store'> {
  readonly schema: GraphQLSchema;
  readonly library: Library;
  /** Receives internal errors, with the id that the client was given. */
  readonly report: (error: unknown, id: string) => void;
  /** Called whenever the serving thread makes progress. */
  readonly alive?: () => void;
  /** Runs queries that take long. Default: they run here, and others wait. */
  readonly threads?: QueryThreads;
}

/** Other threads, so that this one stays free. */
export interface QueryThreads {
  /** Milliseconds that a query may take here without a break. */
  readonly slice: number;
  /** Checks a query whose check takes long. */
  check(query: string, signal?: AbortSignal): Promise<ThreadCheck>;
  /** Whether a query was expensive before. */
  isExpensive(query: string): boolean;
  /** Null when it should be answered here after all. */
  ask(
    query: string,
    variables: QueryVariables,
    limits: Limits,
    signal?: AbortSignal,
  ): Promise<AskResult | null>;
}

export interface ThreadCheck {
  /** False when it should be checked here after all. */
  readonly isChecked: boolean;
  /** The answer to a query that is wrong. */
  readonly refusal: AskResult | null;
}

type Limits = Partial<RequestLimits>;

const LIMITS: Limits = { rows: 50_000, bytes: 2_000_000 };

export function pipelineAsk({ schema, library, store, report, alive, threads }: AskOptions): Ask {
  const pipeline = new RequestPipeline(schema, report);
  /** Null when it took longer than the slice. */
  const answerHere = async (
    asked: RequestText,
    signal?: AbortSignal,
    slice?: number,
  ): Promise<AskResult | null> => {
    alive?.();
    const budget = new RequestBudget({
      limits: LIMITS,
      ...(signal && { signal }),
      ...(alive && { alive }),
      ...(slice !== undefined && { slice }),
    });
    const result = await pipeline.answer(asked, createContext(library, { budget, ...(store && { store }) }));
    if (budget.isHandedOver) return null;
    return JSON.parse(JSON.stringify(result)) as AskResult;
  };
  return async (query, variables, signal) => {
    const isSlow = threads && pipeline.isSlowToCheck(query);
    const { isChecked = false, refusal = null } = isSlow ? await threads.check(query, signal) : {};
    if (refusal) return refusal;
    const asked = { query, variables, isChecked };
    const here = threads?.isExpensive(query) ? null : await answerHere(asked, signal, threads?.slice);
    const answer = here ?? (await threads?.ask(query, variables, LIMITS, signal));
    return answer ?? (await answerHere(asked, signal))!;
  };
}
