// Index of all paths in the loaded packages, ignoring case: one entry per outer, name and number, with open
// addressing. Imports are resolved by entry; several nodes may share one.

import type { NodeId } from '../../../graph/ids.ts';
import type { FoldId } from '../tables/folds.ts';

declare const brand: unique symbol;
/** A path, ignoring case. */
export type EntryId = number & { readonly [brand]: 'entry' };

/** Used as the outer of roots, and for "no such path". */
export const NO_ENTRY = -1 as EntryId;

export class PathIndex {
  #slots: Int32Array = new Int32Array(1024).fill(-1);
  #holder: Int32Array = new Int32Array(512);
  #fold: Int32Array = new Int32Array(512);
  #number: Uint32Array = new Uint32Array(512);
  #node: Int32Array = new Int32Array(512);
  #count = 0;
  /** Further nodes of an entry, in order of appearance. */
  readonly #more = new Map<EntryId, NodeId[]>();

  find(holder: EntryId, fold: FoldId, number: number): EntryId {
    const slot = this.#slotOf(holder, fold, number);
    return this.#slots[slot]! as EntryId;
  }

  /** The entry of a path, made if it is new. `nth` is the number of nodes it has now. */
  add(holder: EntryId, fold: FoldId, number: number, node: NodeId): { entry: EntryId; nth: number } {
    const slot = this.#slotOf(holder, fold, number);
    const known = this.#slots[slot]! as EntryId;
    if (known >= 0) {
      const more = this.#more.get(known);
      if (!more) this.#more.set(known, [node]);
      else more.push(node);
      return { entry: known, nth: (more?.length ?? 1) + 1 };
    }
    const entry = this.#count++ as EntryId;
    if (entry >= this.#holder.length) this.#growColumns();
    this.#holder[entry] = holder;
    this.#fold[entry] = fold;
    this.#number[entry] = number;
    this.#node[entry] = node;
    this.#slots[slot] = entry;
    if (this.#count * 2 > this.#slots.length) this.#growSlots();
    return { entry, nth: 1 };
  }

  node(entry: EntryId): NodeId {
    return this.#node[entry]! as NodeId;
  }

  /** Further nodes with the same path. */
  more(entry: EntryId): readonly NodeId[] {
    return this.#more.get(entry) ?? [];
  }

  #slotOf(holder: number, fold: number, number: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash(holder, fold, number) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot]!;
      if (entry < 0) return slot;
      if (
        this.#fold[entry] === fold &&
        this.#holder[entry] === holder &&
        this.#number[entry] === number >>> 0
      ) {
        return slot;
      }
    }
  }

  #growColumns(): void {
    const size = this.#holder.length * 2;
    const grown = <A extends Int32Array | Uint32Array>(old: A, next: A): A => {
      next.set(old);
      return next;
    };
    this.#holder = grown(this.#holder, new Int32Array(size));
    this.#fold = grown(this.#fold, new Int32Array(size));
    this.#number = grown(this.#number, new Uint32Array(size));
    this.#node = grown(this.#node, new Int32Array(size));
  }

  #growSlots(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    for (let entry = 0; entry < this.#count; entry++) {
      const slot = this.#slotOf(this.#holder[entry]!, this.#fold[entry]!, this.#number[entry]!);
      this.#slots[slot] = entry;
    }
  }
}

function hash(holder: number, fold: number, number: number): number {
  let hash = Math.imul(holder ^ 0x2545f491, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ fold, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ number, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
