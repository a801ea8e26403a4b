// The order of groups and which of them are shown, against sorting and asking by hand.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FiguresByGroup } from '../../../src/query/groups/figures.ts';
import {
  type GroupHaving,
  type GroupOrder,
  type GroupSummary,
  havingTest,
  sortGroups,
} from '../../../src/query/groups/group-order.ts';
import type { Grouping } from '../../../src/query/groups/grouping.ts';
import { runs } from '../../tools/runs.ts';

type Key = null | boolean | number | string;

interface Group {
  readonly count: number;
  readonly key: Key;
  /** What its members measure. */
  readonly numbers: readonly number[];
}

const keys: fc.Arbitrary<Key> = fc.oneof(
  fc.constantFrom(null, false, true, 'a', 'B', 'b'),
  fc.integer({ min: -2, max: 2 }),
);
const groups: fc.Arbitrary<Group[]> = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 3 }),
    key: keys,
    numbers: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 3 }),
  }),
  { maxLength: 8 },
);
const directions = fc.constantFrom('ASC', 'DESC');
const figures = fc.constantFrom('COUNT', 'SUM', 'MIN', 'MAX', 'AVG');
const order: fc.Arbitrary<GroupOrder> = fc.oneof(
  fc.record({ field: fc.constantFrom('COUNT', 'KEY'), direction: directions }),
  fc.record({ number: fc.record({ path: fc.constant('m'), figure: figures }), direction: directions }),
);

function summariesOf(list: readonly Group[]): GroupSummary[] {
  return list.map(({ count }, index) => ({ index, member: index, count }));
}

/** As far as order and conditions look at it. */
function groupingOf(list: readonly Group[]): Grouping {
  const numbers = list.flatMap(({ numbers: own }, group) => own.map((value) => ({ value, group })));
  const measure = { values: Float64Array.from(numbers, ({ value }) => value), owner: null, large: new Map() };
  const byGroup = new FiguresByGroup(
    measure,
    Uint32Array.from(numbers, ({ group }) => group),
    list.length,
  );
  return { size: list.length, figuresBy: () => byGroup } as unknown as Grouping;
}

function figure({ numbers }: Group, name: 'COUNT' | 'SUM' | 'MIN' | 'MAX' | 'AVG'): number | null {
  const sum = numbers.reduce((a, b) => a + b, 0);
  if (name === 'COUNT') return numbers.length;
  if (name === 'SUM') return sum;
  if (numbers.length === 0) return null;
  return name === 'AVG' ? sum / numbers.length : name === 'MIN' ? Math.min(...numbers) : Math.max(...numbers);
}

const KEY_ORDER: readonly unknown[] = [null, false, true, -2, -1, 0, 1, 2, 'B', 'a', 'b'];

/** Below 0 when `a` comes first. */
function naiveCompare(a: Group, b: Group, { field, number, direction }: GroupOrder): number {
  const sign = direction === 'ASC' ? 1 : -1;
  if (field === 'COUNT') return sign * (a.count - b.count);
  if (field === 'KEY') return sign * (KEY_ORDER.indexOf(a.key) - KEY_ORDER.indexOf(b.key));
  const [x, y] = [figure(a, number!.figure!), figure(b, number!.figure!)];
  if (x === null || y === null) return x === y ? 0 : x === null ? 1 : -1;
  return sign * (x - y);
}

/** Puts one group after the other where it belongs. */
function naiveOrder(list: readonly Group[], keysOfOrder: readonly GroupOrder[]): number[] {
  const sorted: number[] = [];
  for (let index = 0; index < list.length; index++) {
    const isAfter = (other: number): boolean => {
      const differences = keysOfOrder.map((key) => naiveCompare(list[other]!, list[index]!, key));
      return (differences.find((difference) => difference !== 0) ?? 0) > 0;
    };
    const at = sorted.findIndex(isAfter);
    sorted.splice(at < 0 ? sorted.length : at, 0, index);
  }
  return sorted;
}

test('groups stand in the order that is asked for, and by size where none is', () => {
  fc.assert(
    fc.property(groups, fc.array(order, { minLength: 1, maxLength: 3 }), (list, asked) => {
      const sort = (by: readonly GroupOrder[] | undefined): number[] =>
        sortGroups(groupingOf(list), summariesOf(list), ({ index }) => [list[index]!.key], by).map(
          ({ index }) => index,
        );
      expect(sort(asked)).toEqual(naiveOrder(list, asked));
      expect(sort(undefined)).toEqual(naiveOrder(list, [{ field: 'COUNT', direction: 'DESC' }]));
    }),
    { numRuns: runs(500) },
  );
});

const bound = fc.integer({ min: -2, max: 3 });
const havings: fc.Arbitrary<GroupHaving> = fc.record(
  {
    count: fc.record({ gte: bound }),
    number: fc.array(
      fc.record(
        {
          path: fc.constant('m'),
          count: fc.record({ lt: bound }),
          min: fc.record({ gt: bound }),
          avg: fc.record({ lte: bound }),
        },
        { requiredKeys: ['path'] },
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);

function naiveHolds(group: Group, { count, number }: GroupHaving): boolean {
  const is = (value: number | null, test: (value: number) => boolean): boolean =>
    value !== null && test(value);
  return (
    (!count || group.count >= count.gte!) &&
    (number ?? []).every(
      ({ count: numbers, min, avg }) =>
        (!numbers || is(figure(group, 'COUNT'), (value) => value < numbers.lt!)) &&
        (!min || is(figure(group, 'MIN'), (value) => value > min.gt!)) &&
        (!avg || is(figure(group, 'AVG'), (value) => value <= avg.lte!)),
    )
  );
}

test('groups are shown whose figures satisfy every condition', () => {
  fc.assert(
    fc.property(groups, havings, (list, having) => {
      const holds = havingTest(groupingOf(list), having);
      const shown = summariesOf(list)
        .filter(holds)
        .map(({ index }) => index);
      expect(shown).toEqual(list.flatMap((group, index) => (naiveHolds(group, having) ? [index] : [])));
    }),
    { numRuns: runs(500) },
  );
});

test.each<[GroupOrder[], string]>([
  [[{}], 'orderBy[0]'],
  [[{ field: 'COUNT', number: { path: 'm' } }], 'orderBy[0]'],
])('refuses %j', (asked, place) => {
  expect(() => sortGroups(groupingOf([]), [], () => [], asked)).toThrow(place);
});
