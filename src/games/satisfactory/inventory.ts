// Contents of inventories. Each inventory is decoded once per graph, and only if it holds something.

import { lastPart } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import type { EdgeId, NodeId } from '../../graph/ids.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';
import { hasLostParts, isUnread, sumAll } from '../shared/damage.ts';
import { component, eachKnown, fields, type LabelledReferences, referencesOf } from '../shared/read.ts';
import type { SatisfactorySave } from './save.ts';

/** A stack of one item. */
export interface Stack {
  /** Index of the slot, from 0. */
  readonly slot: number;
  /** Last part of the item's path. */
  readonly item: string;
  readonly path: string;
  /** Number of pieces; for fluids and gases, litres. Null if unknown. */
  readonly amount: number | null;
  readonly inventory: NodeId;
}

const ITEM = 'mInventoryStacks[].Item.ItemClass';

/** The filled stacks of an inventory, by slot. */
export function stacksOf(graph: Graph, inventory: NodeId | null): readonly Stack[] {
  return inventory === null ? [] : inventoriesOf(graph).stacks(inventory);
}

/** For reading many inventories. */
export const inventoriesOf = memoize((graph: Graph): Inventories => new Inventories(graph));

class Inventories {
  readonly #graph: Graph;
  readonly #references: LabelledReferences;
  readonly #known = new Map<NodeId, readonly Stack[]>();
  readonly #slots = new Map<NodeId, Slots>();
  /** Name and path of items, cached because there are few. */
  readonly #items = new Map<NodeId, { readonly item: string; readonly path: string }>();

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#references = referencesOf(graph);
  }

  stacks(inventory: NodeId): readonly Stack[] {
    return getOrCreate(this.#known, inventory, () => {
      const edges = this.#references.edges(inventory, ITEM);
      return edges.length === 0
        ? NO_STACKS
        : (this.#byReferences(inventory, edges) ?? byProperties(this.#graph, inventory));
    });
  }

  slots(inventory: NodeId): Slots {
    return getOrCreate(this.#slots, inventory, () => {
      const inner = fields(this.#graph, inventory, 'mInventoryStacks mArbitrarySlotSizes');
      const count = inner.has('mInventoryStacks') ? (inner.items('mInventoryStacks')?.length ?? null) : null;
      return { count, sizes: eachKnown(inner.items('mArbitrarySlotSizes'), Number) };
    });
  }

  /**
   * Amounts without decoding the stacks, with items from the references in them. Null if the format cannot do
   * that, or if a stack has several items or no such amount.
   */
  #byReferences(inventory: NodeId, edges: readonly EdgeId[]): Stack[] | null {
    const numbers = this.#graph.numbersIn(inventory, 'mInventoryStacks', 'NumItems');
    if (!numbers) return null;
    const { values, ends } = numbers;
    const { target, at } = this.#graph.edges;
    const stacks: Stack[] = [];
    let slot = 0;
    let last = -1;
    for (const edge of edges) {
      while (slot < ends.length && at[edge]! >= ends[slot]!) slot++;
      if (slot === ends.length || slot === last) return null;
      last = slot;
      const amount = values[slot]!;
      if (!(amount >= 0)) return null;
      if (amount === 0) continue;
      const { item, path } = this.#item(target[edge]! as NodeId);
      stacks.push({ slot, item, path, amount, inventory });
    }
    return stacks;
  }

  #item(node: NodeId): { readonly item: string; readonly path: string } {
    return getOrCreate(this.#items, node, () => {
      const path = this.#graph.path(node);
      return { item: lastPart(path), path };
    });
  }
}

/** The slots of an inventory, empty ones too. */
interface Slots {
  /** Null when the save does not store it. */
  readonly count: number | null;
  /** How much a slot holds, in pieces or litres; 0 where that depends on the item. Null if lost. */
  readonly sizes: readonly number[] | null;
}

const NO_STACKS: readonly Stack[] = [];

/** The most of its item that the slot of a stack holds; null if it is not in the tables, or proves to be another. */
export function stackSize(save: SatisfactorySave, { inventory, slot, item, amount }: Stack): number | null {
  const { sizes } = inventoriesOf(save.graph).slots(inventory);
  const size = sizes === null ? null : sizes[slot] || save.facts.item(item)?.stack;
  return size && amount !== null && size >= amount ? size : null;
}

/** How full the slots of an inventory are, from 0 to 1; null if the size of a stack is unknown, or something lost. */
export function fillOf(save: SatisfactorySave, inventory: NodeId | null): number | null {
  if (inventory === null || isUnread(save.graph, inventory)) return null;
  const { count } = inventoriesOf(save.graph).slots(inventory);
  const shares = stacksOf(save.graph, inventory).map((stack) => {
    const size = stackSize(save, stack);
    return size === null ? null : stack.amount! / size;
  });
  const sum = sumAll(shares, (share) => share);
  return count === null || count === 0 || sum === null ? null : sum / count;
}

/** The same of the first of an actor's components with these names that holds something. */
export function fillIn(save: SatisfactorySave, actor: NodeId, ...names: readonly string[]): number | null {
  const inventories = names.flatMap((name) => component(save.graph, actor, name) ?? []);
  const filled = inventories.find((node) => stacksOf(save.graph, node).length > 0);
  return fillOf(save, filled ?? inventories[0] ?? null);
}

function byProperties(graph: Graph, inventory: NodeId): Stack[] {
  const stacks: Stack[] = [];
  fields(graph, inventory, 'mInventoryStacks')
    .structs('mInventoryStacks')
    ?.forEach((stack, slot) => {
      const path = stack.struct('Item')?.path('ItemClass') ?? null;
      const amount = stack.amount('NumItems', 0);
      if (path !== null && amount !== 0) stacks.push({ slot, item: lastPart(path), path, amount, inventory });
    });
  return stacks;
}

/** How much of an item these stacks hold; null if that is unknown of one. */
export function amountOf(stacks: readonly Stack[], item: string): number | null {
  return sumAll(
    stacks.filter((stack) => stack.item === item),
    ({ amount }) => amount,
  );
}

/** Stacks in an actor's component with this name. */
export function stacksIn(graph: Graph, actor: NodeId, name: string): readonly Stack[] {
  return stacksOf(graph, component(graph, actor, name));
}

/** The same for the first of several components that holds something; null if they may be lost. */
export function knownStacksIn(
  graph: Graph,
  actor: NodeId,
  ...names: readonly string[]
): readonly Stack[] | null {
  const inventories = names.flatMap((name) => component(graph, actor, name) ?? []);
  const filled = inventories.map((node) => stacksOf(graph, node)).find(({ length }) => length > 0);
  if (filled) return filled;
  const isLost =
    inventories.length > 0 ? inventories.some((node) => isUnread(graph, node)) : hasLostParts(graph, actor);
  return isLost ? null : NO_STACKS;
}
