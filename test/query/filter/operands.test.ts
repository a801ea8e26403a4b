// Operands as given: those that are undefined were not given, null is refused with its place.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEntries, checkFinite, checkWhere, operands } from '../../../src/query/filter/operands.ts';

const values = fc.option(fc.option(fc.oneof(fc.integer(), fc.string(), fc.boolean())), { nil: undefined });

/** What `work` returns, or the place and message of its refusal. */
function outcome(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    const { code, argument } = error as { code: string; argument: string };
    return `${code} ${argument}`;
  }
}

test('operands are the names with a value, in the order given; the first null is refused', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('eq', 'ne', 'in', 'isNull'), values), (filter) => {
      const given = Object.keys(filter).filter((name) => filter[name] !== undefined);
      const wrong = given.find((name) => filter[name] === null);
      const expected =
        wrong === undefined ? given.map((name) => [name, `where.a.${name}`]) : `BAD_FILTER where.a.${wrong}`;
      expect(outcome(() => operands(filter, 'where.a'))).toEqual(expected);
    }),
  );
});

test('entries of a list are neither null nor undefined; the first that is gets refused', () => {
  fc.assert(
    fc.property(fc.array(values), (list) => {
      const wrong = list.findIndex((value) => value === null || value === undefined);
      expect(outcome(() => checkEntries(list, 'where.in'))).toBe(
        wrong < 0 ? undefined : `BAD_FILTER where.in[${wrong}]`,
      );
    }),
  );
});

test('numbers are finite', () => {
  for (const value of [0, -0, -1.5, Number.MAX_VALUE]) expect(checkFinite(value, 'where.gt')).toBe(value);
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    expect(outcome(() => checkFinite(value, 'where.gt'))).toBe('BAD_FILTER where.gt');
  }
});

test('a filter may be left out, and is not null', () => {
  for (const args of [{}, { where: undefined }, { where: {} }]) {
    expect(outcome(() => checkWhere(args))).toBeUndefined();
  }
  expect(outcome(() => checkWhere({ where: null }))).toBe('BAD_FILTER where');
});
