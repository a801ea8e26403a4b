// The nodes that references in property lists lead to: they are the edges at the same places.

import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { NodeId } from '../../../graph/ids.ts';

/**
 * The target of the reference that a node has at an offset; null where it has no edge, or the path of its target may
 * not be the text in the file.
 */
export function targetAt({ edges, nodes, repeats }: GraphData, node: NodeId, at: number): NodeId | null {
  const { start, at: places, target } = edges;
  // A node's edges are nearly always in the order of its references in the file.
  let low = start[node]!;
  const end = start[node + 1]!;
  for (let high = end; low < high; ) {
    const middle = (low + high) >>> 1;
    if (places[middle]! < at) low = middle + 1;
    else high = middle;
  }
  if (low === end || places[low] !== at) return null;
  const found = target[low]! as NodeId;
  const isComposed = nodes.join !== null && nodes.join[found] !== 0;
  return isComposed || repeats.has(found) ? null : found;
}
