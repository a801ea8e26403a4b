// Asking for a collection. The collector sees small objects, not the megabytes of shared memory behind them, so when those
// are handed over it has to be told.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let gc: (() => void) | null = null;

/** Collects everything on this thread: some milliseconds for a small heap. */
export function collectAll(): void {
  if (gc === null) {
    setFlagsFromString('--expose-gc');
    const found: unknown = runInNewContext('globalThis.gc');
    gc = typeof found === 'function' ? (found as () => void) : () => {};
  }
  gc();
}
