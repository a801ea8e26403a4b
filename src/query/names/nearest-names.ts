// The known names nearest to an unknown one: those that share a part with it, have all its words, or differ in a few
// letters.

import type { Budget } from '../budget.ts';

export const MOST_SUGGESTIONS = 5;
/** Characters of a name to compare. */
export const MOST_CHARACTERS = 200;
/** Known names to compare, at a few microseconds each. */
const MOST_COMPARED = 20_000;
/** Names compared between two checks of the budget. */
const CHECK_NAMES = 64;

/** The things with the nearest names, best first; letter case hardly counts. @throws BudgetError */
export function nearestBy<T>(
  name: string,
  known: Iterable<T>,
  namesOf: (thing: T) => Iterable<string>,
  budget?: Budget,
): T[] {
  const distanceTo = distanceFrom(name.slice(0, MOST_CHARACTERS).toLowerCase());
  const called = new Map<string, { readonly distance: number; readonly things: T[] }>();
  for (const thing of known) {
    for (const candidate of namesOf(thing)) {
      const same = called.get(candidate);
      if (same) same.things.push(thing);
      else if (called.size < MOST_COMPARED) {
        if (called.size % CHECK_NAMES === 0) budget?.check();
        const distance = distanceTo(candidate.slice(0, MOST_CHARACTERS).toLowerCase());
        called.set(candidate, { distance, things: [thing] });
      }
    }
    if (called.size === MOST_COMPARED) break;
  }
  const near = [...called]
    .filter(([, { distance }]) => distance < Number.POSITIVE_INFINITY)
    .sort(([a, { distance: near }], [b, { distance: far }]) => near - far || (a < b ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS);
  return [...new Set(near.flatMap(([, { things }]) => things))];
}

/** Returns the distance of a name in lower case; infinite for those that are not near. */
function distanceFrom(wanted: string): (lower: string) => number {
  const words = wanted.split(' ').filter(({ length }) => length > 2);
  const most = Math.max(2, wanted.length >> 2);
  return (lower) => {
    const isPart =
      wanted.length > 2 && lower.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
    // `Coal Generator` for the Coal-Powered Generator.
    const holds = isPart || (words.length > 1 && words.every((word) => lower.includes(word)));
    if (holds) return Math.abs(lower.length - wanted.length) / 100;
    const distance = editDistance(wanted, lower, most);
    return distance <= most ? distance : Number.POSITIVE_INFINITY;
  };
}

/** Two rows of distances that are computed by turns; names have at most {@link MOST_CHARACTERS}. */
const ROWS = [new Uint16Array(MOST_CHARACTERS + 1), new Uint16Array(MOST_CHARACTERS + 1)] as const;

/**
 * Letters to insert, delete or replace. Returns some number above `most` as soon as the distance is sure to exceed it; only
 * places that are at most so far apart are compared.
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [row, next]: readonly Uint16Array[] = ROWS;
  for (let at = 0; at <= b.length; at++) row![at] = at;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    const letter = a.charCodeAt(i - 1);
    next![from - 1] = from === 1 ? i : most + 1;
    let least = next![from - 1]!;
    for (let j = from; j <= to; j++) {
      const change = row![j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const distance = Math.min(change, row![j]! + 1, next![j - 1]! + 1);
      next![j] = distance;
      if (distance < least) least = distance;
    }
    if (to < b.length) next![to + 1] = most + 1;
    if (least > most) return most + 1;
    [row, next] = [next, row];
  }
  return row![b.length]!;
}
