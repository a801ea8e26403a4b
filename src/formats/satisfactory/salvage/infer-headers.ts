// Places runs of headers between two holes where their bodies are known: all other places are excluded by what the
// bodies look like, and by the bytes that the headers lost before and after the run took. Source:
// docs/formats/satisfactory.md#salvage.

import { MOST_RUNS, type Pieces } from '../damage/align.ts';
import type { BodyHabits, BodyLook } from '../damage/body-habits.ts';
import { type HeaderRoom, HeaderSizes } from '../damage/header-room.ts';
import { type HeaderRun, placeChain } from '../objects/header-runs.ts';
import type { Reading } from '../objects/reading.ts';
import type { BodyWitness, PlacedBodies } from './witness.ts';

/** One placed run may help to place those beside it, so all are tried again this many times. */
const MOST_PASSES = 4;
const MOST_PLACES = 20_000;
/** Share of bodies that may be unlike their class: some start with a rare property. */
const MOST_MISFITS = 0.01;
/** With such, the next best place must have this many times as many. */
const CLEAR = 4;
/** A class is compared with a body in about the time of this many steps of a search. */
const COMPARISON_STEPS = 20;

/** A header of its kind and four texts, and the size of a body: a level that counts more than fit has a damaged count. */
const LEAST_OBJECT_BYTES = 4 + 4 * 5 + 4;

/** Places what it can; whether that is any. */
export function inferHeaders(
  reading: Reading,
  { headers, bodies, count }: Pieces<HeaderRun, PlacedBodies>,
  witness: BodyWitness,
): boolean {
  const open = headers.filter(({ index }) => index === null);
  if (count === null || headers.length + bodies.length > MOST_RUNS) return false;
  if (count > reading.cursor.bytes.length / LEAST_OBJECT_BYTES) return false;
  if (open.length === 0 || open.length === headers.length) return false;
  return new Inference(
    reading,
    headers,
    looksOf(bodies, count, witness),
    witness.habits(bodies),
    witness,
  ).place();
}

/** What each body of the level looks like; null for those that are lost. */
function looksOf(bodies: readonly PlacedBodies[], count: number, witness: BodyWitness): (BodyLook | null)[] {
  const looks = new Array<BodyLook | null>(count).fill(null);
  for (const run of bodies) {
    if (run.index === null) continue;
    for (let at = 0; at < run.length; at++) looks[run.index + at] = witness.look(run, at);
  }
  return looks;
}

class Inference {
  readonly #reading: Reading;
  readonly #headers: readonly HeaderRun[];
  readonly #looks: readonly (BodyLook | null)[];
  readonly #habits: BodyHabits;
  readonly #witness: BodyWitness;
  readonly #sizes: HeaderSizes;
  readonly #room: HeaderRoom | null;

  constructor(
    reading: Reading,
    headers: readonly HeaderRun[],
    looks: readonly (BodyLook | null)[],
    habits: BodyHabits,
    witness: BodyWitness,
  ) {
    this.#reading = reading;
    this.#headers = headers;
    this.#looks = looks;
    this.#habits = habits;
    this.#witness = witness;
    this.#sizes = this.#learnSizes();
    this.#room = this.#sizes.room(looks.map((look) => look?.sign ?? null));
  }

  /** The sizes of placed headers; that of the last one of a run is known from where it ends. */
  #learnSizes(): HeaderSizes {
    const sizes = new HeaderSizes(this.#reading.search);
    const starts = this.#reading.rows.headerAt.values;
    for (const run of this.#headers) {
      const { row, length, index, end } = run;
      if (index === null) continue;
      const header = (at: number) => ({
        of: this.#witness.classOf({ run, at }),
        sign: this.#looks[index + at]?.sign ?? null,
        size: (at + 1 < length ? starts[row + at + 1]! : end) - starts[row + at]!,
      });
      sizes.learn(Array.from({ length }, (_, at) => header(at)));
    }
    return sizes;
  }

