// Connected components over the references that a filter accepts, in either direction.

import { groupRows } from '../../graph/memory/columns.ts';
import type { EdgeCondition } from '../filter/condition.ts';
import { edgeTest } from '../run/filter-rows.ts';
import type { QueryRun } from '../run/query-run.ts';
import { CHECK_ROWS } from '../tools.ts';

/**
 * Rows of each component, ascending; the largest component first, ties by their first rows.
 * @param among the rows that take part; null for all that have such references
 */
export function componentsOf(
  run: QueryRun,
  condition: EdgeCondition,
  among: Uint32Array | null,
  minSize: number,
): readonly Uint32Array[] {
  const { edges, count } = run.graph;
  const root = new Int32Array(count);
  for (let row = 0; row < count; row++) root[row] = row;
  const inside = new Uint8Array(count);
  if (among) for (const row of among) inside[row] = 1;
  const find = (row: number): number => {
    let at = row;
    while (root[at] !== at) {
      // Path halving keeps the trees flat.
      root[at] = root[root[at]!]!;
      at = root[at]!;
    }
    return at;
  };
  const connects = edgeTest(run, condition, 'OUT');
  const { source, target } = edges;
  for (let edge = 0; edge < edges.count; edge++) {
    if (edge % CHECK_ROWS === 0) run.tick(CHECK_ROWS);
    if (!connects(source[edge]!, edge)) continue;
    const from = source[edge]!;
    const to = target[edge]!;
    if (among && (inside[from] === 0 || inside[to] === 0)) continue;
    inside[from] = 1;
    inside[to] = 1;
    const a = find(from);
    const b = find(to);
    // The lower row becomes the root, so that components are numbered by their first rows.
    if (a < b) root[b] = a;
    else if (b < a) root[a] = b;
  }
  return rowsByRoot(inside, root, find, minSize);
}

function rowsByRoot(
  inside: Uint8Array,
  root: Int32Array,
  find: (row: number) => number,
  minSize: number,
): readonly Uint32Array[] {
  const members: number[] = [];
  const numbers: number[] = [];
  const numberOf = new Map<number, number>();
  for (let row = 0; row < root.length; row++) {
    if (inside[row] === 0) continue;
    const top = find(row);
    let number = numberOf.get(top);
    if (number === undefined) {
      number = numberOf.size;
      numberOf.set(top, number);
    }
    members.push(row);
    numbers.push(number);
  }
  const { start, order } = groupRows(numbers, numbers.length, numberOf.size);
  const components: Uint32Array[] = [];
  for (let number = 0; number < numberOf.size; number++) {
    const size = start[number + 1]! - start[number]!;
    if (size < minSize) continue;
    components.push(order.subarray(start[number]!, start[number + 1]!).map((at) => members[at]!));
  }
  return components.sort((a, b) => b.length - a.length || a[0]! - b[0]!);
}
