// Asking for a collection. The collector sees small objects, not the megabytes of shared or outside memory behind
// them, so where those pile up or are handed over it has to be told.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Gc = (options: { type: 'minor' | 'major' }) => void;

let gc: Gc | null = null;

/** Collects what was made lately: well under a millisecond. */
export function collectYoung(): void {
  platformGc()({ type: 'minor' });
}

/** Collects everything on this thread: some milliseconds for a small heap. */
export function collectAll(): void {
  platformGc()({ type: 'major' });
}

function platformGc(): Gc {
  if (gc === null) {
    setFlagsFromString('--expose-gc');
    const found: unknown = runInNewContext('globalThis.gc');
    gc = typeof found === 'function' ? (found as Gc) : () => {};
  }
  return gc;
}
