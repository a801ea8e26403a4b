// Numbers of a property by row, decoded once: the second sum over a property reads a column.

import type { Graph } from '../graph/graph.ts';
import type { NodeId } from '../graph/ids.ts';
import type { Value } from '../graph/values.ts';
import { numberIn, type PropertyPath, valuesAt } from './property-path.ts';
import type { Run } from './run.ts';

/** Bytes that the columns of one graph may take; the one not used for longest goes first. */
const MOST_BYTES = 192 * 2 ** 20;

export class NumberColumn {
  /** NaN where there is none, or where nobody looked yet. */
  readonly values: Float64Array;
  /** Values that are whole numbers above 2^53, by row: `values` has them rounded. */
  readonly large = new Map<number, bigint>();
  readonly #path: PropertyPath;
  readonly #known: Uint8Array;
  #isComplete = false;

  constructor(graph: Graph, path: PropertyPath) {
    this.values = new Float64Array(graph.count).fill(Number.NaN);
    this.#known = new Uint8Array(graph.count);
    this.#path = path;
  }

  /** Decodes what is not known yet of these rows. */
  fill(run: Run, rows: Uint32Array): void {
    if (this.#isComplete) return;
    const only = this.#path.roots;
    for (const row of rows) {
      if (this.#known[row] === 1) continue;
      run.decode();
      this.#known[row] = 1;
      const [first] = valuesAt(run.graph.properties(row as NodeId, only), this.#path);
      if (!first) continue;
      this.values[row] = measureOf(first.value);
      if (isLarge(first.value)) this.large.set(row, first.value);
    }
    if (rows.length === run.graph.count) this.#isComplete = true;
  }
}

/** Columns of one graph by path. */
export class NumberColumns {
  readonly #graph: Graph;
  readonly #columns = new Map<string, NumberColumn>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  of(path: PropertyPath): NumberColumn {
    const known = this.#columns.get(path.text);
    const column = known ?? new NumberColumn(this.#graph, path);
    this.#columns.delete(path.text);
    this.#columns.set(path.text, column);
    const most = Math.max(1, Math.floor(MOST_BYTES / (9 * Math.max(1, this.#graph.count))));
    if (this.#columns.size > most) this.#columns.delete(this.#columns.keys().next().value as string);
    return column;
  }
}

/** A value as a measure: true and false count as 1 and 0; NaN for what is no finite number. */
export function measureOf(value: Value): number {
  const number = typeof value === 'boolean' ? Number(value) : (numberIn(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : Number.NaN;
}

export function isLarge(value: Value): value is bigint {
  return typeof value === 'bigint' && !Number.isSafeInteger(Number(value));
}
