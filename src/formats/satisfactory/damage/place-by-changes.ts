// Places a run by where one sort of things ends in it and another begins: objects of one class are often
// adjacent, so the bodies change their looks where the headers change their class. Source:
// docs/formats/satisfactory.md#salvage.

/** A change counts if this many adjacent members are alike on either side. */
const LEAST_ALIKE = 4;
/** Least number of changes that have to agree. */
const LEAST_AGREEING = 3;
/** The best place must have this many times the changes of the second best. */
const CLEAR = 3;
/** A stretch without changes that is this long on both sides is as good as a third change. */
const LEAST_STRETCH = 64;
/** More pairs of changes are not compared. */
const MOST_PAIRS = 50_000;

/** The numbers of members that differ from those before them, each among others like itself. */
export function changesOf<T>(members: readonly (T | null)[]): number[] {
  const changes: number[] = [];
  let alike = 0;
  let before = 0;
  for (let at = 0; at < members.length; at++) {
    const isNew = at === 0 || members[at] === null || members[at] !== members[at - 1];
    if (isNew) [before, alike] = [members[at] === null ? 0 : alike, 0];
    alike++;
    if (alike === LEAST_ALIKE && before >= LEAST_ALIKE) changes.push(at + 1 - LEAST_ALIKE);
  }
  return changes;
}

/**
 * Where a run begins, by its own changes and those of what it belongs to, both in order: the number between
 * `least` and `most` at which clearly the most of them coincide. Null when that is not certain.
 */
export function placeByChanges(
  own: readonly number[],
  others: readonly number[],
  least: number,
  most: number,
): number | null {
  const counts = new Map<number, number>();
  let pairs = 0;
  let first = 0;
  for (const at of own) {
    while (first < others.length && others[first]! < least + at) first++;
    for (let i = first; i < others.length && others[i]! <= most + at; i++) {
      if (++pairs > MOST_PAIRS) return null;
      const index = others[i]! - at;
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!best) return null;
  const [index, count] = best;
  const agreeing = count + (hasStretch(own, others, index) ? 1 : 0);
  return agreeing >= LEAST_AGREEING && agreeing >= (second?.[1] ?? 0) * CLEAR ? index : null;
}

/** Whether two changes that coincide are far apart, with none between them on one side. */
function hasStretch(own: readonly number[], others: readonly number[], index: number): boolean {
  const moved = own.map((at) => at + index);
  return endsStretch(moved, new Set(others)) || endsStretch(others, new Set(moved));
}

function endsStretch(changes: readonly number[], among: ReadonlySet<number>): boolean {
  return changes.some((at, i) => {
    const before = changes[i - 1] ?? at;
    return at - before >= LEAST_STRETCH && among.has(at) && among.has(before);
  });
}
