// Lists of references from or to one node.

import type { Graph } from '../graph/graph.ts';
import type { EdgeId, NodeId } from '../graph/ids.ts';
import { type Compiler, edgeCondition } from './compile.ts';
import type { EdgeFilter } from './filter.ts';
import { indexesOf } from './indexes.ts';
import { listTag } from './list-tag.ts';
import { edgeTest, newRun } from './narrow.ts';
import { checkWhere } from './operands.ts';
import { Listing, type PageArgs, rowsOf } from './page.ts';

export interface ReferenceArgs extends PageArgs {
  readonly where?: EdgeFilter | null | undefined;
}

/** Edges of a node (OUT) or to it (IN), in file order. */
export function listReferences(
  compiler: Compiler,
  node: NodeId,
  direction: 'OUT' | 'IN',
  args: ReferenceArgs,
): Listing {
  checkWhere(args);
  const { graph, tools } = compiler;
  const condition = edgeCondition(compiler, args.where, 'where');
  const edges = edgesOf(graph, node, direction);
  const test = args.where ? edgeTest(newRun(graph, tools), condition, direction) : null;
  return new Listing(rowsOf(test ? edges.filter(test) : edges), args, () =>
    listTag(indexesOf(graph).contentTag, direction, node, args.where),
  );
}

function edgesOf(graph: Graph, node: NodeId, direction: 'OUT' | 'IN'): Uint32Array {
  if (direction === 'IN') return graph.into(node);
  const { from, to } = graph.out(node);
  return Uint32Array.from({ length: to - from }, (_, at) => from + at);
}

/** The first reference of the node under a label, compared without case; null when there is none. */
export function firstReference(graph: Graph, node: NodeId, label: string): EdgeId | null {
  const texts = indexesOf(graph).labelTexts;
  const wanted = label.toLowerCase();
  const { from, to } = graph.out(node);
  for (let edge = from; edge < to; edge++)
    if (texts[graph.edges.label[edge]!] === wanted) return edge as EdgeId;
  return null;
}
