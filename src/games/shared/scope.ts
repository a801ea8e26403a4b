// What a view gets of the world it describes, and the values that rows of every game share.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';

/** An object of the save. The code that opens a view adds what it needs to show the object. */
export interface ObjectRef {
  readonly node: NodeId;
}

export interface Scope {
  readonly graph: Graph;
  /** What the save's header says, in the format's own names. */
  readonly header: Readonly<Record<string, unknown>>;
  object(node: NodeId): ObjectRef;
}

/** An item, recipe, building or anything else that a game names. */
export interface Named {
  /** For people; null when it is unknown. */
  readonly title: string | null;
  /** The last part of the path, or the raw word that the save has. */
  readonly name: string;
  /** The full path; null where the save has only the name. */
  readonly path: string | null;
}

/** A place in the game's own units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Null for what has no place, and for one that broken bytes put nowhere. */
export function placeOf(graph: Graph, node: NodeId): Place | null {
  const position = graph.position(node);
  if (!position?.every(Number.isFinite)) return null;
  return { x: position[0], y: position[1], z: position[2] };
}

/** Whether a value is a Named: what filters, orders and groups take by any of its texts. */
export function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && 'title' in value && 'name' in value;
}
