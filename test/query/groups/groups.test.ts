// The order of groups where nothing else decides: that of their first members.

import { expect, it } from 'vitest';
import { groupsOf } from '../../../src/query/groups/groups.ts';
import { filterContextOf } from '../../tools/row-filter-context.ts';
import { testGraph } from '../../tools/test-graph.ts';

it('keeps groups of one size in the order of their first members', () => {
  const graph = testGraph(['Z', 'B', 'A', 'B', 'Z', 'A', 'C'].map((of, i) => ({ path: `n${i}`, class: of })));
  const rows = Uint32Array.from({ length: 7 }, (_, row) => row);
  const { page, at } = groupsOf(filterContextOf(graph), rows, { by: [{ field: 'CLASS' }] }, () => 'tag');
  expect(Array.from(page.rows, (position) => at(position).keys)).toEqual([['Z'], ['B'], ['A'], ['C']]);
});
