// What damage to the file hides. Rows about an object that could not be read say so instead of showing the defaults
// of what is absent.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { indexesOf } from '../../query/indexes/indexes.ts';
import { memoize } from './memoize.ts';

/** Whether anything of the save could not be read. */
export const isFileDamaged = memoize(
  (graph: Graph): boolean =>
    graph.data.issues.some(({ info }) => !info) || graph.data.unlistedNodes.length > 0,
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
  const { start, target, label } = graph.edges;
  for (let edge = start[node]!; edge < start[node + 1]!; edge++) {
    if (graph.data.labels[label[edge]!]!.kind === 'CHILD' && graph.isAbsent(target[edge]! as NodeId))
      return true;
  }
  return false;
}

/** How many objects could not be read whole. */
export const unreadCount = memoize((graph: Graph): number =>
  isFileDamaged(graph) ? indexesOf(graph).withIssues.reduce((sum, marked) => sum + marked, 0) : 0,
);
