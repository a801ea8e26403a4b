// Free text search: words and their parts, and indexes that end early; ../answers/search.txt has what is found.

import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { search } from '../../../src/query/search/search.ts';
import { searchBuild, searchData } from '../../../src/query/search/search-builder.ts';
import { SearchIndex } from '../../../src/query/search/search-index.ts';
import { runsOf, wordsOf } from '../../../src/query/search/words.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { testGraph } from '../../tools/test-graph.ts';

test('an index goes on where a budget ended', () => {
  const large = testGraph(
    Array.from({ length: 1200 }, (_, at) => ({ path: `Box${at}_Iron.x_${at}`, class: 'A' })),
  );
  const builder = searchBuild(large);
  let checks = 0;
  const endsEarly = (): void => {
    if (checks++ > 0) throw new Error('no time');
  };
  expect(() => builder.finish(endsEarly)).toThrow('no time');
  let left = 0;
  expect(builder.finish(() => left++)).toEqual(searchData(large));
  expect(left).toBe(2);
});

test('words are runs of letters and digits, and their parts', () => {
  expect(runsOf('Build_IronPlateMk1_C_214').flatMap(wordsOf)).toEqual(
    'build ironplatemk1 iron plate mk 1 c 214'.split(' '),
  );
});

const find = (graph: Graph, text: string, index = SearchIndex.of(graph), tools = NO_TOOLS) =>
  search(newRun(graph, tools), index, { text, condition: { is: 'always' } });

test('letters are found whether or not their accents follow them, and whatever their case takes', () => {
  for (const text of ['İstanbul', 'Café Überlauf'].flatMap((name) => [name, name.normalize('NFD')])) {
    const named = testGraph([{ path: 'a', class: 'Sign_C', properties: { text } }]);
    const words = text.split(' ').flatMap((word) => [word, word.normalize('NFC'), word.normalize('NFD')]);
    for (const word of words) expect(find(named, word), word).toMatchObject([{ field: 'text' }]);
  }
});

test('a search of very long words is refused', () => {
  expect(() => find(testGraph([]), 'x'.repeat(5000))).toThrow('at most 1000 characters');
});

test('a full index finds names, and says that it does not find all texts', () => {
  const graph = graphFrom('a.Constructor_1, a.Smelter_2, a.Station_7{mStationName:"Iron Plate Depot"}');
  const warnings: string[] = [];
  const tools = { ...NO_TOOLS, warn: ({ code }: { code: string }) => warnings.push(code) };
  const rowsOf = (most: number, text: string): number[] =>
    find(graph, text, SearchIndex.of(graph, { most }), tools).map(({ row }) => row);
  expect([rowsOf(1e6, 'depot'), warnings]).toEqual([[2], []]);
  expect([rowsOf(1, 'depot'), rowsOf(1, 'smelter')]).toEqual([[], [1]]);
  expect(warnings).toEqual(['PARTIAL_SEARCH', 'PARTIAL_SEARCH']);
});
