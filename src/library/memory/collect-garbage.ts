// Returns memory. The collector sees small objects, not the megabytes of columns that they hold, so it has to
// be called.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/** Call after a graph was released. Takes time in proportion to the heap of this thread. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
