// Long work on the thread that answers, in pieces: others get their turn in between.

import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work between two turns of others. */
const SLICE_MILLIS = 10;
/** The clock is looked at once in so many steps. */
const STEPS_BETWEEN_LOOKS = 32;

/** Hands every item to `use`. @throws the signal's reason once it is aborted */
export async function paced<T>(
  items: Iterable<T>,
  use: (item: T, at: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let began = performance.now();
  let at = 0;
  for (const item of items) {
    use(item, at++);
    if (at % STEPS_BETWEEN_LOOKS !== 0 || performance.now() - began < SLICE_MILLIS) continue;
    await nextTurn();
    signal?.throwIfAborted();
    began = performance.now();
  }
}
