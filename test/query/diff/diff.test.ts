// Differences between two graphs.

import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../../src/graph/ids.ts';
import { BudgetError, noBudget } from '../../../src/query/budget.ts';
import { Comparison, changedValues, diffGraphs, hasMoved } from '../../../src/query/diff/diff.ts';
import { findLightweight, isLightweight, lightweightName } from '../../../src/query/diff/lightweights.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { openView } from '../../tools/satisfactory-view.ts';

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

test('a comparison goes on where the budget of a request ended', () => {
  const size = 200;
  const many = (changed: number): Graph =>
    graphFrom(Array.from({ length: size }, (_, at) => `n${at}:Belt{"n":${at < changed ? 1 : 0}}`).join(', '));
  const [one, two] = [many(0), many(150)];
  const comparison = new Comparison(one, two);
  const check = (): void => {
    throw new BudgetError('milliseconds', 1, 'over');
  };
  let tries = 0;
  for (;;) {
    try {
      const diff = comparison.finish({ ...NO_TOOLS, budget: { ...noBudget(), check } });
      expect([...diff.changed.keys()]).toEqual([...diffGraphs(one, two, NO_TOOLS).changed.keys()]);
      break;
    } catch (error) {
      expect(error).toBeInstanceOf(BudgetError);
      tries++;
    }
  }
  expect(tries).toBeGreaterThan(1);
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

test('lightweights are matched by class and place: their slots are numbered anew', () => {
  const one = graphFrom(
    's:Sub, s[0]:Wall!LIGHTWEIGHT@1/0/0{"n":1}, s[1]:Wall!LIGHTWEIGHT@2/0/0{"n":2}, s[2]:Wall!LIGHTWEIGHT@2/0/0{"n":3}',
  );
  const two = graphFrom(
    's:Sub, s[0]:Wall!LIGHTWEIGHT@2/0/0{"n":3}, s[1]:Ramp!LIGHTWEIGHT@1/0/0, s[2]:Wall!LIGHTWEIGHT@2/0/0{"n":9}, s[3]:Wall!LIGHTWEIGHT@5/0/0',
  );
  const diff = diffGraphs(one, two, NO_TOOLS);
  expect(pathsOf(two, diff.added)).toEqual(['s[1]', 's[3]']);
  expect(pathsOf(one, diff.removed)).toEqual(['s[0]']);
  expect(pathsOf(two, diff.changed.keys())).toEqual(['s[2]']);
  expect(pathsOf(one, diff.changed.values())).toEqual(['s[1]']);
  expect(two.path(findLightweight(two, lightweightName(one, one.find('s[2]'))))).toBe('s[2]');
  expect(findLightweight(two, lightweightName(one, one.find('s[0]')))).toBe(NO_NODE);
});

describeReal('satisfactory', 'lightweights of a real save', (folder) => {
  it('each have a name of their own in all saves of their world', async () => {
    const path = fileURLToPath(new URL('sv46_hv13_etothepii4_Release-032.sav', folder));
    const { graph } = (await openView(path)).scope;
    const nodes = Array.from({ length: graph.count }, (_, row) => row as NodeId).filter((node) =>
      isLightweight(graph, node),
    );
    expect(nodes).toHaveLength(1900);
    for (const node of nodes) expect(findLightweight(graph, lightweightName(graph, node))).toBe(node);
  });
});
