// The cost of work in steps: how often the blocks of its code run. The same on every machine, however busy it is. A test that counts keeps
// V8's block counters from its start: functions that ran before have none.

import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Starts a count over all scripts of this thread; it gives the steps since. What native code does (`indexOf`, WebAssembly) counts as nothing. */
export function stepCounter(): () => number {
  takeSteps();
  return takeSteps;
}

/** Steps of work that ends when it returns. */
export function countSteps(work: () => unknown): number {
  const steps = stepCounter();
  work();
  return steps();
}

/** Steps since the last call. */
function takeSteps(): number {
  let steps = 0;
  // Within the process the session answers at once.
  session.post('Profiler.takePreciseCoverage', (_, { result }: Coverage) => {
    for (const { functions } of result) {
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    }
  });
  return steps;
}
