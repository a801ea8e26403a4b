// What a search looks in against looking at every word of every node.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import type { PropertyValue, Value } from '../../../src/graph/values.ts';
import { SearchIndex } from '../../../src/query/search/search-index.ts';
import { wordsOf } from '../../../src/query/search/words.ts';
import { textIn } from '../../../src/query/values/property-path.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { testGraph } from '../../tools/test-graph.ts';

/** Field and row of everything that has a word. */
type Places = Map<string, Set<string>>;

function naivePlaces(graph: Graph): Places {
  const places: Places = new Map();
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const add = (field: string, text: string): void => {
      for (const word of wordsOf(text)) {
        const found = places.get(word) ?? new Set();
        places.set(word, found.add(`${field} ${row}`));
      }
    };
    const name = graph.name(node);
    const path = graph.path(node);
    add('name', name);
    add('path', path.endsWith(name) ? path.slice(0, path.length - name.length) : path);
    add('class', graph.classes.name(graph.classOf(node)));
    for (const [field, text] of textsOf(graph.properties(node), '')) add(field, text);
  }
  return places;
}

function* textsOf(fields: readonly PropertyValue[], prefix: string): Generator<[path: string, text: string]> {
  for (const { name, value } of fields) yield* textsIn(value, prefix + name);
}

function* textsIn(value: Value, path: string): Generator<[path: string, text: string]> {
  const text = textIn(value);
  if (text !== null) yield [path, text];
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'struct') yield* textsOf(value.fields, `${path}.`);
  else if (value.kind === 'list') for (const item of value.items) yield* textsIn(item, `${path}[]`);
  else if (value.kind === 'map') {
    for (const entry of value.entries) {
      yield* textsIn(entry.key, `${path}[].key`);
      yield* textsIn(entry.value, `${path}[].value`);
    }
  }
}

/** Where the index has the word itself, not what is like it. */
function placesIn(index: SearchIndex, word: string): Set<string> {
  const found = new Set<string>();
  for (const { word: number, fit } of index.similar(word)) {
    if (fit !== 1) continue;
    index.each(number, (field, rows, from, to) => {
      for (const row of rows.subarray(from, to)) found.add(`${index.data.fields[field]} ${row}`);
    });
  }
  return found;
}

test('every word leads to the nodes and fields that have it, and to no others', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      const index = SearchIndex.of(graph);
      const expected = naivePlaces(graph);
      const found = new Map(Array.from(expected.keys(), (word) => [word, placesIn(index, word)]));
      expect(found).toEqual(expected);
      // Words of classes that no node is of lead nowhere.
      for (const word of index.data.words)
        if (!expected.has(word)) expect(placesIn(index, word)).toEqual(new Set());
    }),
  );
});

test('a word has as many entries as nodes that have it, once a text', () => {
  const digits = '17';
  const graph = testGraph([
    { path: 'Iron_17', class: 'A', properties: { text: 'iron 17 iron', other: 'iron' } },
    { path: 'Iron_4', class: 'A', properties: { text: '17' } },
  ]);
  const index = SearchIndex.of(graph);
  const sizeOf = (word: string): number =>
    [...index.similar(word)].reduce(
      (sum, { word: number, fit }) => sum + (fit === 1 ? index.size(number) : 0),
      0,
    );
  // Both names, and two texts of the first.
  expect([sizeOf('iron'), sizeOf(digits), sizeOf('none'), sizeOf('18')]).toEqual([4, 3, 0, 0]);
});
