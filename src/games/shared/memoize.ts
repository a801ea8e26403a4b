// Values that are worked out at the first question and kept for the next, like the indexes of queries.

/** `make`, run once for each owner: what it gives is kept as long as the owner is. A failed try is not kept. */
export function memoize<Owner extends object, T>(make: (owner: Owner) => T): (owner: Owner) => T {
  const kept = new WeakMap<Owner, { readonly value: T }>();
  return (owner) => {
    let known = kept.get(owner);
    if (!known) {
      known = { value: make(owner) };
      kept.set(owner, known);
    }
    return known.value;
  };
}
