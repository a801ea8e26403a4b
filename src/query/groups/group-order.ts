// The order and the page of groups: by count, by key, or by figures over their members.

import { badArgument, badFilter, tooManyKeys } from '../errors.ts';
import type { NumberFilter } from '../filter/filter.ts';
import type { Input, Maybe } from '../filter/input.ts';
import { numberMatcher, numberTest } from '../filter/number-test.ts';
import { eachEntry, operands } from '../filter/operands.ts';
import { MOST_KEYS } from '../limits.ts';
import { byEach, type Compare } from '../lists/order.ts';
import { canonical } from '../pages/list-tag.ts';
import type { Figures } from './figures.ts';

export type Figure = 'COUNT' | 'SUM' | 'MIN' | 'MAX' | 'AVG';

/** The source of a figure: a property of objects, or a field. */
export type Measured = Input<{ readonly property: string; readonly field: string }>;

/** One figure of a group. */
export type FigureInput = Measured & Input<{ readonly figure: Figure }>;

/** Conditions on figures. */
export interface FigureOperands {
  readonly count: NumberFilter;
  readonly sum: NumberFilter;
  readonly min: NumberFilter;
  readonly max: NumberFilter;
  readonly avg: NumberFilter;
}

/** Conditions on figures over one measure. */
export type FigureFilter = Measured & Input<FigureOperands>;

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

/** Returns the figures of groups over one measure. @throws QueryError for a measure that makes no sense */
export type FiguresOf<G> = (measured: Measured, argument: string) => (group: G) => Figures;

/** @throws QueryError BAD_FILTER */
export function havingTest<G extends { readonly count: number }>(
  figuresOf: FiguresOf<G>,
  having: Maybe<GroupHaving>,
): (group: G) => boolean {
  if (having === null) throw badFilter('having', 'must not be null; omit it to get every group');
  if (!having) return () => true;
  const tests: ((group: G) => boolean)[] = [];
  for (const [name, place] of operands(having, 'having')) {
    if (name === 'count') {
      const test = numberMatcher(numberTest(having.count!, place));
      tests.push(({ count }) => test(count));
    } else {
      tests.push(...eachEntry(having.number!, place, (filter, at) => figureTest(figuresOf, filter, at)));
    }
  }
  return (group) => tests.every((test) => test(group));
}

function figureTest<G>(
  figuresOf: FiguresOf<G>,
  filter: FigureFilter,
  argument: string,
): (group: G) => boolean {
  const { property, field, ...conditions } = filter;
  const figures = figuresOf({ property, field }, `${argument}.`);
  const tests = operands(conditions, argument).map(([name, place]): ((group: G) => boolean) => {
    const test = numberMatcher(numberTest(conditions[name]!, place));
    return (group) => test(shownFigure(figures(group), name));
  });
  return (group) => tests.every((test) => test(group));
}

/** A group without numbers has no sum, as it has no least one. */
function shownFigure(figures: Figures, name: Lowercase<Figure>): number | null {
  return name === 'sum' && figures.count === 0 ? null : figures[name];
}

/**
 * Sorts groups, the largest first unless ordered otherwise. Groups without a figure come last; ties keep the
 * order of their first members.
 * @throws QueryError
 */
export function sortGroups<G extends { readonly count: number }>(
  figuresOf: FiguresOf<G>,
  groups: readonly G[],
  keysOf: (group: G) => readonly unknown[],
  orderBy: Maybe<readonly GroupOrder[]>,
): readonly G[] {
  const order = orderBy ?? [{ field: 'COUNT', direction: 'DESC' }];
  if (order.length > MOST_KEYS) throw tooManyKeys('orderBy', 'sorted groups', order.length);
  const compares = eachEntry(order, 'orderBy', (key, at) => comparison(figuresOf, groups, keysOf, key, at));
  return groups.toSorted(byEach(compares));
}

function comparison<G extends { readonly count: number }>(
  figuresOf: FiguresOf<G>,
  groups: readonly G[],
  keysOf: (group: G) => readonly unknown[],
  { field, number, direction }: GroupOrder,
  argument: string,
): Compare<G> {
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
  const figures = figuresOf(measured, `${argument}.number.`);
  const name = (figure ?? 'SUM').toLowerCase() as Lowercase<Figure>;
  const values = new Map(groups.map((group) => [group, shownFigure(figures(group), name) ?? Number.NaN]));
  return (a, b) => compareNumbers(values.get(a)!, values.get(b)!, sign);
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

/** Order of keys: null, false, true, numbers, integers as texts, other texts, lists part by part, other JSON as text. */
function compareKey(a: unknown, b: unknown): number {
  const difference = rankOf(a) - rankOf(b);
  if (difference !== 0) return difference;
  if (typeof a === 'number' || typeof a === 'boolean') return Number(a) - Number(b);
  if (Array.isArray(a) && Array.isArray(b)) return compareKeys(a, b);
  const [left, right] = isInteger(a) && isInteger(b) ? [BigInt(a), BigInt(b)] : [textOf(a), textOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** JSON has no 64-bit integers. */
function isInteger(key: unknown): key is string {
  return typeof key === 'string' && INTEGER.test(key);
}

const INTEGER = /^-?(0|[1-9]\d{0,18})$/;

function textOf(key: unknown): string {
  return typeof key === 'string' ? key : canonical(key);
}

function rankOf(key: unknown): number {
  if (key === null || key === undefined) return 0;
  if (Array.isArray(key)) return 4;
  if (isInteger(key)) return 2.5;
  return ['boolean', 'number', 'string'].indexOf(typeof key) + 1 || 5;
}
