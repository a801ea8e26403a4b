// Breadth-first walks along references. Limits apply during the walk; an edge filter becomes one mark per
// label, and one per node that was tested.

import { badArgument, overLimit } from '../errors.ts';
import type { EdgeCondition } from '../filter/condition.ts';
import { MOST_VISITED } from '../limits.ts';
import { labelMarks } from '../run/filter-rows.ts';
import type { QueryRun } from '../run/query-run.ts';

export type Direction = 'OUT' | 'IN' | 'BOTH';

/** The nodes that a walk visited, in order of depth; `via` and `from` are -1 for the starts. */
export interface Walk {
  readonly rows: Uint32Array;
  readonly depth: Uint32Array;
  /** The edge that led to the node. */
  readonly via: Int32Array;
  /** The node at the other end of that edge. */
  readonly from: Int32Array;
  /** True if a limit cut the walk short. */
  readonly truncated: boolean;
}

/** Which references a walk follows, and which way. */
export interface Steps {
  readonly via: EdgeCondition;
  readonly direction: Direction;
}

/** The limits of a walk. */
export interface WalkLimits {
  readonly maxDepth: number;
  readonly maxNodes: number;
  /** The walk is over when it reaches this row. */
  readonly until?: number;
}

/** @throws QueryError for invalid limits */
function checkWalkLimits({ maxDepth, maxNodes }: WalkLimits): void {
  if (maxDepth < 0) throw badArgument('maxDepth', `must not be negative, is ${maxDepth}`);
  if (maxNodes < 0) throw badArgument('maxNodes', `must not be negative, is ${maxNodes}`);
  if (maxNodes > MOST_VISITED) {
    throw overLimit(
      'maxNodes',
      `a walk visits at most ${MOST_VISITED} objects, ${maxNodes} were asked for`,
      'ask for fewer, and follow fewer references with via',
    );
  }
}

/** Initial capacity in objects: most walks end long before their limit. */
const FIRST_ROOM = 4096;

/** The visits of a walk so far, in growing columns. */
class Visits {
  count = 0;
  rows: Uint32Array<ArrayBuffer>;
  depth: Uint32Array<ArrayBuffer>;
  readonly #most: number;
  #via: Int32Array<ArrayBuffer>;
  #from: Int32Array<ArrayBuffer>;

  constructor(most: number) {
    this.#most = most;
    const room = Math.min(most, FIRST_ROOM);
    this.rows = new Uint32Array(room);
    this.depth = new Uint32Array(room);
    this.#via = new Int32Array(room);
    this.#from = new Int32Array(room);
  }

  get isFull(): boolean {
    return this.count === this.#most;
  }

  add(row: number, depth: number, via: number, from: number): void {
    const { count } = this;
    if (count === this.rows.length) this.#grow();
    this.rows[count] = row;
    this.depth[count] = depth;
    this.#via[count] = via;
    this.#from[count] = from;
    this.count++;
  }

  #grow(): void {
    const room = Math.min(this.#most, this.rows.length * 2);
    this.rows = grown(new Uint32Array(room), this.rows);
    this.depth = grown(new Uint32Array(room), this.depth);
    this.#via = grown(new Int32Array(room), this.#via);
    this.#from = grown(new Int32Array(room), this.#from);
  }

  finish(truncated: boolean): Walk {
    return {
      rows: this.rows.subarray(0, this.count),
      depth: this.depth.subarray(0, this.count),
      via: this.#via.subarray(0, this.count),
      from: this.#from.subarray(0, this.count),
      truncated,
    };
  }
}

function grown<A extends Uint32Array | Int32Array>(to: A, from: A): A {
  to.set(from);
  return to;
}

/** Visits what can be reached from the starts, each object once, the nearest first. @throws QueryError, BudgetError */
export function walk(
  run: QueryRun,
  starts: readonly number[],
  { via, direction }: Steps,
  limits: WalkLimits,
): Walk {
  checkWalkLimits(limits);
  const { graph } = run;
  const { edges } = graph;
  const visits = new Visits(Math.min(limits.maxNodes, graph.count));
  const seen = new Uint8Array(graph.count);
  const good = labelMarks(run, via);
  const { object } = via;
  const { until } = limits;
  let truncated = false;

  /** Visits a row. False when the walk is over. */
  const step = (row: number, edge: number, source: number, level: number): boolean => {
    if (seen[row] === 1) return true;
    if (object && edge >= 0 && !run.matches(object, row)) return true;
    if (visits.isFull || level > limits.maxDepth) {
      truncated = true;
      return false;
    }
    seen[row] = 1;
    visits.add(row, level, edge, source);
    return row !== until;
  };

  const expand = (row: number, level: number): boolean => {
    const { start, target, label, source, back } = edges;
    if (direction !== 'IN') {
      const to = start[row + 1]!;
      run.tick(to - start[row]!);
      for (let edge = start[row]!; edge < to; edge++) {
        if (good && good[label[edge]!] !== 1) continue;
        if (!step(target[edge]!, edge, row, level)) return false;
      }
    }
    if (direction === 'OUT') return true;
    const to = back.start[row + 1]!;
    run.tick(to - back.start[row]!);
    for (let at = back.start[row]!; at < to; at++) {
      const edge = back.order[at]!;
      if (good && good[label[edge]!] !== 1) continue;
      if (!step(source[edge]!, edge, row, level)) return false;
    }
    return true;
  };

  let going = starts.every((row) => step(row, -1, -1, 0));
  for (let at = 0; at < visits.count && going; at++) going = expand(visits.rows[at]!, visits.depth[at]! + 1);
  return visits.finish(truncated);
}

/** Nodes and edges of a shortest path, null when there is none. @throws QueryError LIMIT_EXCEEDED */
export function shortestPath(
  run: QueryRun,
  { start, end }: { readonly start: number; readonly end: number },
  steps: Steps,
  maxNodes: number,
): { readonly rows: readonly number[]; readonly edges: readonly number[] } | null {
  const found = walk(run, [start], steps, { maxDepth: run.graph.count, maxNodes, until: end });
  const last = found.rows.length - 1;
  if (last < 0 || found.rows[last] !== end) {
    if (!found.truncated) return null;
    throw overLimit(
      'maxNodes',
      `no path was found among the first ${maxNodes} objects visited`,
      'follow fewer references with via, or raise the limit',
    );
  }
  const positions = new Map<number, number>();
  found.rows.forEach((row, at) => {
    positions.set(row, at);
  });
  const rows = [end];
  const edges: number[] = [];
  for (let at = last; found.from[at]! >= 0; at = positions.get(found.from[at]!)!) {
    rows.unshift(found.from[at]!);
    edges.unshift(found.via[at]!);
  }
  return { rows, edges };
}
