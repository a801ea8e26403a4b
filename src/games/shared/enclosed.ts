// Objects by the elements that they are written in, for saves whose paths are names of elements: `player/items/Item[Axe]`.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { addTo, memoize } from '../../graph/made-once.ts';

/** An object in the one around it. */
export interface Enclosed {
  readonly node: NodeId;
  readonly parent: NodeId;
  /** The elements between, without keys: `fridge/items`. */
  readonly list: string;
  /** Its own element: `Item`. */
  readonly element: string;
}

const KEYS = /\[[^\]]*\]|#\d+$/g;

function ownPath(graph: Graph, node: NodeId, parent: NodeId): string {
  return graph.path(node).slice(graph.path(parent).length + 1);
}

function enclosed(graph: Graph, node: NodeId, parent: NodeId): Enclosed {
  const names = ownPath(graph, node, parent).replace(KEYS, '');
  const slash = names.lastIndexOf('/');
  return { node, parent, list: names.slice(0, Math.max(slash, 0)), element: names.slice(slash + 1) };
}

const byElement = memoize((graph: Graph): ReadonlyMap<string, readonly Enclosed[]> => {
  const found = new Map<string, Enclosed[]>();
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const parent = graph.parent(node);
    if (parent === null || graph.isAbsent(node)) continue;
    const each = enclosed(graph, node, parent);
    addTo(found, each.element, each);
  }
  return found;
});

/** All objects in one of these elements, in file order. */
export function enclosedAs(graph: Graph, ...elements: readonly string[]): readonly Enclosed[] {
  const parts = elements.flatMap((element) => byElement(graph).get(element) ?? []);
  return elements.length > 1 ? parts.sort((a, b) => a.node - b.node) : parts;
}

/** The objects in an object. */
export function enclosedIn(graph: Graph, parent: NodeId): Enclosed[] {
  return Array.from(graph.children(parent), (node) => enclosed(graph, node as NodeId, parent));
}

/** The key of a map's entry that is an object: `Lewis` of `friendshipData[Lewis]`. */
export function keyIn(graph: Graph, { node, parent }: Enclosed): string {
  const own = ownPath(graph, node, parent);
  return own.slice(own.indexOf('[') + 1, own.lastIndexOf(']'));
}
