// The order of groups where nothing else decides: that of their first members.

import { expect, it } from 'vitest';
import { groupsOf } from '../../src/query/groups.ts';
import { madeGraph } from '../tools/made-graph.ts';
import { compilerOf } from '../tools/row-compiler.ts';

it('keeps groups of one size in the order of their first members', () => {
  const graph = madeGraph(['Z', 'B', 'A', 'B', 'Z', 'A', 'C'].map((of, i) => ({ path: `n${i}`, class: of })));
  const rows = Uint32Array.from({ length: 7 }, (_, row) => row);
  const { listing, at } = groupsOf(compilerOf(graph), rows, { by: [{ field: 'CLASS' }] }, () => 'tag');
  expect(Array.from(listing.rows, (position) => at(position).keys)).toEqual([['Z'], ['B'], ['A'], ['C']]);
});
