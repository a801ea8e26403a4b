// Each index is made by one thread, and handed to all who ask; a thread that dies leaves it to the next.

import { afterEach, expect, test } from 'vitest';
import { INDEXES, type Made } from '../../../src/graph/finished/made-indexes.ts';
import { type IndexClient, SharedIndexes } from '../../../src/server/answering/shared-indexes.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const made: Made = { data: { a: new Uint8Array(8) }, bytes: 8 };
const desks: SharedIndexes[] = [];
afterEach(() => {
  for (const indexes of desks.splice(0)) indexes.close();
});

function begin() {
  const indexes = new SharedIndexes();
  desks.push(indexes);
  const graph = graphFrom('a');
  const index = { graph: indexes.numberOf(graph), name: 'column' };
  const client = (): IndexClient & { readonly heard: unknown[] } => {
    const heard: unknown[] = [];
    const each = {
      heard,
      reply: (_request: number, of: Made | null) => void heard.push(of?.data ?? null),
      forget: (_graph: number, name: string) => void heard.push(`forget ${name}`),
    };
    indexes.join(each);
    return each;
  };
  return { indexes, graph, index, client };
}

test('one makes it while the others wait, and all get the same', () => {
  const { indexes, index, client } = begin();
  const [maker, other, late] = [client(), client(), client()];
  indexes.take(maker, index, 1);
  indexes.take(other, index, 1);
  expect([maker.heard, other.heard]).toEqual([[null], []]);
  indexes.put(maker, index, made);
  indexes.take(late, index, 7);
  expect([other.heard, late.heard]).toEqual([[made.data], [made.data]]);
});

test('who cannot make it, or dies, leaves it to the next', () => {
  const { indexes, index, client } = begin();
  const [first, second, third] = [client(), client(), client()];
  for (const each of [first, second, third]) indexes.take(each, index, 1);
  indexes.put(first, index, null);
  expect([second.heard, third.heard]).toEqual([[null], []]);
  indexes.leave(second);
  expect(third.heard).toEqual([null]);
  indexes.put(third, index, made);
  indexes.take(first, index, 2);
  expect(first.heard).toEqual([null, made.data]);
});

test('who does not wait any more gets nothing', () => {
  const { indexes, index, client } = begin();
  const [maker, gone] = [client(), client()];
  indexes.take(maker, index, 1);
  indexes.take(gone, index, 1);
  indexes.put(gone, index, null);
  indexes.put(maker, index, made);
  expect(gone.heard).toEqual([]);
});

test('threads learn what was evicted', () => {
  const { indexes, graph, index, client } = begin();
  const thread = client();
  indexes.put(thread, index, made);
  const most = Math.max(8 * 2 ** 20, graph.data.image.byteLength);
  INDEXES.set(graph, 'larger', { data: {}, bytes: most });
  expect(thread.heard).toContain('forget column');
});

test('for a graph that is gone each thread makes its own', () => {
  const { indexes, client } = begin();
  const thread = client();
  indexes.take(thread, { graph: 99_999, name: 'column' }, 1);
  expect(thread.heard).toEqual([null]);
});
