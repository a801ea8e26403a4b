// The context of filters in tests, where ids are row numbers.

import type { Graph } from '../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../src/graph/ids.ts';
import type { FilterContext } from '../../src/query/compile/compile-filter.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';

export function nodeOf(graph: Graph): (id: string) => NodeId {
  return (id) => (Number(id) < graph.count ? (Number(id) as NodeId) : NO_NODE);
}

export function filterContextOf(graph: Graph): FilterContext {
  return { graph, tools: NO_TOOLS, nodeOf: nodeOf(graph) };
}
