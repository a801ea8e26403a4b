// What is made when it is first asked for, and kept.

/** A map or weak map. */
interface Keeping<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** What is kept under a key; made now if there is nothing. */
export function madeOnce<Key, Made>(kept: Keeping<Key, Made>, key: Key, make: () => Made): Made {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
