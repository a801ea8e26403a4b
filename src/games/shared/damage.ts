// What damage to the file hides. Rows about an object that could not be read say so instead of showing the defaults
// of what is absent.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { memoize } from './memoize.ts';
import type { ObjectRef } from './scope.ts';

/** Data that mods add to their objects: unknown, and no damage. */
const NO_DAMAGE = 'UNKNOWN_DATA';

/** Whether anything of the save could not be read. */
export const isFileDamaged = memoize(
  (graph: Graph): boolean =>
    graph.data.issues.some(({ code, info }) => !info && code !== NO_DAMAGE) ||
    graph.data.unlistedNodes.length > 0,
);

/** Whether not all of a node could be read. */
export function isUnread(graph: Graph, node: NodeId): boolean {
  return isFileDamaged(graph) && indexesOf(graph).withIssues[node] === 1;
}

/** Whether that holds for a node or for one of its parts, or whether the save lost a part of it. */
export function hasUnreadParts(graph: Graph, node: NodeId): boolean {
  if (!isFileDamaged(graph)) return false;
  if (isUnread(graph, node)) return true;
  for (const child of graph.children(node)) if (isUnread(graph, child as NodeId)) return true;
  return hasLostParts(graph, node);
}

/** Whether the save lost a part of a node, which it still names. */
export function hasLostParts(graph: Graph, node: NodeId): boolean {
  if (!isFileDamaged(graph)) return false;
  const { start, target, label } = graph.edges;
  for (let edge = start[node]!; edge < start[node + 1]!; edge++) {
    if (graph.data.labels[label[edge]!]!.kind === 'CHILD' && graph.isAbsent(target[edge]! as NodeId))
      return true;
  }
  return false;
}

/** What a row was read from besides its `object`. */
interface WithSources {
  readonly object?: ObjectRef | null;
  readonly sources?: readonly NodeId[];
}

/** Whether damage to the file hides some of what a row is about. */
export function isHidden(graph: Graph, row: WithSources): boolean {
  if (!isFileDamaged(graph)) return false;
  const { object, sources = [] } = row;
  return (
    (object !== null && object !== undefined && hasUnreadParts(graph, object.node)) ||
    sources.some((node) => graph.isAbsent(node) || hasUnreadParts(graph, node))
  );
}

/** A list; null if it is empty because its entries were lost. */
export function unlessLost<T>(list: readonly T[], isLost: boolean): readonly T[] | null {
  return list.length > 0 || !isLost ? list : null;
}

/** The sum of what is known; null if nothing is. */
export function sumKnown<Row>(rows: readonly Row[], of: (row: Row) => number | null): number | null {
  const known = rows.flatMap((row) => of(row) ?? []);
  return known.length === 0 && rows.length > 0 ? null : known.reduce((sum, each) => sum + each, 0);
}

/** Whether bytes were lost that may have held whole objects. */
export function mayLackObjects(graph: Graph): boolean {
  return graph.data.issues.some(({ info, node }) => !info && node === null);
}

/** The sum; null if a part of it is unknown. */
export function sumAll<Row>(rows: readonly Row[], of: (row: Row) => number | null): number | null {
  return rows.some((row) => of(row) === null) ? null : sumKnown(rows, of);
}

/** How many objects could not be read whole. */
export const unreadCount = memoize((graph: Graph): number =>
  isFileDamaged(graph) ? indexesOf(graph).withIssues.reduce((sum, marked) => sum + marked, 0) : 0,
);
