// Results of a subscription, one per event. Not a generator, because that could not be ended while it waits for
// the next event.

import type { ExecutionResult } from 'graphql';

type Results = AsyncIterableIterator<ExecutionResult>;

const DONE = { value: undefined, done: true } as const;
/** Ends results whose events go on elsewhere: the server shuts down, and the client may use another. */
export const INTERRUPTED = 'interrupted';
const CUT = { value: INTERRUPTED as unknown as undefined, done: true } as const;

/** @param result makes what is sent for an event; null for nothing */
export function eventResults<T>(
  events: AsyncIterable<T>,
  result: (event: T) => Promise<ExecutionResult | null>,
): Results {
  const iterator = events[Symbol.asyncIterator]();
  return resultsOf(
    async () => {
      for (;;) {
        const { value, done } = await iterator.next();
        if (done) return CUT;
        const sent = await result(value);
        if (sent) return { value: sent, done: false };
      }
    },
    async () => void (await iterator.return?.()),
  );
}

/** A single result. */
export function onlyResult(result: ExecutionResult): Results {
  let isGiven = false;
  return resultsOf(
    async () => {
      if (isGiven) return DONE;
      isGiven = true;
      return { value: result, done: false };
    },
    async () => undefined,
  );
}

/** Results that only a promise gives. */
export function laterResults(results: Promise<Results>): Results {
  return resultsOf(
    async () => (await results).next(),
    async () => void (await (await results).return?.()),
  );
}

function resultsOf(
  next: () => Promise<IteratorResult<ExecutionResult, undefined>>,
  end: () => Promise<void>,
): Results {
  return {
    next,
    return: async () => {
      await end();
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
