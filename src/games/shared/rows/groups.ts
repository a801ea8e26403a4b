// Groups of curated rows by fields that they have in common, and figures over them.

import type { Graph } from '../../../graph/graph.ts';
import { badArgument, badFilter, overLimit } from '../../../query/errors.ts';
import { type Figures, FiguresByGroup } from '../../../query/figures.ts';
import type { NumberFilter } from '../../../query/filter.ts';
import { MOST_GROUPS, MOST_KEYS } from '../../../query/limits.ts';
import { numberMatcher, numberTest } from '../../../query/number-test.ts';
import { operands } from '../../../query/operands.ts';
import type { ObjectRef } from '../scope.ts';
import { checkField, type Fields, isObject, keyOf, numberOf, type Row, valueAt } from './fields.ts';
import { compareKeys } from './order.ts';

type Maybe<T> = T | null | undefined;
type Key = string | number | boolean | null;

export interface RowGroupArgs {
  readonly by: readonly string[];
  readonly having?: Maybe<{ readonly count?: Maybe<NumberFilter> }>;
  readonly orderBy?: Maybe<
    readonly { readonly field: 'COUNT' | 'KEY'; readonly direction?: Maybe<'ASC' | 'DESC'> }[]
  >;
  readonly first?: Maybe<number>;
}

/** Rows that have the keys in common; without keys, all of a list. */
export class RowGroup {
  readonly keys: readonly Key[];
  readonly rows: readonly Row[];
  readonly #fields: Fields;

  constructor(fields: Fields, keys: readonly Key[], rows: readonly Row[]) {
    this.#fields = fields;
    this.keys = keys;
    this.rows = rows;
  }

  get count(): number {
    return this.rows.length;
  }

  /** Figures over a field's numbers. @throws QueryError BAD_ARGUMENT */
  figures(field: string): Figures {
    const path = checkField(this.#fields, field, 'field');
    const values = Float64Array.from(this.rows, (row) => numberOf(valueAt(row, path)));
    return new FiguresByGroup({ values, owner: null, large: new Map() }, null, 1).of(0);
  }

  /** How many different values a field has. @throws QueryError BAD_ARGUMENT */
  distinct(graph: Graph, field: string): number {
    const path = checkField(this.#fields, field, 'field');
    const keys = this.rows.map((row) => keyOf(graph, valueAt(row, path)));
    return new Set(keys.filter((key) => key !== null)).size;
  }

  /** The objects of the rows, each once, in the order of the rows. */
  objects(): readonly ObjectRef[] {
    const seen = new Map<number, ObjectRef>();
    for (const row of this.rows) {
      const object = valueAt(row, 'object');
      if (isObject(object) && !seen.has(object.node)) seen.set(object.node, object);
    }
    return [...seen.values()];
  }
}

/** @throws QueryError */
export function groupRows(
  graph: Graph,
  fields: Fields,
  rows: readonly Row[],
  args: RowGroupArgs,
): readonly RowGroup[] {
  const { by, having, orderBy } = args;
  const first = args.first ?? 1000;
  if (first < 0) throw badArgument('first', `must not be negative, is ${first}`);
  if (by.length === 0) throw badArgument('by', 'needs at least one field');
  if (by.length > MOST_KEYS)
    throw overLimit('by', `groups have at most ${MOST_KEYS} keys, ${by.length} were given`);
  const paths = by.map((field, at) => checkField(fields, field, `by[${at}]`));
  const wanted = havingTest(having);
  const groups = new Map<string, { keys: Key[]; rows: Row[] }>();
  for (const row of rows) {
    const keys = paths.map((path) => keyOf(graph, valueAt(row, path)));
    const text = JSON.stringify(keys);
    const group = groups.get(text);
    if (group) group.rows.push(row);
    else {
      if (groups.size >= MOST_GROUPS) throw overLimit('by', `there are more than ${MOST_GROUPS} groups`);
      groups.set(text, { keys, rows: [row] });
    }
  }
  return [...groups.values()]
    .filter((group) => wanted(group.rows.length))
    .map((group) => new RowGroup(fields, group.keys, group.rows))
    .sort(groupOrder(orderBy))
    .slice(0, first);
}

function havingTest(having: RowGroupArgs['having']): (count: number) => boolean {
  if (having === null) throw badFilter('having', 'must not be null; omit it to get every group');
  if (!having) return () => true;
  operands(having, 'having');
  return having.count ? numberMatcher(numberTest(having.count, 'having.count')) : () => true;
}

/** The largest first, unless ordered otherwise; ties stay in the order of their first rows. */
function groupOrder(orderBy: RowGroupArgs['orderBy']): (a: RowGroup, b: RowGroup) => number {
  const order = orderBy ?? [{ field: 'COUNT', direction: 'DESC' }];
  return (a, b) => {
    for (const { field, direction } of order) {
      const sign = direction === 'ASC' ? 1 : -1;
      const difference = field === 'COUNT' ? a.count - b.count : compareLists(a.keys, b.keys);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
}

function compareLists(a: readonly Key[], b: readonly Key[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at] ?? null;
    if (left === right) continue;
    if (left === null || right === null) return left === null ? -1 : 1;
    const difference = compareKeys(left, right);
    if (difference !== 0) return difference;
  }
  return 0;
}
