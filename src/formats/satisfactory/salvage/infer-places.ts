// Places the runs of bodies that their own bytes do not: where all other places are excluded by the looks of
// the classes and the bytes lost around the run. Source: docs/formats/satisfactory.md#salvage.

import { MOST_RUNS, type Pieces } from '../damage/align.ts';
import { placeByElimination } from '../damage/place-by-elimination.ts';
import type { HeaderRun } from '../objects/header-runs.ts';
import type { Reading } from '../objects/reading.ts';
import type { BodyWitness, PlacedBodies } from './witness.ts';

/** Places what it can; whether that is any. */
export function inferPlaces(
  reading: Reading,
  pieces: Pieces<HeaderRun, PlacedBodies>,
  witness: BodyWitness,
): boolean {
  const { headers, bodies } = pieces;
  if (headers.length + bodies.length > MOST_RUNS || bodies.every(({ index }) => index !== null)) return false;
  const habits = witness.habits(bodies);
  let placed = false;
  for (const [at, run] of bodies.entries()) {
    const before = bodies[at - 1];
    if (run.index !== null || before === undefined || before.index === null) continue;
    const first = before.index + before.length;
    const count = placeByElimination(openRun(pieces, at, first, witness), habits, reading.search);
    if (count === null) continue;
    run.index = first + count;
    placed = true;
  }
  return placed;
}

/** Run `own`, between bodies that end before header `first` and the next that are placed. */
function openRun(
  { headers, bodies, count }: Pieces<HeaderRun, PlacedBodies>,
  own: number,
  first: number,
  witness: BodyWitness,
) {
  const [before, run, after] = [bodies[own - 1]!, bodies[own]!, bodies[own + 1]];
  const next = bodies.slice(own + 1).find(({ index }) => index !== null);
  const end = next?.index ?? count ?? 0;
  const isBeforeKnown = witness.leadsOn(before);
  const isAfterKnown = after !== undefined && after === next && witness.leadsOn(run);
  return {
    looks: run.places.map((_, at) => witness.look(run, at)),
    headers: end - first,
    classes: () => classesBetween(headers, first, end, witness),
    before: isBeforeKnown ? run.places[0]! - before.end : null,
    after: isAfterKnown ? after.places[0]! - run.end : null,
  };
}

/** The classes of the headers from `first` to before `end`; null for lost ones. */
function classesBetween(
  headers: readonly HeaderRun[],
  first: number,
  end: number,
  witness: BodyWitness,
): (number | null)[] {
  const classes = new Array<number | null>(end - first).fill(null);
  for (const run of headers) {
    if (run.index === null) continue;
    const to = Math.min(end, run.index + run.length);
    for (let index = Math.max(first, run.index); index < to; index++)
      classes[index - first] = witness.classOf({ run, at: index - run.index });
  }
  return classes;
}
