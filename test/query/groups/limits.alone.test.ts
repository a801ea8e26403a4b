// More groups and elements than are made, with bounds that a test can reach.

import { expect, it, vi } from 'vitest';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { membersOf } from '../../../src/query/groups/members.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { testGraph } from '../../tools/test-graph.ts';

vi.mock('../../../src/query/limits.ts', async (original) => ({
  ...(await original<object>()),
  MOST_GROUPS: 10,
  MOST_UNNESTED: 20,
}));

it.each([
  [3, 3, 9],
  [4, 4, null],
])(
  '%i classes on %i levels are refused when they are too many groups together',
  (classes, levels, expected) => {
    const nodes = Array.from({ length: classes * levels }, (_, at) => ({
      path: `n${at}`,
      class: `C${at % classes}`,
      level: `L${Math.floor(at / classes)}`,
    }));
    const rows = Uint32Array.from(nodes.keys());
    const group = () =>
      groupsOf(
        filterContextOf(testGraph(nodes)),
        rows,
        { by: [{ field: 'CLASS' }, { field: 'LEVEL' }] },
        () => '',
      );
    if (expected === null) expect(group).toThrow('there are more than 10 groups');
    else expect(group().page.rows).toHaveLength(expected);
  },
);

it('there are at most so many squares', () => {
  const graph = testGraph(
    Array.from({ length: 11 }, (_, at) => ({ path: `n${at}`, class: 'A', place: [at, 0, 0] })),
  );
  const rows = Uint32Array.from({ length: 11 }, (_, row) => row);
  const group = () => groupsOf(filterContextOf(graph), rows, { by: [{ cell: 1 }] }, () => '');
  expect(group).toThrow('there are more than 10 squares');
});

it('there are at most so many elements', () => {
  const graph = testGraph(
    [0, 1, 2, 3, 4, 5].map((at) => ({ path: `n${at}`, class: 'A', properties: { list: [1, 2, 3, 4] } })),
  );
  const of = (count: number): number =>
    membersOf(
      filterContextOf(graph),
      Uint32Array.from({ length: count }, (_, row) => row),
      { unnest: 'list[]' },
    ).rows.length;
  expect(of(5)).toBe(20);
  expect(() => of(6)).toThrow(expect.objectContaining({ code: 'LIMIT_EXCEEDED', argument: 'unnest' }));
});
