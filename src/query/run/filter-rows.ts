// Filters rows by a condition, with one loop over columns for each part of it. Property bodies are decoded only
// for rows that passed everything cheaper.

import type { Graph } from '../../graph/graph.ts';
import { NODE_KINDS, type NodeId } from '../../graph/ids.ts';
import type { Condition, EdgeCondition, EdgesCondition } from '../filter/condition.ts';
import { regionTest } from '../filter/region.ts';
import { type TextTest, textMatcher } from '../filter/text-test.ts';
import type { QueryTools } from '../tools.ts';
import { type ElementHolds, type Entries, elementTest, listTest } from './element-test.ts';
import { objectSource } from './object-source.ts';
import { QueryRun } from './query-run.ts';

type RowTest = (row: number) => boolean;

/** A new run of a query on a graph. */
export function newRun(graph: Graph, tools: QueryTools): QueryRun {
  return new QueryRun(graph, tools, filterRows);
}

/** The rows that satisfy the condition, ascending as given. */
export function filterRows(run: QueryRun, condition: Condition, rows: Uint32Array): Uint32Array {
  if (rows.length === 0) return rows;
  run.tick(rows.length);
  switch (condition.is) {
    case 'always':
      return rows;
    case 'never':
      return rows.subarray(0, 0);
    case 'and':
      return condition.of.reduce((left, part) => filterRows(run, part, left), rows);
    case 'or':
      return filterRowsByAny(run, condition.of, rows);
    case 'not':
      return without(rows, filterRows(run, condition.of, rows));
    case 'edges':
      return filterRowsByEdges(run, condition, rows);
    case 'class':
    case 'kind':
    case 'level': {
      const good = run.prepared(condition, () => marksOf(run.graph, condition));
      return keepMarked(rows, run.graph.data.nodes[condition.is], good);
    }
    default:
      return keep(rows, rowTest(run, condition, rows));
  }
}

/** Conditions on a number that a column of the graph has for each row. */
type MarkedCondition = Extract<Condition, { readonly is: 'class' | 'kind' | 'level' }>;
/** Conditions that are tested row by row. */
type TestedCondition = Exclude<
  Condition,
  MarkedCondition | { readonly is: 'always' | 'never' | 'and' | 'or' | 'not' | 'edges' }
>;

/** 1 for each number of the column that satisfies the condition. */
function marksOf({ classes, data }: Graph, condition: MarkedCondition): Uint8Array {
  switch (condition.is) {
    case 'class':
      return marks(condition.classes, classes.count);
    case 'kind':
      return marks(
        condition.kinds.map((kind) => NODE_KINDS.indexOf(kind)),
        NODE_KINDS.length,
      );
    case 'level':
      return marks(condition.levels, data.levels.length + 1);
  }
}

/** The condition as a function. Properties are read for all of the rows at once where that is worth it. */
function rowTest(run: QueryRun, condition: TestedCondition, rows: Uint32Array): RowTest {
  const { nodes } = run.graph.data;
  switch (condition.is) {
    case 'rows':
      return run.prepared(condition, () => memberOf(condition.rows));
    case 'path': {
      const matches = run.prepared(condition, () => textMatcher(condition.test));
      return ticking(run, (row) => matches(run.graph.path(row as NodeId)), textCost(condition.test));
    }
    case 'name': {
      const matches = run.prepared(condition, () => textMatcher(condition.test));
      return ticking(run, (row) => matches(run.graph.name(row as NodeId)), textCost(condition.test));
    }
    case 'within': {
      const inside = run.prepared(condition, () => regionTest(condition.region));
      const { x, y, z } = nodes;
      return (row) => row < x.length && inside(x[row]!, y[row]!, z[row]!);
    }
    case 'hasPosition': {
      const { x } = nodes;
      return (row) => row < x.length && !Number.isNaN(x[row]!);
    }
    case 'issues': {
      const marked = run.indexes.withIssues;
      return (row) => marked[row] === 1;
    }
    case 'parent': {
      const { parent } = nodes;
      run.testAll(condition.of, parentsOf(rows, parent));
      return (row) => parent[row]! >= 0 && run.matches(condition.of, parent[row]!);
    }
    case 'property':
    case 'elements':
      // Columns take the row for its only element.
      return elementTest(run, objectSource(run, rows), condition) as RowTest;
  }
}

/** The cost of making and comparing a text, or of matching it against a pattern. */
function textCost({ matches }: TextTest): number {
  return matches === undefined ? 4 : 128;
}

function ticking(run: QueryRun, test: RowTest, cost: number): RowTest {
  return (row) => {
    run.tick(1, cost);
    return test(row);
  };
}

function keep(rows: Uint32Array, test: RowTest): Uint32Array {
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if (test(row)) kept[count++] = row;
  }
  return count === rows.length ? rows : kept.subarray(0, count);
}

/**
 * Rows whose number in a column is marked. Plain loops without callbacks, because lists of all objects go through them.
 * Where the first rows are kept and no others, as with the objects that a save holds, they are not copied.
 */
