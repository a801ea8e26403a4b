// Gives runs of headers and bodies their numbers in the level: the first run starts at 0 and the last one ends at
// the count; any other is placed, or headers and bodies are matched, by the components that bodies list, by the kinds
// of objects, or not at all: a wrong body is worse than none. Source: docs/formats/satisfactory.md#recovery.

import type { Run, SearchBudget } from './runs.ts';

/** Member `at` of a run. */
export interface Found {
  readonly run: Run;
  readonly at: number;
}

/** Evidence in headers and bodies of the objects that they belong to. */
export interface Evidence {
  /** The header of body `at` of a run: that of the actor whose components it lists; null when it lists none. */
  owner(run: Run, at: number): Found | null;
  /** True if member `at` of a run of headers or bodies is of an actor; null when it is not certain. */
  isActor(run: Run, at: number): boolean | null;
}

/** Numbers from here on only say which headers and bodies belong together. */
const RELATIVE = 2 ** 32;
/** A file that is broken in more places is a hostile one. */
const MOST_RUNS = 500;
/** A placed run may help to place others, so all are tried again this many times. */
const MOST_PASSES = 16;
/** The number of owners that must name the best place for each that names the second best. */
const CLEAR = 4;

/** The number of members, if the runs reach from the first to the last one without a gap; otherwise null. */
export function countOfWhole(runs: readonly Run[]): number | null {
  const isWhole = runs.every((run, at) => (at === 0 ? run.isFirst : runs[at - 1]!.end === run.places[0]));
  if (!isWhole || !runs.at(-1)?.isLast) return null;
  return runs.reduce((sum, { places }) => sum + places.length, 0);
}

/** Places what the ends of a level determine. `count` is the number of its objects. */
export function placeEnds(runs: readonly Run[], count: number): void {
  if (countOfWhole(runs) === count) {
    let index = 0;
    for (const run of runs) {
      run.index = index;
      index += run.places.length;
    }
    return;
  }
  const sound = runs.filter(({ isUncertain }) => !isUncertain);
  const [first, last] = [sound[0], sound.at(-1)];
  if (first === undefined || last === undefined) return;
  // A single run from start to end with the wrong length belongs to no certain object.
  if (first === last && first.isFirst && first.isLast) return;
  const start = count - last.places.length;
  // Where both claim a number, neither gets it.
  if (first !== last && first.isFirst && last.isLast && start < first.places.length) return;
  if (first.isFirst) first.index = 0;
  if (last.isLast) last.index = start;
}

/** Doubtful runs continue the run before them. */
export function placeDoubtful(runs: readonly Run[]): void {
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1];
    if (!run.isUncertain || run.index !== null) continue;
    if (run.isFirst) run.index = 0;
    else if (before && before.index !== null && before.end === run.places[0])
      run.index = before.index + before.places.length;
  }
}

/** Places runs by the owners that bodies name. */
export function placeByOwners(
  headers: readonly Run[],
  bodies: readonly Run[],
  count: number,
  evidence: Evidence,
  budget: SearchBudget,
): void {
  if (headers.length + bodies.length > MOST_RUNS) return;
  const votes = ownerVotes(bodies, evidence);
  for (let pass = 0, changed = true; changed && pass < MOST_PASSES; pass++) {
    changed = false;
    for (const runs of [bodies, headers]) {
      for (const run of runs) {
        if (run.index !== null || run.isUncertain) continue;
        const limits = free(run, runs, count);
        const kinds = new KindsInPlaces(run, runs === bodies ? headers : bodies, evidence, budget);
        run.index = namedPlace(run, votes, limits);
        if (run.index !== null && !kinds.agreeAt(run.index)) run.index = null;
        run.index ??= kinds.onlyPlace(limits);
        changed ||= run.index !== null;
      }
    }
    changed ||= placeLongest(headers);
  }
}

/** Gives the longest run of headers without a place numbers of its own. */
function placeLongest(headers: readonly Run[]): boolean {
  const [longest] = headers
    .filter(({ index, isUncertain }) => index === null && !isUncertain)
    .sort((a, b) => b.places.length - a.places.length);
  if (longest) longest.index = (headers.indexOf(longest) + 1) * RELATIVE;
  return longest !== undefined;
}

