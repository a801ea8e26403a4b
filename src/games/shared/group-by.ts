// Groups things by a key.

/** Groups and the things in them keep their order; things without a key are left out. */
export function groupBy<K, T>(
  things: Iterable<T>,
  keyOf: (thing: T) => K | null,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
