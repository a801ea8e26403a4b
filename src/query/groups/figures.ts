// Count, sum and mean of numbers by group in one pass over a measure. Extremes, exact sums and percentiles take
// passes of their own, on demand.

import { badArgument } from '../errors.ts';
import type { Measure } from './measure.ts';

export interface Figures {
  readonly count: number;
  readonly sum: number;
  /** Null when one of the numbers is not an integer. */
  readonly sumExact: bigint | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly avg: number | null;
  percentile(p: number): number | null;
}

/** Null where there are things without any number: the sum of what is not known is not 0. */
export function unlessNone(figures: Figures, hasMembers: boolean): Figures | null {
  return figures.count === 0 && hasMembers ? null : figures;
}

/** Figures of all groups, computed together: a query that selects a figure selects it for every group. */
export class FiguresByGroup {
  /** True if no group has any numbers. */
  readonly isEmpty: boolean;
  readonly #measure: Measure;
  readonly #groupOf: Uint32Array | null;
  readonly #count: Uint32Array;
  readonly #sum: Float64Array;
  #extremes: { readonly min: Float64Array; readonly max: Float64Array } | null = null;
  #exact: readonly (bigint | null)[] | null = null;
  #sorted: { start: Uint32Array; values: Float64Array } | null = null;

  /** @param groupOf the group of each member; null when all are in group 0 */
  constructor(measure: Measure, groupOf: Uint32Array | null, groups: number) {
    this.#measure = measure;
    this.#groupOf = groupOf;
    this.#count = new Uint32Array(groups);
    this.#sum = new Float64Array(groups);
    this.#add();
    this.isEmpty = this.#count.every((count) => count === 0);
  }

  of(group: number): Figures {
    const count = this.#count[group]!;
    const sum = this.#sum[group]!;
    const exact = (): bigint | null => {
      this.#exact ??= this.#addExactly();
      return this.#exact[group]!;
    };
    const extreme = (which: 'min' | 'max'): number | null => {
      this.#extremes ??= this.#findExtremes();
      return count > 0 ? this.#extremes[which][group]! : null;
    };
    return {
      count,
      sum,
      get sumExact() {
        return exact();
      },
      get min() {
        return extreme('min');
      },
      get max() {
        return extreme('max');
      },
      avg: count > 0 ? sum / count : null,
      percentile: (p) => this.#percentile(group, p),
    };
  }

  /** Computes the figures that nearly every query asks for, in a short loop over arrays that stay in the L1 cache. */
  #add(): void {
    const { values, owner } = this.#measure;
    const groupOf = this.#groupOf;
    const [count, sum] = [this.#count, this.#sum];
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!;
      if (Number.isNaN(value)) continue;
      const group = groupOf === null ? 0 : groupOf[owner === null ? at : owner[at]!]!;
      count[group]!++;
      sum[group]! += value;
    }
  }

  #findExtremes(): { readonly min: Float64Array; readonly max: Float64Array } {
    const { values } = this.#measure;
    const min = new Float64Array(this.#count.length).fill(Number.POSITIVE_INFINITY);
    const max = new Float64Array(this.#count.length).fill(Number.NEGATIVE_INFINITY);
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!;
      if (Number.isNaN(value)) continue;
      const group = this.#groupAt(at);
      if (value < min[group]!) min[group] = value;
      if (value > max[group]!) max[group] = value;
    }
    return { min, max };
  }

  /** Sums without rounding; null where a number is not an integer. */
  #addExactly(): (bigint | null)[] {
    const { values, large } = this.#measure;
    const sums = Array.from(this.#count, (): bigint | null => 0n);
    const partial = new Float64Array(sums.length);
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!;
      if (Number.isNaN(value)) continue;
      const group = this.#groupAt(at);
      const sum = sums[group]!;
      if (sum === null) continue;
      const next = partial[group]! + value;
      if (!Number.isInteger(value)) sums[group] = null;
      // Doubles add integers exactly up to 2^53; larger ones are added as BigInt.
      else if (Number.isSafeInteger(next) && Number.isSafeInteger(value)) partial[group] = next;
      else sums[group] = sum + (large.get(at) ?? BigInt(value));
    }
    return sums.map((sum, group) => (sum === null ? null : sum + BigInt(partial[group]!)));
  }

  #groupAt(at: number): number {
    const { owner } = this.#measure;
    return this.#groupOf === null ? 0 : this.#groupOf[owner === null ? at : owner[at]!]!;
  }

  /** Interpolates linearly between the two nearest numbers. */
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

  /** The numbers of each group in ascending order, one group after another. */
  #sort(): { start: Uint32Array; values: Float64Array } {
    const { values } = this.#measure;
    const start = new Uint32Array(this.#count.length + 1);
    this.#count.forEach((count, group) => {
      start[group + 1] = start[group]! + count;
    });
    const next = start.slice();
    const sorted = new Float64Array(start[this.#count.length]!);
    for (let at = 0; at < values.length; at++) {
      const value = values[at]!;
      if (Number.isNaN(value)) continue;
      sorted[next[this.#groupAt(at)]!++] = value;
    }
    for (let group = 0; group < this.#count.length; group++)
      sorted.subarray(start[group]!, start[group + 1]!).sort();
    return { start, values: sorted };
  }
}
