// From a reference as a property value to the node it leads to.

import type { Graph } from '../graph/graph.ts';
import { NO_NODE, type NodeId } from '../graph/ids.ts';
import type { ReferenceValue } from '../graph/values.ts';

/** The node that the reference of `node` leads to; null when the save does not even name it. */
export function targetOf(graph: Graph, node: NodeId, value: ReferenceValue): NodeId | null {
  const edge = graph.edgeAt(node, value.at);
  if (edge !== null) return graph.edges.target[edge]! as NodeId;
  const found = graph.find(value.path);
  return found === NO_NODE ? null : found;
}
