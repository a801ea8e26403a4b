// Properties of one node, by name and by path.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { fieldsJson, type PropertyValue } from '../../graph/values.ts';
import { badArgument } from '../errors.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { NO_TOOLS, type QueryTools } from '../tools.ts';
import { factsOn, valuesOn } from '../values/node-values.ts';
import { isMany, type PathValue, type PropertyPath, valuesAt } from '../values/property-path.ts';
import { edgeOfPlain } from '../values/reference-values.ts';

/** Most levels of structures in JSON: no format nests deeper, and more would only use up the stack. */
const MOST_DEPTH = 256;

/** Direct properties in file order; with `names`, only these, compared without case. */
export function propertiesNamed(
  graph: Graph,
  node: NodeId,
  names: readonly string[] | null | undefined,
  tools: QueryTools,
): readonly PropertyValue[] {
  if (!names) return graph.properties(node);
  const wanted = wantedNames(graph, names);
  const found = graph.properties(node, wanted).filter(({ name }) => wanted.has(name.toLowerCase()));
  if (found.length < names.length) {
    const { paths } = indexesOf(graph);
    names.forEach((name, at) => {
      if (name !== '') paths.check(JSON.stringify(name), `names[${at}]`, tools);
    });
  }
  return found;
}

/** The names in lower case, with the full names of short ones. */
function wantedNames({ shortNames }: Graph, names: readonly string[]): ReadonlySet<string> {
  const own = names.map((name) => name.toLowerCase());
  const full = own.flatMap((name) => (shortNames.get(name) ?? []).map((each) => each.toLowerCase()));
  return new Set([...own, ...full]);
}

/** A property and the object that has it: the node itself, or a template that it inherits from. */
export interface OwnedProperty {
  readonly owner: NodeId;
  readonly property: PropertyValue;
}

/**
 * Direct properties and, with `inherited`, those that the node inherits from its templates. A struct of which
 * the node has only a part is completed.
 */
export function ownedProperties(
  graph: Graph,
  node: NodeId,
  names: readonly string[] | null | undefined,
  inherited: boolean,
  tools: QueryTools,
): readonly OwnedProperty[] {
  const own = propertiesNamed(graph, node, names, tools);
  if (!inherited) return own.map((property) => ({ owner: node, property }));
  const wanted = names ? wantedNames(graph, names) : undefined;
  const taken = graph
    .inherited(node, wanted)
    .filter(({ property }) => wanted?.has(property.name.toLowerCase()) ?? true);
  const completed = new Map(taken.map((each) => [keyOf(each.property), each]));
  const rest = new Set(completed.keys());
  const found = own.map((property): OwnedProperty => {
    rest.delete(keyOf(property));
    return { owner: node, property: completed.get(keyOf(property))?.property ?? property };
  });
  for (const key of rest) {
    const { owner, property } = completed.get(key)!;
    found.push({ owner, property: { ...property, note: inheritedNote(graph, owner, property) } });
  }
  return found;
}

function keyOf({ name, index }: PropertyValue): string {
  return `${index} ${name.toLowerCase()}`;
}

function inheritedNote(graph: Graph, owner: NodeId, { note }: PropertyValue): string {
  const from = `inherited from ${graph.path(owner)}`;
  return note === undefined ? from : `${from}; ${note}`;
}

/** As findProperty, among own and inherited properties. @throws QueryError BAD_FILTER */
export function findOwnedProperty(
  graph: Graph,
  node: NodeId,
  path: string,
  inherited: boolean,
  tools: QueryTools,
): OwnedProperty | null {
  if (!inherited) {
    const own = findProperty(graph, node, path, tools);
    return own && { owner: node, property: own };
  }
  const parsed = indexesOf(graph).paths.parse(path, 'path');
  const owned = ownedProperties(graph, node, [...parsed.roots], true, NO_TOOLS);
  const facts = factsOn(graph, node, parsed);
  const properties = owned.map((each) => each.property);
  const property = propertyIn(graph, node, facts.length > 0 ? facts : valuesAt(properties, parsed), parsed);
  if (!property) return null;
  const owner = owned.find((each) => each.property === property)?.owner ?? node;
  return { owner, property };
}

/**
 * The property under a path. Null when absent, with a warning if no object has it. A path with `[]` or to a
 * static array gives a list of all values; one that ends at an element gives that element, named by the path.
 * @throws QueryError BAD_FILTER
 */
export function findProperty(
  graph: Graph,
  node: NodeId,
  path: string,
  tools: QueryTools,
): PropertyValue | null {
  const { paths } = indexesOf(graph);
  const parsed = paths.parse(path, 'path');
  const property = propertyIn(graph, node, valuesOn(graph, node, parsed), parsed);
  if (!property) paths.check(path, 'path', tools);
  return property;
}

function propertyIn(
  graph: Graph,
  node: NodeId,
  found: readonly PathValue[],
  path: PropertyPath,
): PropertyValue | null {
  const [first] = found;
  if (!first) return null;
  // A static array or a repeated field is several properties with one name: the result lists them all.
  if (!isMany(path) && found.length === 1)
    return first.whole ? first.property : elementOf(graph, node, first, path.text);
  const items = found.map(({ value }) => value);
  const type = new Set(found.map(typeOf)).size === 1 ? `[${typeOf(first)}]` : '[]';
  return { name: path.text, index: 0, type, value: { kind: 'list', items } };
}

function elementOf(graph: Graph, node: NodeId, found: PathValue, path: string): PropertyValue {
  const element = { name: path, index: 0, type: typeOf(found), value: found.value };
  const edge = edgeOfPlain(graph, node, found);
  return edge === null ? element : { ...element, at: graph.edges.at[edge]! };
}

/** The type of a property, or of an element as its list gives it. */
function typeOf({ whole, property }: PathValue): string {
  if (whole) return property.type;
  const { value } = property;
  return typeof value === 'object' && value?.kind === 'list' ? (value.of ?? '') : '';
}

/** Class-specific data after the properties as one JSON object; null where there is none. */
export function nativeJson(
  graph: Graph,
  node: NodeId,
  depth: number | null | undefined,
): Record<string, unknown> | null {
  const fields = graph.native(node);
  return fields && fieldsJson(fields, levelsOf(depth));
}

/** All properties as one JSON object. */
export function objectJson(
  graph: Graph,
  node: NodeId,
  depth: number | null | undefined,
): Record<string, unknown> {
  return fieldsJson(graph.properties(node), levelsOf(depth));
}

/** @throws QueryError BAD_FILTER */
function levelsOf(depth: number | null | undefined): number {
  const levels = depth ?? 32;
  if (levels < 0) throw badArgument('depth', `must not be negative, is ${depth}`);
  return Math.min(levels, MOST_DEPTH);
}
