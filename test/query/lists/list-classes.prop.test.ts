// Lists of classes against filtering and sorting them one by one.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { ClassId, NodeId } from '../../../src/graph/ids.ts';
import type { ClassFilter } from '../../../src/query/filter/filter.ts';
import { type ClassOrder, listClasses } from '../../../src/query/lists/list-classes.ts';
import { ClassTitles } from '../../../src/query/names/class-titles.ts';
import { numberFilters, textFilterValues } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { numberMatches, textMatches } from '../../tools/naive-operands.ts';

const TITLES: Readonly<Record<string, string>> = { Belt_C: 'Iron', Wire: 'Copper' };

const leaves: fc.Arbitrary<ClassFilter> = fc.oneof(
  fc.record({ path: textFilterValues }),
  fc.record({ name: textFilterValues }),
  fc.record({ title: textFilterValues }),
  fc.record({ count: numberFilters }),
);
const filters: fc.Arbitrary<ClassFilter> = fc.oneof(
  leaves,
  fc.record({ and: fc.array(leaves, { maxLength: 2 }) }),
  fc.record({ or: fc.array(leaves, { maxLength: 2 }) }),
  fc.record({ not: leaves }),
  fc.tuple(leaves, leaves).map(([a, b]): ClassFilter => ({ ...a, ...b })),
);
const orders: fc.Arbitrary<ClassOrder[]> = fc.array(
  fc.record({
    field: fc.constantFrom('PATH' as const, 'NAME' as const, 'COUNT' as const),
    direction: fc.constantFrom('ASC' as const, 'DESC' as const, null, undefined),
  }),
  { maxLength: 2 },
);

/** Objects that the save holds; of what it only names, all. */
function naiveCount(graph: Graph, id: ClassId): number {
  const path = graph.classes.path(id);
  const counts = path === 'External' || path === 'Missing';
  let count = 0;
  for (let node = 0 as NodeId; node < graph.count; node++) {
    if (graph.classOf(node) === id && (counts || !graph.isAbsent(node))) count++;
  }
  return count;
}

function naiveMatch(graph: Graph, id: ClassId, filter: ClassFilter): boolean {
  const { and, or, not, path, name, title, count } = filter;
  const inner = (other: ClassFilter): boolean => naiveMatch(graph, id, other);
  const own = TITLES[graph.classes.name(id)] ?? null;
  return (
    (!and || and.every(inner)) &&
    (!or || or.some(inner)) &&
    (!not || !inner(not)) &&
    (!path || textMatches(path, graph.classes.path(id))) &&
    (!name || textMatches(name, graph.classes.name(id))) &&
    (!title || (own !== null && textMatches(title, own))) &&
    (!count || numberMatches(count, naiveCount(graph, id)))
  );
}

/** What the class has for a key: ties go by path. */
function keyOf(graph: Graph, id: ClassId, { field }: ClassOrder): string | number {
  if (field === 'COUNT') return naiveCount(graph, id);
  return field === 'PATH' ? graph.classes.path(id) : graph.classes.name(id);
}

test('has the classes with objects that satisfy the filter, in order', () => {
  forAll(400, graphs, fc.option(filters, { nil: undefined }), orders, (graph, where, orderBy) => {
    const titles = new ClassTitles(graph.classes, (name) => TITLES[name] ?? null);
    const expected = [...graph.classes]
      .filter((id) => naiveCount(graph, id) > 0 && (!where || naiveMatch(graph, id, where)))
      .sort((a, b) => {
        for (const key of [...orderBy, { field: 'PATH' } as const]) {
          const [left, right] = [keyOf(graph, a, key), keyOf(graph, b, key)];
          if (left === right) continue;
          return left < right === (key.direction !== 'DESC') ? -1 : 1;
        }
        return 0;
      });
    const page = listClasses(graph, { where, orderBy, first: 100 }, titles);
    expect([...page.rows]).toEqual(expected);
  });
});

test.each<[ClassFilter | null, string]>([
  [null, 'where'],
  [{ name: null }, 'where.name'],
  [{ and: [{}, null as unknown as ClassFilter] }, 'where.and[1]'],
  [{ path: { matches: '(' } }, 'where.path'],
])('refuses %j', (where, argument) => {
  forAll(1, graphs, (graph) => {
    expect(() => listClasses(graph, { where })).toThrow(argument);
  });
});