  place(): boolean {
    if (this.#room === null) return false;
    const certain = this.#headers.map(({ index }) => index !== null);
    for (let pass = 0, placed = 1; placed > 0 && pass < MOST_PASSES; pass++) {
      placed = 0;
      for (let at = 0; at < this.#headers.length; at++) placed += this.#placeRun(at);
      for (let at = this.#headers.length - 1; at >= 0; at--) placed += this.#placeRun(at);
    }
    this.#withdraw(certain);
    return this.#headers.some(({ index }, at) => index !== null && !certain[at]);
  }

  /**
   * Takes back what was placed between two runs that are certain, unless all between them is placed and fits: one
   * wrong number would have left no room for the others. What was counted by headers of one class stays.
   */
  #withdraw(certain: readonly boolean[]): void {
    const headers = this.#headers;
    const told = headers.map((_, at) => this.#isTold(at));
    for (let from = 0; from < headers.length; from++) {
      if (certain[from]) continue;
      let to = from;
      while (to < headers.length && !certain[to]) to++;
      const end = to;
      const isWhole = headers
        .slice(from, to)
        .every(({ index }, at) => index !== null && this.#fits(from + at, index));
      if (!isWhole) {
        while (from < to && told[from]) from++;
        while (to > from && told[to]) to--;
        for (const run of headers.slice(from, to)) run.index = null;
      }
      from = end;
    }
  }

  /** Whether those lost before a run are of one class for certain: their bodies look as only those of it may. */
  #isTold(own: number): boolean {
    const [before, run] = [this.#headers[own - 1], this.#headers[own]];
    if (before?.index == null || run?.index == null) return false;
    const of = this.#classBetween(before, run);
    if (of === null) return false;
    const lost = this.#looks.slice(before.index + before.length, run.index);
    return lost.every((look) => look !== null && this.#habits.isLike(of, look));
  }

  /** The class on both sides of what is lost between two runs; null if it changes. */
  #classBetween(before: HeaderRun, after: HeaderRun): number | null {
    const of = this.#witness.classOf({ run: before, at: before.length - 1 });
    return of === this.#witness.classOf({ run: after, at: 0 }) ? of : null;
  }

  /** Gives a run its number if one is clear; how many it did. */
  #placeRun(own: number): number {
    const { search } = this.#reading;
    const run = this.#headers[own]!;
    if (run.index !== null) return 0;
    const [first, last] = this.#bounds(own);
    search.steps -= last - first + 1;
    if (last - first >= MOST_PLACES) return 0;
    const misfits = Math.floor(run.length * MOST_MISFITS);
    const places = new Map<number, number>();
    for (let index = first; index <= last && search.steps > 0; index++) {
      if (this.#fits(own, index)) places.set(index, this.#unlike(run, index, (misfits + 1) * CLEAR));
    }
    const [best, second] = [...places].sort((a, b) => a[1] - b[1]);
    if (search.steps <= 0 || best === undefined || best[1] > misfits) return 0;
    // Where nothing is unlike its class, one body that is excludes a place.
    const least = best[1] === 0 ? 1 : (best[1] + 1) * CLEAR;
    if (second !== undefined && second[1] < least) return 0;
    placeChain(this.#headers, run, best[0]);
    return 1;
  }

  /** The least and the greatest number that a run can have, given those of others. */
  #bounds(own: number): [number, number] {
    const headers = this.#headers;
    let first = 0;
    for (const { index, length } of headers.slice(0, own))
      first = index === null ? first + length : index + length;
    let end = this.#looks.length;
    for (const { index, length } of headers.slice(own + 1).reverse())
      end = index === null ? end - length : index;
    return [first, end - headers[own]!.length];
  }

  /** Whether the headers lost before and after a run can take the bytes that are lost there. */
  #fits(own: number, index: number): boolean {
    const run = this.#headers[own]!;
    const before = this.#headers[own - 1];
    const after = this.#headers[own + 1];
    return (
      (before?.index == null || this.#isRoom(before, before.index, run, index)) &&
      (after?.index == null || this.#isRoom(run, index, after, after.index))
    );
  }

  /** Whether the headers lost between two runs, if those have these numbers, can take the bytes between them. */
  #isRoom(before: HeaderRun, beforeIndex: number, after: HeaderRun, to: number): boolean {
    const from = beforeIndex + before.length;
    const bytes = this.#reading.rows.headerAt.values[after.row]! - before.end;
    if (to < from || !this.#room!.fits(from, to, bytes)) return false;
    // Those between two of a class are of that class too, as a rule.
    const of = this.#classBetween(before, after);
    const isOne = of !== null && to > from && this.#areLike(of, from, to);
    return !isOne || this.#sizes.fits(of, to - from, bytes);
  }

  /** Whether all of these bodies may be of a class. */
  #areLike(of: number, from: number, to: number): boolean {
    const looks = this.#looks;
    this.#reading.search.steps -= (to - from + 1) * COMPARISON_STEPS;
    return (
      this.#habits.unlike(
        to - from,
        () => of,
        (at) => looks[from + at]!,
      ).count === 0
    );
  }

  /** How many bodies that the headers would get are unlike their class. */
  #unlike(run: HeaderRun, index: number, most: number): number {
    const classOf = (at: number): number => this.#witness.classOf({ run, at });
    const unlike = this.#habits.unlike(run.length, classOf, (at) => this.#looks[index + at]!, most);
    this.#reading.search.steps -= (unlike.compared + 1) * COMPARISON_STEPS;
    return unlike.count;
  }
}
