// Conditions on a number: checked once and kept as plain data, then made into a function for the scan.

import { badFilter } from '../errors.ts';
import type { NumberFilter, NumberOperands, OrderedOperands } from './filter.ts';
import type { Input } from './input.ts';
import { checkFinite, eachEntry, holdsForNull, operands } from './operands.ts';

/** A checked number filter. */
export type NumberTest = Readonly<Partial<NumberOperands>>;

export type NumberOperator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte';

export const NUMBER_OPERATORS: Record<NumberOperator, (a: number, b: number) => boolean> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
};

/** @throws QueryError BAD_FILTER */
export function numberTest(filter: NumberFilter, argument: string): NumberTest {
  return orderedTest(filter, argument, checkFinite, 'numbers');
}

/** A checked filter on values that have an order. @param what they are @throws QueryError BAD_FILTER */
export function orderedTest<Operand>(
  filter: Input<OrderedOperands<Operand>>,
  argument: string,
  checked: (operand: Operand, place: string) => Operand,
  what: string,
): Readonly<Partial<OrderedOperands<Operand>>> {
  const test: { -readonly [K in keyof OrderedOperands<Operand>]?: OrderedOperands<Operand>[K] } = {};
  for (const [name, place] of operands(filter, argument)) {
    if (name === 'isNull') test.isNull = filter.isNull!;
    else if (name === 'in' || name === 'nin') test[name] = eachEntry(filter[name]!, place, checked);
    else if (name in NUMBER_OPERATORS) test[name] = checked(filter[name]!, place);
    else if (String(name).endsWith('Field'))
      throw badFilter(place, 'compares numbers of one row, so it is for rows of lists');
    else throw badFilter(place, `is not an operator on ${what}`);
  }
  return test;
}

/** The bound of the integers that files hold, which have up to 64 bits. */
const MOST_INTEGER = 2 ** 64;

/** True if it compares with an integer that, as a double, is indistinguishable from its neighbours. */
export function isInexact({ isNull: _, ...test }: NumberTest): boolean {
  return Object.values(test)
    .flat()
    .some(
      (operand) =>
        Number.isInteger(operand) && !Number.isSafeInteger(operand) && Math.abs(operand) <= MOST_INTEGER,
    );
}

/** The test as a function. Where there is no number, only `ne`, `nin` and `isNull: true` hold. */
export function numberMatcher(test: NumberTest): (value: number | null) => boolean {
  const checks: ((value: number) => boolean)[] = [];
  for (const name of Object.keys(NUMBER_OPERATORS) as NumberOperator[]) {
    const operand = test[name];
    if (operand !== undefined) checks.push(comparison(NUMBER_OPERATORS[name], operand));
  }
  if (test.in) checks.push(memberOf(test.in));
  if (test.nin) {
    const isExcluded = memberOf(test.nin);
    checks.push((value) => !isExcluded(value));
  }
  const whenNull = holdsForNull(test);
  const whenNumber = test.isNull !== true;
  return (value) => (value === null ? whenNull : whenNumber && checks.every((check) => check(value)));
}

type Holds = (value: number) => boolean;

/**
 * Compares with the nearest 32-bit float where the file holds one: the 1.1 that a game shows is stored as
 * 1.10000002384185791015625. Only operands with no more digits than such a float has are rounded.
 */
function comparison(holds: (a: number, b: number) => boolean, operand: number): Holds {
  const single = singleOf(operand);
  if (single === null) return (value) => holds(value, operand);
  return (value) => holds(value, Math.fround(value) === value ? single : operand);
}

function memberOf(operands: readonly number[]): Holds {
  const set = new Set(operands);
  for (const operand of operands) set.add(singleOf(operand) ?? operand);
  return (value) => set.has(value);
}

/** Decimal digits that distinguish any two 32-bit floats. */
const SINGLE_DIGITS = 9;

/** The 32-bit float that a fraction means; null where it means itself. */
function singleOf(operand: number): number | null {
  const single = Math.fround(operand);
  if (single === operand || Number.isInteger(single) || !Number.isFinite(single)) return null;
  return Number(operand.toPrecision(SINGLE_DIGITS)) === operand ? single : null;
}
