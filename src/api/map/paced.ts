// Long work on the thread that also answers requests, done in slices so that they get their turn.

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work between two pauses. */
const SLICE_MILLIS = 10;
/** Items between two looks at the clock. */
const STEPS_BETWEEN_LOOKS = 32;

/** Passes every item to `use`. */
export async function paced<T>(items: Iterable<T>, use: (item: T, at: number) => void): Promise<void> {
  let began = performance.now();
  let at = 0;
  for (const item of items) {
    use(item, at++);
    if (at % STEPS_BETWEEN_LOOKS !== 0 || performance.now() - began < SLICE_MILLIS) continue;
    await nextTurn();
    began = performance.now();
  }
}
