// Values that are made when they are first needed, and kept.

import type { RecentlyUsed } from './recently-used.ts';

/** A map, a weak map, or one that keeps what was used last. */
interface Keeping<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** Longer texts are not kept. */
const MOST_CHARACTERS = 2500;

/** The same for texts that users wrote. A copy is kept: the text may be a slice of a request, which would stay in memory. */
export function madeOfText<Made>(kept: RecentlyUsed<string, Made>, text: string, make: () => Made): Made {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (text.length > MOST_CHARACTERS) return make();
  return getOrCreate(kept, JSON.parse(JSON.stringify(text)), make);
}

/** The value kept under a key; made now if there is none. */
export function getOrCreate<Key, Made>(kept: Keeping<Key, Made>, key: Key, make: () => Made): Made {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** Runs `make` once per owner and keeps the result as long as the owner exists. A failed attempt is not kept. */
export function memoize<Owner extends object, T>(make: (owner: Owner) => T): (owner: Owner) => T {
  const kept = new WeakMap<Owner, { readonly value: T }>();
  return (owner) => getOrCreate(kept, owner, () => ({ value: make(owner) })).value;
}

/** Adds a value to the list kept under a key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
