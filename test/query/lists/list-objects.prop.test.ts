// Lists of objects from any scope against looking at every object and sorting those that match.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { ClassId, NodeId } from '../../../src/graph/ids.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { listObjects, type ObjectScope } from '../../../src/query/lists/list-objects.ts';
import { filters, orders } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveMatch, naiveRows } from '../../tools/naive.ts';
import { naiveSort } from '../../tools/naive-sort.ts';
import { filterContextOf, nodeOf } from '../../tools/row-filter-context.ts';

function isInScope(graph: Graph, scope: ObjectScope, node: NodeId): boolean {
  if (scope.of === 'class') return graph.classOf(node) === scope.class;
  if (scope.of === 'children') return graph.parent(node) === scope.node;
  return scope.of === 'save' || scope.rows.includes(node);
}

/** Absent objects are shown where the scope names them, or consists of nothing else. */
function showsAbsent(graph: Graph, scope: ObjectScope): boolean {
  if (scope.of === 'class') return ['External', 'Missing'].includes(graph.classes.path(scope.class));
  return scope.of === 'rows' || (scope.of === 'children' && graph.isAbsent(scope.node));
}

function naiveList(graph: Graph, scope: ObjectScope, where: ObjectFilter | undefined): number[] {
  const all = Array.from({ length: graph.count }, (_, row) => row as NodeId);
  const matching = showsAbsent(graph, scope)
    ? all.filter((node) => !where || naiveMatch(graph, where, node, nodeOf(graph)))
    : naiveRows(graph, where, nodeOf(graph));
  return matching.filter((row) => isInScope(graph, scope, row as NodeId));
}

function scopeOf(graph: Graph, of: ObjectScope['of'], at: number): ObjectScope {
  const node = (at % graph.count) as NodeId;
  if (of === 'class') return { of, class: (at % graph.classes.count) as ClassId };
  if (of === 'children') return { of, node };
  const rows = Uint32Array.from(new Set([node, (at * 7) % graph.count, (at * 3) % graph.count]));
  return of === 'rows' ? { of, rows, name: [...rows] } : { of: 'save' };
}

test('have what the scope has and the filter lets through, in order', () => {
  const scopes = fc.constantFrom<ObjectScope['of'][]>('save', 'class', 'children', 'rows');
  const wheres = fc.option(filters, { nil: undefined });
  const some = fc.option(orders, { nil: undefined });
  forAll(3000, graphs, scopes, fc.nat(100), wheres, some, (graph, of, at, where, orderBy) => {
    const scope = scopeOf(graph, of, at);
    const list = listObjects(filterContextOf(graph), scope, { where, orderBy, first: 1000 });
    expect([...list.rows]).toEqual(naiveSort(graph, naiveList(graph, scope, where), orderBy ?? []));
  });
});
