// A smaller mutant with the same fault: first as few changed bytes as possible, then as few bytes.

/** Tries of one fault; each reads a save. */
const MOST_TRIES = 600;

/** @param fails whether bytes still have the fault */
export function minimise(
  source: Uint8Array,
  mutant: Uint8Array,
  fails: (bytes: Uint8Array) => boolean,
): Uint8Array {
  let tries = 0;
  const stillFails = (bytes: Uint8Array): boolean => tries++ < MOST_TRIES && fails(bytes);
  let best = mutant;
  const changed = [...mutant.keys()].filter((at) => mutant[at] !== source[at]);
  // Takes changes back, many at a time first.
  for (let size = source.length === mutant.length ? changed.length : 0; size >= 1; size >>= 1) {
    for (let from = 0; from < changed.length; from += size) {
      const back = best.slice();
      for (const at of changed.slice(from, from + size)) back[at] = source[at]!;
      if (stillFails(back)) best = back;
    }
  }
  for (let size = best.length >> 1; size >= 1 && tries < MOST_TRIES; size >>= 1) {
    for (let at = best.length - size; at >= 0 && tries < MOST_TRIES; at -= size) {
      const shorter = new Uint8Array([...best.subarray(0, at), ...best.subarray(at + size)]);
      if (stillFails(shorter)) best = shorter;
    }
  }
  return best;
}
