// Free text search: words, prefixes, typos, ranking.

import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { type FilterContext, listCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { newRun } from '../../../src/query/run/filter-rows.ts';
import { search } from '../../../src/query/search/search.ts';
import { searchBuild, searchData } from '../../../src/query/search/search-builder.ts';
import { SearchIndex } from '../../../src/query/search/search-index.ts';
import { runsOf, wordsOf } from '../../../src/query/search/words.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { testGraph } from '../../tools/test-graph.ts';

const graph = testGraph([
  { path: 'World:Level.Build_ConstructorMk1_C_100', class: '/Game/Build_ConstructorMk1_C' },
  { path: 'World:Level.Build_SmelterMk1_C_200', class: '/Game/Build_SmelterMk1_C' },
  {
    path: 'World:Level.Station_7',
    class: '/Game/TrainStation_C',
    properties: { mStationName: 'Iron Plate Depot', list: [{ note: 'Überlauf' }] },
  },
  { path: 'World:Level.Sign_8', class: '/Game/Sign_C', properties: { text: 'constructor hall' } },
  { path: '/Game/Recipe_IronPlate_C', class: 'External', kind: 'EXTERNAL' },
]);
const index = SearchIndex.of(graph);

function find(
  text: string,
  where?: ObjectFilter,
  of = index,
  inside = graph,
): { name: string; field: string }[] {
  const filterContext: FilterContext = { graph: inside, tools: NO_TOOLS, nodeOf: () => -1 as NodeId };
  const hits = search(newRun(inside, NO_TOOLS), of, {
    text,
    condition: listCondition(filterContext, where),
  });
  return hits.map(({ row, field }) => ({ name: inside.name(row as NodeId), field }));
}

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
  expect(runsOf('Build_IronPlateMk1_C_214').flatMap(wordsOf)).toEqual([
    'build',
    'ironplatemk1',
    'iron',
    'plate',
    'mk',
    '1',
    'c',
    '214',
  ]);
});

test('an id is one word, found whole or by its first eight digits or more, with and without dashes', () => {
  const [id, dashed] = ['0A1B2C3D4E5F60718293A4B5C6D7E8F9', '0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9'];
  expect(runsOf(`${id} {${dashed}}`).flatMap(wordsOf)).toEqual([id.toLowerCase(), id.toLowerCase()]);
  const ids = testGraph([
    { path: `Map/${id}`, class: 'Record' },
    { path: 'Map/Other', class: 'Record', properties: { owner: dashed, made: '20240101-1200 deadbeef-12' } },
  ]);
  const of = SearchIndex.of(ids);
  const found = (text: string): string[] =>
    find(text, undefined, of, ids)
      .map(({ name }) => name)
      .sort();
  for (const text of [id, dashed, id.slice(0, 8), id.slice(0, 30), dashed.slice(0, 12), `{${dashed}}`])
    expect(found(text)).toEqual([id, 'Other']);
  for (const text of [id.slice(0, 7), '4e5f', '2c', `${id.slice(0, 31)}0`]) expect(found(text)).toEqual([]);
  for (const text of ['20240101-1200', 'DeadBeef-12']) expect(found(text)).toEqual(['Other']);
});

test('a word is found in names first, then in texts', () => {
  expect(find('constructor')).toEqual([
    { name: 'Build_ConstructorMk1_C_100', field: 'name' },
    { name: 'Sign_8', field: 'text' },
  ]);
});

test('beginnings and small typos are found', () => {
  expect(find('smelt')[0]?.name).toBe('Build_SmelterMk1_C_200');
  expect(find('constuctor')[0]?.name).toBe('Build_ConstructorMk1_C_100');
  expect(find('überlauf')).toEqual([{ name: 'Station_7', field: 'list[].note' }]);
});

test('letters are found whether or not their accents follow them, and whatever their case takes', () => {
  for (const text of ['İstanbul', 'Café Überlauf'].flatMap((name) => [name, name.normalize('NFD')])) {
    const named = testGraph([{ path: 'a', class: 'Sign_C', properties: { text } }]);
    const words = text.split(' ').flatMap((word) => [word, word.normalize('NFC'), word.normalize('NFD')]);
    for (const word of words) {
      const run = newRun(named, NO_TOOLS);
      expect(
        search(run, SearchIndex.of(named), { text: word, condition: { is: 'always' } }),
        word,
      ).toMatchObject([{ field: 'text' }]);
    }
  }
});

test('every word must be found, wherever', () => {
  expect(find('iron depot').map(({ name }) => name)).toEqual(['Station_7']);
  expect(find('iron smelter')).toEqual([]);
});

test('EXTERNAL objects are found when the filter names them', () => {
  expect(find('ironplate')).toEqual([]);
  expect(find('ironplate', { kind: { eq: 'EXTERNAL' } })).toEqual([
    { name: 'Recipe_IronPlate_C', field: 'name' },
  ]);
});

test('a search without words is refused', () => {
  expect(() => find('  ...  ')).toThrow('text: has no words to search for');
  expect(() => find('x'.repeat(5000))).toThrow('at most 1000 characters');
  expect(() => find('a b c d e f g h i j k l m n o p q r s t u v')).toThrow('at most 20 words');
});

test('a full index finds names, and says that it does not find all texts', () => {
  const small = SearchIndex.of(graph, { most: 1 });
  const warnings: string[] = [];
  const tools = { ...NO_TOOLS, warn: ({ code }: { code: string }) => warnings.push(code) };
  const filterContext: FilterContext = { graph, tools, nodeOf: () => -1 as NodeId };
  const rowsOf = (index: SearchIndex, text: string): number[] =>
    search(newRun(graph, tools), index, { text, condition: listCondition(filterContext, undefined) }).map(
      ({ row }) => row,
    );
  expect(rowsOf(index, 'depot')).toEqual([2]);
  expect(warnings).toEqual([]);
  expect(rowsOf(small, 'depot')).toEqual([]);
  expect(rowsOf(small, 'smelter')).toEqual([1]);
  expect(warnings).toEqual(['PARTIAL_SEARCH', 'PARTIAL_SEARCH']);
});
