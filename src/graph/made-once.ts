// What is made when it is first asked for, and kept.

/** A map or weak map. */
interface Keeping<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** The same for the latest keys: what was made first is dropped when there are more than `most`. */
export function madeLately<Key, Made>(kept: Map<Key, Made>, most: number, key: Key, make: () => Made): Made {
  const made = madeOnce(kept, key, make);
  if (kept.size > most) kept.delete(kept.keys().next().value as Key);
  return made;
}

/** Longer texts are not kept. */
const MOST_CHARACTERS = 2500;

/** The same for texts that users wrote. A copy is kept: the text may be a slice of a request, which would stay in memory. */
export function madeOfText<Made>(
  kept: Map<string, Made>,
  most: number,
  text: string,
  make: () => Made,
): Made {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (text.length > MOST_CHARACTERS) return make();
  return madeLately(kept, most, JSON.parse(JSON.stringify(text)), make);
}

/** What is kept under a key; made now if there is nothing. */
export function madeOnce<Key, Made>(kept: Keeping<Key, Made>, key: Key, make: () => Made): Made {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
