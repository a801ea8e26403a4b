// Differences between two graphs; ../answers/differences.txt has what is matched by paths and places.

import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../../src/graph/ids.ts';
import { BudgetError, noBudget } from '../../../src/query/budget.ts';
import { Comparison } from '../../../src/query/diff/diff.ts';
import { identitiesOf } from '../../../src/query/diff/identities.ts';
import { findLightweight, isLightweight, lightweightName } from '../../../src/query/diff/lightweights.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { propertyPath, valuesAt } from '../../../src/query/values/property-path.ts';
import { graphsIn } from '../../tools/example-graphs.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { openView } from '../../tools/satisfactory-view.ts';

function pathsOf(graph: Graph, rows: Iterable<number>): string[] {
  return Array.from(rows, (row) => graph.path(row as NodeId));
}

/** In which the property `id` tells items of a list apart. */
function withIds(text: string): Graph {
  return Object.defineProperty(graphFrom(text), 'identities', { value: new Map([['Item', 'id']]) });
}

test('records of a list are matched by their ids, and what is in them goes with them', () => {
  const earlier = withIds(
    'l:Store, l[0]:Item^l{"id":"a"}, l[0]/in:Part^l[0]{"x":1}, l[1]:Item^l{"id":"b","n":1}, l[1]/in:Part^l[1]{"x":2}',
  );
  const later = withIds(
    'l:Store, l[0]:Item^l{"id":"b","n":2}, l[0]/in:Part^l[0]{"x":2}, l[1]:Item^l{"id":"c"}, l[1]/in:Part^l[1]{"x":3}',
  );
  const diff = new Comparison(earlier, later).finish(NO_TOOLS);
  expect(pathsOf(later, diff.added)).toEqual(['l[1]', 'l[1]/in']);
  expect(pathsOf(earlier, diff.removed)).toEqual(['l[0]', 'l[0]/in']);
  expect(pathsOf(later, diff.changed.keys())).toEqual(['l[0]']);
  expect(pathsOf(earlier, diff.changed.values())).toEqual(['l[1]']);
  const stable = identitiesOf(later).stablePath(later.find('l[0]/in'));
  expect([stable, identitiesOf(earlier).find(stable)]).toEqual(['l[=b]/in', earlier.find('l[1]/in')]);
});

test('ids of items are those of their own list', () => {
  const [earlier, later] = ['l[0]:Item^l{"id":1,"n":5}, l[1]:Item^l{"id":2}', 'l[0]:Item^l{"id":2}'].map(
    (items) => withIds(`l:Store, k:Store, ${items}, k[0]:Item^k{"id":1}, k[1]:Item^k{"id":2}`),
  ) as [Graph, Graph];
  const { added, removed, changed } = new Comparison(earlier, later).finish(NO_TOOLS);
  expect([pathsOf(later, added), pathsOf(earlier, removed), [...changed]]).toEqual([[], ['l[0]'], []]);
  expect(identitiesOf(later).find('l[=2]')).toBe(later.find('l[0]'));
});

test('ids that repeat in a list tell nothing apart', () => {
  const [one, two] = ['1', '2'].map((n) =>
    withIds(`l:Store, l[0]:Item^l{"id":"a","n":1}, l[1]:Item^l{"id":"a","n":${n}}`),
  );
  const diff = new Comparison(one!, two!).finish(NO_TOOLS);
  expect([pathsOf(two!, diff.added), pathsOf(two!, diff.changed.keys())]).toEqual([[], ['l[1]']]);
});

test.each(['palworld-guild.sav', '20221101120000_2_1.sav', '20200101000000_Hill_1.sav'])(
  '%s: records with ids are found again by them',
  (name) => {
    for (const { graph } of graphsIn(name)) {
      const records = [...identitiesOf(graph).nodes()];
      const paths = records.map((node) => identitiesOf(graph).stablePath(node));
      expect(paths.filter((path) => path.includes('[=')).length).toBeGreaterThan(0);
      const once = records.filter((_, at) => paths.indexOf(paths[at]!) === paths.lastIndexOf(paths[at]!));
      for (const node of once)
        expect(identitiesOf(graph).find(identitiesOf(graph).stablePath(node))).toBe(node);
    }
  },
);

describeReal('gvas', 'records of a Palworld world', (folder) => {
  it('are the same things in two saves, wherever they are in their lists', async () => {
    const library = openLibrary(fileURLToPath(new URL('palworld-views/history-2025/', folder)));
    const of = async (wanted: string): Promise<Graph> =>
      (await library.load(library.entries.find(({ slug }) => slug === wanted)!)).graph;
    const [was, is] = [await of('2025.04.28-14.59.01'), await of('history-2025')];
    const { changed, removed } = new Comparison(was, is).finish(NO_TOOLS);
    const kindOf = (graph: Graph, node: NodeId): unknown =>
      graph.properties(node, new Set(['mapobjectid'])).find(({ name }) => name === 'MapObjectId')?.value;
    const slotIndex = propertyPath('RawData.SlotIndex', 'path');
    const slotOf = (graph: Graph, node: number): unknown =>
      valuesAt(graph.properties(node as NodeId, new Set(['rawdata'])), slotIndex)[0]?.value;
    const slots = [...changed].filter(([node]) => slotOf(is, node) !== undefined);
    expect(slots.length).toBeGreaterThan(10);
    for (const [node, old] of slots) expect(slotOf(was, old)).toBe(slotOf(is, node));
    const mapObjects = [...changed].filter(([node]) => kindOf(is, node as NodeId) !== undefined);
    expect(mapObjects.length).toBeGreaterThan(10);
    for (const [node, old] of mapObjects) expect(kindOf(was, old)).toBe(kindOf(is, node as NodeId));
    expect(removed.length).toBeGreaterThan(0);
  });
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
      expect([...diff.changed.keys()]).toEqual([...new Comparison(one, two).finish(NO_TOOLS).changed.keys()]);
      break;
    } catch (error) {
      expect(error).toBeInstanceOf(BudgetError);
      tries++;
    }
  }
  expect(tries).toBeGreaterThan(1);
});

test('lightweights have names by class and place, not by their slots', () => {
  const one = graphFrom('s:Sub, s[0]:Wall!LIGHTWEIGHT@1/0/0, s[1]:Wall!LIGHTWEIGHT@2/0/0');
  const two = graphFrom('s:Sub, s[0]:Wall!LIGHTWEIGHT@2/0/0, s[1]:Ramp!LIGHTWEIGHT@1/0/0');
  expect(two.path(findLightweight(two, lightweightName(one, one.find('s[1]'))))).toBe('s[0]');
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

test('what only counts on is changed, but not touched', () => {
  const [one, two] = [1, 2].map((n) => graphFrom(`a:Belt{"n":${n},"t":"x"}, b:Belt{"n":1,"t":"${n}"}`)) as [
    Graph,
    Graph,
  ];
  const diff = new Comparison(one, two, new Set(['n'])).finish(NO_TOOLS);
  expect(pathsOf(two, diff.changed.keys())).toEqual(['a', 'b']);
  expect(pathsOf(two, diff.touched.keys())).toEqual(['b']);
  expect([...new Comparison(one, two).finish(NO_TOOLS).touched.keys()]).toEqual([...diff.changed.keys()]);
});
