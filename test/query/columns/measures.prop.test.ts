// Numbers for figures against a look at every value.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VALUE } from '../../../src/graph/column-reader.ts';
import { areInOrder, firstMeasures, measuresIn } from '../../../src/query/columns/measures.ts';
import { runs } from '../../tools/runs.ts';

type Plain = number | bigint | boolean | string;

const values: fc.Arbitrary<Plain> = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -1, Number.NaN, Infinity, -Infinity),
  fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }),
  fc.boolean(),
  fc.constant('a text'),
);
const rowsOfValues = fc.array(fc.array(values, { maxLength: 3 }), { maxLength: 6 });

function naiveMeasure(value: Plain | undefined): number {
  const number = typeof value === 'string' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : Number.NaN;
}

/** Integers that a double does not hold, by their place. */
function largeIn(list: readonly (Plain | undefined)[]): Map<number, bigint> {
  const large = new Map<number, bigint>();
  list.forEach((value, at) => {
    if (typeof value === 'bigint' && !Number.isSafeInteger(Number(value))) large.set(at, value);
  });
  return large;
}

function kindOf(value: Plain): number {
  if (typeof value === 'string') return VALUE.text;
  if (typeof value === 'boolean') return VALUE.boolean;
  return typeof value === 'bigint' ? VALUE.integer : VALUE.number;
}

/** A column whose elements are the rows. */
function columnOf(rows: readonly (readonly Plain[])[]) {
  const all = rows.flat();
  const start = rows.map((_, row) => rows.slice(0, row).flat().length);
  return {
    all,
    large: largeIn(all),
    firstElement: (row: number) => row,
    start: (row: number) => start[row]!,
    stop: (row: number) => start[row]! + rows[row]!.length,
    measureOf: (at: number) => naiveMeasure(all[at]),
  };
}

test('measures of spans are their values one after another, each with the number of its span', () => {
  fc.assert(
    fc.property(
      rowsOfValues,
      fc.array(fc.nat(), { maxLength: 8 }),
      fc.boolean(),
      (rows, picks, isCounted) => {
        const column = columnOf(rows);
        const meant = rows.length === 0 ? [] : picks.map((pick) => pick % rows.length);
        const expected = meant.flatMap((row) => rows[row]!);
        const found = measuresIn(
          column,
          Uint8Array.from(column.all, kindOf),
          Float64Array.from(column.all, Number),
          {
            start: Uint32Array.from(meant, column.start),
            stop: Uint32Array.from(meant, column.stop),
            ...(isCounted && { total: expected.length }),
          },
        );
        expect([...found.values]).toEqual(expected.map(naiveMeasure));
        expect(found.large).toEqual(largeIn(expected));
        expect([...found.owner]).toEqual(meant.flatMap((row, span) => rows[row]!.map(() => span)));
      },
    ),
    { numRuns: runs(500) },
  );
});

test('the first measure of a row is that of its first value', () => {
  fc.assert(
    fc.property(rowsOfValues, (rows) => {
      const { values: found, large } = firstMeasures(columnOf(rows), rows.length);
      expect([...found]).toEqual(rows.map(([first]) => naiveMeasure(first)));
      expect(large).toEqual(largeIn(rows.map(([first]) => first)));
    }),
    { numRuns: runs(500) },
  );
});

test('elements are in order where numbering them row by row, from 1 on, gives the same numbers', () => {
  const counts = fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 });
  const meant = fc.subarray([0, 1, 2, 3, 4, 5]);
  fc.assert(
    fc.property(counts, meant, fc.option(fc.nat({ max: 5 })), (list, rows, moved) => {
      let next = 1;
      const first = new Uint32Array(list.length);
      for (const row of rows) {
        first[row] = next;
        next += list[row]!;
      }
      if (moved !== null) first[moved]!++;
      const expected = moved === null || !rows.includes(moved) || list[moved] === 0;
      expect(areInOrder(Uint32Array.from(rows), first, Uint32Array.from(list))).toBe(expected);
    }),
  );
});
