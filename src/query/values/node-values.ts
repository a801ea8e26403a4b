// The values under a path on an object: properties, or facts of its header for a path that begins with `header.`. An
// object whose header has no such fact may have a property called `header`.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { type PathValue, type PropertyPath, valuesAt } from './property-path.ts';

/** All values under the path on one object, in file order. */
export function valuesOn(graph: Graph, node: NodeId, path: PropertyPath): readonly PathValue[] {
  const found = factsOn(graph, node, path);
  return found.length > 0 ? found : valuesAt(graph.properties(node, path.roots), path);
}

/** Those in its header; empty for a path that does not begin with `header.`. */
export function factsOn(graph: Graph, node: NodeId, path: PropertyPath): readonly PathValue[] {
  return path.facts === null ? [] : valuesAt([graph.headerProperty(node, path.facts)], path);
}
