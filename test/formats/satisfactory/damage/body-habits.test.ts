// What placed bodies tell of others: sizes and signs, once enough were seen.

import { describe, expect, it } from 'vitest';
import { BodyHabits, type BodyLook } from '../../../../src/formats/satisfactory/damage/body-habits.ts';

const look = (size: number, sign: string | null): BodyLook => ({ size, sign });

function learned(
  ...seen: readonly (readonly [className: number, times: number, look: BodyLook])[]
): BodyHabits {
  const habits = new BodyHabits();
  for (const [className, times, of] of seen) for (let i = 0; i < times; i++) habits.learn(className, of);
  return habits;
}

describe('the sizes of a class', () => {
  it('range from the smallest to the largest, in steps that divide all differences', () => {
    const habits = learned([1, 18, look(604, 'a')], [1, 1, look(944, 'a')], [1, 1, look(434, 'a')]);
    expect(habits.sizes(1)).toMatchObject({ least: 434, most: 944, step: 170 });
    expect(learned([1, 20, look(29, 'a')]).sizes(1)).toMatchObject({ least: 29, most: 29, step: 0 });
  });

  it('are not known from fewer than twenty', () => {
    expect(learned([1, 19, look(29, 'a')]).sizes(1)).toBeNull();
    expect(learned([1, 20, look(29, 'a')]).sizes(2)).toBeNull();
  });
});

describe('a body', () => {
  it('is unlike a class that never has its sign', () => {
    const habits = learned([1, 19, look(20, 'a')], [1, 1, look(30, 'b')]);
    expect(habits.excludes(1, look(90, 'c'))).toBe(true);
    expect(habits.excludes(1, look(90, 'b'))).toBe(false);
    expect(habits.excludes(1, look(90, null))).toBe(false);
    expect(learned([1, 18, look(20, 'a')], [1, 1, look(30, 'b')]).excludes(1, look(90, 'c'))).toBe(false);
  });

  it('is unlike a class of which all have another size', () => {
    const habits = learned([1, 20, look(20, 'a')], [2, 20, look(20, 'a')], [2, 1, look(21, 'a')]);
    expect(habits.excludes(1, look(22, 'a'))).toBe(true);
    expect(habits.excludes(2, look(22, 'a'))).toBe(false);
  });

  it('is unlike an unknown class if many others of one class have its sign', () => {
    const habits = learned([1, 20, look(20, 'a')], [2, 19, look(20, 'b')], [3, 20, look(20, 'None')]);
    expect(habits.excludes(9, look(20, 'a'))).toBe(true);
    expect(habits.excludes(9, look(20, 'b'))).toBe(false);
    // Bodies of any class may have no properties.
    expect(habits.excludes(9, look(20, 'None'))).toBe(false);
    habits.learn(9, look(20, 'a'));
    expect(habits.excludes(9, look(20, 'a'))).toBe(false);
  });

  it('is not unlike an unknown class if bodies of several classes have its sign', () => {
    const habits = learned([1, 20, look(20, 'a')], [2, 1, look(20, 'a')]);
    expect(habits.excludes(9, look(20, 'a'))).toBe(false);
  });
});
