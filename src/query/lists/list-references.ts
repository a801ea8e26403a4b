// Lists of references from or to one node.

import type { Graph } from '../../graph/graph.ts';
import type { EdgeId, NodeId } from '../../graph/ids.ts';
import { edgeCondition, type FilterContext } from '../compile/compile-filter.ts';
import type { ReferenceFilter } from '../filter/filter.ts';
import { checkWhere } from '../filter/operands.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { listTag } from '../pages/list-tag.ts';
import { computedRows, type LazyRows, ListPage, type PageArgs } from '../pages/page.ts';
import { edgeTest, newRun } from '../run/filter-rows.ts';
import type { QueryTools } from '../tools.ts';

export interface ReferenceArgs extends PageArgs {
  readonly where?: ReferenceFilter | null | undefined;
}

/** Edges from a node (OUT) or to it (IN), in file order. */
export function listReferences(
  filterContext: FilterContext,
  node: NodeId,
  direction: 'OUT' | 'IN',
  args: ReferenceArgs,
): ListPage {
  checkWhere(args);
  const { graph } = filterContext;
  const source = args.where
    ? computedRows(edgesOf(graph, node, direction).filter(filterOf(filterContext, args.where, direction)))
    : allEdges(graph, node, direction);
  return new ListPage(source, args, () => listTag(indexesOf(graph).contentTag, direction, node, args.where));
}

/** Made on demand: lists of a thousand objects often ask each one only for the number. */
function allEdges(graph: Graph, node: NodeId, direction: 'OUT' | 'IN'): LazyRows {
  const { start } = direction === 'OUT' ? graph.edges : graph.edges.back;
  const edges = (): Uint32Array => edgesOf(graph, node, direction);
  return { upTo: edges, all: edges, count: () => start[node + 1]! - start[node]! };
}

function filterOf(
  filterContext: FilterContext,
  where: ReferenceFilter,
  direction: 'OUT' | 'IN',
): (edge: number) => boolean {
  const condition = edgeCondition(filterContext, where, 'where');
  const test = edgeTest(newRun(filterContext.graph, filterContext.tools), condition, direction);
  return (edge) => test(0, edge);
}

function edgesOf(graph: Graph, node: NodeId, direction: 'OUT' | 'IN'): Uint32Array {
  if (direction === 'IN') return graph.into(node);
  const { from, to } = graph.out(node);
  const edges = new Uint32Array(to - from);
  for (let at = 0; at < edges.length; at++) edges[at] = from + at;
  return edges;
}

/**
 * The node's first reference with this label, compared without case; null if there is none, with a warning if
 * no object has such a label. The label is parsed as a property path, so its parts may be quoted.
 */
export function firstReference(graph: Graph, node: NodeId, label: string, tools: QueryTools): EdgeId | null {
  const { labels } = indexesOf(graph);
  const { from, to } = graph.out(node);
  const ways = labels.ways(label);
  for (const good of ways)
    for (let edge = from; edge < to; edge++) if (good[graph.edges.label[edge]!] === 1) return edge as EdgeId;
  if (ways.length === 0) labels.spelling.warnOfExact({ eq: label }, 'label', tools);
  return null;
}
