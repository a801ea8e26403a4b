// Values that are worked out at the first question and kept with the view, like the indexes of queries: a getter that
// calls `keep` runs its work once for a graph.

const kept = new WeakMap<object, Map<string, unknown>>();

/** The value that `make` gave for this owner and name when it was first asked for. A failed try is not kept. */
export function keep<T>(owner: object, name: string, make: () => T): T {
  let values = kept.get(owner);
  if (!values) {
    values = new Map();
    kept.set(owner, values);
  }
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}
