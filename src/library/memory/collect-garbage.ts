// Returns memory. The collector sees small objects, not the megabytes of columns that they hold, so it has to
// be called.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of dropped graphs, before it is worth that: compiled code goes with them, and reading takes several times as long. */
export const MOST_HELD_BYTES = 2 ** 26;

let collect: (() => void) | undefined;

/** Call after a graph was released. Takes time in proportion to the heap of this thread. */
export function collectGarbage(): void {
  collect ??= globalThis.gc ?? collector();
  collect?.();
}

/**
 * Undefined when another thread takes the flag back in between: flags belong to the whole process. It must not stay, since
 * code that was compiled before, such as Node's own modules, is only used under the very flags that it was compiled for:
 * each thread that starts from then on would compile all of it again.
 */
function collector(): typeof collect {
  setFlagsFromString('--expose-gc');
  const found: typeof collect = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  return found;
}
