// Runs a plan. Matching rows are found in growing steps, so that the first page can stop early.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { Condition } from '../filter/condition.ts';
import type { LazyRows } from '../pages/page.ts';
import type { QueryTools } from '../tools.ts';
import { filterRows, labelMarks, newRun } from './filter-rows.ts';
import { type AccessPath, type Plan, planOf } from './plan.ts';
import type { QueryRun } from './query-run.ts';

/** Rows to scan in the first step; each further step scans twice as many. */
const FIRST_STEP = 512;

type KindCondition = Extract<Condition, { readonly is: 'kind' }>;

/** Ascending rows that match, found only as far as they are asked for. */
export class MatchingRows implements LazyRows {
  readonly run: QueryRun;
  readonly plan: Plan;
  #found: Uint32Array = new Uint32Array(0);
  /** The number of `#found` that are in use. */
  #count = 0;
  /** The number of the plan's candidate rows that have been scanned. */
  #scanned = 0;
  #start: Uint32Array | null = null;
  #step = FIRST_STEP;
  /** The check that the start rows have passed, because rows of kinds are kept. */
  readonly #kinds: KindCondition | undefined;
  readonly #checks: readonly Condition[];

  constructor(graph: Graph, condition: Condition, tools: QueryTools) {
    this.run = newRun(graph, tools);
    this.plan = planOf(graph, condition);
    tools.explain?.(this.plan);
    const { start, checks } = this.plan;
    const isKind = (check: Condition): check is KindCondition => start.by === 'all' && check.is === 'kind';
    this.#kinds = checks.find(isKind);
    this.#checks = checks.filter((check) => check !== this.#kinds);
  }

  upTo(count: number): Uint32Array {
    const start = this.#startRows();
    if (this.#checks.length === 0) return start;
    while (this.#count < count && this.#scanned < start.length) this.#scanOn(start);
    return this.#found.subarray(0, this.#count);
  }

  all(): Uint32Array {
    this.#step = Math.max(this.#step, 1 << 18);
    return this.upTo(Number.POSITIVE_INFINITY);
  }

  #startRows(): Uint32Array {
    const { run, plan } = this;
    const kinds = this.#kinds;
    this.#start ??= kinds
      ? getOrCreate(run.indexes.rowsOfKinds, kinds.kinds.join(), () =>
          filterRows(run, kinds, run.indexes.allRows),
        )
      : startRows(run, plan.start);
    return this.#start;
  }

  #scanOn(start: Uint32Array): void {
    const rows = start.subarray(this.#scanned, this.#scanned + this.#step);
    const found = this.#checks.reduce((left, part) => filterRows(this.run, part, left), rows);
    this.#step *= 2;
    // It is not written to: whatever comes later does not fit.
    if (this.#count === 0) this.#found = found;
    else if (this.#count + found.length > this.#found.length) {
      const grown = new Uint32Array(Math.max(this.#count + found.length, this.#found.length * 2));
      grown.set(this.#found.subarray(0, this.#count));
      this.#found = grown;
    }
    if (this.#found !== found) this.#found.set(found, this.#count);
    this.#scanned += rows.length;
    this.#count += found.length;
  }
}

function runPlan(run: QueryRun, plan: Plan): Uint32Array {
  return plan.checks.reduce((left, part) => filterRows(run, part, left), startRows(run, plan.start));
}

/** The candidate rows that a start gives, ascending. */
function startRows(run: QueryRun, start: AccessPath): Uint32Array {
  const { graph } = run;
  switch (start.by) {
    case 'nothing':
      return new Uint32Array(0);
    case 'all':
      return run.indexes.allRows;
    case 'rows':
      return new Uint32Array(start.rows);
    case 'class': {
      const members = start.classes.map((id) => graph.classes.members(id as ClassId));
      return members.length === 1 ? members[0]! : union(graph.count, members);
    }
    case 'place':
      return run.indexes.places.around(start.region);
    case 'children': {
      const parents = runPlan(run, start.of);
      return union(
        graph.count,
        Array.from(parents, (row) => graph.children(row as NodeId)),
      );
    }
    case 'edges':
      return nearEnds(run, start.direction, start.labels, runPlan(run, start.of));
    case 'labels':
      return endsOfLabels(run, start.direction, start.labels);
    case 'anyOf':
      return union(
        graph.count,
        start.of.map((plan) => runPlan(run, plan)),
      );
  }
}

/** Sources (OUT) or targets (IN) of edges with these far ends. */
function nearEnds(
  run: QueryRun,
  direction: 'OUT' | 'IN',
  labels: readonly number[] | null,
  far: Uint32Array,
): Uint32Array {
  const { edges, count } = run.graph;
  const good = labelMarks(run, { labels, object: null });
  const near: number[] = [];
  for (const row of far) {
    const { start, order } = direction === 'OUT' ? edges.back : { start: edges.start, order: null };
    run.tick(start[row + 1]! - start[row]!);
    for (let at = start[row]!; at < start[row + 1]!; at++) {
      const edge = order ? order[at]! : at;
      if (good && good[edges.label[edge]!] !== 1) continue;
      near.push(direction === 'OUT' ? edges.source[edge]! : edges.target[edge]!);
    }
  }
  return union(count, [near]);
}

/** Sources (OUT) or targets (IN) of all edges with these labels. */
function endsOfLabels(run: QueryRun, direction: 'OUT' | 'IN', labels: readonly number[]): Uint32Array {
  const { edges, count } = run.graph;
  const good = labelMarks(run, { labels, object: null })!;
  const near = direction === 'OUT' ? edges.source : edges.target;
  const found: number[] = [];
  run.tick(edges.count);
  for (let edge = 0; edge < edges.count; edge++) if (good[edges.label[edge]!] === 1) found.push(near[edge]!);
  return union(count, [found]);
}

/** Each row once, ascending. Small results are sorted, large ones are read off a bitmap. */
function union(count: number, lists: readonly ArrayLike<number>[]): Uint32Array {
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  const rows = new Uint32Array(total);
  if (total * 8 < count) {
    let at = 0;
    for (const list of lists) {
      rows.set(list, at);
      at += list.length;
    }
    rows.sort();
    let kept = 0;
    for (let i = 0; i < total; i++) if (i === 0 || rows[i] !== rows[i - 1]) rows[kept++] = rows[i]!;
    return rows.subarray(0, kept);
  }
  const marked = new Uint8Array(count);
  for (const list of lists) for (let at = 0; at < list.length; at++) marked[list[at]!] = 1;
  let kept = 0;
  for (let row = 0; row < count; row++) if (marked[row] === 1) rows[kept++] = row;
  return rows.subarray(0, kept);
}
