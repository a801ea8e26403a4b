// Conditions on an integer of any size, compared by all digits; number-test.ts compares doubles, which above
// 2^53 cannot be told from their neighbours. The functions are separate because the engine compiles those for
// doubles for doubles only.

import { badFilter } from '../errors.ts';
import { type WholeNumber, wholeNumber } from '../values/whole-number.ts';
import type { IntegerFilter, OrderedOperands } from './filter.ts';
import { orderedTest } from './number-test.ts';
import { holdsForNull } from './operands.ts';

/** A checked filter. */
export type IntegerTest = Readonly<Partial<OrderedOperands<string>>>;

type Comparison = Exclude<keyof IntegerTest, 'in' | 'nin' | 'isNull'>;

const COMPARISONS: Record<Comparison, (a: WholeNumber, b: WholeNumber) => boolean> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
};

/** @throws QueryError BAD_FILTER */
export function integerTest(filter: IntegerFilter, argument: string): IntegerTest {
  return orderedTest(filter, argument, digitsOf, 'whole numbers');
}

/** The test as a function. Where there is no integer, only `ne`, `nin` and `isNull: true` hold. */
export function integerMatcher(test: IntegerTest): (value: WholeNumber | null) => boolean {
  const checks: ((value: WholeNumber) => boolean)[] = [];
  for (const name of Object.keys(COMPARISONS) as Comparison[]) {
    const digits = test[name];
    if (digits === undefined) continue;
    const [holds, operand] = [COMPARISONS[name], wholeNumber(BigInt(digits))!];
    checks.push((value) => holds(value, operand));
  }
  const among = test.in && membersOf(test.in);
  if (among) checks.push((value) => among.has(value));
  const excluded = test.nin && membersOf(test.nin);
  if (excluded) checks.push((value) => !excluded.has(value));
  const whenNull = holdsForNull(test);
  const whenWhole = test.isNull !== true;
  return (value) => (value === null ? whenNull : whenWhole && checks.every((check) => check(value)));
}

function membersOf(digits: readonly string[]): ReadonlySet<WholeNumber> {
  return new Set(digits.map((each) => wholeNumber(BigInt(each))!));
}

function digitsOf(value: string, place: string): string {
  if (!/^-?\d+$/.test(value)) throw badFilter(place, `must be a whole number, is ${value}`);
  return String(BigInt(value));
}
