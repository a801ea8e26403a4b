// The nodes that references in property lists lead to: they are the edges at the same places.

import { firstFrom } from '../../../bytes/first-from.ts';
import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { NodeId } from '../../../graph/ids.ts';

/** The first of the edges of a node that is at an offset or after it. */
function firstEdge({ edges: { start, at: places } }: GraphData, node: NodeId, at: number): number {
  // A node's edges are nearly always in the order of its references in the file.
  return firstFrom(places, at, start[node]!, start[node + 1]!);
}

/** The first edge of a node between two offsets; -1 for none. */
export function edgeIn(graph: GraphData, node: NodeId, from: number, to: number): number {
  const edge = firstEdge(graph, node, from);
  return edge < graph.edges.start[node + 1]! && graph.edges.at[edge]! < to ? edge : -1;
}

/**
 * The target of the reference that a node has at an offset; null where it has no edge, or the path of its target may
 * not be the text in the file.
 */
export function targetAt(graph: GraphData, node: NodeId, at: number): NodeId | null {
  const { edges, nodes, repeats } = graph;
  const edge = firstEdge(graph, node, at);
  if (edge === edges.start[node + 1] || edges.at[edge] !== at) return null;
  const found = edges.target[edge]! as NodeId;
  const isComposed = nodes.join !== null && nodes.join[found] !== 0;
  return isComposed || repeats.has(found) ? null : found;
}
