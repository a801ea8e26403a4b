// Marks what stands after a place where bytes are lost: there an item of a list may have another number, and belong to
// another object. What is the only one of its name, or has an id, is what it says.

import { firstFrom } from '../../../bytes/first-from.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { words } from '../games/game.ts';
import { IN_LIST, IS_ENTRY, type NameRoles } from '../rules/name-roles.ts';
import { IS_ID, IS_REPEATED } from '../syntax/elements.ts';
import type { Fault } from '../syntax/scan.ts';
import type { Tree } from '../syntax/tree.ts';

/** A place where bytes may be lost, and the innermost element around it. */
interface Break {
  readonly at: number;
  readonly element: number;
}

/** An id stands near the beginning of its element: so many children are looked through for it. */
const NEAR_ID = 512;

/** @param faults of a file */
export function markUnsure(
  sink: GraphSink,
  tree: Tree,
  meanings: NameRoles,
  file: string,
  faults: readonly Fault[],
): void {
  const { start, count, holder } = tree.elements;
  const after = new UnsureAfter(tree, meanings);
  const ranges = breaksOf(tree, faults)
    .flatMap((each) => after.ranges(each))
    .sort(([a], [b]) => a - b);
  const message = `${file}: bytes before this may be lost: its number, and what it belongs to, are not sure`;
  let element = 0;
  for (const [from, to] of ranges) {
    element = Math.max(element, firstFrom(start, from, 0, count));
    for (; element < count && start[element]! < to; element++) {
      if (!tree.isObject(element)) continue;
      const node = holder[element]! as NodeId;
      sink.issue({ code: 'UNSURE', message, file, offset: null, path: null, node, info: true });
    }
  }
}

/** Where bytes may be lost: if a fault that shows only later has an earlier one in the same element, there. */
function breaksOf(tree: Tree, faults: readonly Fault[]): Break[] {
  const breaks: Break[] = [];
  for (const { at, element, from = at } of faults.toSorted((a, b) => a.at - b.at)) {
    if (from === null) continue;
    const place = (breaks.at(-1)?.at ?? -1) > from ? at : from;
    breaks.push({ at: place, element: place === at && element >= 0 ? element : tree.around(place) });
  }
  return breaks.filter(({ element }) => element >= 0).sort((a, b) => a.at - b.at);
}

class UnsureAfter {
  readonly #tree: Tree;
  readonly #meanings: NameRoles;
  readonly #idAttributes: readonly string[];
  /** Elements that an earlier break was in: what follows in them is known. */
  readonly #done = new Set<number>();

  constructor(tree: Tree, meanings: NameRoles) {
    this.#tree = tree;
    this.#meanings = meanings;
    const ids = meanings.game.ids.flatMap(({ at }) => words(at));
    this.#idAttributes = [...new Set(ids.flatMap((at) => at.split('@')[1] ?? []))];
  }

  /** The bytes that are not sure after a break: the rest of the outermost item around, and items that follow that. */
  ranges({ at, element }: Break): [from: number, to: number][] {
    const { parent, start, end, next } = this.#tree.elements;
    const open: number[] = [];
    for (let around = element; around >= 0; around = parent[around]!) open.push(around);
    const ranges: [number, number][] = [];
    for (const around of open.reverse()) {
      // Without its id, or if that is lost, it is itself called by its number.
      if (this.#isItem(around)) return [...ranges, [this.#hasId(around) ? at : start[around]!, end[around]!]];
      if (this.#done.has(around)) continue;
      this.#done.add(around);
      for (let child = around + 1; child < next[around]!; child = next[child]!)
        if (start[child]! > at && this.#isItem(child) && !this.#hasId(child))
          ranges.push([start[child]!, end[child]!]);
    }
    return ranges;
  }

  /** True if there may be others beside it that are told apart by their number. */
  #isItem(element: number): boolean {
    const { flags, name, parent } = this.#tree.elements;
    if (parent[element]! < 0) return false;
    return (flags[element]! & IS_REPEATED) !== 0 || (this.#meanings.flags[name[element]!]! & IN_LIST) !== 0;
  }

  /** An entry of a map has its key in it. */
  #hasId(element: number): boolean {
    const { flags, name, next } = this.#tree.elements;
    if ((this.#meanings.flags[name[element]!]! & IS_ENTRY) !== 0) return true;
    let left = NEAR_ID;
    for (let child = element + 1; child < next[element]! && left-- > 0; child = next[child]!)
      if ((flags[child]! & IS_ID) !== 0) return true;
    return this.#idAttributes.some((id) => this.#tree.attribute(element, id) !== null);
  }
}