/** The kinds of objects of a run, of headers or of bodies, beside those of the placed runs of the others. */
class KindsInPlaces {
  readonly #run: Run;
  readonly #others: readonly Run[];
  readonly #evidence: Evidence;
  readonly #budget: SearchBudget;

  constructor(run: Run, others: readonly Run[], evidence: Evidence, budget: SearchBudget) {
    this.#run = run;
    this.#others = others.filter(({ index, isUncertain }) => index !== null && !isUncertain);
    this.#evidence = evidence;
    this.#budget = budget;
  }

  /** True if no object has another kind if the run starts at a number. A first one after a gap may be none at all. */
  agreeAt(index: number): boolean {
    const skipped = this.#run.isFirst ? 0 : 1;
    for (const other of this.#others) {
      const end = Math.min(index + this.#run.places.length, other.index! + other.places.length);
      for (let number = Math.max(index + skipped, other.index!); number < end; number++) {
        const kind = this.#evidence.isActor(other, number - other.index!);
        const own = this.#evidence.isActor(this.#run, number - index);
        this.#budget.steps--;
        if (kind !== null && own !== null && kind !== own) return false;
      }
    }
    return true;
  }

  /** The only number at which all agree; null for none, several, or one that cannot be told from others. */
  onlyPlace([least, most]: Limits): number | null {
    let only: number | null = null;
    if (least === most) return null;
    for (let index = least; index <= most; index++) {
      if (!this.agreeAt(index)) continue;
      if (only !== null || this.#budget.steps <= 0) return null;
      only = index;
    }
    return only;
  }
}

/** Bodies of one run that name headers of another. */
interface Vote {
  readonly body: Run;
  readonly header: Run;
  /** Distances from the number of the first body to that of the first header, and how many say so. */
  readonly shifts: Map<number, number>;
}

function ownerVotes(bodies: readonly Run[], evidence: Evidence): readonly Vote[] {
  const votes: Vote[] = [];
  for (const body of bodies) {
    if (body.isUncertain) continue;
    for (let at = 0; at < body.places.length; at++) {
      const owner = evidence.owner(body, at);
      if (owner === null) continue;
      const known = votes.find((one) => one.body === body && one.header === owner.run);
      const vote = known ?? { body, header: owner.run, shifts: new Map() };
      if (!known) votes.push(vote);
      const shift = owner.at - at;
      vote.shifts.set(shift, (vote.shifts.get(shift) ?? 0) + 1);
    }
  }
  return votes;
}

/** The number of a run by the clear majority of its owners; null without one. */
function namedPlace(run: Run, votes: readonly Vote[], [least, most]: Limits): number | null {
  const counts = new Map<number, number>();
  for (const { body, header, shifts } of votes) {
    const other = run === body ? header : run === header ? body : null;
    if (other === null || other.index === null) continue;
    for (const [shift, said] of shifts) {
      const index = run === body ? other.index + shift : other.index - shift;
      const isFree = index > RELATIVE / 2 || (index >= least && index <= most);
      if (isFree) counts.set(index, (counts.get(index) ?? 0) + said);
    }
  }
  const [best, next] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= (next?.[1] ?? 0) * CLEAR ? best[0] : null;
}

/** The least and the largest number that a run may have. */
type Limits = readonly [number, number];

/** After the runs before it, before those after it. */
function free(run: Run, runs: readonly Run[], count: number): Limits {
  const own = runs.indexOf(run);
  let least = 0;
  for (const { index, places, isUncertain } of runs.slice(0, own)) {
    if (index !== null && index < RELATIVE / 2) least = Math.max(least, index + places.length);
    else if (!isUncertain) least += places.length;
  }
  let most = count;
  for (const { index, places, isUncertain } of runs.slice(own + 1).reverse()) {
    if (isUncertain) continue;
    most = index === null || index > RELATIVE / 2 ? most - places.length : Math.min(most, index);
  }
  return [least, most - run.places.length];
}

/** The header with this number, if its run is placed. */
export function headerAt(headers: readonly Run[], index: number): Found | null {
  for (const run of headers)
    if (run.index !== null && index >= run.index && index < run.index + run.places.length)
      return { run, at: index - run.index };
  return null;
}
