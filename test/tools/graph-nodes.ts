// Look-ups in a graph by the path of a node.

import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';

/** The node at a path; a test that asks for one that is not there is wrong. */
export function nodeAt(graph: Graph, path: string): NodeId {
  const node = graph.find(path);
  if (node < 0) throw new Error(`no ${path} among ${allPaths(graph).slice(0, 1000).join(' ')}`);
  return node;
}

/** Properties of a node as JSON. */
export function jsonAt(graph: Graph, path: string): Record<string, unknown> {
  return fieldsJson(graph.properties(nodeAt(graph, path)), 32);
}

/** Paths of all nodes, in row order. */
export function allPaths(graph: Graph): string[] {
  return Array.from({ length: graph.count }, (_, row) => graph.path(row as NodeId));
}

/** References of a node as `KIND label -> path`, labels with their positions. */
export function linksOf(graph: Graph, path: string): string[] {
  const { from, to } = graph.out(nodeAt(graph, path));
  const links: string[] = [];
  for (let edge = from; edge < to; edge++) {
    const { kind } = graph.label(edge);
    const target = graph.path(graph.edges.target[edge] as NodeId);
    links.push(`${kind} ${graph.referencePath(edge)} -> ${target}`);
  }
  return links;
}
