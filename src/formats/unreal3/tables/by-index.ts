// Caches facts about object indices, by package. Every object looks up one or more, so each package has a
// list indexed by object index instead of a map, and the last package is kept at hand.

import { getOrCreate } from '../../../graph/made-once.ts';
import type { Package } from './package.ts';

export class ByIndex<T> {
  readonly #lists = new Map<Package, (T | undefined)[]>();
  readonly #make: (of: Package, index: number) => T;
  #of: Package | null = null;
  #list: (T | undefined)[] = [];

  /** `make` computes what is not cached yet. */
  constructor(make: (of: Package, index: number) => T) {
    this.#make = make;
  }

  get(of: Package, index: number): T {
    if (of !== this.#of) this.#open(of);
    const list = this.#list;
    const row = index + of.imports.count;
    const known = list[row];
    if (known !== undefined) return known;
    const made = this.#make(of, index);
    // Indices outside the tables are not cached: there may be any number of them.
    if (row >= 0 && row < list.length) list[row] = made;
    return made;
  }

  #open(of: Package): void {
    const count = of.imports.count + of.exports.count + 1;
    this.#of = of;
    this.#list = getOrCreate(this.#lists, of, () => new Array<T | undefined>(count).fill(undefined));
  }
}
