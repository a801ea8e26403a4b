// Groups things by a key.

import { addTo } from '../../graph/made-once.ts';

/** Groups and the things in them keep their order; things without a key are left out. */
export function groupBy<K, T>(
  things: Iterable<T>,
  keyOf: (thing: T) => K | null,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === null) continue;
    addTo(groups, key, thing);
  }
  return groups;
}
