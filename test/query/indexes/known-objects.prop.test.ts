// Names and paths of objects, against looking at every object; and what is suggested for unknown ones.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { KnownObjects } from '../../../src/query/indexes/known-objects.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { runs } from '../../tools/runs.ts';
import { testGraph } from '../../tools/test-graph.ts';

const whats = fc.constantFrom('name' as const, 'path' as const);
const words = fc.constantFrom(
  'Iron_0',
  'Iron',
  'Belt_C_1',
  'Belt_C_',
  '/Game/Iron',
  'Copper',
  'gone.1',
  '1',
  '',
);

function textsOf(graph: Graph, what: 'name' | 'path'): { text: string; isAbsent: boolean }[] {
  return Array.from({ length: graph.count }, (_, row) => {
    return { text: graph[what](row as NodeId), isAbsent: graph.isAbsent(row as NodeId) };
  });
}

test('a name is there when an object has exactly this name', () => {
  fc.assert(
    fc.property(graphs, words, (graph, name) => {
      const objects = new KnownObjects(graph);
      const expected = textsOf(graph, 'name').some(({ text }) => text === name);
      expect(objects.hasName(name, NO_TOOLS)).toBe(expected);
      expect(objects.hasName(name, NO_TOOLS)).toBe(expected);
    }),
    { numRuns: runs(300) },
  );
});

test('what fits is in the save, only named by it, or nowhere', () => {
  fc.assert(
    fc.property(graphs, whats, words, (graph, what, part) => {
      const fitting = textsOf(graph, what).filter(({ text }) => text.includes(part));
      const expected =
        fitting.length === 0 ? 'NONE' : fitting.some(({ isAbsent }) => !isAbsent) ? 'PRESENT' : 'ABSENT';
      const found = new KnownObjects(graph).fitting(what, part, (text) => text.includes(part), NO_TOOLS);
      expect(found).toBe(expected);
    }),
    { numRuns: runs(300) },
  );
});

test('samples are the first of each that differ in more than numbers', () => {
  fc.assert(
    fc.property(graphs, whats, (graph, what) => {
      const firsts = new Map<string, string>();
      const paths = textsOf(graph, 'path');
      textsOf(graph, what).forEach(({ text }, row) => {
        const stem = paths[row]!.text.toLowerCase().replaceAll(/\d+/g, '0');
        if (!firsts.has(stem)) firsts.set(stem, text);
      });
      expect(new Set(new KnownObjects(graph).samples(what, NO_TOOLS))).toEqual(new Set(firsts.values()));
    }),
    { numRuns: runs(200) },
  );
});

test('a path with one letter changed is suggested, among objects of very many kinds', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  // More kinds than are compared on either side of a place, whichever way they are sorted.
  const paths = letters.flatMap((first) =>
    letters.map((last) => `Level:Main.${first}Build${last}er_${last}${first}_C_7`),
  );
  const objects = new KnownObjects(testGraph(paths.map((path) => ({ path, class: 'Thing' }))));
  const typos = fc
    .tuple(fc.constantFrom(...paths), fc.nat(), fc.constantFrom('X', '-'))
    .map(([path, at, letter]) => {
      const place = at % path.length;
      return { path, typo: path.slice(0, place) + letter + path.slice(place + 1) };
    });
  fc.assert(
    fc.property(typos, ({ path, typo }) => {
      const suggestions = objects.nearestPaths(typo, NO_TOOLS);
      expect(suggestions.length).toBeLessThanOrEqual(5);
      expect(suggestions).toContain(path);
    }),
    { numRuns: runs(300) },
  );
  expect(objects.nearestPaths('abc', NO_TOOLS)).toEqual([]);
});
