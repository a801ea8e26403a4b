// Count, sum, least, greatest, mean and percentiles of numbers by group, in one pass over a measure. Sums of
// whole numbers are exact: what passes 2^53 goes on as a BigInt.

import { badArgument } from './errors.ts';
import type { Measure } from './members.ts';

export interface Figures {
  readonly count: number;
  readonly sum: number;
  /** Null when one of the numbers is not whole. */
  readonly sumExact: bigint | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly avg: number | null;
  percentile(p: number): number | null;
}

/** Figures of every group, made together because whoever asks one group asks them all. */
export class FiguresByGroup {
  readonly #measure: Measure;
  readonly #groupOf: Uint32Array | null;
  readonly #count: Float64Array;
  readonly #sum: Float64Array;
  readonly #min: Float64Array;
  readonly #max: Float64Array;
  readonly #fraction: Uint8Array;
  /** What left the range of exact doubles, by group. */
  readonly #carried = new Map<number, bigint>();
  readonly #exact: Float64Array;
  #sorted: { start: Uint32Array; values: Float64Array } | null = null;

  /** `groupOf`: the group of each member; null when all are in group 0. */
  constructor(measure: Measure, groupOf: Uint32Array | null, groups: number) {
    this.#measure = measure;
    this.#groupOf = groupOf;
    this.#count = new Float64Array(groups);
    this.#sum = new Float64Array(groups);
    this.#exact = new Float64Array(groups);
    this.#min = new Float64Array(groups).fill(Number.POSITIVE_INFINITY);
    this.#max = new Float64Array(groups).fill(Number.NEGATIVE_INFINITY);
    this.#fraction = new Uint8Array(groups);
    this.#add();
  }

  of(group: number): Figures {
    const count = this.#count[group]!;
    const whole = this.#fraction[group] === 0;
    const sumExact = whole ? (this.#carried.get(group) ?? 0n) + BigInt(this.#exact[group]!) : null;
    const sum = sumExact === null ? this.#sum[group]! : Number(sumExact);
    return {
      count,
      sum,
      sumExact,
      min: count > 0 ? this.#min[group]! : null,
      max: count > 0 ? this.#max[group]! : null,
      avg: count > 0 ? sum / count : null,
      percentile: (p) => this.#percentile(group, p),
    };
  }

  #add(): void {
    const { values, owner, large } = this.#measure;
    const groupOf = this.#groupOf;
    const [count, sum, exact] = [this.#count, this.#sum, this.#exact];
    const [min, max, fraction] = [this.#min, this.#max, this.#fraction];
    const hasLarge = large.size > 0;
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!;
      // Not a number: the member has none.
      if (Number.isNaN(value)) continue;
      const group = groupOf ? groupOf[owner ? owner[at]! : at]! : 0;
      count[group]!++;
      sum[group]! += value;
      if (value < min[group]!) min[group] = value;
      if (value > max[group]!) max[group] = value;
      if (hasLarge && large.has(at)) {
        this.#carry(group, large.get(at)!);
        continue;
      }
      if (fraction[group] === 1) continue;
      const next = exact[group]! + value;
      if (next <= Number.MAX_SAFE_INTEGER && next >= -Number.MAX_SAFE_INTEGER && value % 1 === 0) {
        exact[group] = next;
      } else if (Number.isInteger(value)) this.#carry(group, BigInt(value));
      else fraction[group] = 1;
    }
  }

  #carry(group: number, value: bigint): void {
    this.#carried.set(group, (this.#carried.get(group) ?? 0n) + value);
  }

  /** Between the two nearest numbers in proportion. */
  #percentile(group: number, p: number): number | null {
    if (!(p >= 0 && p <= 1)) throw badArgument('p', `must be from 0 to 1, is ${p}`);
    this.#sorted ??= this.#sort();
    const { start, values } = this.#sorted;
    const [from, to] = [start[group]!, start[group + 1]!];
    if (from === to) return null;
    const at = from + p * (to - from - 1);
    const below = values[Math.floor(at)]!;
    const above = values[Math.ceil(at)]!;
    return below === above ? below : below + (above - below) * (at - Math.floor(at));
  }

  /** The numbers of each group, one group after the other, ascending. */
  #sort(): { start: Uint32Array; values: Float64Array } {
    const { values, owner } = this.#measure;
    const start = new Uint32Array(this.#count.length + 1);
    this.#count.forEach((count, group) => {
      start[group + 1] = start[group]! + count;
    });
    const next = start.slice();
    const sorted = new Float64Array(start[this.#count.length]!);
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!;
      if (Number.isNaN(value)) continue;
      const group = this.#groupOf ? this.#groupOf[owner ? owner[at]! : at]! : 0;
      sorted[next[group]!++] = value;
    }
    for (let group = 0; group < this.#count.length; group++) {
      sorted.subarray(start[group]!, start[group + 1]!).sort();
    }
    return { start, values: sorted };
  }
}
