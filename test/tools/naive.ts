// The filter language in the plainest way: one node at a time, straight from the filter as written, no plan,
// no index, no order of checks. What the engine answers must be what this answers.

import type { Graph } from '../../src/graph/graph.ts';
import type { ClassId, EdgeId, NodeId } from '../../src/graph/ids.ts';
import type { PropertyValue, Value } from '../../src/graph/values.ts';
import type {
  ElementFilter,
  ElementListFilter,
  ObjectFilter,
  PropertyFilter,
  ReferenceFilter,
  ReferenceListFilter,
  TextFilter,
  ValueFilter,
} from '../../src/query/filter/filter.ts';
import {
  numberIn,
  type PathValue,
  pathIn,
  propertyPath,
  textIn,
  valuesAt,
  valuesIn,
} from '../../src/query/values/property-path.ts';
import {
  factMatches,
  integerMatches,
  isOneOf,
  numberMatches,
  textMatches,
  wholeIn,
} from './naive-operands.ts';
import { type IdLookup, inRegion } from './naive-region.ts';

/** Rows of a list: EXTERNAL and MISSING only when the filter names them. */
export function naiveRows(graph: Graph, filter: ObjectFilter | undefined, nodeOf: IdLookup): number[] {
  const asked = filter ? askedKinds(filter) : new Set<string>();
  const rows: number[] = [];
  for (let row = 0; row < graph.count; row++) {
    const kind = graph.kind(row as NodeId);
    if ((kind === 'EXTERNAL' || kind === 'MISSING') && !asked.has(kind)) continue;
    if (!filter || naiveMatch(graph, filter, row as NodeId, nodeOf)) rows.push(row);
  }
  return rows;
}

function askedKinds(filter: ObjectFilter): Set<string> {
  const { and = [], or = [], ids, kind, class: match } = filter;
  const asked = new Set([...and!, ...or!].flatMap((inner) => [...askedKinds(inner)]));
  for (const name of [kind?.eq, ...(kind?.in ?? [])]) if (name) asked.add(name);
  for (const name of [match?.eq, match?.isA, ...(match?.in ?? [])]) {
    if (name === 'External') asked.add('EXTERNAL');
    if (name === 'Missing') asked.add('MISSING');
  }
  if (ids) for (const name of ['EXTERNAL', 'MISSING']) asked.add(name);
  return asked;
}

export function naiveMatch(graph: Graph, filter: ObjectFilter, node: NodeId, nodeOf: IdLookup): boolean {
  const inner = (other: ObjectFilter, at: NodeId = node): boolean => naiveMatch(graph, other, at, nodeOf);
  const f = filter;
  if (f.and && !f.and.every((part) => inner(part))) return false;
  if (f.or && !f.or.some((part) => inner(part))) return false;
  if (f.not && inner(f.not)) return false;
  if (f.ids && !f.ids.some((id) => nodeOf(id) === node)) return false;
  if (f.class && !classMatches(graph, f.class, node)) return false;
  const kind = graph.kind(node);
  if (f.kind && !isOneOf(f.kind, kind)) return false;
  if (f.path && !textMatches(f.path, graph.path(node))) return false;
  if (f.name && !textMatches(f.name, graph.name(node))) return false;
  if (f.level && !textMatches(f.level, graph.level(node))) return false;
  const place = graph.position(node);
  if (f.within && !(place && inRegion(graph, f.within, place, nodeOf))) return false;
  if (f.hasPosition && !factMatches(f.hasPosition, place !== null)) return false;
  if (f.hasIssues && !factMatches(f.hasIssues, graph.issuesOf(node).length > 0)) return false;
  if (f.properties && !f.properties.every((match) => propertyMatches(graph, match, node, nodeOf)))
    return false;
  for (const list of f.elements ?? []) {
    if (!elementsMatch(graph, list, valuesOf(graph, node, list.path), node, nodeOf)) return false;
  }
  const parent = graph.parent(node);
  if (f.parent && (parent === null || !inner(f.parent, parent))) return false;
  const { from, to } = graph.out(node);
  const out = Array.from({ length: to - from }, (_, at) => (from + at) as EdgeId);
  if (f.references && !edgesMatch(graph, f.references, out, graph.edges.target, nodeOf)) return false;
  const into = Array.from(graph.into(node)) as EdgeId[];
  return !f.referencedBy || edgesMatch(graph, f.referencedBy, into, graph.edges.source, nodeOf);
}

