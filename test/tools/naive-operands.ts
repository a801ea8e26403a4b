// Tests of single values in the plainest way: each operator by itself, straight from the filter as written.

import type { Value } from '../../src/graph/values.ts';
import type { IntegerFilter, NumberFilter, TextFilter } from '../../src/query/filter/filter.ts';
import type { BooleanFilter, OneOfFilter } from '../../src/query/filter/one-of.ts';
import { numberIn } from '../../src/query/values/property-path.ts';

/** What operators say of a value that is there. */
// biome-ignore lint/suspicious/noExplicitAny: values of one type each, which filters see to
const OPERATORS: Readonly<Record<string, (value: any, operand: any) => boolean>> = {
  eq: (value, operand) => value === operand,
  ne: (value, operand) => value !== operand,
  in: (value, operand) => operand.includes(value),
  nin: (value, operand) => !operand.includes(value),
  lt: (value, operand) => value < operand,
  lte: (value, operand) => value <= operand,
  gt: (value, operand) => value > operand,
  gte: (value, operand) => value >= operand,
  startsWith: (value, operand) => value.startsWith(operand),
  endsWith: (value, operand) => value.endsWith(operand),
  contains: (value, operand) => value.includes(operand),
  matches: (value, operand) => new RegExp(operand).test(value),
};

/** Of nothing, all that excludes holds; operators that are null ask nothing. */
function holds(filter: object, value: unknown): boolean {
  return Object.entries(filter).every(([name, operand]) => {
    if (operand === null || operand === undefined) return true;
    if (name === 'isNull') return operand === (value === null);
    if (value === null) return name === 'ne' || name === 'nin';
    return OPERATORS[name]!(value, operand);
  });
}

export const isOneOf = <T>(filter: OneOfFilter<T>, value: T): boolean => holds(filter, value);
export const factMatches = (filter: BooleanFilter, value: boolean | null): boolean => holds(filter, value);
export const numberMatches = (filter: NumberFilter, value: number | null): boolean => holds(filter, value);

export function textMatches({ caseSensitive, matches, ...filter }: TextFilter, text: string | null): boolean {
  if (caseSensitive !== false) return holds({ ...filter, matches }, text);
  const lower = (operand: unknown): unknown =>
    Array.isArray(operand)
      ? operand.map(lower)
      : typeof operand === 'string'
        ? operand.toLowerCase()
        : operand;
  const lowered = Object.fromEntries(Object.entries(filter).map(([name, operand]) => [name, lower(operand)]));
  if (!holds(lowered, lower(text))) return false;
  return typeof matches !== 'string' || (text !== null && new RegExp(matches, 'i').test(text));
}

/** All of it in bigints. */
export function integerMatches({ isNull, ...filter }: IntegerFilter, value: bigint | null): boolean {
  const big = (operand: unknown): unknown =>
    Array.isArray(operand) ? operand.map(big) : typeof operand === 'string' ? BigInt(operand) : operand;
  const given = Object.fromEntries(Object.entries(filter).map(([name, operand]) => [name, big(operand)]));
  return holds({ ...given, isNull }, value);
}

/** The whole number that a value is. */
export function wholeIn(value: Value): bigint | null {
  if (typeof value === 'bigint') return value;
  const number = numberIn(value);
  return number !== null && Number.isInteger(number) ? BigInt(number) : null;
}
