// Tests of single values in the plainest way: each operator by itself, straight from the filter as written.

import type { Value } from '../../src/graph/values.ts';
import type { IntegerFilter, NumberFilter, TextFilter } from '../../src/query/filter/filter.ts';
import type { BooleanFilter, OneOfFilter } from '../../src/query/filter/one-of.ts';
import { numberIn } from '../../src/query/values/property-path.ts';

export function isOneOf<T>({ eq, in: among, ne, nin, isNull }: OneOfFilter<T>, value: T): boolean {
  if (isNull === true) return false;
  if (eq && eq !== value) return false;
  if (among && !among.includes(value)) return false;
  return ne !== value && !nin?.includes(value);
}

export function factMatches({ eq, ne, isNull }: BooleanFilter, value: boolean | null): boolean {
  if (typeof isNull === 'boolean' && isNull !== (value === null)) return false;
  return (typeof eq !== 'boolean' || value === eq) && (typeof ne !== 'boolean' || value !== ne);
}

export function textMatches(filter: TextFilter, text: string | null): boolean {
  const cased = (value: string): string => (filter.caseSensitive === false ? value.toLowerCase() : value);
  if (typeof filter.isNull === 'boolean' && filter.isNull !== (text === null)) return false;
  const { eq, ne, in: among, nin, startsWith, endsWith, contains, matches } = filter;
  const own = text === null ? null : cased(text);
  if (typeof eq === 'string' && own !== cased(eq)) return false;
  if (typeof ne === 'string' && own === cased(ne)) return false;
  if (among && !among.some((entry) => cased(entry) === own)) return false;
  if (nin?.some((entry) => cased(entry) === own)) return false;
  if (typeof startsWith === 'string' && !own?.startsWith(cased(startsWith))) return false;
  if (typeof endsWith === 'string' && !own?.endsWith(cased(endsWith))) return false;
  if (typeof contains === 'string' && !own?.includes(cased(contains))) return false;
  if (typeof matches !== 'string') return true;
  return text !== null && new RegExp(matches, filter.caseSensitive === false ? 'i' : '').test(text);
}

export function numberMatches(filter: NumberFilter, value: number | null): boolean {
  if (typeof filter.isNull === 'boolean' && filter.isNull !== (value === null)) return false;
  const { eq, ne, in: among, nin, lt, lte, gt, gte } = filter;
  if (typeof eq === 'number' && value !== eq) return false;
  if (typeof ne === 'number' && value === ne) return false;
  if (among && !(value !== null && among.includes(value))) return false;
  if (value !== null && nin?.includes(value)) return false;
  if (typeof lt === 'number' && !(value !== null && value < lt)) return false;
  if (typeof lte === 'number' && !(value !== null && value <= lte)) return false;
  if (typeof gt === 'number' && !(value !== null && value > gt)) return false;
  return typeof gte !== 'number' || (value !== null && value >= gte);
}

/** All of it in bigints. */
export function integerMatches(filter: IntegerFilter, value: bigint | null): boolean {
  if (typeof filter.isNull === 'boolean' && filter.isNull !== (value === null)) return false;
  const given = Object.entries(filter).filter(([name]) => name !== 'isNull');
  return given.every(([name, operand]) => {
    const [first = null, ...rest] = [operand].flat().map((each) => BigInt(each as string));
    const all = first === null ? [] : [first, ...rest];
    if (name === 'nin' || name === 'ne') return value === null || !all.includes(value);
    if (value === null) return false;
    if (name === 'in' || name === 'eq') return all.includes(value);
    const order = value - first!;
    return { lt: order < 0n, lte: order <= 0n, gt: order > 0n, gte: order >= 0n }[name];
  });
}

/** The whole number that a value is. */
export function wholeIn(value: Value): bigint | null {
  if (typeof value === 'bigint') return value;
  const number = numberIn(value);
  return number !== null && Number.isInteger(number) ? BigInt(number) : null;
}
