// What inventories hold. Every inventory is decoded once for a graph, and only those that hold something.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { lastPart } from '../../graph/paths.ts';
import { keep } from '../shared/kept.ts';
import { component, fields, linksOf } from '../shared/read.ts';

/** A stack of one item. */
export interface Stack {
  /** Position of the slot, from 0. */
  readonly slot: number;
  /** Last part of the item's path. */
  readonly item: string;
  readonly path: string;
  /** Pieces; of fluids and gases litres. */
  readonly amount: number;
}

const ITEM = 'mInventoryStacks[].Item.ItemClass';

/** The filled stacks of an inventory, by slot. */
export function stacksOf(graph: Graph, inventory: NodeId | null): readonly Stack[] {
  if (inventory === null) return [];
  const known = keep(graph, 'stacks', () => new Map<NodeId, readonly Stack[]>());
  let stacks = known.get(inventory);
  if (!stacks) {
    stacks = linksOf(graph).edge(inventory, ITEM) === null ? [] : decode(graph, inventory);
    known.set(inventory, stacks);
  }
  return stacks;
}

function decode(graph: Graph, inventory: NodeId): readonly Stack[] {
  return byReferences(graph, inventory) ?? byProperties(graph, inventory);
}

/**
 * Amounts without decoding the stacks, items from the references that stand inside them. Null where the format cannot, or
 * where a stack has more than one item.
 */
function byReferences(graph: Graph, inventory: NodeId): Stack[] | null {
  const numbers = graph.numbersIn(inventory, 'mInventoryStacks', 'NumItems');
  if (!numbers) return null;
  const { values, ends } = numbers;
  const { target, at } = graph.edges;
  const stacks: Stack[] = [];
  let slot = 0;
  let last = -1;
  for (const edge of linksOf(graph).edges(inventory, ITEM)) {
    while (slot < ends.length && at[edge]! >= ends[slot]!) slot++;
    if (slot === ends.length || slot === last) return null;
    last = slot;
    const amount = values[slot]!;
    if (Number.isNaN(amount) || amount === 0) continue;
    stacks.push({ slot, ...itemAt(graph, target[edge]! as NodeId), amount });
  }
  return stacks;
}

/** Name and path of an item: the same few again and again. */
function itemAt(graph: Graph, node: NodeId): { readonly item: string; readonly path: string } {
  const items = keep(graph, 'items', () => new Map<NodeId, { item: string; path: string }>());
  let known = items.get(node);
  if (!known) {
    const path = graph.path(node);
    known = { item: lastPart(path), path };
    items.set(node, known);
  }
  return known;
}

function byProperties(graph: Graph, inventory: NodeId): Stack[] {
  const stacks: Stack[] = [];
  fields(graph, inventory, 'mInventoryStacks')
    .structs('mInventoryStacks')
    .forEach((stack, slot) => {
      const path = stack.struct('Item')?.path('ItemClass') ?? null;
      const amount = stack.number('NumItems') ?? 0;
      if (path !== null && amount !== 0) stacks.push({ slot, item: lastPart(path), path, amount });
    });
  return stacks;
}

/** How many slots an inventory has, filled or not; null when it does not say. */
export function slotCount(graph: Graph, inventory: NodeId): number | null {
  const inner = fields(graph, inventory, 'mInventoryStacks');
  return inner.has('mInventoryStacks') ? inner.items('mInventoryStacks').length : null;
}

/** Stacks of an actor's component with this name. */
export function stacksIn(graph: Graph, actor: NodeId, name: string): readonly Stack[] {
  return stacksOf(graph, component(graph, actor, name));
}
