// Runs of bodies at the ends of a level: what is certain of their places, and nothing else.

import { describe, expect, it } from 'vitest';
import { type EndRun, placeEnds } from '../../../../src/formats/satisfactory/damage/place-ends.ts';

const SIZE = 10;

/** A run of bodies of one size; where it stands says nothing about how many are in front of it. */
function run(from: number, length: number, ends: Partial<EndRun> = {}): EndRun {
  const places = Array.from({ length }, (_, at) => from + at * SIZE);
  return { length, index: null, places, end: from + length * SIZE, isFirst: false, isLast: false, ...ends };
}
const FIRST = { isFirst: true };
const LAST = { isLast: true };

function placed(count: number | null, ...runs: readonly EndRun[]): (number | null)[] {
  placeEnds(runs, count);
  return runs.map(({ index }) => index);
}

describe('runs of bodies', () => {
  it('at the beginning belong to the first headers, at the end to the last', () => {
    expect(placed(20, run(0, 3, FIRST), run(100, 4), run(500, 5, LAST))).toEqual([0, null, 15]);
  });

  it('are counted from the end only when it is known how many there are', () => {
    expect(placed(null, run(0, 3, FIRST), run(500, 5, LAST))).toEqual([0, null]);
    expect(placed(null, run(500, 5, LAST))).toEqual([null]);
  });

  it('that reach no end have no place', () => {
    expect(placed(20, run(50, 3), run(500, 5))).toEqual([null, null]);
    expect(placed(20, run(50, 3))).toEqual([null]);
  });

  it('alone are placed by the end that they reach', () => {
    expect(placed(20, run(0, 3, FIRST))).toEqual([0]);
    expect(placed(20, run(50, 3, LAST))).toEqual([17]);
    expect(placed(3, run(0, 3, { ...FIRST, ...LAST }))).toEqual([0]);
  });

  it('from end to end that are too many or too few belong to nobody', () => {
    expect(placed(4, run(0, 3, { ...FIRST, ...LAST }))).toEqual([null]);
    expect(placed(2, run(0, 3, { ...FIRST, ...LAST }))).toEqual([null]);
  });

  it('that would share a body have none', () => {
    expect(placed(7, run(0, 3, FIRST), run(500, 5, LAST))).toEqual([null, null]);
    expect(placed(8, run(0, 3, FIRST), run(500, 5, LAST))).toEqual([0, 3]);
  });

  it('that touch and are all of them follow one another', () => {
    const runs = (): EndRun[] => [run(0, 3, FIRST), run(30, 4), run(70, 5, LAST)];
    expect(placed(12, ...runs())).toEqual([0, 3, 7]);
    expect(placed(13, ...runs())).toEqual([0, null, 8]);
    const [first, , last] = runs();
    expect(placed(12, first!, run(31, 4), last!)).toEqual([0, null, 7]);
  });

  it('in front of which one is lost do not follow one another', () => {
    expect(placed(9, run(0, 4), run(40, 5, LAST))).toEqual([null, 4]);
  });
});
