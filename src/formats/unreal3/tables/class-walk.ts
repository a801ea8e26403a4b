// Finds a fact about a class by walking up to the nearest class that shows it, through all loaded packages.

import { ByIndex } from './by-index.ts';
import { exportOfNode, nodeOfIndex, type Package } from './package.ts';

/** Classes above one that look-ups by name go through: real ones have fewer than twenty, crafted ones may have any number. */
export const MOST_SUPERS = 128;

/** Each class is looked up once; the answer is kept for all classes on the way. */
export class ClassWalk<T> {
  readonly #packages: readonly Package[];
  readonly #shown: (of: Package, index: number) => T | null;
  readonly #outside: T;
  readonly #byNode = new Map<number, T>();
  readonly #byIndex = new ByIndex((of, index) => this.#find(of, index));

  /**
   * @param shown what the class with this object index shows by itself; null when that depends on its super class
   * @param outside the answer where the classes leave the loaded packages
   */
  constructor(packages: readonly Package[], outside: T, shown: (of: Package, index: number) => T | null) {
    this.#packages = packages;
    this.#outside = outside;
    this.#shown = shown;
  }

  /** The fact about the class with this object index in the package. */
  get(of: Package, index: number): T {
    return this.#byIndex.get(of, index);
  }

  #find(of: Package, index: number): T {
    const way = new Set<number>();
    const found = this.#walk(of, index, way);
    for (const node of way) this.#byNode.set(node, found);
    return found;
  }

  #walk(of: Package, index: number, way: Set<number>): T {
    while (index !== 0) {
      const node = nodeOfIndex(of, index);
      const known = (node === null ? undefined : this.#byNode.get(node)) ?? this.#shown(of, index);
      if (known !== null) return known;
      const held = node === null ? null : exportOfNode(this.#packages, node);
      // Classes that derive from each other lead nowhere.
      if (node === null || !held || way.has(node)) return this.#outside;
      way.add(node);
      of = held.of;
      index = of.exports.super[held.index]!;
    }
    return this.#outside;
  }
}
