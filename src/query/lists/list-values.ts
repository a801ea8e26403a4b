// Values of property paths on the objects of one page, read together into columns: decoding the objects one by
// one takes several times as long.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { PathColumn } from '../columns/path-column.ts';
import { type PlainValue, plainValueAt } from '../columns/plain-value.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { newRun } from '../run/filter-rows.ts';
import type { QueryTools } from '../tools.ts';
import { valuesOn } from '../values/node-values.ts';
import { isMany, type PropertyPath } from '../values/property-path.ts';

/** Fewer objects are decoded faster one by one. */
const LEAST_ROWS = 32;
/** Objects to decode first, to see what kind of value the path leads to. */
const PROBES = 8;

export class ListValues {
  readonly #graph: Graph;
  readonly #rows: Uint32Array;
  /** By path; null where values have to be decoded. */
  readonly #columns = new Map<string, PathColumn | null>();

  constructor(graph: Graph, rows: Uint32Array) {
    this.#graph = graph;
    this.#rows = rows;
  }

  /**
   * The value of one object under the path. Undefined when it has to be decoded; null when there is none, with
   * a warning if no object has any.
   * @throws QueryError BAD_FILTER; BudgetError
   */
  plainValue(node: NodeId, path: string, tools: QueryTools): PlainValue | null | undefined {
    const column = getOrCreate(this.#columns, path, () => this.#read(path, tools));
    const value = column === null ? undefined : onlyValue(column, node);
    if (value === null) indexesOf(this.#graph).paths.check(path, 'path', tools);
    return value;
  }

  #read(text: string, tools: QueryTools): PathColumn | null {
    const { paths, columns } = indexesOf(this.#graph);
    const path = paths.parse(text, 'path');
    if (isMany(path) || !this.#isPlain(path)) return null;
    return columns.readForList(newRun(this.#graph, tools), this.#rows, path);
  }

  /** True if it seems to lead to values that columns hold completely. */
  #isPlain(path: PropertyPath): boolean {
    const rows = this.#rows;
    for (let probe = 0; probe < PROBES; probe++) {
      const node = rows[Math.floor((probe * rows.length) / PROBES)] as NodeId;
      for (const { value } of valuesOn(this.#graph, node, path)) if (typeof value === 'object') return false;
    }
    return true;
  }
}

/** For the objects of a page; undefined for so few that each is decoded. */
export function listValues(graph: Graph, rows: Uint32Array): ListValues | undefined {
  return rows.length < LEAST_ROWS ? undefined : new ListValues(graph, rows);
}

function onlyValue(column: PathColumn, node: NodeId): PlainValue | null | undefined {
  const element = column.firstElement(node);
  const first = column.start(element);
  const count = column.stop(element) - first;
  if (count === 0) return null;
  return count === 1 ? plainValueAt(column, first) : undefined;
}
