// How many bytes the headers of bodies take that look like others: lost headers are counted by the bytes that they
// took. Source: docs/formats/satisfactory.md#salvage.

import type { SearchBudget } from './body-runs.ts';

/** A sign seen less often says nothing. */
const LEAST_SEEN = 20;
/** From fewer headers nothing is known of the others. */
const LEAST_HEADERS = 100;

/** What so many adjacent headers of a class take is known from this many times as many, at least. */
const LEAST_WINDOWS = 8;

interface Range {
  least: number;
  most: number;
  seen: number;
}

/** Sizes of headers, by the sign of their body (`classSign`) and by class. All are learned before any is asked about. */
export class HeaderSizes {
  readonly #budget: SearchBudget;
  readonly #all = range();
  readonly #bySign = new Map<string, Range>();
  /** By class: sums of the sizes of adjacent headers, each from 0 on. */
  readonly #byClass = new Map<number, number[][]>();
  /** By class and number of headers: what was measured for them. */
  readonly #windows = new Map<number, Map<number, Range>>();

  constructor(budget: SearchBudget) {
    this.#budget = budget;
  }

  /** Learns from adjacent headers. */
  learn(
    headers: readonly { readonly of: number; readonly sign: string | null; readonly size: number }[],
  ): void {
    let last: number | null = null;
    for (const { of, sign, size } of headers) {
      extend(this.#all, size);
      if (sign !== null) extend(valueIn(this.#bySign, sign, range), size);
      const stretches = valueIn(this.#byClass, of, () => []);
      if (of !== last) stretches.push([0]);
      const sums = stretches.at(-1)!;
      sums.push(sums.at(-1)! + size);
      last = of;
    }
  }

  /** Whether so many adjacent headers of a class may take this many bytes, as others do; true if too few are known. */
  fits(of: number, count: number, bytes: number): boolean {
    const [one, all] = [this.#measure(of, 1), this.#measure(of, count)];
    if (one.seen < LEAST_SEEN) return true;
    if (bytes < one.least * count || bytes > one.most * count) return false;
    // A little more or less than ever seen is not impossible.
    const slack = all.most - all.least + one.most - one.least;
    return all.seen < LEAST_WINDOWS * count || (bytes >= all.least - slack && bytes <= all.most + slack);
  }

  /** What so many adjacent headers of a class take, wherever there are as many. */
  #measure(of: number, count: number): Range {
    return valueIn(
      valueIn(this.#windows, of, () => new Map()),
      count,
      () => {
        const seen = range();
        for (const sums of this.#byClass.get(of) ?? []) {
          this.#budget.steps -= sums.length;
          for (let to = count; to < sums.length; to++) extend(seen, sums[to]! - sums[to - count]!);
        }
        return seen;
      },
    );
  }

  /** For the headers of these bodies; null if too little is known. */
  room(signs: readonly (string | null)[]): HeaderRoom | null {
    if (this.#all.seen < LEAST_HEADERS) return null;
    return new HeaderRoom(signs.map((sign) => this.#range(sign)));
  }

  #range(sign: string | null): Range {
    const range = sign === null ? undefined : this.#bySign.get(sign);
    return range !== undefined && range.seen >= LEAST_SEEN ? range : this.#all;
  }
}

const range = (): Range => ({ least: Number.POSITIVE_INFINITY, most: 0, seen: 0 });

function valueIn<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function extend(range: Range, size: number): void {
  range.least = Math.min(range.least, size);
  range.most = Math.max(range.most, size);
  range.seen++;
}

/** The bytes that adjacent headers can take. */
export class HeaderRoom {
  /** Sums before each header. */
  readonly #least: Float64Array;
  readonly #most: Float64Array;

  constructor(ranges: readonly Pick<Range, 'least' | 'most'>[]) {
    this.#least = new Float64Array(ranges.length + 1);
    this.#most = new Float64Array(ranges.length + 1);
    for (const [at, { least, most }] of ranges.entries()) {
      this.#least[at + 1] = this.#least[at]! + least;
      this.#most[at + 1] = this.#most[at]! + most;
    }
  }

  /** Whether the headers from `from` to before `to` can take this many bytes. */
  fits(from: number, to: number, bytes: number): boolean {
    return bytes >= this.#least[to]! - this.#least[from]! && bytes <= this.#most[to]! - this.#most[from]!;
  }
}
