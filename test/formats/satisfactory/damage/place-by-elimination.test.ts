// Runs of bodies that are placed by the bytes lost around them and the looks of their classes: only where no other
// place is possible, and hardly by chance.

import { describe, expect, it } from 'vitest';
import { BodyHabits, type BodyLook } from '../../../../src/formats/satisfactory/damage/body-habits.ts';
import { searchBudget } from '../../../../src/formats/satisfactory/damage/body-runs.ts';
import { placeByElimination } from '../../../../src/formats/satisfactory/damage/place-by-elimination.ts';

/** Sizes and sign of the bodies of each class, seen twenty times each; U was never seen. */
const CLASSES: Record<string, readonly BodyLook[]> = {
  A: [{ size: 100, sign: 'a' }],
  B: [{ size: 90, sign: 'b' }],
  S: [310, 340, 370].map((size) => ({ size, sign: 's' })),
  W: [100, 2100].map((size) => ({ size, sign: 'w' })),
  V: [150, 151, 500].map((size) => ({ size, sign: 'v' })),
};
/** Bodies that show the recipe that built them, of classes that were never seen. */
const BUILT: Record<string, BodyLook> = {
  F: { size: 200, sign: '/Recipe_F' },
  G: { size: 300, sign: '/Recipe_G' },
};
const LETTERS = [...Object.keys(CLASSES), 'U', 'F', 'G', 'H'];
const habits = new BodyHabits();
for (const [letter, looks] of Object.entries(CLASSES))
  for (let i = 0; i < 20; i++) for (const look of looks) habits.learn(LETTERS.indexOf(letter), look);

interface Bytes {
  readonly before?: number | null;
  readonly after?: number | null;
  readonly steps?: number;
}

/** Where bodies of the classes `run` lie among headers of the classes `headers`; `?` is damaged, or lost. */
function placed(
  run: string,
  headers: string,
  { before = null, after = null, steps }: Bytes = {},
): number | null {
  const looks = [...run].map((letter) => CLASSES[letter]?.[0] ?? BUILT[letter] ?? null);
  const classes = (): (number | null)[] =>
    [...headers].map((letter) => (letter === '?' ? null : LETTERS.indexOf(letter)));
  const budget = searchBudget();
  if (steps !== undefined) budget.steps = steps;
  return placeByElimination({ looks, headers: headers.length, classes, before, after }, habits, budget);
}

const many = (letter: string, count: number): string => letter.repeat(count);

describe('a run of bodies', () => {
  it('lies where no body is unlike its class', () => {
    expect(placed('AAABB', 'AAAAAAABBBB')).toBe(4);
    expect(placed('AABAA', 'AAAAAAABBBB')).toBeNull();
    expect(placed('AAAAA', 'AAAAAAABBBB')).toBeNull();
    expect(placed('AAAAA', 'AAAAAB')).toBe(0);
  });

  it('lies where the bytes lost before it are those of the headers', () => {
    expect(placed('AAAAA', many('A', 30), { before: 700 })).toBe(7);
    expect(placed('AAAAA', many('A', 30), { before: 701 })).toBeNull();
    expect(placed('AAAAA', many('A', 30), { before: 699 })).toBeNull();
    expect(placed('AAAAA', many('A', 30), { before: 2600 })).toBeNull();
  });

  it('lies where the bytes lost after it are those of the headers', () => {
    expect(placed('AAAAA', many('A', 30), { after: 700 })).toBe(18);
    expect(placed('AAAAA', many('A', 30), { before: 1800, after: 700 })).toBe(18);
    expect(placed('AAAAA', many('A', 30), { before: 1700, after: 700 })).toBeNull();
  });

  it('lies nowhere when one class takes any number of bytes', () => {
    expect(placed('VVVVV', many('V', 30), { before: 2000 })).toBeNull();
    expect(placed('VVVVV', many('V', 30), { before: 2000, after: 3000 })).toBeNull();
  });

  it('lies nowhere when two places are as exact', () => {
    expect(placed('WWWWW', many('W', 40), { before: 1900 })).toBe(19);
    expect(placed('WWWWW', many('W', 40), { before: 2500 })).toBeNull();
  });

  it('lies nowhere when sizes in steps fit it by chance', () => {
    // Seven take 2170 to 2590 bytes, eight 2480 to 2960: both may, and one number in thirty is right for seven.
    expect(placed('SSSSS', many('S', 30), { before: 2230 })).toBe(7);
    expect(placed('SSSSS', many('S', 30), { before: 2231 })).toBeNull();
    expect(placed('SSSSS', many('S', 30), { before: 2500 })).toBeNull();
    const steady = many('A', 3) + many('S', 30);
    expect(placed('AASSS', steady, { before: 100 })).toBe(1);
  });

  it('lies nowhere when most of it is of classes that were not seen', () => {
    expect(placed('AAA???', 'AAAUUU')).toBe(0);
    expect(placed('AA????', 'AAUUUU')).toBeNull();
    expect(placed('AAABBB', 'AAAAAA??????')).toBeNull();
  });

  it('lies where each recipe builds one class', () => {
    expect(placed('FFFFGGG', 'FFFFFFGGGGG')).toBe(2);
    // All of them may be of class F, which two recipes would build.
    expect(placed('FFFFGGG', 'FFFFFFFGGGGG')).toBeNull();
    expect(placed('FFGG?GF', 'FFFFGGGGFFF')).toBe(2);
    expect(placed('FFGGGGF', 'FFFFGGGGFFF')).toBe(2);
    expect(placed('FFGGGF', 'FFFFGGGGFFF')).toBeNull();
    expect(placed('FFFFGGG', 'HHHHHHH')).toBe(0);
    expect(placed('FFFFFFF', 'FFFFFFF')).toBeNull();
  });

  it('takes any number of bytes for headers of classes that were not seen', () => {
    expect(placed('AAABB', 'UUAAAABBBBUU', { before: 5000, after: 90 + 90 + 9000 })).toBe(3);
    expect(placed('AAABB', 'UUAAAABBBBUU', { before: 115, after: 9000 })).toBeNull();
  });

  it('lies right after the run before it when nothing is lost in between', () => {
    expect(placed('VVVVV', many('V', 30), { before: 0 })).toBe(0);
    expect(placed('VVVVV', many('V', 4), { before: 0 })).toBeNull();
  });

  it('lies nowhere when there are more places than are compared, or too little time', () => {
    expect(placed('A', many('A', 20_000), { before: 700 })).toBe(7);
    expect(placed('A', many('A', 20_001), { before: 700 })).toBeNull();
    expect(placed(many('A', 100), many('A', 200), { before: 700, steps: 15_000 })).toBeNull();
    expect(placed(many('A', 100), many('A', 200), { before: 700, steps: 16_000 })).toBe(7);
  });
});
