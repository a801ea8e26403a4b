// Parts of the page that are loaded when they are first shown.

import type { ComponentType } from 'preact';
import { lazy } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { whenBack } from '../net/presence.ts';

/** Null until it is there, and for none. Without an answer of the server, it is loaded once that is back. */
export function usePart<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ readonly view: ComponentType<Props> } | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    const setStop = (): void => {
      stop = whenBack(run);
    };
    const run = (): void => void load?.().then((view) => setPart({ view }), setStop);
    run();
    return () => stop?.();
  }, [load]);
  return part?.view ?? null;
}

/** A component by its name in its module, for `Suspense`. */
export function part<Name extends string, Props>(
  name: Name,
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}
