// Conditions on a number: checked once, as plain data; then made into a function for the scan.

import { badFilter } from '../errors.ts';
import type { NumberFilter, NumberOperands } from './filter.ts';
import { checkEntries, checkFinite, operands } from './operands.ts';

/** A checked number filter. */
export type NumberTest = Readonly<Partial<NumberOperands>>;

const OPERATORS: Record<'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte', (a: number, b: number) => boolean> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
};

/** @throws QueryError BAD_FILTER */
export function numberTest(filter: NumberFilter, argument: string): NumberTest {
  const test: { -readonly [K in keyof NumberTest]: NumberTest[K] } = {};
  for (const [name, place] of operands(filter, argument)) {
    const value = filter[name];
    if (name === 'isNull') test.isNull = value as boolean;
    else if (name === 'in' || name === 'nin') {
      const values = value as readonly number[];
      checkEntries(values, place);
      test[name] = values.map((entry, at) => checkFinite(entry, `${place}[${at}]`));
    } else if (name in OPERATORS) test[name] = checkFinite(value as number, place);
    else throw badFilter(place, 'is no operator on numbers');
  }
  return test;
}

/** The test as a function. Where there is no number, only `ne`, `nin` and `isNull: true` hold. */
export function numberMatcher(test: NumberTest): (value: number | null) => boolean {
  const checks: ((value: number) => boolean)[] = [];
  for (const name of Object.keys(OPERATORS) as (keyof typeof OPERATORS)[]) {
    const operand = test[name];
    const holds = OPERATORS[name];
    if (operand !== undefined) checks.push((value) => holds(value, operand));
  }
  if (test.in) {
    const set = new Set(test.in);
    checks.push((value) => set.has(value));
  }
  if (test.nin) {
    const excluded = new Set(test.nin);
    checks.push((value) => !excluded.has(value));
  }
  const { ne: _, nin: __, isNull, ...positive } = test;
  const whenNull = isNull !== false && Object.keys(positive).length === 0;
  const whenNumber = isNull !== true;
  return (value) => (value === null ? whenNull : whenNumber && checks.every((check) => check(value)));
}
