// Groups and figures against the plainest way to make them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import type { Figure, GroupOrder } from '../../../src/query/groups/group-order.ts';
import { wholeGroup } from '../../../src/query/groups/grouping.ts';
import { type Group, type GroupArgs, groupsOf } from '../../../src/query/groups/groups.ts';
import { elementFilters } from '../../tools/arbitrary.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { groupKeys, lists, memberPaths, unnests } from '../../tools/arbitrary-members.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveKey, naiveMembers, naiveNumbers } from '../../tools/naive-members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';

const measures = fc.oneof(memberPaths, fc.constant('b.y'));

test('groups, their counts and their figures are those of a plain loop', () => {
  forAll(
    1000,
    lists,
    fc.array(groupKeys, { minLength: 1, maxLength: 3 }),
    unnests,
    measures,
    fc.option(elementFilters, { nil: undefined }),
    ({ graph, rows }, by, unnest, path, filter) => {
      const where = unnest === undefined ? undefined : filter;
      const found = allGroups(graph, rows, { by, unnest, where });
      const expected = naiveGroups(graph, rows, { by, unnest, where }, path);
      const isEmpty = [...expected.values()].every(({ numbers }) => numbers.length === 0);
      expect(found.length).toBe(expected.size);
      for (const group of found) {
        const wanted = expected.get(JSON.stringify(group.keys));
        expect(wanted, JSON.stringify(group.keys)).toBeDefined();
        expect(group.count).toBe(wanted!.count);
        expect([...group.grouping.rows(group.index)]).toEqual([...wanted!.rows].sort((a, b) => a - b));
        const figures = group.grouping.figures(group.index, { property: path });
        expect(figures === null).toBe(isEmpty);
        if (!figures) continue;
        const numbers = wanted!.numbers.map(Number);
        expect(figures.count).toBe(numbers.length);
        const sum = numbers.reduce((total, value) => total + value, 0);
        expect(Math.abs(figures.sum - sum)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(sum)));
        const whole = numbers.every(Number.isInteger);
        const exact = whole ? wanted!.numbers.reduce((sum: bigint, value) => sum + BigInt(value), 0n) : null;
        expect(figures.sumExact).toBe(exact);
        expect(figures.min).toBe(numbers.length > 0 ? Math.min(...numbers) : null);
        expect(figures.max).toBe(numbers.length > 0 ? Math.max(...numbers) : null);
        const sorted = numbers.toSorted((a, b) => a - b);
        expect(figures.percentile(0)).toBe(sorted[0] ?? null);
        expect(figures.percentile(1)).toBe(sorted.at(-1) ?? null);
      }
      // Of one size, those whose first member comes first.
      const inOrder = [...expected].sort(([, a], [, b]) => b.count - a.count);
      expect(found.map(({ keys }) => JSON.stringify(keys))).toEqual(inOrder.map(([text]) => text));
    },
  );
});

interface NaiveGroup {
  count: number;
  readonly rows: Set<number>;
  readonly numbers: (number | bigint)[];
}

/** By their keys as JSON, in the order of their first members; `numbers` are those under the path. */
function naiveGroups(
  graph: Graph,
  rows: Uint32Array,
  { by, unnest, where }: GroupArgs,
  path: string,
): Map<string, NaiveGroup> {
  const groups = new Map<string, NaiveGroup>();
  for (const member of naiveMembers(graph, rows, unnest ?? undefined, where ?? undefined)) {
    const text = JSON.stringify(by.map((key) => naiveKey(graph, member, key)));
    const group = groups.get(text) ?? { count: 0, rows: new Set(), numbers: [] };
    groups.set(text, group);
    group.count++;
    group.rows.add(member.node);
    group.numbers.push(...naiveNumbers(graph, member, { property: path }));
  }
  return groups;
}

function allGroups(graph: Graph, rows: Uint32Array, args: GroupArgs): Group[] {
  const { page, at } = groupsOf(filterContextOf(graph), rows, { ...args, first: 10_000 }, () => 'all');
  return Array.from(page.rows, at);
}

function naiveFigure(figure: Figure, of: readonly (number | bigint)[]): number | null {
  const numbers = of.map(Number);
  const sum = numbers.reduce((total, value) => total + value, 0);
  if (figure === 'COUNT') return numbers.length;
  if (numbers.length === 0) return null;
  if (figure === 'SUM') return sum;
  if (figure === 'AVG') return sum / numbers.length;
  return figure === 'MIN' ? Math.min(...numbers) : Math.max(...numbers);
}

test('groups are chosen and sorted by figures, and paged', () => {
  const figures = fc.constantFrom<Figure>('COUNT', 'SUM', 'MIN', 'MAX', 'AVG');
  forAll(
    600,
    lists,
    fc.array(groupKeys, { minLength: 1, maxLength: 2 }),
    unnests,
    measures,
    figures,
    figures,
    fc.constantFrom('ASC' as const, 'DESC' as const),
    ({ graph, rows }, by, unnest, path, figure, asked, direction) => {
      const orderBy: GroupOrder[] = [{ number: { property: path, figure }, direction }];
      const having = { number: [{ property: path, [asked.toLowerCase()]: { lt: 3 } }], count: { gt: 1 } };
      const sign = direction === 'ASC' ? 1 : -1;
      const expected = [...naiveGroups(graph, rows, { by, unnest }, path)]
        .filter(([, group]) => {
          const value = naiveFigure(asked, group.numbers);
          return value !== null && value < 3 && group.count > 1;
        })
        .map(([text, { numbers }]) => ({ text, value: naiveFigure(figure, numbers) }))
        .sort((a, b) => {
          if (a.value === null || b.value === null)
            return Number(a.value === null) - Number(b.value === null);
          return sign * (a.value < b.value ? -1 : Number(a.value > b.value));
        });
      const args = { by, unnest, having, orderBy };
      expect(allGroups(graph, rows, args).map((group) => JSON.stringify(group.keys))).toEqual(
        expected.map(({ text }) => text),
      );
      const paged: string[] = [];
      for (let after: string | undefined, more = true; more; ) {
        const list = groupsOf(filterContextOf(graph), rows, { ...args, first: 2, after }, () => 'tag');
        expect(list.page.total).toBe(expected.length);
        paged.push(...Array.from(list.page.rows, (row) => JSON.stringify(list.at(row).keys)));
        more = list.page.hasNext;
        if (more) after = list.page.cursor(list.page.rows.length - 1);
      }
      expect(paged).toEqual(expected.map(({ text }) => text));
    },
  );
});

test('bytes and numbers of references are measures of objects', () => {
  forAll(200, graphs, (graph) => {
    const rows = Uint32Array.from({ length: graph.count }, (_, row) => row);
    const nodes = Array.from(rows, (row) => row as NodeId);
    const whole = wholeGroup(filterContextOf(graph), rows, {});
    const sum = (of: (node: NodeId) => number): number => nodes.reduce((all, node) => all + of(node), 0);
    const outgoing = (node: NodeId): number => graph.out(node).to - graph.out(node).from;
    expect(whole.figures(0, { field: 'SIZE' })?.sum).toBe(sum((node) => graph.span(node)?.length ?? 0));
    expect(whole.figures(0, { field: 'REFERENCE_COUNT' })?.sum).toBe(sum(outgoing));
    expect(whole.figures(0, { field: 'REFERENCED_BY_COUNT' })?.max).toBe(
      Math.max(...nodes.map((node) => graph.into(node).length)),
    );
  });
});
