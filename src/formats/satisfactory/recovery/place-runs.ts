// Gives runs of headers and bodies their numbers in the level: the first run starts at 0 and the last one ends at
// the count; any other is placed by the components that its bodies list, or where the kinds of its members fit nowhere
// else. What remains is not placed: a wrong body is worse than none. Source: docs/formats/satisfactory.md#recovery.

import type { Run, SearchBudget } from './runs.ts';

/** Member `at` of a run. */
export interface Found {
  readonly run: Run;
  readonly at: number;
}

/** What headers and bodies show of the objects that they belong to. */
export interface Evidence {
  /** The header of body `at` of a run: that of the actor whose components it lists; null when it lists none. */
  owner(run: Run, at: number): Found | null;
  /** The class of each header of a run. */
  classes(run: Run): Int32Array;
  /** What each body of a run looks like. */
  looks(run: Run): Int32Array;
  /** Learns what the bodies of classes look like from those that are placed. */
  learn(headers: readonly Run[], bodies: readonly Run[]): void;
  /**
   * How unlike bodies of these classes adjacent bodies look, counted up to `most`; IMPOSSIBLE or more when one belongs
   * to an object of another kind.
   */
  differences(classes: Slice, looks: Slice, count: number, most: number): number;
}

/** Members from `at` on; -1 where one is not known. */
export interface Slice {
  readonly of: Int32Array;
  readonly at: number;
}

/** The difference of a body that belongs to an object of another kind. */
export const IMPOSSIBLE = 1 << 16;
/** Larger than the number of objects of any level. */
const ANY_NUMBER = 2 ** 29;
/** A file that is broken in more places is a hostile one. */
const MOST_RUNS = 500;
/** A placed run may help to place others, so all are tried again this many times. */
const MOST_PASSES = 4;
/** How many times as much must speak for the best place as for the second best. */
const CLEAR = 4;
/** Bodies that differ at any place but the right one, so that a single odd body decides nothing. */
const LEAST_DIFFERENCES = 4;
/** Share of bodies that may differ at the right one. */
const MOST_DIFFERENT = 0.15;

/** How many members there are, if the runs reach from the first to the last one without a gap; otherwise null. */
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
  const sound = runs.filter(({ isDoubtful }) => !isDoubtful);
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

/** Where both ends are lost, numbers start anywhere: the longest run of headers gets one. */
export function placeLongest(headers: readonly Run[], bodies: readonly Run[]): void {
  if ([...headers, ...bodies].some(({ index }) => index !== null)) return;
  const [longest] = headers
    .filter(({ isDoubtful }) => !isDoubtful)
    .sort((a, b) => b.places.length - a.places.length);
  if (longest) longest.index = ANY_NUMBER;
}

/** Doubtful runs continue the run before them. */
export function placeDoubtful(runs: readonly Run[]): void {
  for (const [at, run] of runs.entries()) {
    const before = runs[at - 1];
    if (!run.isDoubtful || run.index !== null) continue;
    if (run.isFirst) run.index = 0;
    else if (before && before.index !== null && before.end === run.places[0])
      run.index = before.index + before.places.length;
  }
}

/** Places what owners name, and what fits in one place only. */
export function placeByEvidence(
  headers: readonly Run[],
  bodies: readonly Run[],
  count: number,
  evidence: Evidence,
  budget: SearchBudget,
): void {
  if (headers.length + bodies.length > MOST_RUNS) return;
  const votes = ownerVotes(bodies, evidence);
  const ofHeaders = { runs: headers, looks: (run: Run) => evidence.classes(run) };
  const ofBodies = { runs: bodies, looks: (run: Run) => evidence.looks(run) };
  for (let pass = 0, changed = true; changed && pass < MOST_PASSES; pass++) {
    changed = false;
    evidence.learn(headers, bodies);
    for (const own of [ofBodies, ofHeaders]) {
      const fit = new Fit(own, own === ofBodies ? ofHeaders : ofBodies, budget, (of, opposite, most) =>
        own === ofBodies
          ? evidence.differences(opposite, of, of.of.length, most)
          : evidence.differences(of, opposite, of.of.length, most),
      );
      for (const run of own.runs) {
        if (run.index !== null || run.isDoubtful) continue;
        const limits = free(run, own.runs, count);
        const named = namedPlace(run, votes, limits);
        run.index = named === null ? fit.onlyPlace(run, limits) : fit.isPossible(run, named) ? named : null;
        changed ||= run.index !== null;
      }
    }
  }
}

