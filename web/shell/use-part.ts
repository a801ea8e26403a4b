// Parts of the page that are loaded when they are first shown.

import type { ComponentType } from 'preact';
import { lazy } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';

/** Null until it is there, and for none. */
export function usePart<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ readonly view: ComponentType<Props> } | null>(null);
  useEffect(() => {
    void load?.().then((view) => setPart({ view }));
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
