// Giving memory back. The collector sees small objects, not the megabytes of columns behind them, so it has to be
// called.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/** As slow as the heap of this thread is large: to be called after a graph was released. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
