// Resolves references among property values to the nodes that they refer to.

import type { Graph } from '../../graph/graph.ts';
import { type EdgeId, NO_NODE, type NodeId, type ReferenceKind } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { PropertyValue, ReferenceValue, Value } from '../../graph/values.ts';
import { elementsOf, type PathValue } from './property-path.ts';

/** The node that a reference of `node` refers to; null when the graph does not have it. */
function targetOf(graph: Graph, node: NodeId, value: ReferenceValue): NodeId | null {
  const edge = graph.edgeAt(node, value.at);
  if (edge !== null) return graph.edges.target[edge]! as NodeId;
  const found = graph.find(value.path);
  return found === NO_NODE ? null : found;
}

/** The edge of a whole property; null when there is none. Plain values (ids, hashed names) may have one as well. */
export function edgeOfProperty(
  graph: Graph,
  node: NodeId,
  { value, at, size }: PropertyValue,
): EdgeId | null {
  if (isReference(value)) return graph.edgeAt(node, value.at);
  if (at === undefined || (typeof value === 'object' && value?.kind !== 'text')) return null;
  // The edge may be inside the property, for instance after the length of a text.
  return graph.edgeAt(node, at) ?? edgeWithin(graph, node, at, at + (size ?? 0));
}

function edgeWithin(graph: Graph, node: NodeId, start: number, end: number): EdgeId | null {
  const { from, to } = graph.out(node);
  for (let edge = from as number; edge < to; edge++) {
    const place = graph.edges.at[edge]!;
    if (place >= start && place < end) return edge as EdgeId;
  }
  return null;
}

/** The node that a found value refers to; null when it is not a reference or has no target. */
export function targetOfFound(graph: Graph, node: NodeId, found: PathValue): NodeId | null {
  if (isReference(found.value)) return targetOf(graph, node, found.value);
  const edge = edgeOfPlain(graph, node, found);
  return edge === null ? null : (graph.edges.target[edge]! as NodeId);
}

/** The edge of a found value that is not a reference by type: an id or a hashed name, alone or in a list. */
export function edgeOfPlain(
  graph: Graph,
  node: NodeId,
  { value, property, whole, position }: PathValue,
): EdgeId | null {
  if (whole) return edgeOfProperty(graph, node, property);
  const isPlain = typeof value !== 'object' || value?.kind === 'text';
  return isPlain && position !== undefined
    ? (edgesOfElements(graph, node, property).get(position) ?? null)
    : null;
}

/** Edges of elements by position, for each property whose value is the list. */
const elementEdges = new WeakMap<PropertyValue, ReadonlyMap<number, EdgeId>>();
const NO_EDGES: ReadonlyMap<number, EdgeId> = new Map();
const POSITION = /\[(\d+)\]$/;

function edgesOfElements(graph: Graph, node: NodeId, property: PropertyValue): ReadonlyMap<number, EdgeId> {
  return getOrCreate(elementEdges, property, () => findEdgesOfElements(graph, node, property));
}

function findEdgesOfElements(
  graph: Graph,
  node: NodeId,
  { at, size }: PropertyValue,
): ReadonlyMap<number, EdgeId> {
  const { from, to } = graph.out(node);
  if (at === undefined || size === undefined) return NO_EDGES;
  const found = new Map<number, EdgeId>();
  for (let edge = from; edge < to; edge++) {
    const place = graph.edges.at[edge]!;
    if (place < at || place >= at + size) continue;
    const position = POSITION.exec(graph.referencePath(edge as EdgeId));
    if (position) found.set(Number(position[1]), edge as EdgeId);
  }
  return found.size > 0 ? found : NO_EDGES;
}

/** True if a value is a reference by type; ids and hashes may also have targets. */
export function isReference(value: Value): value is ReferenceValue {
  return typeof value === 'object' && value !== null && value.kind === 'reference';
}

/** A reference inside a value. */
export interface InnerReference {
  readonly kind: ReferenceKind;
  /** The property path from the value to it, without positions; empty when it is the value itself. */
  readonly label: string;
  readonly target: NodeId;
}

/** The references inside a found value of `node` that have a target, in file order. */
export function referencesIn(graph: Graph, node: NodeId, found: PathValue): readonly InnerReference[] {
  const references: InnerReference[] = [];
  collectReferences(graph, node, found, '', references);
  return references;
}

function collectReferences(
  graph: Graph,
  node: NodeId,
  found: PathValue,
  label: string,
  into: InnerReference[],
): void {
  const { value, property, whole } = found;
  const inner = (part: Value, at: string, position?: number): void =>
    collectReferences(graph, node, { value: part, property, whole: false, position }, at, into);
  if (typeof value === 'object' && value !== null) {
    switch (value.kind) {
      case 'struct':
        for (const field of value.fields) {
          const at = label === '' ? field.name : `${label}.${field.name}`;
          collectReferences(graph, node, { value: field.value, property: field, whole: true }, at, into);
        }
        return;
      case 'list':
        for (const [at, item] of value.items.entries()) inner(item, `${label}[]`, whole ? at : undefined);
        return;
      case 'map':
        for (const entry of elementsOf(value)) inner(entry, `${label}[]`);
        return;
    }
  }
  const edge = isReference(value) ? graph.edgeAt(node, value.at) : edgeOfPlain(graph, node, found);
  if (edge === null) return;
  into.push({ kind: graph.label(edge).kind, label, target: graph.edges.target[edge]! as NodeId });
}
