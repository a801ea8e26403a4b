// Gives runs of headers and bodies their numbers in the level: the first run starts at 0 and the last one ends at
// the count; any other is placed by what its bodies say, or not at all: a wrong body is worse than none. Source:
// docs/formats/satisfactory.md#recovery.

import type { Run } from './runs.ts';

/** What the bytes of a body say about the object that it belongs to. */
export interface Testimony {
  /** The number of its header in a run, according to the body's own names: the actor whose components it lists. */
  readonly owner: Found | null;
  /** The same according to others: objects that refer to each other. */
  readonly partners: readonly Found[];
}

/** Member `at` of a run. */
export interface Found {
  readonly run: Run;
  readonly at: number;
}

/** `impossible`: it belongs to an object of another kind; `unlike`: no object of that class was seen to start so. */
export type Fit = 'like' | 'unlike' | 'impossible' | 'unknown';

export interface Witness {
  /** The testimony of body `at` of the run. */
  testify(run: Run, at: number): Testimony;
  /** Whether body `at` of a run may belong to a header. */
  fit(run: Run, at: number, header: Found): Fit;
}

/** Larger than the number of objects of any level. */
const ANY_NUMBER = 2 ** 29;
/** A file that is broken in more places is a hostile one. */
const MOST_RUNS = 500;
/** A placed run may help to place others, so all are tried again this many times. */
const MOST_PASSES = 4;
/** Bodies to ask per run, spread over it. */
const MOST_ASKED = 1500;
/** Votes of others that place a run, and how many times the votes of the second best place the best must have. */
const LEAST_VOTES = 4;
const CLEAR = 4;
/** Share of bodies that may look unlike those of the class that they would get. */
const MOST_MISFITS = 0.15;

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

/** Places what bodies say of themselves and of each other, as far as that is clear. */
export function placeByWitness(
  headers: readonly Run[],
  bodies: readonly Run[],
  count: number,
  witness: Witness,
): void {
  if (headers.length + bodies.length > MOST_RUNS) return;
  const heard = remembering(witness);
  for (let pass = 0, changed = true; changed && pass < MOST_PASSES; pass++) {
    changed = false;
    for (const [runs, place] of [
      [bodies, (run: Run) => placeOfBodies(run, headers, bodies, count, heard)],
      [headers, (run: Run) => placeOfHeaders(run, headers, bodies, count, heard)],
    ] as const) {
      for (const run of runs) {
        if (run.index !== null || run.isDoubtful) continue;
        run.index = place(run);
        changed ||= run.index !== null;
      }
    }
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

/** Asks about each body once, because each run of headers asks about all of them. */
function remembering(witness: Witness): Witness {
  const heard = new Map<number, Testimony>();
  return {
    fit: (run, at, header) => witness.fit(run, at, header),
    testify: (run, at) => {
      const place = run.places[at]!;
      const known = heard.get(place) ?? witness.testify(run, at);
      heard.set(place, known);
      return known;
    },
  };
}

function placeOfBodies(
  run: Run,
  headers: readonly Run[],
  bodies: readonly Run[],
  count: number,
  witness: Witness,
): number | null {
  const votes = new Votes(...free(run, bodies, count));
  for (const at of sample(run)) {
    const { owner, partners } = witness.testify(run, at);
    const place = ({ run: header, at: member }: Found): number | null =>
      header.index === null ? null : header.index + member - at;
    votes.add(owner && place(owner), partners.map(place));
  }
  return votes.winner((index) => misfits([[run, index]], (at) => headerAt(headers, at), witness));
}

function placeOfHeaders(
  run: Run,
  headers: readonly Run[],
  bodies: readonly Run[],
  count: number,
  witness: Witness,
): number | null {
  const votes = new Votes(...free(run, headers, count));
  const placed = bodies.flatMap((other) => (other.index === null ? [] : [[other, other.index] as const]));
  for (const [other, index] of placed) {
    for (const at of sample(other)) {
      const { owner, partners } = witness.testify(other, at);
      const place = ({ run: header, at: member }: Found): number | null =>
        header === run ? index + at - member : null;
      votes.add(owner && place(owner), partners.map(place));
    }
  }
  return votes.winner((index) => {
    const inRun = (at: number): Found | null =>
      at >= index && at < index + run.places.length ? { run, at: at - index } : null;
    return misfits(placed, inRun, witness);
  });
}

/** Limits for the number of a run: after the placed runs before it, before those after it. */
function free(run: Run, runs: readonly Run[], count: number): [number, number] {
  const own = runs.indexOf(run);
  let least = 0;
  for (const { index, places } of runs.slice(0, own)) {
    least = index === null ? least : Math.max(least, index + places.length);
  }
  let most = count;
  for (const { index, isDoubtful } of runs.slice(own + 1)) {
    if (index !== null && !isDoubtful) most = Math.min(most, index);
  }
  return [least, most - run.places.length];
}

/** Share of the bodies that look unlike those of the class that they would get; all if one cannot be of its kind. */
function misfits(
  placed: readonly (readonly [Run, number])[],
  headerOf: (index: number) => Found | null,
  witness: Witness,
): number {
  let [asked, unlike] = [0, 0];
  for (const [run, index] of placed) {
    for (const at of sample(run)) {
      const header = headerOf(index + at);
      const fit = header ? witness.fit(run, at, header) : 'unknown';
      if (fit === 'impossible') return 1;
      if (fit !== 'unknown') asked++;
      if (fit === 'unlike') unlike++;
    }
  }
  return asked === 0 ? 0 : unlike / asked;
}

function* sample({ places }: Run): Iterable<number> {
  const step = Math.max(1, places.length / MOST_ASKED);
  for (let at = 0; at < places.length; at += step) yield Math.floor(at);
}

/** Votes for the number of a run's first member. */
class Votes {
  readonly #least: number;
  readonly #most: number;
  readonly #owners = new Map<number, number>();
  readonly #partners = new Map<number, number>();

  constructor(least: number, most: number) {
    this.#least = least;
    this.#most = most;
  }

  add(owner: number | null, partners: readonly (number | null)[]): void {
    this.#count(this.#owners, owner);
    for (const index of new Set(partners)) this.#count(this.#partners, index);
  }

  #count(votes: Map<number, number>, index: number | null): void {
    if (index === null || index < this.#least || index > this.#most) return;
    votes.set(index, (votes.get(index) ?? 0) + 1);
  }

  /** The one place that is clearly ahead and possible; if only partners speak for it, few bodies are unlike there. */
  winner(misfitsAt: (index: number) => number): number | null {
    const isOwned = this.#owners.size > 0;
    const index = isOwned ? ahead(this.#owners, 1) : ahead(this.#partners, LEAST_VOTES);
    if (index === null) return null;
    const share = misfitsAt(index);
    return share < 1 && (isOwned || share <= MOST_MISFITS) ? index : null;
  }
}

function ahead(votes: ReadonlyMap<number, number>, least: number): number | null {
  const [best, next] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= least && best[1] >= (next?.[1] ?? 0) * CLEAR ? best[0] : null;
}
