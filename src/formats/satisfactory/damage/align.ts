// Matches bodies to headers when some of either are lost. Both are in the same order, and each header has one
// body, so a run of bodies is aligned as a whole: the only unknown is how many bodies precede it. The first
// run starts at 0 and the last ends at the count; any other is placed by what its bodies say, or not at all:
// a wrong body is worse than none. Source: docs/formats/satisfactory.md#salvage.

import { placeByChanges } from './place-by-changes.ts';

/** A run of things that are adjacent in the file: `index` is the number of the first, null while unknown. */
export interface Placed {
  length: number;
  index: number | null;
}

/** What the bytes of a body say about the object it belongs to. */
export interface Testimony {
  /** Rows of possible headers according to the body's own names: the actor whose components it lists. */
  readonly strong: readonly number[];
  /** Rows of possible headers according to others: objects that refer to each other. */
  readonly weak: readonly number[];
}

/** Headers and bodies of a level, as far as they were found. */
export interface Pieces<H extends Placed = Placed, B extends Placed = Placed> {
  readonly headers: readonly H[];
  readonly bodies: readonly B[];
  /** Number of objects according to the file; null when it cannot be read. */
  readonly count: number | null;
}

/** Gives evidence for the place of a run. */
export interface Witness<H extends Placed, B extends Placed> {
  /** The testimony of body `at` of the run. */
  testify(run: B, at: number): Testimony;
  /** The run of headers that holds a row, and the row's place in it. */
  find(row: number): Found<H> | null;
  /** Whether body `at` of a run can belong to a header. */
  fit(run: B, at: number, header: Found<H>): Fit;
  /** The members of a run that look unlike those before them, each among others like itself. */
  bodyChanges(run: B): readonly number[];
  /** The same of headers. */
  headerChanges(run: H): readonly number[];
}

/**
 * `impossible`: the body says that it belongs to another; `unlike`: no object of that class was seen to start
 * like this; `bare`: nor without properties, as any may be.
 */
export type Fit = 'like' | 'unlike' | 'bare' | 'impossible' | 'unknown';

/** Member `at` of a run. */
export interface Found<H> {
  readonly run: H;
  readonly at: number;
}

/** A placed run may help to place others, so all are tried again this many times. */
const MOST_PASSES = 4;
/** A file that is broken in more places is a hostile one. */
export const MOST_RUNS = 500;
/** Bodies to test per run, spread over it. */
const MOST_WITNESSES = 1500;
const LEAST_WEAK = 4;
/** The best place must have this many times the votes of the second best. */
const CLEAR = 4;
/**
 * Share of bodies that may start unlike others of the class they would get, because objects may start with a
 * rare property.
 */
const MOST_MISFITS = 0.05;
/** The same for bodies without properties, which objects have that are as their class says. */
const MOST_BARE = 0.1;

/** Gives runs their numbers, as far as the ends and the witness determine them. */
export function align<H extends Placed, B extends Placed>(
  pieces: Pieces<H, B>,
  witness: Witness<H, B>,
): void {
  if (pieces.bodies.length + pieces.headers.length > MOST_RUNS) return;
  const { headers, bodies } = pieces;
  if ([...headers, ...bodies].some(({ index }) => index !== null)) place(pieces, remembering(witness));
  else placeFloating(headers, bodies, remembering(witness));
}

/** More than the objects of any level. */
const FLOATING = 2 ** 30;

/**
 * Places runs relative to each other when both ends of a level are lost: the numbers start anywhere, so the
 * longest run of headers gets one. Where no bodies match, it loses it again.
 */
function placeFloating<H extends Placed, B extends Placed>(
  headers: readonly H[],
  bodies: readonly B[],
  witness: Witness<H, B>,
): void {
  const longest = headers.reduce<H | null>(
    (most, run) => (most === null || run.length > most.length ? run : most),
    null,
  );
  if (longest === null) return;
  longest.index = FLOATING;
  place({ headers, bodies, count: null }, witness);
  if (bodies.every(({ index }) => index === null)) longest.index = null;
}