function classMatches(graph: Graph, match: NonNullable<ObjectFilter['class']>, node: NodeId): boolean {
  const { classes } = graph;
  const own = graph.classOf(node);
  const path = classes.path(own);
  const is = (name: string): boolean =>
    path === name || (classes.lookup(name).includes(own) && !isPath(graph, name));
  if (match.eq && !is(match.eq)) return false;
  if (match.in && !match.in.some(is)) return false;
  if (match.ne && is(match.ne)) return false;
  if (match.nin?.some(is)) return false;
  if (match.endsWith && !path.endsWith(match.endsWith)) return false;
  if (match.isA) {
    let up: ClassId | null = own;
    const [wanted] = classes.lookup(match.isA);
    while (up !== null && up !== wanted) up = classes.superClass(up);
    if (up === null || wanted === undefined) return false;
  }
  const { startsWith, contains, matches } = match;
  if (startsWith && !path.startsWith(startsWith) && !classes.name(own).startsWith(startsWith)) return false;
  if (contains && !path.includes(contains)) return false;
  return !matches || new RegExp(matches).test(path);
}

function isPath(graph: Graph, name: string): boolean {
  return [...graph.classes].some((id) => graph.classes.path(id) === name);
}

function propertyMatches(graph: Graph, match: PropertyFilter, node: NodeId, nodeOf: IdLookup): boolean {
  return foundMatches(graph, match, valuesOf(graph, node, match.path), node, nodeOf);
}

/** What a path leads to, by the names in it: references that are no property of their own are found by name only. */
export function valuesOf(graph: Graph, node: NodeId, text: string): readonly PathValue[] {
  const path = pathIn(graph, text, 'path');
  return valuesAt(graph.properties(node, path.roots), path);
}

function foundMatches(
  graph: Graph,
  match: PropertyFilter,
  found: readonly PathValue[],
  node: NodeId,
  nodeOf: IdLookup,
): boolean {
  const { exists, number, integer, text, boolean, reference } = match;
  const good = found.filter((one) => valueMatches(graph, match, one, node, nodeOf));
  if (typeof exists === 'boolean' && exists !== found.length > 0) return false;
  const quantifier = match.quantifier ?? 'SOME';
  if (quantifier === 'EVERY') return good.length === found.length;
  if (quantifier === 'NONE') return good.length === 0;
  // "Has none" asks nothing of a value, unless something else does.
  const asks = number || integer || text || boolean || reference;
  return good.length > 0 || (exists === false && !asks);
}

function valueMatches(
  graph: Graph,
  { number, integer, text, boolean, reference }: ValueFilter,
  one: PathValue,
  node: NodeId,
  nodeOf: IdLookup,
): boolean {
  const { value } = one;
  if (number && !numberMatches(number, numberIn(value))) return false;
  if (integer && !integerMatches(integer, wholeIn(value))) return false;
  if (text && !textMatches(text, textIn(value))) return false;
  if (boolean && !factMatches(boolean, typeof value === 'boolean' ? value : null)) return false;
  if (!reference) return true;
  const target = targetOf(graph, node, one);
  return target !== null && naiveMatch(graph, reference, target, nodeOf);
}

function elementsMatch(
  graph: Graph,
  { some, every, none, count }: ElementListFilter,
  elements: readonly PathValue[],
  node: NodeId,
  nodeOf: IdLookup,
): boolean {
  const matches =
    (filter: ElementFilter): ((one: PathValue) => boolean) =>
    (one) =>
      naiveElementMatch(graph, filter, one, node, nodeOf);
  if (some && !elements.some(matches(some))) return false;
  if (every && !elements.every(matches(every))) return false;
  if (none && elements.some(matches(none))) return false;
  return !count || numberMatches(count, elements.length);
}

export function naiveElementMatch(
  graph: Graph,
  filter: ElementFilter,
  element: PathValue,
  node: NodeId,
  nodeOf: IdLookup,
): boolean {
  const inner = (other: ElementFilter): boolean => naiveElementMatch(graph, other, element, node, nodeOf);
  const inside = (path: string): readonly PathValue[] =>
    valuesIn(element.value, element.property, propertyPath(path, 'path'));
  const { and, or, not, value, properties, references, elements } = filter;
  if (and && !and.every(inner)) return false;
  if (or && !or.some(inner)) return false;
  if (not && inner(not)) return false;
  if (value && !valueMatches(graph, value, element, node, nodeOf)) return false;
  if (properties?.some((match) => !foundMatches(graph, match, inside(match.path), node, nodeOf)))
    return false;
  if (elements?.some((list) => !elementsMatch(graph, list, inside(list.path), node, nodeOf))) return false;
  if (!references) return true;
  const edges = edgesIn(graph, node, element, '');
  return endsMatch(graph, references, edges, nodeOf);
}

type InnerEdge = readonly [edge: EdgeId, label: string];

