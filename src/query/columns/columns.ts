// The columns of one graph, by path. Complete columns are shared between threads; partial ones stay on this thread.

import { bytesIn, INDEXES, MadeIndexes } from '../../graph/finished/made-indexes.ts';
import type { Graph } from '../../graph/graph.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { Ticker } from '../ticker.ts';
import type { PropertyPath } from '../values/property-path.ts';
import { PathColumn } from './path-column.ts';
import type { ValueColumnData } from './value-column.ts';

/** Bytes that partial columns may take on one thread. */
const MOST_PART_BYTES = 32 * 2 ** 20;

/** Rows to read between two pauses. */
const STEP_ROWS = 2048;

/** Indexing where the properties of all objects are takes as long as decoding one property of this share of them. */
const DECODED_SHARE = 1 / 8;
/** Starting a column takes as long as decoding one property of this share of them. */
const LIST_SHARE = 1 / 1024;

/** Columns that are not complete yet. */
const PARTS = new MadeIndexes(MOST_PART_BYTES);

export class Columns {
  readonly #graph: Graph;
  /** Columns of this thread over shared data, keyed by that data: evicted with it. */
  readonly #whole = new WeakMap<object, PathColumn>();
  /** Values that lists decoded because there was no index. */
  #decodedInLists = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** Returns a column in which these rows have been read. @throws BudgetError */
  read(run: Ticker, rows: Uint32Array, path: PropertyPath): PathColumn {
    return this.#read(run, rows, path, null);
  }

  /** As `read`, for the elements under `inside`; `path` is null for the elements themselves. @throws BudgetError */
  readInside(run: Ticker, rows: Uint32Array, inside: PropertyPath, path: PropertyPath | null): PathColumn {
    return this.#read(run, rows, path, inside);
  }

  /**
   * As `read`, for values that could also be decoded one by one: null where decoding takes less time.
   * @throws BudgetError
   */
  readForList(run: Ticker, rows: Uint32Array, path: PropertyPath): PathColumn | null {
    const graph = this.#graph;
    if (INDEXES.get(graph, nameOf(path, null))) return this.#read(run, rows, path, null);
    if (!graph.hasColumnReaders) return null;
    this.#decodedInLists += rows.length;
    const isIndexed = graph.hasPropertyIndex || this.#decodedInLists > graph.count * DECODED_SHARE;
    return isIndexed && rows.length > graph.count * LIST_SHARE ? this.#read(run, rows, path, null) : null;
  }

  /** As `read`, with pauses in which other work may run. @throws BudgetError */
  *readInSteps(run: Ticker, rows: Uint32Array, path: PropertyPath): Generator<void, PathColumn> {
    const graph = this.#graph;
    const name = nameOf(path, null);
    const known = INDEXES.get(graph, name);
    if (known) return this.#columnOver(known.data as ValueColumnData, { path, inside: null });
    const part = this.#partOf(name, { path, inside: null });
    const asked = part.shouldReadAll(run, rows) ? part.unreadRows() : rows;
    for (let at = 0; at < asked.length; at += STEP_ROWS) {
      part.fill(run, asked.subarray(at, at + STEP_ROWS));
      PARTS.set(graph, name, { data: part, bytes: part.bytes });
      yield;
    }
    if (!part.isComplete) return part;
    PARTS.forget(graph, name);
    const data = part.freeze();
    this.#whole.set(data, part);
    INDEXES.put(graph, name, { data, bytes: bytesIn(data) });
    return part;
  }

  #partOf(name: string, of: PathColumn['of']): PathColumn {
    return (PARTS.get(this.#graph, name)?.data as PathColumn | undefined) ?? new PathColumn(this.#graph, of);
  }

  #read(run: Ticker, rows: Uint32Array, path: PropertyPath | null, inside: PropertyPath | null): PathColumn {
    const graph = this.#graph;
    const name = nameOf(path, inside);
    const known = INDEXES.get(graph, name);
    const { explain } = run.tools;
    const report = (column: 'kept' | 'read' | 'read in part', bytes: () => number): void => {
      const of = { path: path?.text ?? null, inside: inside?.text ?? null };
      explain?.({ column, ...of, rows: rows.length, bytes: bytes() });
    };
    if (known) {
      report('kept', () => known.bytes);
      return this.#columnOver(known.data as ValueColumnData, { path, inside });
    }
    const part = this.#partOf(name, { path, inside });
    if (!part.shouldReadAll(run, rows)) {
      try {
        part.fill(run, rows);
      } finally {
        PARTS.set(graph, name, { data: part, bytes: part.bytes });
        report('read in part', () => part.bytes);
      }
      return part;
    }
    const data = INDEXES.of(
      graph,
      name,
      () => run.tools.budget.check(),
      () => this.#readAll(run, name, part),
    );
    PARTS.forget(graph, name);
    report('read', () => bytesIn(data));
    return this.#columnOver(data, { path, inside });
  }

  #readAll(run: Ticker, name: string, part: PathColumn): ValueColumnData {
    try {
      part.fillAll(run);
    } catch (error) {
      // The next call on this thread continues with this part.
      PARTS.set(this.#graph, name, { data: part, bytes: part.bytes });
      throw error;
    }
    const data = part.freeze();
    this.#whole.set(data, part);
    return data;
  }

  #columnOver(data: ValueColumnData, of: PathColumn['of']): PathColumn {
    return getOrCreate(this.#whole, data, () => {
      const column = new PathColumn(this.#graph, of);
      column.restore(data);
      return column;
    });
  }
}

function nameOf(path: PropertyPath | null, inside: PropertyPath | null): string {
  return `column ${JSON.stringify([inside?.text ?? null, path?.text ?? null])}`;
}