/** Caches the witness's testimony about each body, because each run of headers asks about all of them. */
function remembering<H extends Placed, B extends Placed>(witness: Witness<H, B>): Witness<H, B> {
  const testimonies = new Map<B, Map<number, Testimony>>();
  return {
    find: (row) => witness.find(row),
    fit: (run, at, header) => witness.fit(run, at, header),
    bodyChanges: (run) => witness.bodyChanges(run),
    headerChanges: (run) => witness.headerChanges(run),
    testify(run, at) {
      let ofRun = testimonies.get(run);
      if (!ofRun) {
        ofRun = new Map();
        testimonies.set(run, ofRun);
      }
      let testimony = ofRun.get(at);
      if (!testimony) {
        testimony = witness.testify(run, at);
        ofRun.set(at, testimony);
      }
      return testimony;
    },
  };
}

function place<H extends Placed, B extends Placed>(pieces: Pieces<H, B>, witness: Witness<H, B>): void {
  let changed = true;
  for (let pass = 0; changed && pass < MOST_PASSES; pass++) {
    changed = false;
    for (const run of pieces.bodies) {
      if (run.index !== null) continue;
      const index = placeOfBodies(run, pieces, witness);
      if (index === null) continue;
      run.index = index;
      changed = true;
    }
    for (const run of pieces.headers) {
      if (run.index !== null) continue;
      const index = placeOfHeaders(run, pieces, witness);
      if (index === null) continue;
      run.index = index;
      changed = true;
    }
  }
}

function placeOfBodies<H extends Placed, B extends Placed>(
  run: B,
  { headers, bodies, count }: Pieces<H, B>,
  witness: Witness<H, B>,
): number | null {
  const votes = new Votes(...free(run, bodies, count));
  for (const at of sample(run.length)) {
    const { strong, weak } = witness.testify(run, at);
    const place = (row: number): number => {
      const header = witness.find(row);
      return header?.run.index == null ? Number.NaN : header.run.index + header.at - at;
    };
    votes.add(strong.map(place), weak.map(place));
  }
  const at = (index: number): Found<H> | null => headerAt(headers, index);
  const changes = numbered(headers, (other) => witness.headerChanges(other));
  return votes.winner(
    (index) => looks(run, index, at, witness),
    (...range) => placeByChanges(witness.bodyChanges(run), changes, ...range),
  );
}

function placeOfHeaders<H extends Placed, B extends Placed>(
  run: H,
  { headers, bodies, count }: Pieces<H, B>,
  witness: Witness<H, B>,
): number | null {
  const votes = new Votes(...free(run, headers, count));
  for (const other of bodies) {
    if (other.index === null) continue;
    for (const at of sample(other.length)) {
      const { strong, weak } = witness.testify(other, at);
      const place = (row: number): number => {
        const header = witness.find(row);
        return header?.run === run ? other.index! + at - header.at : Number.NaN;
      };
      votes.add(strong.map(place), weak.map(place));
    }
  }
  const looksAt = (index: number): Looks => {
    const inRun = (at: number): Found<H> | null =>
      at >= index && at < index + run.length ? { run, at: at - index } : null;
    const sum = { asked: 0, wrong: 0, bare: 0, impossible: false };
    for (const other of bodies) {
      if (other.index === null) continue;
      const { asked, wrong, bare, impossible } = looks(other, other.index, inRun, witness);
      sum.asked += asked;
      sum.wrong += wrong;
      sum.bare += bare;
      sum.impossible ||= impossible;
    }
    return sum;
  };
  const changes = numbered(bodies, (other) => witness.bodyChanges(other));
  return votes.winner(looksAt, (...range) => placeByChanges(witness.headerChanges(run), changes, ...range));
}

/** The changes of all placed runs, by number. */
function numbered<R extends Placed>(runs: readonly R[], changesOf: (run: R) => readonly number[]): number[] {
  return runs.flatMap((run) => {
    const { index } = run;
    return index === null ? [] : changesOf(run).map((at) => index + at);
  });
}

