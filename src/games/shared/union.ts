// Joins things into groups (union-find).

import { addTo } from '../../graph/made-once.ts';

export class Union {
  readonly #parent: Uint32Array;

  constructor(size: number) {
    this.#parent = Uint32Array.from({ length: size }, (_, at) => at);
  }

  /** The number that represents a thing's group: the smallest in it. */
  find(thing: number): number {
    const parent = this.#parent;
    let root = thing;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = thing; at !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  }

  join(a: number, b: number): void {
    const [left, right] = [this.find(a), this.find(b)];
    if (left !== right) this.#parent[Math.max(left, right)] = Math.min(left, right);
  }

  /** Things by group, groups in the order of their first thing. */
  groups(): number[][] {
    const groups = new Map<number, number[]>();
    for (let thing = 0; thing < this.#parent.length; thing++) {
      const root = this.find(thing);
      addTo(groups, root, thing);
    }
    return [...groups.values()];
  }
}
