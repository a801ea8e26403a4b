// Caches what queries derive from a graph: columns, orders, search indexes. They are plain data in shared
// memory, so that all threads can use what one made. The least recently used are evicted to stay within a
// limit for the process and one per graph.

import { getOrCreate } from '../made-once.ts';
import type { GraphData } from './graph-data.ts';

/** The source of indexes: a graph. */
export interface IndexOwner {
  readonly count: number;
  readonly data: GraphData;
}

/** Shares indexes between threads. */
export interface IndexExchange {
  /**
   * Returns what another thread made, waiting if it is being made. Null: the caller has to make it and then
   * call `put`, with null if it could not.
   * @throws whatever `checkBudget` throws
   */
  take(graph: IndexOwner, name: string, checkBudget: () => void): Made | null;
  put(graph: IndexOwner, name: string, made: Made | null): void;
}

export interface Made {
  readonly data: unknown;
  readonly bytes: number;
}

/** Limit for all indexes of the process, in bytes. */
const MOST_BYTES = 448 * 2 ** 20;
/** The limit per graph is the size of its inflated files, but at least this, which is enough for some columns. */
const LEAST_BYTES = 8 * 2 ** 20;
const LEAST_BYTES_A_NODE = 64;

interface Kept {
  /** Weak, so that indexes go away with their graph. */
  readonly graph: WeakRef<IndexOwner>;
  readonly owner: number;
  readonly name: string;
  readonly bytes: number;
}

export class MadeIndexes {
  /** Called when an index was evicted. */
  readonly forgetListeners = new Set<(graph: IndexOwner, name: string) => void>();
  exchange: IndexExchange | null = null;
  readonly #most: number;
  readonly #made = new WeakMap<IndexOwner, Map<string, Made>>();
  /** Least recently used first, by number of the graph and name. */
  readonly #kept = new Map<string, Kept>();
  readonly #numbers = new WeakMap<IndexOwner, number>();
  readonly #gone: FinalizationRegistry<number>;
  #lastNumber = 0;
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
    this.#gone = new FinalizationRegistry((owner) => {
      for (const [key, kept] of this.#kept) if (kept.owner === owner) this.#discount(key);
    });
  }

  get bytes(): number {
    return this.#bytes;
  }

  bytesOf(graph: IndexOwner): number {
    let bytes = 0;
    for (const made of this.#made.get(graph)?.values() ?? []) bytes += made.bytes;
    return bytes;
  }

  /** Null if it was not made yet, or was evicted. */
  get(graph: IndexOwner, name: string): Made | null {
    const made = this.#made.get(graph)?.get(name);
    if (!made) return null;
    this.#use(graph, name, made.bytes);
    return made;
  }

  /**
   * The index under a name, made if necessary: by this thread, or by another while this one waits. Null is
   * not kept.
   * @throws whatever `make` and `checkBudget` throw
   */
  of<T>(graph: IndexOwner, name: string, checkBudget: () => void, make: () => T): T {
    const known = this.get(graph, name);
    if (known) return known.data as T;
    const other = this.exchange?.take(graph, name, checkBudget);
    if (other) {
      this.set(graph, name, other);
      return other.data as T;
    }
    let made: Made | null = null;
    try {
      const data = make();
      if (data !== null) made = { data, bytes: bytesIn(data) };
      return data;
    } finally {
      this.put(graph, name, made);
    }
  }

  /** Keeps an index, and hands it to other threads; `made` is null if it could not be made. */
  put(graph: IndexOwner, name: string, made: Made | null): void {
    if (made) this.set(graph, name, made);
    this.exchange?.put(graph, name, made);
  }

  /** Keeps an index, evicting others if necessary. One that exceeds the limit is not kept. */
  set(graph: IndexOwner, name: string, made: Made): void {
    getOrCreate(this.#made, graph, () => new Map()).set(name, made);
    this.#use(graph, name, made.bytes);
    const least = Math.max(LEAST_BYTES, graph.count * LEAST_BYTES_A_NODE);
    const ofGraph = Math.min(this.#most, Math.max(least, graph.data.image.byteLength));
    let taken = this.bytesOf(graph);
    for (const [key, kept] of this.#kept) {
      const isOwn = kept.owner === this.#numberOf(graph);
      if (taken <= ofGraph && this.#bytes <= this.#most) return;
      if (this.#bytes <= this.#most && !isOwn) continue;
      if (isOwn) taken -= kept.bytes;
      this.#drop(key, kept);
    }
  }

  forget(graph: IndexOwner, name: string): void {
    this.#made.get(graph)?.delete(name);
    this.#discount(`${this.#numberOf(graph)} ${name}`);
  }

  #drop(key: string, { graph: of, name }: Kept): void {
    const graph = of.deref();
    this.#discount(key);
    if (!graph) return;
    this.#made.get(graph)?.delete(name);
    for (const listener of this.forgetListeners) listener(graph, name);
  }

  /** Makes it the most recently used. */
  #use(graph: IndexOwner, name: string, bytes: number): void {
    const owner = this.#numberOf(graph);
    const key = `${owner} ${name}`;
    this.#discount(key);
    this.#kept.set(key, { graph: new WeakRef(graph), owner, name, bytes });
    this.#bytes += bytes;
  }

  #discount(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #numberOf(graph: IndexOwner): number {
    let number = this.#numbers.get(graph);
    if (number === undefined) {
      number = ++this.#lastNumber;
      this.#numbers.set(graph, number);
      this.#gone.register(graph, number);
    }
    return number;
  }
}

/** The indexes of this thread. */
export const INDEXES = new MadeIndexes();

/** The depth to which to look for data. */
const DEPTH = 3;
/** Size of a string in addition to its characters. */
const TEXT_BYTES = 32;

/** Approximate size of plain data. */
export function bytesIn(data: unknown, depth = 0): number {
  if (typeof data === 'string') return 2 * data.length + TEXT_BYTES;
  if (typeof data !== 'object' || data === null || depth > DEPTH) return 8;
  if (ArrayBuffer.isView(data)) return data.byteLength;
  if (data instanceof Map) return data.size * 64;
  let bytes = 0;
  for (const part of Object.values(data)) bytes += bytesIn(part, depth + 1);
  return bytes;
}
