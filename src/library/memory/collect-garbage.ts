// Giving memory back. The collector sees small objects, not the megabytes of columns behind them, so it has to be called.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | null = null;

/** Takes as long as looking at all objects of this thread: for after a graph was let go of. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
