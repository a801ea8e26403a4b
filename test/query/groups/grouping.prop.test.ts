// Figures over all members: how many distinct values there are, and what is said of none.

import { expect, test } from 'vitest';
import { wholeGroup } from '../../../src/query/groups/grouping.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { lists, memberPaths, unnests } from '../../tools/arbitrary-members.ts';
import { forAll } from '../../tools/for-all.ts';
import { naiveMembers, naiveValueKey } from '../../tools/naive-members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { testGraph } from '../../tools/test-graph.ts';

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
