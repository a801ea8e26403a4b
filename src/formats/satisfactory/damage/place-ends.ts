// Places runs of bodies by their position: at the start of a level's bodies, or at their end. Source:
// docs/formats/satisfactory.md#salvage.

import type { Placed } from './align.ts';
import type { BodyRun } from './body-runs.ts';

/** What has to be known of a run. */
export interface EndRun extends Placed, Pick<BodyRun, 'places' | 'end' | 'isFirst' | 'isLast'> {}

/**
 * The first bodies belong to the first headers, and the last ones to the last; where both claim a header,
 * neither gets it.
 */
export function placeEnds(bodies: readonly EndRun[], count: number | null): void {
  const [first, last] = [bodies[0], bodies.at(-1)];
  if (!first || !last) return;
  if (isWhole(bodies, count)) {
    let index = 0;
    for (const run of bodies) {
      run.index = index;
      index += run.length;
    }
    return;
  }
  if (first === last) {
    if (!first.isFirst && !first.isLast) return;
    // A single run from start to end with the wrong length belongs to no certain object.
    if (first.isFirst && first.isLast && count !== null && first.length !== count) return;
    first.index = first.isFirst ? 0 : count === null ? null : count - first.length;
    return;
  }
  if (first.isFirst) first.index = 0;
  if (!last.isLast || count === null) return;
  const index = count - last.length;
  if (index >= (first.isFirst ? first.length : 0)) last.index = index;
  else first.index = null;
}

/**
 * Whether the runs are adjacent and have as many bodies as there should be: then doubtful lengths were right.
 */
function isWhole(bodies: readonly EndRun[], count: number | null): boolean {
  if (!bodies[0]!.isFirst || !bodies.at(-1)!.isLast) return false;
  if (!bodies.every((run, at) => at === 0 || bodies[at - 1]!.end === run.places[0])) return false;
  return bodies.reduce((sum, { length }) => sum + length, 0) === count;
}
