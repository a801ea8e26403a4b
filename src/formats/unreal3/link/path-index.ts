// Index of all paths in the loaded packages, ignoring case: one entry per outer, name and number. Imports are resolved by
// entry; several nodes may share one.

import type { NodeId } from '../../../graph/ids.ts';
import type { FoldId } from '../tables/lower-case-names.ts';

declare const brand: unique symbol;
/** A path, ignoring case. */
export type EntryId = number & { readonly [brand]: 'entry' };

/** Used as the outer of roots, and for "no such path". */
export const NO_ENTRY = -1 as EntryId;

/** LowerCaseNames are below this, so a fold and a number as files have them are one safe integer. */
const RADIX = 2 ** 26;

export class PathIndex {
  /** By outer: entries by name and number. */
  readonly #inside: (Map<number, EntryId> | undefined)[] = [];
  /** Nodes of each entry, in order of appearance. */
  readonly #nodes: NodeId[][] = [];

  find(holder: EntryId, fold: FoldId, number: number): EntryId {
    return this.#inside[holder + 1]?.get(number * RADIX + fold) ?? NO_ENTRY;
  }

  /** The entry of a path, made if it is new. `nth` is the number of nodes it has now. */
  add(holder: EntryId, fold: FoldId, number: number, node: NodeId): { entry: EntryId; nth: number } {
    const inside = this.#inside[holder + 1] ?? new Map<number, EntryId>();
    this.#inside[holder + 1] = inside;
    const key = number * RADIX + fold;
    const known = inside.get(key);
    if (known !== undefined) return { entry: known, nth: this.#nodes[known]!.push(node) };
    const entry = (this.#nodes.push([node]) - 1) as EntryId;
    inside.set(key, entry);
    return { entry, nth: 1 };
  }

  nodes(entry: EntryId): readonly NodeId[] {
    return this.#nodes[entry]!;
  }
}
