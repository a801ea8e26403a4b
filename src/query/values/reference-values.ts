// From a reference as a property value to the node it leads to.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId, type ReferenceKind } from '../../graph/ids.ts';
import type { PropertyValue, ReferenceValue, Value } from '../../graph/values.ts';
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

/** A reference that stands inside a value. */
export interface InnerReference {
  readonly kind: ReferenceKind;
  /** The property path to it from the value on, without positions; empty when it is the value itself. */
  readonly label: string;
  readonly target: NodeId;
}

/** The references that stand inside a found value of `node` and lead somewhere, in file order. */
export function referencesIn(graph: Graph, node: NodeId, found: Found): readonly InnerReference[] {
  const references: InnerReference[] = [];
  collectReferences(graph, node, found, '', references);
  return references;
}

function collectReferences(
  graph: Graph,
  node: NodeId,
  found: Found,
  label: string,
  into: InnerReference[],
): void {
  const { value, property } = found;
  const inner = (part: Value, at: string): void =>
    collectReferences(graph, node, { value: part, property, whole: false }, at, into);
  if (typeof value === 'object' && value !== null) {
    switch (value.kind) {
      case 'struct':
        for (const field of value.fields) {
          const at = label === '' ? field.name : `${label}.${field.name}`;
          collectReferences(graph, node, { value: field.value, property: field, whole: true }, at, into);
        }
        return;
      case 'list':
        for (const item of value.items) inner(item, `${label}[]`);
        return;
      case 'map':
        for (const entry of value.entries) {
          inner(entry.key, `${label}[].key`);
          inner(entry.value, `${label}[].value`);
        }
        return;
    }
  }
  const at = isReference(value) ? value.at : found.whole ? referencePlace(property) : undefined;
  const edge = at === undefined ? null : graph.edgeAt(node, at);
  if (edge === null) return;
  into.push({ kind: graph.label(edge).kind, label, target: graph.edges.target[edge]! as NodeId });
}
