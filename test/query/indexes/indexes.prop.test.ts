// What is made once per graph, against counting it anew.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { indexesOf } from '../../../src/query/indexes/indexes.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

test('counts, kinds, marks and names are those of the rows', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const indexes = indexesOf(graph);
      const nodes = Array.from({ length: graph.count }, (_, row) => row as NodeId);
      const edges = Array.from({ length: graph.edges.count }, (_, edge) => edge as EdgeId);
      const present = nodes.filter((node) => !graph.isAbsent(node));
      expect([...indexes.allRows]).toEqual(nodes);
      expect(new Set(indexes.kinds)).toEqual(new Set(nodes.map((node) => graph.kind(node))));
      expect([...indexes.presentByClass]).toEqual(
        [...graph.classes].map((id) => present.filter((node) => graph.classOf(node) === id).length),
      );
      expect([...indexes.withIssues]).toEqual(nodes.map((node) => Math.sign(graph.issuesOf(node).length)));
      const { labels } = graph.data;
      expect([...indexes.edgesByLabel]).toEqual(
        labels.map((_, at) => edges.filter((edge) => graph.edges.label[edge] === at).length),
      );
      expect(indexes.labelTexts).toEqual(labels.map(({ text }) => text.toLowerCase()));
      const levels = nodes.flatMap((node) => graph.level(node) ?? []);
      expect([...indexes.levelNames]).toEqual(expect.arrayContaining(levels));
      expect(indexesOf(graph)).toBe(indexes);
    }),
  );
});

test('rows are the first of all by the memory they are in', () => {
  const indexes = indexesOf(graphFrom('a, b, c'));
  const { allRows } = indexes;
  expect(indexes.areFirst(allRows.subarray(0, 2))).toBe(true);
  expect(indexes.areFirst(allRows.subarray(1))).toBe(false);
  expect(indexes.areFirst(allRows.slice())).toBe(false);
});

test('the tag is that of the content', () => {
  const tag = (text: string): string => indexesOf(graphFrom(text)).contentTag;
  expect(tag('a>b, b')).toBe(tag('a>b, b'));
  expect(new Set(['a>b, b', 'a, b', 'a>b, c', 'a:X>b, b'].map(tag)).size).toBe(4);
});
