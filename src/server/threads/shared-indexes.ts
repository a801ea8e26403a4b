// The serving thread's side of sharing indexes: each index of a graph is made once, by one thread.

import { INDEXES, type IndexOwner, type Made } from '../../graph/finished/made-indexes.ts';

/** A query thread. */
export interface IndexClient {
  /** Null: this thread is to make the index and to `put` it. */
  reply(request: number, made: Made | null): void;
  forget(graph: number, name: string): void;
}

export interface IndexName {
  /** Number of the graph: see {@link SharedIndexes.numberOf}. */
  readonly graph: number;
  readonly name: string;
}

interface Making {
  maker: IndexClient;
  readonly waiting: { readonly client: IndexClient; readonly request: number }[];
}

export class SharedIndexes {
  readonly #clients = new Set<IndexClient>();
  readonly #numbers = new WeakMap<IndexOwner, number>();
  readonly #graphs = new Map<number, WeakRef<IndexOwner>>();
  readonly #making = new Map<string, Making>();
  readonly #onForget: (graph: IndexOwner, name: string) => void;
  #last = 0;

  constructor() {
    this.#onForget = (graph, name) => {
      const number = this.#numbers.get(graph);
      if (number === undefined) return;
      for (const client of this.#clients) client.forget(number, name);
    };
    INDEXES.forgetListeners.add(this.#onForget);
  }

  close(): void {
    INDEXES.forgetListeners.delete(this.#onForget);
  }

  join(client: IndexClient): void {
    this.#clients.add(client);
  }

  /** The number that threads know the graph by. */
  numberOf(graph: IndexOwner): number {
    let number = this.#numbers.get(graph);
    if (number === undefined) {
      number = ++this.#last;
      this.#numbers.set(graph, number);
      this.#graphs.set(number, new WeakRef(graph));
      for (const [old, ref] of this.#graphs) if (!ref.deref()) this.#graphs.delete(old);
    }
    return number;
  }

  take(client: IndexClient, { graph, name }: IndexName, request: number): void {
    const of = this.#graphs.get(graph)?.deref();
    const made = of && INDEXES.get(of, name);
    if (made || !of) {
      client.reply(request, made ?? null);
      return;
    }
    const key = keyOf({ graph, name });
    const making = this.#making.get(key);
    if (making) {
      making.waiting.push({ client, request });
      return;
    }
    this.#making.set(key, { maker: client, waiting: [] });
    client.reply(request, null);
  }

  /** `made` is null when the thread could not make the index, or no longer waits for it. */
  put(client: IndexClient, { graph, name }: IndexName, made: Made | null): void {
    const of = this.#graphs.get(graph)?.deref();
    if (of && made) INDEXES.set(of, name, made);
    const key = keyOf({ graph, name });
    const making = this.#making.get(key);
    if (making?.maker === client) this.#end(key, making, made);
    else if (making) leave(making, client);
  }

  /** Lets the other threads make the indexes of a thread that died. */
  leave(client: IndexClient): void {
    this.#clients.delete(client);
    for (const [key, making] of this.#making) {
      leave(making, client);
      if (making.maker === client) this.#end(key, making, null);
    }
  }

  #end(key: string, making: Making, made: Made | null): void {
    if (made) {
      this.#making.delete(key);
      for (const { client, request } of making.waiting) client.reply(request, made);
      return;
    }
    const next = making.waiting.shift();
    if (!next) {
      this.#making.delete(key);
      return;
    }
    making.maker = next.client;
    next.client.reply(next.request, null);
  }
}

function leave({ waiting }: Making, client: IndexClient): void {
  const at = waiting.findIndex((each) => each.client === client);
  if (at >= 0) waiting.splice(at, 1);
}

function keyOf({ graph, name }: IndexName): string {
  return `${graph} ${name}`;
}
