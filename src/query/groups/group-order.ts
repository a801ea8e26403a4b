// Which groups are shown, and in which order: by count, by key, or by figures over their members.

import { badArgument, badFilter, tooManyKeys } from '../errors.ts';
import type { NumberFilter } from '../filter/filter.ts';
import type { Input, Maybe } from '../filter/input.ts';
import { numberMatcher, numberTest } from '../filter/number-test.ts';
import { checkEntries, operands } from '../filter/operands.ts';
import { MOST_KEYS } from '../limits.ts';
import { canonical } from '../pages/list-tag.ts';
import type { FiguresByGroup } from './figures.ts';
import type { Grouping } from './grouping.ts';
import type { MeasureArgs } from './measure.ts';

export type Figure = 'COUNT' | 'SUM' | 'MIN' | 'MAX' | 'AVG';

/** One figure of a group. */
export type FigureInput = MeasureArgs & Input<{ readonly figure: Figure }>;

/** Conditions on figures. */
export interface FigureOperands {
  readonly count: NumberFilter;
  readonly sum: NumberFilter;
  readonly min: NumberFilter;
  readonly max: NumberFilter;
  readonly avg: NumberFilter;
}

/** Conditions on figures over one measure. */
export type FigureFilter = MeasureArgs & Input<FigureOperands>;

export type GroupHaving = Input<{
  readonly count: NumberFilter;
  readonly number: readonly FigureFilter[];
}>;

/** Exactly one of field and number is given. */
export type GroupOrder = Input<{
  readonly field: 'COUNT' | 'KEY';
  readonly number: FigureInput;
  readonly direction: 'ASC' | 'DESC';
}>;

/** A group that has at least one member. */
export interface GroupSummary {
  /** Number of the group. */
  readonly index: number;
  /** Its first member. */
  readonly member: number;
  readonly count: number;
}

type GroupTest = (group: GroupSummary) => boolean;

/** @throws QueryError BAD_FILTER */
export function havingTest(grouping: Grouping, having: Maybe<GroupHaving>): GroupTest {
  if (having === null) throw badFilter('having', 'must not be null; omit it to get every group');
  if (!having) return () => true;
  const tests: GroupTest[] = [];
  for (const [name, place] of operands(having, 'having')) {
    if (name === 'count') {
      const test = numberMatcher(numberTest(having.count!, place));
      tests.push(({ count }) => test(count));
    } else {
      checkEntries(having.number!, place);
      having.number!.forEach((filter, at) => {
        tests.push(figureTest(grouping, filter, `${place}[${at}]`));
      });
    }
  }
  return (group) => tests.every((test) => test(group));
}

function figureTest(grouping: Grouping, filter: FigureFilter, argument: string): GroupTest {
  const { property, field, ...conditions } = filter;
  const figures = grouping.figuresBy({ property, field }, `${argument}.`);
  const tests = operands(conditions, argument).map(([name, place]): GroupTest => {
    const test = numberMatcher(numberTest(conditions[name]!, place));
    const figure = name.toUpperCase() as Figure;
    return ({ index }) => test(figureOf(figures, index, figure));
  });
  return (group) => tests.every((test) => test(group));
}

/** Null for extremes and means of no numbers. */
function figureOf(figures: FiguresByGroup, group: number, figure: Figure): number | null {
  const { count, sum, avg } = figures.of(group);
  switch (figure) {
    case 'COUNT':
      return count;
    case 'SUM':
      return sum;
    case 'AVG':
      return avg;
    case 'MIN':
      return figures.of(group).min;
    case 'MAX':
      return figures.of(group).max;
  }
}

/**
 * Sorts groups, the largest first unless ordered otherwise. Groups without a figure come last; ties keep the
 * order of their first members.
 * @throws QueryError
 */
export function sortGroups(
  grouping: Grouping,
  groups: readonly GroupSummary[],
  keysOf: (group: GroupSummary) => readonly unknown[],
  orderBy: Maybe<readonly GroupOrder[]>,
): readonly GroupSummary[] {
  const order = orderBy ?? [{ field: 'COUNT', direction: 'DESC' }];
  if (order.length > MOST_KEYS) {
    throw tooManyKeys('orderBy', 'sorted groups', order.length);
  }
  checkEntries(order, 'orderBy');
  const compares = order.map((key, at) => comparison(grouping, groups, keysOf, key, `orderBy[${at}]`));
  return groups.toSorted((a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function comparison(
  grouping: Grouping,
  groups: readonly GroupSummary[],
  keysOf: (group: GroupSummary) => readonly unknown[],
  { field, number, direction }: GroupOrder,
  argument: string,
): (a: GroupSummary, b: GroupSummary) => number {
  const sign = direction === 'ASC' ? 1 : -1;
  const hasField = field !== null && field !== undefined;
  const hasNumber = number !== null && number !== undefined;
  if (hasField === hasNumber) throw badArgument(argument, 'needs exactly one of field and number');
  if (field === 'COUNT') return (a, b) => sign * (a.count - b.count);
  if (field === 'KEY') {
    const keys = new Map(groups.map((group) => [group, keysOf(group)]));
    return (a, b) => sign * compareKeys(keys.get(a)!, keys.get(b)!);
  }
  const { figure, ...measured } = number!;
  const figures = grouping.figuresBy(measured, `${argument}.number.`);
  const values = new Float64Array(grouping.size);
  for (const { index } of groups) values[index] = figureOf(figures, index, figure ?? 'SUM') ?? Number.NaN;
  return (a, b) => compareNumbers(values[a.index]!, values[b.index]!, sign);
}

/** NaN means no figure and sorts last in both directions. */
function compareNumbers(a: number, b: number, sign: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return a === b ? 0 : a < b ? -sign : sign;
}

function compareKeys(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [at, key] of a.entries()) {
    const difference = compareKey(key, b[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Order of keys: null, false, true, numbers, texts, lists part by part, other JSON as text. */
function compareKey(a: unknown, b: unknown): number {
  const difference = rankOf(a) - rankOf(b);
  if (difference !== 0) return difference;
  if (typeof a === 'number' || typeof a === 'boolean') return Number(a) - Number(b);
  if (Array.isArray(a) && Array.isArray(b)) return compareKeys(a, b);
  const [left, right] = typeof a === 'string' ? [a, b as string] : [canonical(a), canonical(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function rankOf(key: unknown): number {
  if (key === null || key === undefined) return 0;
  if (Array.isArray(key)) return 4;
  return ['boolean', 'number', 'string'].indexOf(typeof key) + 1 || 5;
}
