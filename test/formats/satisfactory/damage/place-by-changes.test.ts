// Runs that are placed by where the class of headers and the looks of bodies change: only if that is certain.

import { describe, expect, it } from 'vitest';
import { changesOf, placeByChanges } from '../../../../src/formats/satisfactory/damage/place-by-changes.ts';

const members = (text: string): (string | null)[] =>
  [...text].map((letter) => (letter === '?' ? null : letter));

describe('a change', () => {
  it('separates members that are alike', () => {
    expect(changesOf(members('aaaabbbbbbcccc'))).toEqual([4, 10]);
    expect(changesOf(members('aaaaaaaa'))).toEqual([]);
    expect(changesOf([])).toEqual([]);
  });

  it('has four of each on either side', () => {
    expect(changesOf(members('aaabbbb'))).toEqual([]);
    expect(changesOf(members('aaaabbb'))).toEqual([]);
    expect(changesOf(members('aaaabaaaa'))).toEqual([]);
    expect(changesOf(members('aaaabbbcccc'))).toEqual([]);
  });

  it('is none where a member is not known', () => {
    expect(changesOf(members('aaaa?bbbb'))).toEqual([]);
    expect(changesOf(members('aaaabb?bbbbbcccc'))).toEqual([12]);
    expect(changesOf(members('????aaaa'))).toEqual([]);
  });
});

describe('a run', () => {
  it('lies where three of its changes are among the others', () => {
    expect(placeByChanges([10, 15, 22], [50, 110, 115, 122, 300], 0, 900)).toBe(100);
    expect(placeByChanges([10, 15], [50, 110, 115, 300], 0, 900)).toBeNull();
    expect(placeByChanges([10, 15], [110, 115], 100, 100)).toBeNull();
  });

  it('lies nowhere when another place has more than a third of the changes for it', () => {
    expect(placeByChanges([10, 15, 22, 40], [110, 115, 122, 140, 215, 222], 0, 900)).toBeNull();
    expect(placeByChanges([10, 15, 22, 40], [110, 115, 122, 140], 0, 900)).toBe(100);
  });

  it('lies nowhere outside its bounds', () => {
    const at = (least: number, most: number): number | null =>
      placeByChanges([10, 15, 22], [110, 115, 122], least, most);
    expect([at(100, 100), at(101, 900), at(0, 99)]).toEqual([100, null, null]);
  });

  it('lies where a long stretch without changes has its length', () => {
    expect(placeByChanges([10, 74], [110, 174], 0, 900)).toBe(100);
    expect(placeByChanges([10, 73], [110, 173], 0, 900)).toBeNull();
    // Classes may look alike, and objects of one class differently: changes are missing on one side only.
    expect(placeByChanges([10, 40, 74], [110, 174], 0, 900)).toBe(100);
    expect(placeByChanges([10, 74], [110, 141, 174], 0, 900)).toBe(100);
    expect(placeByChanges([10, 40, 74], [110, 141, 174], 0, 900)).toBeNull();
  });

  it('lies nowhere when two places have such a stretch', () => {
    expect(placeByChanges([10, 74], [110, 174, 410, 474], 0, 900)).toBeNull();
  });

  it('lies nowhere without changes, or with too many to compare', () => {
    expect(placeByChanges([], [1, 2, 3], 0, 900)).toBeNull();
    const many = Array.from({ length: 224 }, (_, at) => at * at);
    expect(placeByChanges(many, many, -1e9, 1e9)).toBeNull();
    expect(placeByChanges(many.slice(1), many.slice(1), -1e9, 1e9)).toBe(0);
  });
});
