// Plan and naive matcher agree on real graphs of every format: filters are made of the names in each example.

import { expect, test } from 'vitest';
import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import type { ObjectFilter } from '../../src/query/filter/filter.ts';
import { listObjects } from '../../src/query/lists/list-objects.ts';
import { filtersOf, type Stock } from '../tools/arbitrary.ts';
import { graphsIn } from '../tools/example-graphs.ts';
import { forAll } from '../tools/for-all.ts';
import { naiveRows } from '../tools/naive.ts';
import { filterContextOf, nodeOf } from '../tools/row-filter-context.ts';

const EXAMPLES = ['little-factory.sav', 'hollowmere', '20221101120000_2_1.sav', 'unreal3', 'palworld'];

/** A few names of each sort, spread over the graph. */
function stockOf(graph: Graph): Stock {
  const nodes = Array.from({ length: 40 }, (_, at) => Math.floor((at * graph.count) / 40) as NodeId);
  const names = nodes.map((node) => graph.name(node));
  const places = nodes.flatMap((node) => graph.position(node) ?? []);
  const own = nodes.flatMap((node) => graph.outline(node).map(({ name }) => name));
  const labels = graph.data.labels.map(({ text }) => text);
  const quoted = (name: string): string => (/[.[\]"]/.test(name) ? JSON.stringify(name) : name);
  return {
    classes: [...graph.classes].map((id) => graph.classes.path(id)),
    texts: [
      ...names,
      ...nodes.map((node) => graph.path(node)),
      ...nodes.map((node) => graph.level(node) ?? ''),
    ],
    parts: names.flatMap((name) => [name.slice(0, 3), name.slice(-3)]),
    patterns: ['^[A-C]', '[0-4]$', 'e.*t', '_C_|mk'],
    labels: labels.length > 0 ? labels : ['none'],
    paths: [...own.map(quoted), ...labels.filter((label) => !/^[.[]|"/.test(label))].filter(isPath),
    ...listsOf(labels),
    ids: ['0', '7', 'none'],
    least: Math.floor(Math.min(0, ...places)),
    most: Math.ceil(Math.max(1, ...places)),
  };
}

/** Lists that references stand in, and the way to these from their elements on. */
function listsOf(labels: readonly string[]): { lists: string[]; innerPaths: string[] } {
  const inLists = labels.filter((label) => isPath(label) && label.includes('[]'));
  const cuts = inLists.map((label) => label.indexOf('[]') + 2);
  return {
    lists: ['none[]', ...inLists.map((label, at) => label.slice(0, cuts[at]))],
    innerPaths: ['none', ...inLists.map((label, at) => label.slice(cuts[at]! + 1)).filter(isPath)],
  };
}

/** Labels may hold names that paths put in quotes. */
function isPath(text: string): boolean {
  return /^[^.[\]"]+(\[\])*(\.[^.[\]"]+(\[\])*)*$/.test(text);
}

for (const { name, graph } of EXAMPLES.flatMap(graphsIn)) {
  test(`filters on ${name}: ${graph.count} nodes`, () => {
    forAll(250, filtersOf(stockOf(graph), 2), (where) => {
      const found = listObjects(filterContextOf(graph), { of: 'save' }, { where, first: 10_000 });
      expect([...found.rows]).toEqual(naiveRows(graph, where, nodeOf(graph)));
    });
  });
}

test.each(EXAMPLES.flatMap(graphsIn))(
  'elements under the labels of $name: $graph.count nodes',
  ({ graph }) => {
    for (const path of listsOf(graph.data.labels.map(({ text }) => text)).lists) {
      const where: ObjectFilter = { elements: [{ path, count: { gt: 0 } }] };
      const found = listObjects(filterContextOf(graph), { of: 'save' }, { where, first: 10_000 });
      expect([...found.rows], path).toEqual(naiveRows(graph, where, nodeOf(graph)));
    }
  },
);

test.each(EXAMPLES.flatMap(graphsIn))(
  'outlines of $name are the names and types of what decoding gives',
  ({ graph }) => {
    let count = 0;
    for (let node = 0 as NodeId; node < graph.count; node++) {
      const shown = ({ name, type }: { readonly name: string; readonly type: string }): string[] => [
        name,
        type,
      ];
      const wanted = graph.properties(node).map(shown);
      expect(graph.outline(node).map(shown), graph.path(node)).toEqual(wanted);
      count += wanted.length;
    }
    expect(count).toBeGreaterThan(50);
  },
);
