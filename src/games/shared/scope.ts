// The context of a view, and the values that rows of all games share.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';

/** An object of the save. The code that opens a view adds what it needs to show the object. */
export interface ObjectRef {
  readonly node: NodeId;
}

export interface Scope {
  readonly graph: Graph;
  /** The save's header, in the format's own names. */
  readonly header: Readonly<Record<string, unknown>>;
  /** How many units of its places make a metre; null or absent when it is unknown. */
  readonly perMetre?: number | null;
  /** The axis that heights are along, such as `+Z`; null or absent when it is unknown. */
  readonly upAxis?: string | null;
  /** True if each level has places of its own. */
  readonly isPerLevel?: boolean;
  object(node: NodeId): ObjectRef;
}

/** An item, recipe, building or anything else that a game has a name for. */
export interface Named {
  /** As displayed; null when unknown. */
  readonly title: string | null;
  /** The last part of the path, or the word as it is in the save. */
  readonly name: string;
  /** The full path; null if the save only has the name. */
  readonly path: string | null;
  /** What tells it from others with its name and path: of which type a definition is. */
  readonly id?: string;
}

/** A place in the game's own units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A node as a value of a row; null for none. */
export function refTo(scope: Scope, node: NodeId | null): ObjectRef | null {
  return node === null ? null : scope.object(node);
}

/** Null if it has no place, or a broken one. */
export function placeOf(graph: Graph, node: NodeId): Place | null {
  const position = graph.position(node);
  if (!position?.every(Number.isFinite)) return null;
  return { x: position[0], y: position[1], z: position[2] };
}

/** Of what is inside something, where that is. */
export function placeAround(graph: Graph, node: NodeId): Place | null {
  for (let at: NodeId | null = node; at !== null; at = graph.parent(at)) {
    const place = placeOf(graph, at);
    if (place) return place;
  }
  return null;
}

/** True if a value is a Named, which filters, orders and groups match by any of its texts. */
export function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'title' in value && 'name' in value;
}
