// Each index is made by one thread, and handed to all who ask; a thread that dies leaves it to the next.

import { afterEach, expect, test } from 'vitest';
import { INDEXES, type Made } from '../../../src/graph/finished/made-indexes.ts';
import { type DeskClient, IndexDesk } from '../../../src/server/answering/index-desk.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const made: Made = { data: { a: new Uint8Array(8) }, bytes: 8 };
const desks: IndexDesk[] = [];
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close();
});

function begin() {
  const desk = new IndexDesk();
  desks.push(desk);
  const graph = graphFrom('a');
  const index = { graph: desk.numberOf(graph), name: 'column' };
  const client = (): DeskClient & { readonly heard: unknown[] } => {
    const heard: unknown[] = [];
    const each = {
      heard,
      reply: (_request: number, of: Made | null) => void heard.push(of?.data ?? null),
      forget: (_graph: number, name: string) => void heard.push(`forget ${name}`),
    };
    desk.join(each);
    return each;
  };
  return { desk, graph, index, client };
}

test('one makes it while the others wait, and all get the same', () => {
  const { desk, index, client } = begin();
  const [maker, other, late] = [client(), client(), client()];
  desk.take(maker, index, 1);
  desk.take(other, index, 1);
  expect([maker.heard, other.heard]).toEqual([[null], []]);
  desk.put(maker, index, made);
  desk.take(late, index, 7);
  expect([other.heard, late.heard]).toEqual([[made.data], [made.data]]);
});

test('who cannot make it, or dies, leaves it to the next', () => {
  const { desk, index, client } = begin();
  const [first, second, third] = [client(), client(), client()];
  for (const each of [first, second, third]) desk.take(each, index, 1);
  desk.put(first, index, null);
  expect([second.heard, third.heard]).toEqual([[null], []]);
  desk.leave(second);
  expect(third.heard).toEqual([null]);
  desk.put(third, index, made);
  desk.take(first, index, 2);
  expect(first.heard).toEqual([null, made.data]);
});

test('who does not wait any more gets nothing', () => {
  const { desk, index, client } = begin();
  const [maker, gone] = [client(), client()];
  desk.take(maker, index, 1);
  desk.take(gone, index, 1);
  desk.put(gone, index, null);
  desk.put(maker, index, made);
  expect(gone.heard).toEqual([]);
});

test('threads learn what was evicted', () => {
  const { desk, graph, index, client } = begin();
  const thread = client();
  desk.put(thread, index, made);
  const most = Math.max(8 * 2 ** 20, graph.data.image.byteLength);
  INDEXES.set(graph, 'larger', { data: {}, bytes: most });
  expect(thread.heard).toContain('forget column');
});

test('for a graph that is gone each thread makes its own', () => {
  const { desk, client } = begin();
  const thread = client();
  desk.take(thread, { graph: 99_999, name: 'column' }, 1);
  expect(thread.heard).toEqual([null]);
});
