// Filters on values of which there are few, such as kinds: a filter becomes the list of values that satisfy it.

import { badFilter } from '../errors.ts';
import type { EqualityOperands, Input } from './input.ts';
import { checkEntries, operands } from './operands.ts';

/** The operators of every filter on an enum. */
export type OneOfFilter<T> = Input<EqualityOperands<T>>;

/** The values for which all conditions hold, in their original order. @throws QueryError BAD_FILTER */
export function oneOf<T extends string>(all: readonly T[], filter: OneOfFilter<T>, argument: string): T[] {
  let left = [...all];
  for (const [name, place] of operands(filter, argument)) {
    const asked: readonly unknown[] = name === 'in' || name === 'nin' ? filter[name]! : [filter[name]];
    checkEntries(asked, place);
    if (name === 'eq' || name === 'in') left = left.filter((value) => asked.includes(value));
    else if (name === 'ne' || name === 'nin') left = left.filter((value) => !asked.includes(value));
    else throw badFilter(place, 'is not an operator of this filter');
  }
  return left;
}
