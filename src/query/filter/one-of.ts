// Filters on values of which there are few, such as kinds and facts: a filter becomes the list of values that satisfy it.

import { badFilter } from '../errors.ts';
import type { EqualityOperands, Input } from './input.ts';
import { checkEntries, operands } from './operands.ts';

/** The operators of every filter on an enum. */
export type OneOfFilter<T> = Input<EqualityOperands<T> & { readonly isNull: boolean }>;

/** The values for which all conditions hold, in their original order. @throws QueryError BAD_FILTER */
export function oneOf<T extends string | boolean | null>(
  all: readonly T[],
  filter: OneOfFilter<T>,
  argument: string,
): T[] {
  let left = [...all];
  for (const [name, place] of operands(filter, argument)) {
    if (name === 'isNull') {
      left = left.filter((value) => (value === null) === filter.isNull);
      continue;
    }
    const asked: readonly unknown[] = name === 'in' || name === 'nin' ? filter[name]! : [filter[name]];
    checkEntries(asked, place);
    if (name === 'eq' || name === 'in') left = left.filter((value) => asked.includes(value));
    else if (name === 'ne' || name === 'nin') left = left.filter((value) => !asked.includes(value));
    else throw badFilter(place, 'is not an operator of this filter');
  }
  return left;
}

export type BooleanFilter = Input<{ readonly eq: boolean; readonly ne: boolean; readonly isNull: boolean }>;

/** The values of a fact; null for unknown. */
const FACTS = [true, false, null] as const;
export type BooleanTest = readonly (boolean | null)[];

/** @throws QueryError BAD_FILTER */
export function booleanTest(filter: BooleanFilter, argument: string): BooleanTest {
  return oneOf(FACTS, filter as OneOfFilter<boolean | null>, argument);
}