function keepMarked(rows: Uint32Array, column: Uint8Array | Uint32Array, good: Uint8Array): Uint32Array {
  let first = 0;
  while (first < rows.length && good[column[rows[first]!]!] === 1) first++;
  if (first === rows.length) return rows;
  const kept = new Uint32Array(rows.length);
  let count = first;
  for (let at = first + 1; at < rows.length; at++) {
    const row = rows[at]!;
    if (good[column[row]!] === 1) kept[count++] = row;
  }
  if (count === first) return rows.subarray(0, first);
  kept.set(rows.subarray(0, first));
  return kept.subarray(0, count);
}

function marks(good: readonly number[], count: number): Uint8Array {
  const marked = new Uint8Array(count);
  for (const at of good) marked[at] = 1;
  return marked;
}

function memberOf(rows: readonly number[]): RowTest {
  const set = new Set(rows);
  return (row) => set.has(row);
}

/** `rows` without those in `some`, both ascending. */
function without(rows: Uint32Array, some: Uint32Array): Uint32Array {
  if (some.length === 0) return rows;
  let next = 0;
  return keep(rows, (row) => {
    if (some[next] !== row) return true;
    next++;
    return false;
  });
}

/** Each branch only tests rows that no earlier branch has matched. */
function filterRowsByAny(run: QueryRun, branches: readonly Condition[], rows: Uint32Array): Uint32Array {
  let left = rows;
  let taken = rows.subarray(0, 0);
  for (const branch of branches) {
    const found = filterRows(run, branch, left);
    left = without(left, found);
    taken = merged(taken, found);
  }
  return taken;
}

/** Merges two ascending lists that have no row in common. */
function merged(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const rows = new Uint32Array(a.length + b.length);
  let [left, right] = [0, 0];
  for (let at = 0; at < rows.length; at++) {
    const fromLeft = right === b.length || (left < a.length && a[left]! < b[right]!);
    rows[at] = fromLeft ? a[left++]! : b[right++]!;
  }
  return rows;
}

function* parentsOf(rows: Uint32Array, parent: Int32Array): Generator<number> {
  for (const row of rows) if (parent[row]! >= 0) yield parent[row]!;
}

function filterRowsByEdges(run: QueryRun, condition: EdgesCondition, rows: Uint32Array): Uint32Array {
  const { direction } = condition;
  const seen = edgesFrom(run.graph, direction);
  for (const end of [condition.some, condition.every, condition.none])
    if (end?.object) run.testAll(end.object, farEnds(run, rows, end, seen));
  const test = listTest(run, entriesIn(seen), condition, (part) =>
    run.prepared(part, () => edgeTest(run, part, direction)),
  );
  return keep(rows, (row) => test(row, 0));
}

/** The edges of every node as seen from one of their ends. */
interface SeenEdges {
  /** By node: the first of its positions. */
  readonly start: Uint32Array;
  /** The edge at each position; null where positions are edges. */
  readonly order: Uint32Array | null;
  /** The node at the other end of each edge. */
  readonly far: Uint32Array;
}

function edgesFrom({ edges }: Graph, direction: 'OUT' | 'IN'): SeenEdges {
  if (direction === 'OUT') return { start: edges.start, order: null, far: edges.target };
  return { start: edges.back.start, order: edges.back.order, far: edges.source };
}

function entriesIn({ start, order }: SeenEdges): Entries<0, number> {
  let from = 0;
  return {
    count(row) {
      from = start[row]!;
      return start[row + 1]! - from;
    },
    at: order ? (index) => order[from + index]! : (index) => from + index,
  };
}

function* farEnds(
  run: QueryRun,
  rows: Uint32Array,
  end: EdgeCondition,
  { start, order, far }: SeenEdges,
): Generator<number> {
  const good = labelMarks(run, end);
  const { label } = run.graph.edges;
  for (const row of rows) {
    run.tick(start[row + 1]! - start[row]!);
    for (let at = start[row]!; at < start[row + 1]!; at++) {
      const edge = order ? order[at]! : at;
      if (!good || good[label[edge]!] === 1) yield far[edge]!;
    }
  }
}

/** 1 for each label that matches; null for all. */
export function labelMarks(run: QueryRun, { labels }: EdgeCondition): Uint8Array | null {
  return labels && marks(labels, run.graph.data.labels.length);
}

/** The condition on an edge as a function. Tests far ends one by one unless they have been settled. */
export function edgeTest(
  run: QueryRun,
  condition: EdgeCondition,
  direction: 'OUT' | 'IN',
): ElementHolds<number> {
  const { edges } = run.graph;
  const far = direction === 'OUT' ? edges.target : edges.source;
  const good = labelMarks(run, condition);
  const { object } = condition;
  const { label } = edges;
  if (!object) return good ? (_, edge) => good[label[edge]!] === 1 : () => true;
  return (_, edge) => (!good || good[label[edge]!] === 1) && run.matches(object, far[edge]!);
}