/** Runs of headers or of bodies, and what each member looks like. */
interface Members {
  readonly runs: readonly Run[];
  looks(run: Run): Int32Array;
}

/** Bodies of one run that name headers of another. */
interface Vote {
  readonly body: Run;
  readonly header: Run;
  /** How far the number of the first body is before that of the first header, and how many say so. */
  readonly shifts: Map<number, number>;
}

function ownerVotes(bodies: readonly Run[], evidence: Evidence): readonly Vote[] {
  const votes: Vote[] = [];
  for (const body of bodies) {
    if (body.isDoubtful) continue;
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

/** Where owners clearly say that a run is; null when none does. */
function namedPlace(run: Run, votes: readonly Vote[], [least, most]: Limits): number | null {
  const counts = new Map<number, number>();
  for (const { body, header, shifts } of votes) {
    const other = run === body ? header : run === header ? body : null;
    if (other === null || other.index === null) continue;
    for (const [shift, said] of shifts) {
      const index = run === body ? other.index + shift : other.index - shift;
      if (index >= least && index <= most) counts.set(index, (counts.get(index) ?? 0) + said);
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
  for (const { index, places, isDoubtful } of runs.slice(0, own)) {
    if (index !== null) least = Math.max(least, index + places.length);
    else if (!isDoubtful) least += places.length;
  }
  let most = count;
  for (const { index, places, isDoubtful } of runs.slice(own + 1).reverse()) {
    if (isDoubtful) continue;
    most = index === null ? most - places.length : Math.min(most, index);
  }
  return [least, most - run.places.length];
}

/** Compares runs with those that are placed. */
class Fit {
  readonly #own: Members;
  readonly #others: Members;
  readonly #budget: SearchBudget;
  readonly #differences: (own: Slice, opposite: Slice, most: number) => number;

  constructor(
    own: Members,
    others: Members,
    budget: SearchBudget,
    differences: (own: Slice, opposite: Slice, most: number) => number,
  ) {
    this.#own = own;
    this.#others = others;
    this.#budget = budget;
    this.#differences = differences;
  }

  /** Whether no member of the run would be of another kind than its counterpart. */
  isPossible(run: Run, index: number): boolean {
    const opposite = { of: this.#opposite(run, [index, index]), at: 0 };
    return this.#differences({ of: this.#own.looks(run), at: 0 }, opposite, IMPOSSIBLE) < IMPOSSIBLE;
  }

  /** The number with few differences where any other has many; null for none. */
  onlyPlace(run: Run, [least, most]: Limits): number | null {
    // Where the count is lost, numbers start anywhere.
    if (most - least >= ANY_NUMBER / 2) return null;
    const looks = this.#own.looks(run);
    const opposite = this.#opposite(run, [least, most]);
    let [best, place, second] = [Number.POSITIVE_INFINITY, least, Number.POSITIVE_INFINITY];
    const enough = (): number => Math.max(LEAST_DIFFERENCES, best * CLEAR);
    for (let index = least; index <= most && second >= LEAST_DIFFERENCES; index++) {
      const found = this.#differences({ of: looks, at: 0 }, { of: opposite, at: index - least }, enough());
      if (this.#budget.steps <= 0) return null;
      if (found < best) [best, place, second] = [found, index, best];
      else second = Math.min(second, found);
    }
    return second >= enough() && best <= looks.length * MOST_DIFFERENT ? place : null;
  }

  /** What the placed counterparts look like of all numbers that members of the run may have. */
  #opposite({ places }: Run, [least, most]: Limits): Int32Array {
    const opposite = new Int32Array(most - least + places.length).fill(-1);
    for (const other of this.#others.runs) {
      if (other.index === null || other.isDoubtful) continue;
      const looks = this.#others.looks(other);
      const from = Math.max(0, least - other.index);
      const to = Math.min(looks.length, opposite.length + least - other.index);
      if (from < to) opposite.set(looks.subarray(from, to), from + other.index - least);
    }
    return opposite;
  }
}

/** The header with this number, if its run is placed. */
export function headerAt(headers: readonly Run[], index: number): Found | null {
  for (const run of headers) {
    if (run.index !== null && index >= run.index && index < run.index + run.places.length)
      return { run, at: index - run.index };
  }
  return null;
}
