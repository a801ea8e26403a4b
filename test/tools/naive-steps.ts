// Ends of one step over a reference, found by looking at every edge; and the references that tests let through.

import fc from 'fast-check';
import type { Graph } from '../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../src/graph/ids.ts';
import type { ReferenceFilter } from '../../src/query/filter/filter.ts';
import type { Direction } from '../../src/query/walks/walk.ts';
import { filters, referenceKinds } from './arbitrary.ts';
import { naiveMatch } from './naive.ts';
import { isOneOf } from './naive-operands.ts';
import { nodeOf } from './row-filter-context.ts';

export const vias: fc.Arbitrary<ReferenceFilter> = fc.record(
  {
    kind: referenceKinds,
    label: fc.constantFrom({ eq: 'mInput' }, { contains: 'm' }, { ne: 'to' }),
    target: filters,
  },
  { requiredKeys: [] },
);

/** Where one step from `node` may lead. */
export function steps(graph: Graph, node: NodeId, via: ReferenceFilter, direction: Direction): NodeId[] {
  const passes = (edge: EdgeId, far: NodeId): boolean => {
    const { kind, text } = graph.label(edge);
    if (via.kind && !isOneOf(via.kind, kind)) return false;
    const { eq, contains, ne } = via.label ?? {};
    if ((eq && text !== eq) || (contains && !text.includes(contains)) || (ne && text === ne)) return false;
    return !via.target || naiveMatch(graph, via.target, far, nodeOf(graph));
  };
  const found: NodeId[] = [];
  for (let row = 0; row < graph.edges.count; row++) {
    const edge = row as EdgeId;
    const source = graph.edges.source[edge]! as NodeId;
    const target = graph.edges.target[edge]! as NodeId;
    if (direction !== 'IN' && source === node && passes(edge, target)) found.push(target);
    if (direction !== 'OUT' && target === node && passes(edge, source)) found.push(source);
  }
  return found;
}
