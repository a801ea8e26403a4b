// The columns of one graph by path.

import type { Graph } from '../../graph/graph.ts';
import type { QueryRun } from '../run/query-run.ts';
import type { PropertyPath } from '../values/property-path.ts';
import { Column } from './column.ts';
import { KEPT_COLUMNS, type KeptColumns } from './kept-columns.ts';

export class Columns {
  readonly #graph: Graph;
  readonly #columns = new Map<string, Column>();
  readonly #kept: KeptColumns;

  constructor(graph: Graph, kept: KeptColumns = KEPT_COLUMNS) {
    this.#graph = graph;
    this.#kept = kept;
  }

  /** Values of these rows under the path, known when this returns. @throws BudgetError */
  read(run: QueryRun, rows: Uint32Array, path: PropertyPath): Column {
    return this.#read(run, rows, path, null);
  }

  /** The same by the elements under `inside`; `path` null for the elements themselves. @throws BudgetError */
  readInside(run: QueryRun, rows: Uint32Array, inside: PropertyPath, path: PropertyPath | null): Column {
    return this.#read(run, rows, path, inside);
  }

  /** Paths that have a column, for plans. */
  has(path: PropertyPath, inside: PropertyPath | null = null): boolean {
    return this.#columns.has(nameOf(path, inside));
  }

  get bytes(): number {
    let bytes = 0;
    for (const column of this.#columns.values()) bytes += column.bytes;
    return bytes;
  }

  get count(): number {
    return this.#columns.size;
  }

  #read(run: QueryRun, rows: Uint32Array, path: PropertyPath | null, inside: PropertyPath | null): Column {
    const name = nameOf(path, inside);
    let column = this.#columns.get(name);
    if (!column) {
      column = new Column(this.#graph, { path, inside });
      this.#columns.set(name, column);
    }
    try {
      column.fill(run, rows);
    } finally {
      this.#kept.use(this.#columns, name, column.bytes);
    }
    return column;
  }
}

function nameOf(path: PropertyPath | null, inside: PropertyPath | null): string {
  return JSON.stringify([inside?.text ?? null, path?.text ?? null]);
}
