// Differences between two graphs.

import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { changedValues, diffGraphs, hasMoved } from '../../../src/query/diff/diff.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const before = graphFrom(
  'a:Belt@1/2/3{"n":1,"list":[1,2],"to":"->b","deep":{"x":1,"y":2}}, b:Belt@0/0/0, c:Store{"t":"x"}, old:Store',
);
const after = graphFrom(
  'new:Store, c:Store{"t":"x"}, b:Belt@0/0/5, a:Belt@1/2/3{"n":2,"list":[1,3],"to":"->c","deep":{"x":1,"y":3},"more":true}',
);

function pathsOf(graph: Graph, rows: Iterable<number>): string[] {
  return Array.from(rows, (row) => graph.path(row as NodeId));
}

test('objects are matched by path, whatever their order', () => {
  const diff = diffGraphs(before, after, NO_TOOLS);
  expect(pathsOf(after, diff.added)).toEqual(['new']);
  expect(pathsOf(before, diff.removed)).toEqual(['old']);
  expect(pathsOf(after, diff.changed.keys())).toEqual(['b', 'a']);
  expect(pathsOf(before, diff.changed.values())).toEqual(['b', 'a']);
});

test('changes are reported path by path', () => {
  expect(changedValues(before, before.find('a'), after, after.find('a'))).toEqual([
    { path: 'n', before: 1, after: 2 },
    { path: 'list[1]', before: 2, after: 3 },
    { path: 'to', before: { ref: 'b' }, after: { ref: 'c' } },
    { path: 'deep.y', before: 2, after: 3 },
    { path: 'more', before: null, after: true },
  ]);
});

test('what stands elsewhere has moved', () => {
  expect(hasMoved(before, before.find('b'), after, after.find('b'))).toBe(true);
  expect(hasMoved(before, before.find('a'), after, after.find('a'))).toBe(false);
});

test('a graph does not differ from itself', () => {
  const diff = diffGraphs(before, before, NO_TOOLS);
  expect([diff.added.length, diff.removed.length, diff.changed.size]).toEqual([0, 0, 0]);
});

test('what is only named is neither added nor removed', () => {
  const one = graphFrom('a>/Game/Iron');
  const two = graphFrom('a>gone');
  const diff = diffGraphs(one, two, NO_TOOLS);
  expect([diff.added.length, diff.removed.length]).toEqual([0, 0]);
});
