// Pages against cutting a plain array, entry by entry.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computedRows, type LazyRows, ListPage, type PageArgs } from '../../../src/query/pages/page.ts';
import { forAll } from '../../tools/for-all.ts';

const TAG = 'content-list';
const cursorOf = (position: number): string => `${TAG}.${position.toString(36)}`;
const size = fc.nat({ max: 12 });
const positions = fc.nat({ max: 40 });

interface Asked {
  readonly first?: number;
  readonly last?: number;
  readonly offset?: number;
  readonly after?: number;
  readonly before?: number;
}

const asked: fc.Arbitrary<Asked> = fc.record(
  { first: size, last: size, offset: size, after: positions, before: positions },
  { requiredKeys: [] },
);
const lists = fc.uniqueArray(fc.nat(), { maxLength: 40 });

function argsOf({ after, before, ...sizes }: Asked): PageArgs {
  return {
    ...sizes,
    ...(after !== undefined && { after: cursorOf(after) }),
    ...(before !== undefined && { before: cursorOf(before) }),
  };
}

/** Positions of the page, as the Relay specification cuts them. */
function naivePositions(
  count: number,
  { first, last, offset = 0, after = -1, before = count }: Asked,
): number[] {
  let left = Array.from({ length: count }, (_, at) => at);
  left = left.filter((at) => at > after).slice(offset);
  left = left.filter((at) => at < before);
  if (first !== undefined) left = left.slice(0, first);
  if (last !== undefined) left = left.slice(Math.max(0, left.length - last));
  return left;
}

/** A list that notes how far it was read. */
function watched(rows: readonly number[]): LazyRows & { made: number } {
  return {
    made: 0,
    upTo(count) {
      this.made = Math.max(this.made, count);
      return Uint32Array.from(rows.slice(0, count));
    },
    all() {
      this.made = Number.POSITIVE_INFINITY;
      return Uint32Array.from(rows);
    },
  };
}

test('has the entries that the arguments mean, and says what is around them', () => {
  forAll(1000, lists, asked, (rows, args) => {
    const page = new ListPage(computedRows(Uint32Array.from(rows)), argsOf(args), () => TAG);
    const expected = naivePositions(rows.length, args);
    expect([...page.rows]).toEqual(expected.map((at) => rows[at]));
    expect(page.total).toBe(rows.length);
    if (expected.length === 0) return;
    const [start, end] = [expected[0]!, expected.at(-1)!];
    expect([page.start, page.hasPrevious, page.hasNext]).toEqual([start, start > 0, end < rows.length - 1]);
    expect(expected.map((_, at) => page.cursor(at))).toEqual(expected.map(cursorOf));
  });
});

test('makes one entry more than it shows, and the whole list only where the end is asked for', () => {
  forAll(100, lists, asked, (rows, args) => {
    const source = watched(rows);
    const page = new ListPage(source, argsOf(args), () => TAG);
    expect([...page.rows]).toEqual(naivePositions(rows.length, args).map((at) => rows[at]));
    if (args.first === undefined && args.last !== undefined && args.before === undefined) return;
    const start = (args.after ?? -1) + 1 + (args.offset ?? 0);
    const end = Math.min(args.before ?? Number.POSITIVE_INFINITY, start + (args.first ?? 100));
    expect(source.made).toBeLessThanOrEqual(end + 1);
  });
});

test.each<[PageArgs, string]>([
  [{ first: -1 }, 'first'],
  [{ last: -1 }, 'last'],
  [{ offset: -1 }, 'offset'],
  [{ first: 1e9 }, 'first'],
  [{ after: 'content-other.0' }, 'another list'],
  [{ before: `${TAG}.` }, 'not a cursor'],
  [{ after: 'nonsense' }, 'not a cursor'],
])('refuses %j', (args, says) => {
  expect(() => new ListPage(computedRows(new Uint32Array()), args, () => TAG)).toThrow(says);
});
