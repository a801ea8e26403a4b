// Indexes that several threads need: whichever they take and whenever, each is made once at a time, and all get it. The threads'
// side is asked here; the serving thread's is a real indexes behind real ports, which answers as it does for a thread.

import { MessageChannel } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { Made } from '../../../src/graph/finished/made-indexes.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { FromThread } from '../../../src/server/threads/messages.ts';
import { SharedIndexes } from '../../../src/server/threads/shared-indexes.ts';
import { type Reply, ThreadExchange } from '../../../src/server/threads/thread-exchange.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const made = (text: string): Made => ({ data: { text: Buffer.from(text) }, bytes: text.length });
const textOf = (index: Made | null): string | null =>
  index && Buffer.from((index.data as { readonly text: Uint8Array }).text).toString();
const never = (): void => undefined;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A indexes, and threads that ask it; `posted` is what a thread has sent. */
function begin() {
  const indexes = new SharedIndexes();
  const graph = graphFrom('a');
  const number = indexes.numberOf(graph);
  ends.push(() => indexes.close());
  const thread = () => {
    const { port1, port2 } = new MessageChannel();
    ends.push(() => port1.close());
    const signal = new Int32Array(new SharedArrayBuffer(4));
    const posted: FromThread[] = [];
    const reply = (request: number, found: Reply['found']): void => {
      port1.postMessage({ request, found } satisfies Reply);
      Atomics.add(signal, 0, 1);
      Atomics.notify(signal, 0);
    };
    const exchange: ThreadExchange = new ThreadExchange({ port: port2, signal }, (message) => {
      posted.push(message);
      if (message.kind === 'take') indexes.take(client, message.index, message.request);
      if (message.kind === 'put') indexes.put(client, message.index, message.made);
    });
    const client = { reply, forget: (of: number, name: string) => exchange.forget({ graph: of, name }) };
    indexes.join(client);
    exchange.name(graph.data, number);
    return { exchange, posted, reply };
  };
  return { indexes, graph, number, thread };
}

it('an index is made by who takes it first, and handed to all who take it later', () => {
  const { graph, thread } = begin();
  const [first, second] = [thread(), thread()];
  expect(first.exchange.take(graph, 'column', never)).toBeNull();
  first.exchange.put(graph, 'column', made('once'));
  expect(textOf(second.exchange.take(graph, 'column', never))).toBe('once');
  expect(textOf(first.exchange.take(graph, 'column', never))).toBe('once');
  expect(second.exchange.take(graph, 'another', never)).toBeNull();
});

it("an index of a graph that was not lent is each thread's own", () => {
  const { thread } = begin();
  const { exchange, posted } = thread();
  const own: Graph = graphFrom('b');
  expect(exchange.take(own, 'column', never)).toBeNull();
  exchange.put(own, 'column', made('own'));
  expect(posted).toEqual([]);
});

it('an index is waited for no longer than the question is wanted, and then left to others', () => {
  const { graph, thread } = begin();
  const [maker, gone, next] = [thread(), thread(), thread()];
  maker.exchange.take(graph, 'column', never);
  let looks = 0;
  const end = (): void => {
    if (++looks === 2) throw new Error('cancelled');
  };
  expect(() => gone.exchange.take(graph, 'column', end)).toThrow('cancelled');
  // It stands behind no one: the maker gives up, and the next makes it.
  maker.exchange.put(graph, 'column', null);
  expect(next.exchange.take(graph, 'column', never)).toBeNull();
  next.exchange.put(graph, 'column', made('later'));
  // What comes for the question that was given up is not taken for the answer to this one.
  expect(textOf(gone.exchange.take(graph, 'column', never))).toBe('later');
});

it('a reply to a question that was given up is passed over', () => {
  const { graph, thread } = begin();
  const { exchange, reply } = thread();
  reply(0, made('of before'));
  reply(99, made('of nobody'));
  expect(exchange.take(graph, 'column', never)).toBeNull();
});

it('a reply may come while the thread already sleeps', async () => {
  const { port1, port2 } = new MessageChannel();
  ends.push(() => port1.close());
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const exchange = new ThreadExchange({ port: port2, signal }, never);
  let looks = 0;
  const { graph } = begin();
  exchange.name(graph.data, 1);
  const later = (): void => {
    if (++looks < 3) return;
    port1.postMessage({ request: 1, found: made('late') } satisfies Reply);
    Atomics.add(signal, 0, 1);
  };
  expect(textOf(exchange.take(graph, 'column', later))).toBe('late');
  port1.postMessage({ request: 2, found: null } satisfies Reply);
  expect(exchange.take(graph, 'another', never)).toBeNull();
});
