// Runs of bodies: what their lengths say, as far as those can be believed.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import type { DamagedPart } from '../../../../src/bytes/stream-inflater.ts';
import {
  type BodyRun,
  findBodyRuns,
  searchBudget,
} from '../../../../src/formats/satisfactory/damage/body-runs.ts';
import { Damage } from '../../../../src/formats/satisfactory/damage/damage.ts';

/** A body that is a property list of nothing. */
const BODY = [9, 0, 0, 0, 5, 0, 0, 0, 0x4e, 0x6f, 0x6e, 0x65, 0];
const COUNT = 6;
const SIZE = BODY.length;

type Part = readonly [from: number, to: number, lost: boolean];

function runsOf(parts: readonly Part[], change: (bytes: Uint8Array) => void = () => {}): BodyRun[] {
  const bytes = Uint8Array.from(Array.from({ length: COUNT }, () => BODY).flat());
  change(bytes);
  const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
  const damaged = parts.map(
    ([from, to, lost]): DamagedPart => ({ from, to, lost, besideHole: false, error }),
  );
  const cursor = new Cursor(bytes, { file: 'a.sav' });
  const end = bytes.length;
  const zone = { view: cursor.view, at: 0, end, versioned: false, newest: 58, beginsHere: true };
  return findBodyRuns({ ...zone, isEnd: (at) => at === end }, new Damage(cursor, damaged), searchBudget());
}

const summary = (runs: readonly BodyRun[]) =>
  runs.map(({ places, isFirst, isLast }) => [places.map((at) => at / SIZE), isFirst, isLast]);

describe('a run', () => {
  it('is all bodies where nothing is wrong', () => {
    expect(summary(runsOf([]))).toEqual([[[0, 1, 2, 3, 4, 5], true, true]]);
  });

  it('goes over damage that no length lies in', () => {
    expect(summary(runsOf([[2 * SIZE + 5, 2 * SIZE + 9, true]]))).toEqual([[[0, 1, 2, 3, 4, 5], true, true]]);
  });

  it('ends in front of a length that is lost', () => {
    const lost = (bytes: Uint8Array): void => void bytes.set(BODY.slice(0, 4), 2 * SIZE);
    expect(summary(runsOf([[2 * SIZE, 2 * SIZE + 4, true]], lost))).toEqual([
      [[0, 1], true, false],
      [[3, 4, 5], false, true],
    ]);
  });

  it('ends after a length that is in doubt, and another begins after the damage', () => {
    expect(summary(runsOf([[2 * SIZE, 2 * SIZE + 4, false]]))).toEqual([
      [[0, 1, 2], true, false],
      [[3, 4, 5], false, true],
    ]);
  });

  it('is not the last one because a length that is in doubt leads to the end', () => {
    const runs = runsOf([[5 * SIZE, 5 * SIZE + 4, false]]);
    expect(summary(runs)).toEqual([[[0, 1, 2, 3, 4, 5], true, false]]);
  });

  it('is not led by a length in doubt to one that is sound', () => {
    // It leads over the next body.
    const runs = runsOf([[SIZE, SIZE + 4, false]], (bytes) => {
      bytes[SIZE] = 2 * SIZE - 4;
    });
    expect(summary(runs)).toEqual([
      [[0, 1], true, false],
      [[2, 3, 4, 5], false, true],
    ]);
  });
});

it('the end of a body behind damage is no body, if others follow', () => {
  const tail = [13, ...BODY.slice(1), 0, 0, 0, 0];
  const size = tail.length;
  const runsOf = (bodies: readonly number[][], versioned = false): BodyRun[] => {
    const bytes = Uint8Array.from([[255, 255], ...bodies].flat());
    const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
    const cursor = new Cursor(bytes, { file: 'a.sav' });
    const damage = new Damage(cursor, [{ from: 0, to: 2, lost: true, besideHole: false, error }]);
    const end = bytes.length;
    const zone = { view: cursor.view, at: 0, end, versioned, newest: 58, beginsHere: true };
    return findBodyRuns({ ...zone, isEnd: (at) => at === end }, damage, searchBudget());
  };
  expect(runsOf([tail, BODY, BODY]).map(({ places }) => places)).toEqual([[2 + size, 2 + size + SIZE]]);
  expect(runsOf([BODY, BODY]).map(({ places }) => places)).toEqual([[2, 2 + SIZE]]);
  expect(runsOf([tail]).map(({ places }) => places)).toEqual([[2]]);
  const whole = [58, 0, 0, 0, 0, 0, 0, 0, ...tail, 0, 0, 0, 0];
  expect(runsOf([whole, whole], true).map(({ places }) => places.length)).toEqual([2]);
});

describe('a length behind damage that happens to lead to a body', () => {
  /**
   * Damage, and behind it a false body that reaches up to the last `behind` bodies; inside it `inside` bodies; in
   * front of it `short` more, as false.
   */
  function runsAfter(inside: number, behind: number, short = 0): readonly number[] {
    const padding = 1 << 15;
    const hole = 8 + short * SIZE;
    const size = hole + BODY.length + padding + (inside + behind) * SIZE;
    const bytes = new Uint8Array(size).fill(0xff);
    const first = size - (inside + behind) * SIZE;
    for (let at = first; at < size; at += SIZE) bytes.set(BODY, at);
    for (let at = hole; at >= 8; at -= SIZE) bytes.set(BODY, at);
    const view = new DataView(bytes.buffer);
    view.setInt32(hole, first + inside * SIZE - hole - 4, true);
    const error = new FormatError({ code: 'INFLATE', file: 'a.sav', offset: 0, expected: '', found: '' });
    const cursor = new Cursor(bytes, { file: 'a.sav' });
    const damage = new Damage(cursor, [{ from: 0, to: 8, lost: true, besideHole: false, error }]);
    const zone = { view: cursor.view, at: 0, end: size, versioned: false, newest: 58, beginsHere: true };
    const runs = findBodyRuns({ ...zone, isEnd: (at) => at === size }, damage, searchBudget());
    return runs.map(({ places }) => places.length);
  }

  it('is not followed over a long run of bodies', () => {
    expect(runsAfter(100, 5)).toEqual([105]);
  });

  it('is not followed where what it measures is not like a body', () => {
    // Without a body in front, the length alone is left of it.
    const unlike = (bytes: Uint8Array): void => void bytes.fill(0xff, SIZE + 4, 2 * SIZE);
    expect(summary(runsOf([[0, SIZE, true]], unlike))).toEqual([[[2, 3, 4, 5], false, true]]);
  });

  it('is not followed over one behind a short body either', () => {
    expect(runsAfter(100, 5, 1)).toEqual([105]);
    expect(runsAfter(100, 5, 3)).toEqual([105]);
  });

  it('is believed over a few, which may be what a long body holds', () => {
    expect(runsAfter(20, 5)).toEqual([6]);
  });
});
