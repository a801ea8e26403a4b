// Figures by group against adding up the numbers of each group by themselves.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FiguresByGroup } from '../../../src/query/groups/figures.ts';
import type { Measure } from '../../../src/query/groups/measure.ts';

const GROUPS = 4;

/** A number of a member: none, whole, whole above 2^53, or with a fraction. */
const numbers: fc.Arbitrary<number | bigint> = fc.oneof(
  fc.constant(Number.NaN),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -1000, max: 1000 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
);

interface Sample {
  readonly group: number;
  readonly number: number | bigint;
}

/** Members in groups, each with some numbers. */
const members = fc.array(
  fc.record({ group: fc.nat({ max: GROUPS - 1 }), numbers: fc.array(numbers, { maxLength: 3 }) }),
  {
    maxLength: 20,
  },
);

function measureOf(list: readonly (number | bigint)[], owner: readonly number[] | null): Measure {
  const large = new Map<number, bigint>();
  list.forEach((number, at) => {
    if (typeof number === 'bigint') large.set(at, number);
  });
  return { values: Float64Array.from(list, Number), owner: owner && Uint32Array.from(owner), large };
}

function check(figures: FiguresByGroup, samples: readonly Sample[], groups: number): void {
  for (let group = 0; group < groups; group++) {
    const own = samples
      .filter((sample) => sample.group === group && !Number.isNaN(sample.number))
      .map(({ number }) => number);
    const doubles = own.map(Number);
    const found = figures.of(group);
    expect(found.count).toBe(own.length);
    expect(found.sum).toBe(doubles.reduce((sum, number) => sum + number, 0));
    expect(found.avg).toBe(own.length === 0 ? null : found.sum / own.length);
    expect(found.min).toBe(own.length === 0 ? null : doubles.reduce((a, b) => (b < a ? b : a)));
    expect(found.max).toBe(own.length === 0 ? null : doubles.reduce((a, b) => (b > a ? b : a)));
    const areWhole = own.every((number) => typeof number === 'bigint' || Number.isInteger(number));
    expect(found.sumExact).toBe(
      areWhole ? own.reduce<bigint>((sum, number) => sum + BigInt(number), 0n) : null,
    );
    const sorted = doubles.toSorted((a, b) => a - b);
    for (const p of [0, 0.25, 0.5, 0.9, 1]) {
      const at = p * (sorted.length - 1);
      const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
      if (below === undefined || above === undefined) expect(found.percentile(p)).toBeNull();
      else {
        const between = below + (above - below) * (at % 1);
        const rounding = 1e-12 * Math.max(Math.abs(below), Math.abs(above));
        expect(Math.abs(found.percentile(p)! - between)).toBeLessThanOrEqual(rounding);
      }
    }
  }
  expect(figures.isEmpty).toBe(samples.every(({ number }) => Number.isNaN(number)));
}

test('of numbers that members have several of', () => {
  fc.assert(
    fc.property(members, (list) => {
      const samples = list.flatMap(({ group, numbers: own }) =>
        own.map((number): Sample => ({ group, number })),
      );
      const owner = list.flatMap(({ numbers: own }, member) => own.map(() => member));
      const measure = measureOf(
        samples.map(({ number }) => number),
        owner,
      );
      const groupOf = Uint32Array.from(list, ({ group }) => group);
      check(new FiguresByGroup(measure, groupOf, GROUPS), samples, GROUPS);
    }),
  );
});

test('of numbers that members have one of each, in groups and in one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ group: fc.nat({ max: GROUPS - 1 }), number: numbers }), { maxLength: 20 }),
      (samples) => {
        const measure = measureOf(
          samples.map(({ number }) => number),
          null,
        );
        check(
          new FiguresByGroup(
            measure,
            Uint32Array.from(samples, ({ group }) => group),
            GROUPS,
          ),
          samples,
          GROUPS,
        );
        check(
          new FiguresByGroup(measure, null, 1),
          samples.map(({ number }) => ({ group: 0, number })),
          1,
        );
      },
    ),
  );
});

test('percentiles are from 0 to 1', () => {
  const figures = new FiguresByGroup(measureOf([1, 2], null), null, 1);
  for (const p of [-0.1, 1.1, Number.NaN]) expect(() => figures.of(0).percentile(p)).toThrow('from 0 to 1');
});