/** Limits for the number of a run: after the placed runs before it, before those after it. */
function free(run: Placed, runs: readonly Placed[], count: number | null): [number, number] {
  const own = runs.indexOf(run);
  let least = 0;
  for (const before of runs.slice(0, own)) {
    least = before.index === null ? least + before.length : Math.max(least, before.index + before.length);
  }
  let most = count ?? Number.POSITIVE_INFINITY;
  for (const later of runs.slice(own + 1).reverse()) {
    most = later.index === null ? most - later.length : Math.min(most, later.index);
  }
  return [least, most - run.length];
}

/** How bodies compare with the headers they would get. */
interface Looks {
  readonly asked: number;
  readonly wrong: number;
  /** Those without properties, which is wrong less often. */
  readonly bare: number;
  /** Whether one of them certainly belongs to another object. */
  readonly impossible: boolean;
}

function looks<H extends Placed, B extends Placed>(
  run: B,
  index: number,
  headerOf: (index: number) => Found<H> | null,
  witness: Witness<H, B>,
): Looks {
  let asked = 0;
  let wrong = 0;
  let bare = 0;
  for (const at of sample(run.length)) {
    const header = headerOf(index + at);
    const fit = header ? witness.fit(run, at, header) : 'unknown';
    if (fit === 'unknown') continue;
    asked++;
    if (fit === 'impossible') return { asked, wrong: asked, bare, impossible: true };
    if (fit === 'unlike') wrong++;
    if (fit === 'bare') bare++;
  }
  return { asked, wrong, bare, impossible: false };
}

/** The header with this number, if its run is placed. */
export function headerAt<H extends Placed>(headers: readonly H[], index: number): Found<H> | null {
  for (const run of headers) {
    if (run.index !== null && index >= run.index && index < run.index + run.length) {
      return { run, at: index - run.index };
    }
  }
  return null;
}

function* sample(length: number): Iterable<number> {
  const step = Math.max(1, length / MOST_WITNESSES);
  for (let at = 0; at < length; at += step) yield Math.floor(at);
}

/** Votes for the number of a run's first member. */
class Votes {
  readonly #least: number;
  readonly #most: number;
  readonly #strong = new Map<number, number>();
  readonly #weak = new Map<number, number>();

  constructor(least: number, most: number) {
    this.#least = least;
    this.#most = most;
  }

  add(strong: readonly number[], weak: readonly number[]): void {
    for (const index of new Set(strong)) this.#count(this.#strong, index);
    for (const index of new Set(weak)) this.#count(this.#weak, index);
  }

  #count(votes: Map<number, number>, index: number): void {
    if (index >= this.#least && index <= this.#most) votes.set(index, (votes.get(index) ?? 0) + 1);
  }

  /**
   * The one place that is clearly ahead, provided that no body is impossible there and, if the evidence is
   * weak, few are unlike their class. If the votes are not clear, `otherwise` gives the place between two
   * numbers.
   */
  winner(
    looksAt: (index: number) => Looks,
    otherwise: (least: number, most: number) => number | null,
  ): number | null {
    const strong = ahead(this.#strong, 1);
    let index = strong;
    if (this.#strong.size === 0) index = ahead(this.#weak, LEAST_WEAK) ?? otherwise(this.#least, this.#most);
    if (index === null) return null;
    const { asked, wrong, bare, impossible } = looksAt(index);
    const isUnlike = wrong > asked * MOST_MISFITS || bare > asked * MOST_BARE;
    return impossible || (strong === null && isUnlike) ? null : index;
  }
}

function ahead(votes: ReadonlyMap<number, number>, least: number): number | null {
  let best: number | null = null;
  let most = 0;
  let next = 0;
  for (const [index, count] of votes) {
    if (count > most) {
      next = most;
      most = count;
      best = index;
    } else if (count > next) next = count;
  }
  return most >= least && most >= next * CLEAR ? best : null;
}
