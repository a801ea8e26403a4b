// Indexes that queries make of graphs are kept by least use, within a bound for all graphs and one for each.

import { expect, test, vi } from 'vitest';
import { bytesIn, type Made, MadeIndexes } from '../../../src/graph/finished/made-indexes.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { collectGarbage } from '../../../src/library/memory/collect-garbage.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const MEGABYTE = 2 ** 20;
const made = (megabytes: number): Made => ({ data: {}, bytes: megabytes * MEGABYTE });
const look = (): void => undefined;

/** A graph whose files are as large as this. */
function graphOf(megabytes: number): Graph {
  const graph = graphFrom('a');
  const image = new Uint8Array(new SharedArrayBuffer(megabytes * MEGABYTE));
  return Object.create(graph, { data: { value: { ...graph.data, image } } }) as Graph;
}

function names(indexes: MadeIndexes, graph: Graph, of: string): string {
  return [...of].filter((name) => indexes.get(graph, name) !== null).join('');
}

test('made once, however many ask', () => {
  const indexes = new MadeIndexes();
  const graph = graphOf(1);
  let times = 0;
  const make = (): number[] => [++times];
  expect(indexes.of(graph, 'a', look, make)).toBe(indexes.of(graph, 'a', look, make));
  expect(times).toBe(1);
  expect(indexes.of(graphOf(1), 'a', look, make)).toEqual([2]);
});

test('the one not used for longest goes first, whichever graph it is of', () => {
  const indexes = new MadeIndexes(10 * MEGABYTE);
  const [one, two] = [graphOf(100), graphOf(100)];
  const forgotten: string[] = [];
  indexes.forgetListeners.add((_graph, name) => forgotten.push(name));
  indexes.set(one, 'a', made(4));
  indexes.set(two, 'b', made(4));
  expect(indexes.get(one, 'a')).not.toBeNull();
  indexes.set(two, 'c', made(4));
  expect(forgotten).toEqual(['b']);
  expect(names(indexes, one, 'a') + names(indexes, two, 'bc')).toBe('ac');
  expect(indexes.bytes).toBe(8 * MEGABYTE);
});

test('a graph gets at most as much as its files take', () => {
  const indexes = new MadeIndexes();
  const [large, other] = [graphOf(20), graphOf(100)];
  indexes.set(other, 'x', made(50));
  for (const name of 'abcdef') indexes.set(large, name, made(6));
  expect(names(indexes, large, 'abcdef')).toBe('def');
  expect(indexes.bytesOf(large)).toBeLessThanOrEqual(20 * MEGABYTE);
  expect(names(indexes, other, 'x')).toBe('x');
  // What does not fit at all is not kept, and takes no other along for nothing.
  indexes.set(large, 'g', made(21));
  expect(names(indexes, large, 'g')).toBe('');
  expect(indexes.bytesOf(large)).toBeLessThanOrEqual(20 * MEGABYTE);
});

test('many nodes in few bytes get room for some columns', () => {
  const indexes = new MadeIndexes();
  const graph = Object.create(graphOf(1), { count: { value: 2 ** 20 } }) as Graph;
  for (const name of 'abcde') indexes.set(graph, name, made(17));
  expect(names(indexes, graph, 'abcde')).toBe('cde');
});

test('what could not be made is not kept', () => {
  const indexes = new MadeIndexes();
  const graph = graphOf(1);
  const fail = (): never => {
    throw new Error('time is up');
  };
  expect(() => indexes.of(graph, 'a', look, fail)).toThrow('time is up');
  expect(indexes.get(graph, 'a')).toBeNull();
  expect(indexes.bytes).toBe(0);
});

test('data is counted by what it holds', () => {
  const data = { start: new Uint32Array(1000), names: ['ab', 'abcd'], large: new Map([[1, 2n]]) };
  expect(bytesIn(data)).toBeGreaterThan(4000 + 12);
  expect(bytesIn(data)).toBeLessThan(4500);
});

test('what was made of a graph goes with it', async () => {
  const indexes = new MadeIndexes();
  const kept = graphOf(1);
  indexes.set(kept, 'a', made(1));
  for (let at = 0; at < 3; at++) indexes.set(graphOf(1), 'a', made(2));
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(indexes.bytes).toBe(MEGABYTE);
    },
    { timeout: 120_000, interval: 50 },
  );
  expect(indexes.get(kept, 'a')).not.toBeNull();
});
