// Finds the tail of a class: its own, or that of its nearest ancestor that has one.

import { ByIndex } from '../tables/by-index.ts';
import type { FoldId, Folds } from '../tables/folds.ts';
import { exportOfNode, nodeOfIndex, type Package } from '../tables/package.ts';
import { NO_TAIL, tailOfName } from './registry.ts';

const MOST_SUPERS = 128;

export class TailClasses {
  readonly #packages: readonly Package[];
  readonly #folds: Folds;
  readonly #tails = new ByIndex((of, index) => this.#find(of, index));

  constructor(packages: readonly Package[], folds: Folds) {
    this.#packages = packages;
    this.#folds = folds;
  }

  /** The tail of the class with this object index in the package; see `TailLayouts`. */
  tail(of: Package, index: number): number {
    return this.#tails.get(of, index);
  }

  #find(of: Package, index: number): number {
    for (let depth = 0; depth < MOST_SUPERS && index !== 0; depth++) {
      const name = index > 0 ? of.exports.name[index - 1] : of.imports.name[-index - 1];
      const fold = name === undefined ? undefined : of.names.fold[name];
      const tail = fold === undefined ? NO_TAIL : tailOfName(this.#folds.lower(fold as FoldId));
      if (tail !== NO_TAIL) return tail;
      const node = nodeOfIndex(of, index);
      const held = node === null ? null : exportOfNode(this.#packages, node);
      if (!held) return NO_TAIL;
      of = held.of;
      index = of.exports.super[held.index]!;
    }
    return NO_TAIL;
  }
}
