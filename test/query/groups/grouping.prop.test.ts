// Members by group against plain maps: rows, figures and distinct values.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Grouping, wholeGroup } from '../../../src/query/groups/grouping.ts';
import { membersOf } from '../../../src/query/groups/members.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { lists, memberPaths, unnests } from '../../tools/arbitrary-members.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveMembers, naiveNumbers, naiveValueKey } from '../../tools/naive-members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { testGraph } from '../../tools/test-graph.ts';

const GROUPS = 3;

test('rows of a group are those of its members, each once', () => {
  forAll(200, lists, unnests, fc.infiniteStream(fc.nat(GROUPS - 1)), ({ graph, rows }, unnest, draw) => {
    const members = membersOf(filterContextOf(graph), rows, { unnest });
    const groupOf = Uint32Array.from(members.rows, () => draw.next().value);
    const grouping = new Grouping(members, groupOf, GROUPS);
    const sets = Array.from({ length: GROUPS }, () => new Set<number>());
    members.rows.forEach((row, member) => {
      sets[groupOf[member]!]!.add(row);
    });
    const ascending = (of: Iterable<number>): number[] => [...new Set(of)].sort((a, b) => a - b);
    sets.forEach((set, group) => {
      expect([...grouping.rows(group)]).toEqual(ascending(set));
    });
    expect([...wholeGroup(filterContextOf(graph), rows, { unnest }).rows(0)]).toEqual(
      ascending(members.rows),
    );
  });
});

test('figures of a group are over the numbers of its members', () => {
  forAll(
    200,
    lists,
    unnests,
    memberPaths,
    fc.infiniteStream(fc.nat(GROUPS - 1)),
    ({ graph, rows }, unnest, path, draw) => {
      const members = membersOf(filterContextOf(graph), rows, { unnest });
      const groupOf = Uint32Array.from(members.rows, () => draw.next().value);
      const grouping = new Grouping(members, groupOf, GROUPS);
      const numbers: number[][] = Array.from({ length: GROUPS }, () => []);
      naiveMembers(graph, rows, unnest).forEach((member, at) => {
        numbers[groupOf[at]!]!.push(...naiveNumbers(graph, member, { property: path }).map(Number));
      });
      const isEmpty = numbers.every(({ length }) => length === 0) && members.rows.length > 0;
      numbers.forEach((own, group) => {
        const figures = grouping.figures(group, { property: path });
        expect(figures === null).toBe(isEmpty);
        if (!figures) return;
        expect(figures.count).toBe(own.length);
        expect(figures.max).toBe(own.length === 0 ? null : Math.max(...own));
      });
    },
  );
});

test('distinct values are counted over all members', () => {
  forAll(200, lists, unnests, memberPaths, ({ graph, rows }, unnest, path) => {
    const seen = naiveMembers(graph, rows, unnest).flatMap((member) =>
      member.found(path).map(({ value }) => naiveValueKey(value)),
    );
    const grouping = wholeGroup(filterContextOf(graph), rows, { unnest });
    expect(grouping.distinct(path)).toBe(new Set(seen).size);
  });
});

test('figures over nothing are null, with one warning however often they are asked for', () => {
  const graph = testGraph([{ path: 'a', class: 'A', properties: { text: 'x' } }]);
  const warnings: Warning[] = [];
  const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
  const grouping = wholeGroup({ ...filterContextOf(graph), tools }, Uint32Array.of(0), {});
  for (let times = 0; times < 2; times++) expect(grouping.figures(0, { property: 'text' })).toBeNull();
  expect(warnings.map(({ code, argument }) => [code, argument])).toEqual([['NO_NUMBERS', 'property']]);
  const empty = wholeGroup({ ...filterContextOf(graph), tools }, new Uint32Array(0), {});
  expect(empty.figures(0, { property: 'text' })).toMatchObject({ count: 0 });
  expect(warnings).toHaveLength(1);
});
