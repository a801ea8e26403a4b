// Words that are similar to one that was asked for, against the rules applied to every word of the graph.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SearchIndex } from '../../../src/query/search/search-index.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { testGraph } from '../../tools/test-graph.ts';

/** Letters to put in, take out or change, counted in the table of the textbook. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j]! + Number(letter !== other), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** How well a word fits what is looked for, the best first: itself, one that begins so, one with typos; null for others. */
function naiveRank(wanted: string, word: string): readonly [sort: number, distance: number] | null {
  const isNumber = (text: string): boolean => /^\d+$/.test(text);
  if (word === wanted) return [0, 0];
  if (isNumber(wanted) || isNumber(word)) return null;
  if (word.startsWith(wanted)) return [1, word.length];
  const distance = distanceOf(wanted, word);
  const most = wanted.length > 7 ? 2 : wanted.length > 3 ? 1 : 0;
  return distance <= most ? [2, distance] : null;
}

/** Words, and what is left of them when a part is taken out or changed. */
function askedFor(words: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...words), fc.nat({ max: 12 }), fc.nat({ max: 2 }), fc.constantFrom('', 'x', '1'))
    .map(([word, at, taken, put]) => word.slice(0, at) + put + word.slice(at + taken))
    .filter((word) => word !== '');
}

/** Words that begin alike or differ in a few letters. */
const LIKE =
  'Construct Constructor Constructors Constrictor Konstruktor Iron Irons Ironing Iran Con 17 175'.split(' ');
const wordGraphs = fc
  .subarray(LIKE, { minLength: 1 })
  .map((words) => testGraph(words.map((word) => ({ path: `${word}.x`, class: 'A' }))));

test('a word leads to those that begin so or differ in a letter or two, which fit less', () => {
  const asked = fc.oneof(graphs, wordGraphs).chain((graph) => {
    const index = SearchIndex.of(graph);
    return askedFor(index.data.words.length > 0 ? index.data.words : ['none']).map((word) => ({
      index,
      word,
    }));
  });
  forAll(500, asked, ({ index, word }) => {
    const found = [...index.similar(word)].filter(({ word: number }) => number >= 0);
    const fits = new Map(found.map(({ word: number, fit }) => [index.data.words[number]!, fit]));
    expect(fits.size).toBe(found.length);
    const ranks = index.data.words
      .map((other) => ({ other, rank: naiveRank(word, other) }))
      .filter(({ rank }) => rank !== null);
    expect([...fits.keys()].sort()).toEqual(ranks.map(({ other }) => other).sort());
    const compare = (a: readonly number[], b: readonly number[]): number => a[0]! - b[0]! || a[1]! - b[1]!;
    for (const a of ranks) {
      expect(fits.get(a.other) === 1).toBe(a.other === word);
      for (const b of ranks) {
        const difference = compare(a.rank!, b.rank!);
        expect(Math.sign(fits.get(b.other)! - fits.get(a.other)!)).toBe(Math.sign(difference));
      }
    }
  });
});

test('similar words are the same again, however few may be kept, and no more are', () => {
  forAll(100, graphs, fc.nat(8), fc.array(fc.nat(), { maxLength: 30 }), (graph, mostKept, asked) => {
    const { data } = SearchIndex.of(graph);
    const keeping = new SearchIndex(data, mostKept);
    for (const at of asked) {
      const word = data.words[at % data.words.length] ?? 'none';
      expect(keeping.similar(word)).toEqual(new SearchIndex(data, 0).similar(word));
      expect(keeping.keptCount).toBeLessThanOrEqual(mostKept);
    }
  });
});
