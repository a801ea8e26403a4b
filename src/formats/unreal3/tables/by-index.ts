// What is known of object indices, package by package: looked up once or more for every object, so a list by index and
// not a map, and the package of the last question at hand.

import type { Package } from './package.ts';

export class ByIndex<T> {
  readonly #lists = new Map<Package, (T | undefined)[]>();
  readonly #make: (of: Package, index: number) => T;
  #of: Package | null = null;
  #list: (T | undefined)[] = [];

  /** `make`: finds out what is not known yet. */
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
    // Indices outside the tables are not kept: there may be any number of them.
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
