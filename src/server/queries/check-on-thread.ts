// Has a query checked on an answering thread when that takes longer than others should wait.

import { BudgetError } from '../../query/budget.ts';
import type { AnsweringThreads } from '../answering/answering-threads.ts';

export interface CheckOutcome {
  /** False when no thread could check it, so that this one has to. */
  readonly isChecked: boolean;
  /** The answer to a query that is wrong. */
  readonly refusal: Uint8Array | null;
}

/** @throws Error when the thread died; GraphQLError when too many questions wait; BudgetError when the client is gone */
export async function checkOnThread(
  threads: AnsweringThreads,
  query: string,
  signal: AbortSignal | null,
): Promise<CheckOutcome> {
  const result = await threads.run({ kind: 'check', query }, signal);
  // Not even a check is owed to a client that left.
  if (signal?.aborted) throw new BudgetError('client', 0, 'The client has gone.');
  return { isChecked: result !== null, refusal: result && result.body.length > 0 ? result.body : null };
}
