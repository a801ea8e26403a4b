// A query thread's side of sharing indexes: it makes one only if no other thread has made it, or is making it.

import { receiveMessageOnPort } from 'node:worker_threads';
import type { GraphData } from '../../graph/finished/graph-data.ts';
import {
  INDEXES,
  type IndexExchange,
  type IndexOwner,
  type Made,
} from '../../graph/finished/made-indexes.ts';
import type { FromThread, ReplyPlace } from './messages.ts';
import type { IndexName } from './shared-indexes.ts';

export interface Reply {
  readonly request: number;
  readonly found: Made | null;
}

/** Milliseconds between two checks of whether the query is still wanted. */
const LOOK_MILLIS = 50;

export class ThreadExchange implements IndexExchange {
  readonly #place: ReplyPlace;
  readonly #post: (message: FromThread) => void;
  readonly #numbers = new WeakMap<GraphData, number>();
  readonly #graphs = new Map<number, WeakRef<IndexOwner>>();
  #request = 0;

  constructor(place: ReplyPlace, post: (message: FromThread) => void) {
    this.#place = place;
    this.#post = post;
  }

  /** Registers the number of a shared graph. */
  name(data: GraphData, number: number): void {
    this.#numbers.set(data, number);
  }

  take(graph: IndexOwner, name: string, checkBudget: () => void): Made | null {
    const index = this.#nameOf(graph, name);
    if (!index) return null;
    const request = ++this.#request;
    this.#post({ kind: 'take', index, request });
    try {
      return this.#reply(request, checkBudget);
    } catch (error) {
      this.#post({ kind: 'put', index, made: null });
      throw error;
    }
  }

  /** Blocks until the reply arrives. @throws what `checkBudget` throws */
  #reply(request: number, checkBudget: () => void): Reply['found'] {
    const { port, signal } = this.#place;
    for (;;) {
      const before = Atomics.load(signal, 0);
      const reply = receiveMessageOnPort(port)?.message as Reply | undefined;
      // Replies to earlier requests belong to queries that were abandoned.
      if (reply?.request === request) return reply.found;
      if (reply) continue;
      Atomics.wait(signal, 0, before, LOOK_MILLIS);
      checkBudget();
    }
  }

  put(graph: IndexOwner, name: string, made: Made | null): void {
    const index = this.#nameOf(graph, name);
    if (index) this.#post({ kind: 'put', index, made });
  }

  forget({ graph, name }: IndexName): void {
    const of = this.#graphs.get(graph)?.deref();
    if (of) INDEXES.forget(of, name);
    else this.#graphs.delete(graph);
  }

  #nameOf(graph: IndexOwner, name: string): IndexName | null {
    const number = this.#numbers.get(graph.data);
    if (number === undefined) return null;
    if (this.#graphs.get(number)?.deref() !== graph) this.#graphs.set(number, new WeakRef(graph));
    return { graph: number, name };
  }
}
