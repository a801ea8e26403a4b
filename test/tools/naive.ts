// The filter language in the plainest way: one node at a time, straight from the filter as written, no plan, no index, no
// order of checks. What the engine answers must be what this answers.

import type { Graph } from '../../src/graph/graph.ts';
import type { ClassId, EdgeId, NodeId } from '../../src/graph/ids.ts';
import { textIn, type Value } from '../../src/graph/values.ts';
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
  return new Naive(graph, nodeOf).matches(filter, node);
}

/** What a path leads to, by the names in it: references that are no property of their own are found by name only. */
export function valuesOf(graph: Graph, node: NodeId, text: string): readonly PathValue[] {
  const path = pathIn(graph, text, 'path');
  return valuesAt(graph.properties(node, path.roots), path);
}

/** What fields of objects say in numbers; undefined for other fields, and for what an object does not have. */
export function numberOfField(graph: Graph, node: NodeId, field: unknown): number | undefined {
  const [X, Y, Z] = graph.position(node) ?? [];
  const { from, to } = graph.out(node);
  const numbers = {
    ...{ X, Y, Z, SIZE: graph.span(node)?.length },
    ...{ REFERENCE_COUNT: to - from, REFERENCED_BY_COUNT: graph.into(node).length },
  };
  return numbers[field as keyof typeof numbers];
}

/** The node that a value leads to. */
export function targetOf(graph: Graph, node: NodeId, found: PathValue): NodeId | null {
  const edge = edgeOf(graph, node, found);
  return edge === null ? null : (graph.edges.target[edge]! as NodeId);
}

/** A reference with its label, or with the way to it from a found value. */
type InnerEdge = readonly [edge: EdgeId, label: string];

/** Of one graph. */
export class Naive {
  readonly #graph: Graph;
  readonly #nodeOf: IdLookup;

  constructor(graph: Graph, nodeOf: IdLookup) {
    this.#graph = graph;
    this.#nodeOf = nodeOf;
  }

