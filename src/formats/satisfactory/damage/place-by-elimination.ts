// Places a run of bodies by excluding all other places: bodies that are unlike their classes, recipes that would
// build two classes, and bytes lost before and after the run that are too many or too few for the headers left
// there. What this says rests on the sizes seen elsewhere in the save, not on the bytes of the run, so its objects
// have to be marked. Source: docs/formats/satisfactory.md#salvage.

import { type BodyHabits, type BodyLook, divisor, isRecipe } from './body-habits.ts';
import type { SearchBudget } from './body-runs.ts';

/** A run of bodies between others that are placed. */
export interface OpenRun {
  /** Null for a damaged body, which may look like any. */
  readonly looks: readonly (BodyLook | null)[];
  /** Number of headers between the bodies before and after it. */
  readonly headers: number;
  /** The classes of those headers; null for lost ones. */
  classes(): readonly (number | null)[];
  /** Bytes between those bodies and the run; null when that is not known. */
  readonly before: number | null;
  readonly after: number | null;
}

const MOST_PLACES = 20_000;
/** A body is compared with a class, or a header measured, in about the time of this many steps of a search. */
const COMPARISON_STEPS = 50;
/** Least share of the bodies that have to fall on classes that are known well, or show what built them. */
const LEAST_KNOWN = 0.5;
/** How often, at most, some wrong place may fit by chance if the right one were excluded by mistake. */
const MOST_CHANCE = 0.05;
/** Of a body whose class is not known. */
const LEAST_SIZE = 8;

/** The number of headers before the run; null unless only one is possible. */
export function placeByElimination(run: OpenRun, habits: BodyHabits, budget: SearchBudget): number | null {
  const places = run.headers - run.looks.length + 1;
  if (places < 1 || places > MOST_PLACES) return null;
  // A length that may be wrong led just to where a run begins.
  if (run.before === 0) return 0;
  budget.steps -= run.headers * COMPARISON_STEPS;
  if (budget.steps <= 0) return null;
  const room = new Room(run, habits);
  let only: number | null = null;
  let likely = 0;
  for (let place = 0; place < places; place++) {
    if (!room.isBigEnough(place)) continue;
    const { count, compared } = habits.unlike(
      run.looks.length,
      (at) => room.classes[place + at]!,
      (at) => run.looks[at]!,
    );
    budget.steps -= (compared + 1) * COMPARISON_STEPS;
    if (budget.steps <= 0) return null;
    if (count > 0) continue;
    likely++;
    if (!room.isExact(place)) continue;
    if (only !== null) return null;
    only = place;
  }
  if (only === null || (likely > 1 && likely * room.chance(only) > MOST_CHANCE)) return null;
  const known = Math.max(room.known(only), recipesIn(run.looks));
  return known >= run.looks.length * LEAST_KNOWN ? only : null;
}

/** How many bodies show what built them, if different things did: then they are as good as known. */
function recipesIn(looks: OpenRun['looks']): number {
  const recipes = looks.flatMap((look) => (look?.sign && isRecipe(look.sign) ? [look.sign] : []));
  return new Set(recipes).size > 1 ? recipes.length : 0;
}

/** The bytes that bodies of these headers take. */
class Room {
  readonly classes: readonly (number | null)[];
  readonly #run: OpenRun;
  /** Sums before each header: of the smallest and the largest bodies, and how many headers have known classes. */
  readonly #least: Float64Array;
  readonly #most: Float64Array;
  readonly #known: Float64Array;
  /** What divides the differences in size among the headers before one, and from one on. */
  readonly #stepBefore: Float64Array;
  readonly #stepAfter: Float64Array;

  constructor(run: OpenRun, habits: BodyHabits) {
    const { headers } = run;
    this.#run = run;
    this.classes = run.classes();
    const sizes = this.classes.map((of) => (of === null ? null : habits.sizes(of)));
    this.#least = new Float64Array(headers + 1);
    this.#most = new Float64Array(headers + 1);
    this.#known = new Float64Array(headers + 1);
    this.#stepBefore = new Float64Array(headers + 1);
    this.#stepAfter = new Float64Array(headers + 1);
    for (const [at, size] of sizes.entries()) {
      this.#least[at + 1] = this.#least[at]! + (size?.least ?? LEAST_SIZE);
      this.#most[at + 1] = this.#most[at]! + (size?.most ?? 0);
      this.#known[at + 1] = this.#known[at]! + (size === null ? 0 : 1);
      this.#stepBefore[at + 1] = divisor(this.#stepBefore[at]!, size?.step ?? 1);
    }
    for (let at = headers - 1; at >= 0; at--)
      this.#stepAfter[at] = divisor(this.#stepAfter[at + 1]!, sizes[at]?.step ?? 1);
  }

  /** Bodies of the run that fall on headers of known classes. */
  known(place: number): number {
    return this.#known[place + this.#run.looks.length]! - this.#known[place]!;
  }

  /** Whether the bodies of the headers before and after the run can take as many bytes as are lost. */
  isBigEnough(place: number): boolean {
    return this.#gaps(place).every(({ from, to, bytes }) => {
      const isBounded = this.#known[to]! - this.#known[from]! === to - from;
      const most = isBounded ? this.#most[to]! - this.#most[from]! : Number.POSITIVE_INFINITY;
      return bytes >= this.#least[to]! - this.#least[from]! && bytes <= most;
    });
  }

  /** Whether sizes seen in these classes add up to those bytes, as far as their differences tell. */
  isExact(place: number): boolean {
    return this.#gaps(place).every(({ from, to, bytes, step }) => {
      const more = bytes - (this.#least[to]! - this.#least[from]!);
      return step === 0 ? more === 0 : more % step === 0;
    });
  }

  /** How often any number of bytes would be as exact. */
  chance(place: number): number {
    return this.#gaps(place).reduce((product, { step }) => product / (step || 1), 1);
  }

  #gaps(place: number): { from: number; to: number; bytes: number; step: number }[] {
    const { before, after, headers, looks } = this.#run;
    const end = place + looks.length;
    const gaps = [];
    if (before !== null) gaps.push({ from: 0, to: place, bytes: before, step: this.#stepBefore[place]! });
    if (after !== null) gaps.push({ from: end, to: headers, bytes: after, step: this.#stepAfter[end]! });
    return gaps;
  }
}