/** References in a found value, with the way to them from there. */
function edgesIn(graph: Graph, node: NodeId, found: PathValue, label: string): InnerEdge[] {
  const { value, property, whole } = found;
  const inner = (item: Value, way: string, position?: number): InnerEdge[] =>
    edgesIn(graph, node, { value: item, property, whole: false, position }, `${label}${way}`);
  if (typeof value !== 'object' || value === null || value.kind === 'text' || value.kind === 'reference') {
    const edge = edgeOf(graph, node, found);
    return edge === null ? [] : [[edge, label]];
  }
  if (value.kind === 'list') {
    return value.items.flatMap((item, at) => inner(item, '[]', whole ? at : undefined));
  }
  if (value.kind === 'map') {
    return value.entries.flatMap((entry) => [
      ...inner(entry.key, '[].key'),
      ...inner(entry.value, '[].value'),
    ]);
  }
  if (value.kind !== 'struct') return [];
  return value.fields.flatMap((field) =>
    edgesIn(
      graph,
      node,
      { value: field.value, property: field, whole: true },
      [label, field.name].filter(Boolean).join('.'),
    ),
  );
}

/** A reference by its own place; a plain value that is an id or a hashed name by the place of its property or its position. */
function edgeOf(graph: Graph, node: NodeId, { value, property, whole, position }: PathValue): EdgeId | null {
  if (typeof value === 'object' && value?.kind === 'reference') return graph.edgeAt(node, value.at);
  if (typeof value === 'object' && value?.kind !== 'text') return null;
  if (whole) return property.at === undefined ? null : graph.edgeAt(node, property.at);
  return position === undefined ? null : edgeOfElement(graph, node, property, position);
}

/** The node that a value leads to. */
export function targetOf(graph: Graph, node: NodeId, found: PathValue): NodeId | null {
  const edge = edgeOf(graph, node, found);
  return edge === null ? null : (graph.edges.target[edge]! as NodeId);
}

/** The edge in the bytes of the property whose path ends with this position. */
function edgeOfElement(graph: Graph, node: NodeId, of: PropertyValue, position: number): EdgeId | null {
  const { from, to } = graph.out(node);
  const { at = 0, size = 0 } = of;
  for (let edge = from; edge < to; edge++) {
    const place = graph.edges.at[edge]!;
    const isInside = place >= at && place < at + size;
    if (isInside && graph.referencePath(edge as EdgeId).endsWith(`[${position}]`)) return edge as EdgeId;
  }
  return null;
}

function edgesMatch(
  graph: Graph,
  match: ReferenceListFilter,
  edges: readonly EdgeId[],
  far: Uint32Array,
  nodeOf: IdLookup,
): boolean {
  const labelled = edges.map((edge): InnerEdge => [edge, graph.label(edge).text]);
  return endsMatch(graph, match, labelled, nodeOf, far);
}

function endsMatch(
  graph: Graph,
  match: ReferenceListFilter,
  edges: readonly InnerEdge[],
  nodeOf: IdLookup,
  far: Uint32Array = graph.edges.target,
): boolean {
  const ends =
    (end: ReferenceFilter): ((edge: InnerEdge) => boolean) =>
    (edge) =>
      naiveEdgeMatch(graph, end, edge, far[edge[0]]! as NodeId, nodeOf);
  if (match.some && !edges.some(ends(match.some))) return false;
  if (match.every && !edges.every(ends(match.every))) return false;
  if (match.none && edges.some(ends(match.none))) return false;
  return !match.count || numberMatches(match.count, edges.length);
}

/** One of a label's names has what is wanted, and none what is excluded. */
function labelMatches(graph: Graph, { ne, nin, ...wanted }: TextFilter, text: string): boolean {
  const isOther = (other: string): boolean =>
    !!graph.aliases.get(other.toLowerCase())?.some((path) => path.toLowerCase() === text.toLowerCase());
  const names = [text, ...graph.data.labels.map((label) => label.text).filter(isOther)];
  const excluded = { ne, nin, caseSensitive: wanted.caseSensitive };
  return (
    names.some((name) => textMatches(wanted, name)) &&
    names.every((name) => textMatches(excluded as TextFilter, name))
  );
}

/** Whether a reference, seen from one end, satisfies a filter. */
export function naiveEdgeMatch(
  graph: Graph,
  { kind, label, object, target }: ReferenceFilter,
  [edge, text]: InnerEdge,
  far: NodeId,
  nodeOf: IdLookup,
): boolean {
  if (kind && !isOneOf(kind, graph.label(edge).kind)) return false;
  if (label && !labelMatches(graph, label, text)) return false;
  const wanted = object ?? target;
  return !wanted || naiveMatch(graph, wanted, far, nodeOf);
}
