// Conditions on an integer of any size, compared by all digits; number-test.ts compares doubles, which above
// 2^53 cannot be told from their neighbours. The functions are separate because the engine compiles those for
// doubles for doubles only.

import { badFilter } from '../errors.ts';
import { type WholeNumber, wholeNumber } from '../values/whole-number.ts';
import type { IntegerFilter, OrderedOperands } from './filter.ts';
import { checkEntries, operands } from './operands.ts';

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
  const test: { -readonly [K in keyof IntegerTest]: IntegerTest[K] } = {};
  for (const [name, place] of operands(filter, argument)) {
    if (name === 'isNull') test.isNull = filter.isNull!;
    else if (name === 'in' || name === 'nin') {
      const values = filter[name]!;
      checkEntries(values, place);
      test[name] = values.map((entry, at) => digitsOf(entry, `${place}[${at}]`));
    } else if (name in COMPARISONS) test[name] = digitsOf(filter[name]!, place);
    else throw badFilter(place, 'is not an operator on whole numbers');
  }
  return test;
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
  const { ne: _, nin: __, isNull, ...positive } = test;
  const whenNull = isNull !== false && Object.keys(positive).length === 0;
  const whenWhole = isNull !== true;
  return (value) => (value === null ? whenNull : whenWhole && checks.every((check) => check(value)));
}

function membersOf(digits: readonly string[]): ReadonlySet<WholeNumber> {
  return new Set(digits.map((each) => wholeNumber(BigInt(each))!));
}

function digitsOf(value: string, place: string): string {
  if (!/^-?\d+$/.test(value)) throw badFilter(place, `must be a whole number, is ${value}`);
  return String(BigInt(value));
}