  matches(f: ObjectFilter, node: NodeId): boolean {
    const graph = this.#graph;
    if (f.and && !f.and.every((part) => this.matches(part, node))) return false;
    if (f.or && !f.or.some((part) => this.matches(part, node))) return false;
    if (f.not && this.matches(f.not, node)) return false;
    if (f.ids && !f.ids.some((id) => this.#nodeOf(id) === node)) return false;
    if (f.class && !this.#classMatches(f.class, node)) return false;
    if (f.kind && !isOneOf(f.kind, graph.kind(node))) return false;
    if (f.path && !textMatches(f.path, graph.path(node))) return false;
    if (f.name && !textMatches(f.name, graph.name(node))) return false;
    if (f.level && !textMatches(f.level, graph.level(node))) return false;
    const place = graph.position(node);
    if (f.within && !(place && inRegion(graph, f.within, place, this.#nodeOf))) return false;
    if (f.hasPosition && !factMatches(f.hasPosition, place !== null)) return false;
    if (f.hasIssues && !factMatches(f.hasIssues, graph.issuesOf(node).length > 0)) return false;
    const found = (path: string) => valuesOf(graph, node, path);
    if (f.properties?.some((match) => !this.#foundMatches(match, found(match.path), node))) return false;
    if (f.elements?.some((list) => !this.#elementsMatch(list, found(list.path), node))) return false;
    const parent = graph.parent(node);
    if (f.parent && (parent === null || !this.matches(f.parent, parent))) return false;
    const { from, to } = graph.out(node);
    const out = Array.from({ length: to - from }, (_, at) => (from + at) as EdgeId);
    const { target, source } = graph.edges;
    if (f.references && !this.#endsMatch(f.references, this.#labelled(out), target)) return false;
    const into = Array.from(graph.into(node)) as EdgeId[];
    return !f.referencedBy || this.#endsMatch(f.referencedBy, this.#labelled(into), source);
  }

  #labelled(edges: readonly EdgeId[]): InnerEdge[] {
    return edges.map((edge) => [edge, this.#graph.label(edge).text]);
  }

  #classMatches(match: NonNullable<ObjectFilter['class']>, node: NodeId): boolean {
    const { classes } = this.#graph;
    const own = this.#graph.classOf(node);
    const path = classes.path(own);
    const isPath = (name: string): boolean => [...classes].some((id) => classes.path(id) === name);
    const is = (name: string): boolean =>
      path === name || (classes.lookup(name).includes(own) && !isPath(name));
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

  #foundMatches(match: PropertyFilter, found: readonly PathValue[], node: NodeId): boolean {
    const { exists, number, integer, text, boolean, reference } = match;
    const good = found.filter((one) => this.#valueMatches(match, one, node));
    if (typeof exists === 'boolean' && exists !== found.length > 0) return false;
    const quantifier = match.quantifier ?? 'SOME';
    if (quantifier === 'EVERY') return good.length === found.length;
    if (quantifier === 'NONE') return good.length === 0;
    // "Has none" asks nothing of a value, unless something else does.
    const asks = number || integer || text || boolean || reference;
    return good.length > 0 || (exists === false && !asks);
  }

  #valueMatches(filter: ValueFilter, one: PathValue, node: NodeId): boolean {
    const { number, integer, text, boolean, reference } = filter;
    const { value } = one;
    if (number && !numberMatches(number, numberIn(value))) return false;
    if (integer && !integerMatches(integer, wholeIn(value))) return false;
    if (text && !textMatches(text, textIn(value))) return false;
    if (boolean && !factMatches(boolean, typeof value === 'boolean' ? value : null)) return false;
    if (!reference) return true;
    const target = targetOf(this.#graph, node, one);
    return target !== null && this.matches(reference, target);
  }

  #elementsMatch(filter: ElementListFilter, elements: readonly PathValue[], node: NodeId): boolean {
    const { some, every, none, count } = filter;
    const is = (of: ElementFilter) => (one: PathValue) => this.elementMatches(of, one, node);
    if (some && !elements.some(is(some))) return false;
    if (every && !elements.every(is(every))) return false;
    if (none && elements.some(is(none))) return false;
    return !count || numberMatches(count, elements.length);
  }

  elementMatches(filter: ElementFilter, element: PathValue, node: NodeId): boolean {
    const inner = (other: ElementFilter): boolean => this.elementMatches(other, element, node);
    const inside = (path: string): readonly PathValue[] =>
      valuesIn(element.value, element.property, propertyPath(path, 'path'));
    const { and, or, not, value, properties, references, elements } = filter;
    if (and && !and.every(inner)) return false;
    if (or && !or.some(inner)) return false;
    if (not && inner(not)) return false;
    if (value && !this.#valueMatches(value, element, node)) return false;
    if (properties?.some((match) => !this.#foundMatches(match, inside(match.path), node))) return false;
    if (elements?.some((list) => !this.#elementsMatch(list, inside(list.path), node))) return false;
    if (!references) return true;
    return this.#endsMatch(references, this.#edgesIn(node, element, ''), this.#graph.edges.target);
  }

  /** References in a found value, with the way to them from there. */
  #edgesIn(node: NodeId, found: PathValue, label: string): InnerEdge[] {
    const { value, property, whole } = found;
    const inner = (item: Value, way: string, position?: number): InnerEdge[] =>
      this.#edgesIn(node, { value: item, property, whole: false, position }, `${label}${way}`);
    if (typeof value !== 'object' || value === null || value.kind === 'text' || value.kind === 'reference') {
      const edge = edgeOf(this.#graph, node, found);
      return edge === null ? [] : [[edge, label]];
    }
    if (value.kind === 'list')
      return value.items.flatMap((item, at) => inner(item, '[]', whole ? at : undefined));
    if (value.kind === 'map')
      return value.entries.flatMap((entry) => [
        ...inner(entry.key, '[].key'),
        ...inner(entry.value, '[].value'),
      ]);
    if (value.kind !== 'struct') return [];
    return value.fields.flatMap((field) => {
      const way = [label, field.name].filter(Boolean).join('.');
      return this.#edgesIn(node, { value: field.value, property: field, whole: true }, way);
    });
  }

  #endsMatch(match: ReferenceListFilter, edges: readonly InnerEdge[], far: Uint32Array): boolean {
    const is = (end: ReferenceFilter) => (edge: InnerEdge) =>
      this.edgeMatches(end, edge, far[edge[0]]! as NodeId);
    if (match.some && !edges.some(is(match.some))) return false;
    if (match.every && !edges.every(is(match.every))) return false;
    if (match.none && edges.some(is(match.none))) return false;
    return !match.count || numberMatches(match.count, edges.length);
  }

  /** Whether a reference, seen from one end, satisfies a filter. */
  edgeMatches(filter: ReferenceFilter, [edge, text]: InnerEdge, far: NodeId): boolean {
    const { kind, label, object, target } = filter;
    if (kind && !isOneOf(kind, this.#graph.label(edge).kind)) return false;
    if (label && !this.#labelMatches(label, text)) return false;
    const wanted = object ?? target;
    return !wanted || this.matches(wanted, far);
  }

  /** One of a label's names has what is wanted, and none what is excluded. */
  #labelMatches({ ne, nin, ...wanted }: TextFilter, text: string): boolean {
    const { aliases, data } = this.#graph;
    const isOther = (other: string): boolean =>
      !!aliases.get(other.toLowerCase())?.some((path) => path.toLowerCase() === text.toLowerCase());
    const names = [text, ...data.labels.map((label) => label.text).filter(isOther)];
    const excluded = { ne, nin, caseSensitive: wanted.caseSensitive };
    return (
      names.some((name) => textMatches(wanted, name)) &&
      names.every((name) => textMatches(excluded as TextFilter, name))
    );
  }
}

/** A reference by its own place; a plain value that is an id or a hashed name by the place of its property or its position. */
function edgeOf(graph: Graph, node: NodeId, { value, property, whole, position }: PathValue): EdgeId | null {
  if (typeof value === 'object' && value?.kind === 'reference') return graph.edgeAt(node, value.at);
  if (typeof value === 'object' && value?.kind !== 'text') return null;
  if (whole) return property.at === undefined ? null : graph.edgeAt(node, property.at);
  if (position === undefined) return null;
  // The edge in the bytes of the property whose path ends with this position.
  const { from, to } = graph.out(node);
  const { at = 0, size = 0 } = property;
  for (let edge = from; edge < to; edge++) {
    const place = graph.edges.at[edge]!;
    const isInside = place >= at && place < at + size;
    if (isInside && graph.referencePath(edge as EdgeId).endsWith(`[${position}]`)) return edge as EdgeId;
  }
  return null;
}
