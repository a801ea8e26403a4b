// Values that are computed on first use and kept, like the indexes of queries.

import { getOrCreate } from '../../graph/made-once.ts';

/** Runs `make` once per owner and keeps the result as long as the owner exists. A failed attempt is not kept. */
export function memoize<Owner extends object, T>(make: (owner: Owner) => T): (owner: Owner) => T {
  const kept = new WeakMap<Owner, { readonly value: T }>();
  return (owner) => getOrCreate(kept, owner, () => ({ value: make(owner) })).value;
}
