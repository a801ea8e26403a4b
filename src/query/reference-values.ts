// From a reference as a property value to the node it leads to.

import type { Graph } from '../graph/graph.ts';
import { NO_NODE, type NodeId } from '../graph/ids.ts';
import type { PropertyValue, ReferenceValue, Value } from '../graph/values.ts';
import type { Found } from './property-path.ts';

/** The node that the reference of `node` leads to; null when the save does not even name it. */
export function targetOf(graph: Graph, node: NodeId, value: ReferenceValue): NodeId | null {
  const edge = graph.edgeAt(node, value.at);
  if (edge !== null) return graph.edges.target[edge]! as NodeId;
  const found = graph.find(value.path);
  return found === NO_NODE ? null : found;
}

/** Where the reference of a whole property stands: a plain value (an id, a hashed name) may be one as well. */
export function referencePlace({ value, at }: PropertyValue): number | undefined {
  if (isReference(value)) return value.at;
  return typeof value !== 'object' || value?.kind === 'text' ? at : undefined;
}

/** The node that a found value leads to; null when it is no reference or leads nowhere. */
export function targetOfFound(graph: Graph, node: NodeId, { value, property, whole }: Found): NodeId | null {
  if (isReference(value)) return targetOf(graph, node, value);
  const at = whole ? referencePlace(property) : undefined;
  const edge = at === undefined ? null : graph.edgeAt(node, at);
  return edge === null ? null : (graph.edges.target[edge]! as NodeId);
}

function isReference(value: Value): value is ReferenceValue {
  return typeof value === 'object' && value !== null && value.kind === 'reference';
}
