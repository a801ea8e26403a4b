// Reads the graph of a Slime Rancher save. The id of a thing is a position in an index of the same save, which the
// graph has as a reference to the entry: `SRITI/SlimeDefinition.Pink`. Never compare ids of two saves, compare names.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { textIn, type Value } from '../../graph/values.ts';
import { type Fields, fieldsOfFirst, referencedPath } from '../shared/read.ts';

/** Properties of the first block with this identifier; empty when there is none. */
export function blockFields(graph: Graph, identifier: string, names: string): Fields {
  return fieldsOfFirst(graph, identifier, names);
}

/** What follows the parent's path in a node's path: a field's name, a key, a position. */
export function placeInParent(graph: Graph, node: NodeId): string {
  const parent = graph.parent(node);
  const path = graph.path(node);
  return parent === null ? path : path.slice(graph.path(parent).length + 1);
}

/** The key of an entry of a dictionary: `gordo0383133132` of `gordos/gordo0383133132`. */
export function keyOf(graph: Graph, node: NodeId): string {
  const place = placeInParent(graph, node);
  return place.slice(place.lastIndexOf('/') + 1);
}

/** The position of an entry of a list: 3 of `ammo[3]`. */
export function indexInList(graph: Graph, node: NodeId): number {
  return Number(/\[(\d+)\]$/.exec(graph.path(node))?.[1] ?? 0);
}

/** A name as text; digits for a number without a name. */
export function shown(value: Value | undefined): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return textIn(value);
}

/** Numbers by the references or texts that are their keys. */
export function countsIn(
  entries: NonNullable<ReturnType<Fields['entries']>>,
): { readonly path: string; readonly value: number }[] {
  return entries.flatMap(({ key, value }) => {
    const path = referencedPath(key) ?? shown(key);
    return path === null || typeof value !== 'number' || !Number.isFinite(value) ? [] : [{ path, value }];
  });
}

/** A 32-bit integer; null for anything else, because numbers of unknown versions may be anything. */
function whole(value: number | null): number | null {
  return value !== null && value === (value | 0) ? value : null;
}

/** Counts as 32-bit integers. */
export function wholeCountsIn(
  entries: NonNullable<ReturnType<Fields['entries']>>,
): ReturnType<typeof countsIn> {
  return countsIn(entries).filter(({ value }) => whole(value) !== null);
}

/** A 64-bit integer. */
export function bigIn(value: Value | undefined): bigint | null {
  return typeof value === 'bigint' ? value : null;
}

/** Length of a day in the game, in seconds. */
export const DAY = 86_400;

/** The day of a game time, from 1; null for values that are not times. */
export function dayOf(time: number | null): number | null {
  return time === null ? null : whole(Math.floor(time / DAY) + 1);
}
