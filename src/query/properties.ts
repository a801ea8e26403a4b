// Properties of one node, by name and by path.

import type { Graph } from '../graph/graph.ts';
import type { NodeId } from '../graph/ids.ts';
import { fieldsJson, type PropertyValue } from '../graph/values.ts';
import { badArgument } from './errors.ts';
import { type Found, isMany, propertyPath, rootOf, valuesAt } from './property-path.ts';

/** Levels of structures in JSON, at most: no format nests deeper, and more would only cost stack. */
const MOST_DEPTH = 256;

/** Direct properties in file order; with names, only these, whatever their case. */
export function propertiesNamed(
  graph: Graph,
  node: NodeId,
  names: readonly string[] | null | undefined,
): readonly PropertyValue[] {
  if (!names) return graph.properties(node);
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return graph.properties(node, wanted).filter(({ name }) => wanted.has(name.toLowerCase()));
}

/**
 * The property under a path, null when absent. A path with `[]` gives a list of all values; one that ends at
 * an element gives that element under the path as its name. @throws QueryError BAD_FILTER
 */
export function findProperty(graph: Graph, node: NodeId, path: string): PropertyValue | null {
  const parsed = propertyPath(path, 'path');
  const found = valuesAt(graph.properties(node, rootOf(parsed)), parsed);
  const [first] = found;
  if (!first) return null;
  if (!isMany(parsed)) return first.whole ? first.property : elementOf(first, path);
  const items = found.map(({ value }) => value);
  const type = new Set(found.map(typeOf)).size === 1 ? `[${typeOf(first)}]` : '[]';
  return { name: path, index: 0, type, value: { kind: 'list', items } };
}

function elementOf(found: Found, path: string): PropertyValue {
  return { name: path, index: 0, type: typeOf(found), value: found.value };
}

/** Of an element, the type that its list says its elements have. */
function typeOf({ whole, property }: Found): string {
  if (whole) return property.type;
  const { value } = property;
  return typeof value === 'object' && value?.kind === 'list' ? (value.of ?? '') : '';
}

/** All properties as one JSON object. */
export function objectJson(
  graph: Graph,
  node: NodeId,
  depth: number | null | undefined,
): Record<string, unknown> {
  const levels = depth ?? 32;
  if (levels < 0) throw badArgument('depth', `must not be negative, is ${depth}`);
  return fieldsJson(graph.properties(node), Math.min(levels, MOST_DEPTH));
}
