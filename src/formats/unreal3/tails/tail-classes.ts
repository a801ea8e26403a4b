// Finds the tail of a class: its own, or that of its nearest ancestor that has one.

import { ByIndex } from '../tables/by-index.ts';
import type { FoldId, Folds } from '../tables/folds.ts';
import { exportOfNode, nodeOfIndex, type Package } from '../tables/package.ts';
import { NO_TAIL, tailOfName } from './registry.ts';

export class TailClasses {
  readonly #packages: readonly Package[];
  readonly #folds: Folds;
  readonly #tails = new ByIndex((of, index) => this.#find(of, index));
  /** Of classes without a tail of their own. */
  readonly #inherited = new Map<number, number>();

  constructor(packages: readonly Package[], folds: Folds) {
    this.#packages = packages;
    this.#folds = folds;
  }

  /** The tail of the class with this object index in the package; see `TailLayouts`. */
  tail(of: Package, index: number): number {
    return this.#tails.get(of, index);
  }

  /** Each class is looked up once; the answer is kept for all classes on the way. */
  #find(of: Package, index: number): number {
    const way = new Set<number>();
    const found = this.#walk(of, index, way);
    for (const node of way) this.#inherited.set(node, found);
    return found;
  }

  #walk(of: Package, index: number, way: Set<number>): number {
    while (index !== 0) {
      const name = index > 0 ? of.exports.name[index - 1] : of.imports.name[-index - 1];
      const fold = name === undefined ? undefined : of.names.fold[name];
      const tail = fold === undefined ? NO_TAIL : tailOfName(this.#folds.lower(fold as FoldId));
      if (tail !== NO_TAIL) return tail;
      const node = nodeOfIndex(of, index);
      const known = node === null ? undefined : this.#inherited.get(node);
      if (known !== undefined) return known;
      const held = node === null ? null : exportOfNode(this.#packages, node);
      // Classes that derive from each other lead nowhere.
      if (node === null || !held || way.has(node)) return NO_TAIL;
      way.add(node);
      of = held.of;
      index = of.exports.super[held.index]!;
    }
    return NO_TAIL;
  }
}
