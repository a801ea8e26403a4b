// Groups of curated rows that share field values, and figures over them.

import type { Graph } from '../../../graph/graph.ts';
import { badArgument, badFilter, tooManyGroups, tooManyKeys } from '../../../query/errors.ts';
import type { NumberFilter } from '../../../query/filter/filter.ts';
import type { Input, Maybe } from '../../../query/filter/input.ts';
import { numberMatcher, numberTest } from '../../../query/filter/number-test.ts';
import { checkEntries, operands } from '../../../query/filter/operands.ts';
import { type Figures, FiguresByGroup } from '../../../query/groups/figures.ts';
import type { Figure, FigureOperands } from '../../../query/groups/group-order.ts';
import { MOST_GROUPS, MOST_KEYS } from '../../../query/limits.ts';
import type { PageArgs } from '../../../query/pages/page.ts';
import type { ObjectRef } from '../scope.ts';
import {
  type Comparable,
  checkField,
  groupKeysOf,
  isObjectRef,
  numberOf,
  type Row,
  type RowFields,
  valueAt,
} from './fields.ts';
import { compareKeys } from './order.ts';

type FigureFilter = Input<FigureOperands> & { readonly field: string };

type GroupHaving = Input<{ readonly count: NumberFilter; readonly number: readonly FigureFilter[] }>;

/** Exactly one of field and number. */
type GroupOrder = Input<{
  readonly field: 'COUNT' | 'KEY';
  readonly number: Input<{ readonly figure: Figure }> & { readonly field: string };
  readonly direction: 'ASC' | 'DESC';
}>;

export interface RowGroupArgs
  extends PageArgs,
    Input<{ readonly having: GroupHaving; readonly orderBy: readonly GroupOrder[] }> {
  readonly by: readonly string[];
}

/** Rows with the same keys; without keys, all rows of a list. */
export class RowGroup {
  readonly keys: readonly Comparable[];
  readonly rows: readonly Row[];
  readonly #fields: RowFields;
  readonly #figures = new Map<string, Figures>();

  constructor(fields: RowFields, keys: readonly Comparable[], rows: readonly Row[]) {
    this.#fields = fields;
    this.keys = keys;
    this.rows = rows;
  }

  get count(): number {
    return this.rows.length;
  }

  /** Figures over a field's numbers. @throws QueryError BAD_ARGUMENT */
  figures(field: string): Figures {
    let figures = this.#figures.get(field);
    if (!figures) {
      const path = checkField(this.#fields, field, 'field');
      const values = Float64Array.from(this.rows, (row) => numberOf(valueAt(row, path)));
      figures = new FiguresByGroup({ values, owner: null, large: new Map() }, null, 1).of(0);
      this.#figures.set(field, figures);
    }
    return figures;
  }

  /** The objects of the rows, each once, in row order. */
  objects(): readonly ObjectRef[] {
    const seen = new Map<number, ObjectRef>();
    for (const row of this.rows) {
      const object = valueAt(row, 'object');
      if (isObjectRef(object) && !seen.has(object.node)) seen.set(object.node, object);
    }
    return [...seen.values()];
  }
}

/** All requested groups, in order. @throws QueryError */
export function rowGroups(
  graph: Graph,
  fields: RowFields,
  rows: readonly Row[],
  args: RowGroupArgs,
): readonly RowGroup[] {
  const { by, having, orderBy } = args;
  if (by.length === 0) throw badArgument('by', 'needs at least one field');
  if (by.length > MOST_KEYS) throw tooManyKeys('by', 'groups', by.length);
  const paths = by.map((field, at) => checkField(fields, field, `by[${at}]`));
  const wanted = havingTest(fields, having);
  const compare = groupOrder(fields, orderBy);
  const groups = new Map<string, { keys: readonly Comparable[]; rows: Row[] }>();
  /** Of rows that are in several groups, because they have lists. */
  let repeated = 0;
  for (const row of rows) {
    const choices = paths.map((path) => groupKeysOf(graph, valueAt(row, path)));
    repeated += choices.reduce((product, { length }) => product * length, 1) - 1;
    if (repeated > MOST_GROUPS) throw tooManyGroups('by', 'rows in several groups');
    for (const keys of combinations(choices)) {
      const text = JSON.stringify(keys);
      const group = groups.get(text);
      if (group) group.rows.push(row);
      else {
        if (groups.size >= MOST_GROUPS) throw tooManyGroups('by');
        groups.set(text, { keys, rows: [row] });
      }
    }
  }
  return [...groups.values()]
    .map((group) => new RowGroup(fields, group.keys, group.rows))
    .filter(wanted)
    .sort(compare);
}

/** One of each, in every way. */
function combinations(choices: readonly (readonly Comparable[])[]): readonly (readonly Comparable[])[] {
  return choices.reduce<readonly (readonly Comparable[])[]>(
    (begun, next) => begun.flatMap((keys) => next.map((key) => [...keys, key])),
    [[]],
  );
}

function havingTest(fields: RowFields, having: Maybe<GroupHaving>): (group: RowGroup) => boolean {
  if (having === null) throw badFilter('having', 'must not be null; omit it to get every group');
  if (!having) return () => true;
  const tests = operands(having, 'having').flatMap(([name, place]): ((group: RowGroup) => boolean)[] => {
    if (name === 'count') {
      const test = numberMatcher(numberTest(having.count!, place));
      return [({ count }) => test(count)];
    }
    checkEntries(having.number!, place);
    return having.number!.map((filter, at) => figureTest(fields, filter, `${place}[${at}]`));
  });
  return (group) => tests.every((test) => test(group));
}

function figureTest(fields: RowFields, filter: FigureFilter, argument: string): (group: RowGroup) => boolean {
  const { field, ...conditions } = filter;
  const path = checkField(fields, field, `${argument}.field`);
  const tests = operands(conditions, argument).map(([name, place]) => {
    const test = numberMatcher(numberTest(conditions[name]!, place));
    return (group: RowGroup): boolean => test(group.figures(path)[name]);
  });
  return (group) => tests.every((test) => test(group));
}

/** Largest first by default; ties stay in the order of their first rows. */
function groupOrder(
  fields: RowFields,
  orderBy: RowGroupArgs['orderBy'],
): (a: RowGroup, b: RowGroup) => number {
  const order: readonly GroupOrder[] = orderBy ?? [{ field: 'COUNT' }];
  const compares = order.map(({ field, number, direction }, at) => {
    const place = `orderBy[${at}]`;
    if ((field ?? null) === null ? !number : number) {
      throw badArgument(place, 'needs exactly one of field and number');
    }
    const sign = direction === 'ASC' ? 1 : -1;
    if (field === 'COUNT') return (a: RowGroup, b: RowGroup) => sign * (a.count - b.count);
    if (field === 'KEY') return (a: RowGroup, b: RowGroup) => sign * compareLists(a.keys, b.keys);
    const path = checkField(fields, number!.field, `${place}.number.field`);
    const figure = (number!.figure ?? 'SUM').toLowerCase() as Lowercase<Figure>;
    return (a: RowGroup, b: RowGroup) => {
      const [left, right] = [a.figures(path)[figure], b.figures(path)[figure]];
      // Groups without such numbers come last in either direction.
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return sign * (left - right);
    };
  });
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function compareLists(a: readonly Comparable[], b: readonly Comparable[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at] ?? null;
    if (left === right) continue;
    if (left === null || right === null) return left === null ? -1 : 1;
    const difference = compareKeys(left, right);
    if (difference !== 0) return difference;
  }
  return 0;
}
