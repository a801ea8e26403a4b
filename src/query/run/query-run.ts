// The state of one run of a query: the graph, the budget, and what has been found out about nodes. A condition
// on the far end of references is tested once per node, however many references lead there.

import type { Graph } from '../../graph/graph.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { Condition } from '../filter/condition.ts';
import { type Indexes, indexesOf } from '../indexes/indexes.ts';
import type { KnownPaths, PathSource } from '../indexes/known-paths.ts';
import { Ticker } from '../ticker.ts';
import type { QueryTools } from '../tools.ts';

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

type FilterRows = (run: QueryRun, condition: Condition, rows: Uint32Array) => Uint32Array;

export class QueryRun extends Ticker implements PathSource {
  readonly graph: Graph;
  readonly indexes: Indexes;
  readonly known: KnownPaths;
  readonly #filterRows: FilterRows;
  readonly #known = new Map<Condition, Uint8Array>();
  readonly #prepared = new Map<object, unknown>();

  constructor(graph: Graph, tools: QueryTools, filterRows: FilterRows) {
    super(tools);
    this.graph = graph;
    this.indexes = indexesOf(graph);
    this.known = this.indexes.paths;
    this.#filterRows = filterRows;
  }

  /** Something that the scan needs for a condition or a part of one, such as a compiled test; made once per run. */
  prepared<T>(condition: object, make: () => T): T {
    return getOrCreate(this.#prepared, condition, make) as T;
  }

  /** Tests these nodes together (in any order, repeats allowed), so that `matches` knows about them. */
  testAll(condition: Condition, nodes: Iterable<number>): void {
    const known = this.#knownOf(condition);
    const open: number[] = [];
    for (const node of nodes) {
      if (known[node] !== UNKNOWN) continue;
      known[node] = NO;
      open.push(node);
    }
    if (open.length === 0) return;
    const rows = Uint32Array.from(open).sort();
    for (const node of this.#filterRows(this, condition, rows)) known[node] = YES;
  }

  matches(condition: Condition, node: number): boolean {
    const known = this.#knownOf(condition);
    if (known[node] === UNKNOWN) this.testAll(condition, [node]);
    return known[node] === YES;
  }

  #knownOf(condition: Condition): Uint8Array {
    let known = this.#known.get(condition);
    if (!known) {
      known = new Uint8Array(this.graph.count);
      this.#known.set(condition, known);
    }
    return known;
  }
}
