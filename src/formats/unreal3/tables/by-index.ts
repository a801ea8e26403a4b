// Caches facts about object indices, by package. Every object looks up one or more, so each package has a
// list indexed by object index instead of a map, and the last package is kept at hand.

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
    let list = this.#lists.get(of);
    if (!list) {
      list = new Array<T | undefined>(of.imports.count + of.exports.count + 1).fill(undefined);
      this.#lists.set(of, list);
    }
    this.#of = of;
    this.#list = list;
  }
}
