// What lost headers take: as much as others of their class, or of bodies that look alike, and no more.

import { describe, expect, it } from 'vitest';
import { searchBudget } from '../../../../src/formats/satisfactory/damage/body-runs.ts';
import { HeaderSizes } from '../../../../src/formats/satisfactory/damage/header-room.ts';

const [A, B] = [1, 2];

/** Learned from runs of adjacent headers of a class, with bodies of a sign. */
function learned(...runs: readonly (readonly [of: number, sign: string | null, sizes: readonly number[]])[]) {
  const sizes = new HeaderSizes(searchBudget());
  for (const [of, sign, all] of runs) sizes.learn(all.map((size) => ({ of, sign, size })));
  return sizes;
}

/** So many sizes that take turns. */
const turns = (count: number, ...sizes: readonly number[]): number[] =>
  Array.from({ length: count }, (_, at) => sizes[at % sizes.length]!);

describe('the headers of bodies', () => {
  const sizes = learned([A, 'a', turns(60, 200, 204)], [B, 'b', turns(60, 300)], [B, 'c', turns(19, 310)]);

  it('take what those of bodies with their signs take', () => {
    const room = sizes.room(['a', 'a', 'b', 'b'])!;
    expect([999, 1000, 1008, 1009].map((bytes) => room.fits(0, 4, bytes))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([room.fits(1, 3, 500), room.fits(1, 3, 504), room.fits(2, 2, 0)]).toEqual([true, true, true]);
  });

  it('take what any header takes where their sign is lost or rare', () => {
    const room = sizes.room([null, 'c'])!;
    expect([400, 620, 399, 621].map((bytes) => room.fits(0, 2, bytes))).toEqual([true, true, false, false]);
  });

  it('are not known from fewer than a hundred', () => {
    expect(learned([A, 'a', turns(99, 200)]).room(['a'])).toBeNull();
    expect(learned([A, 'a', turns(100, 200)]).room(['a'])).not.toBeNull();
  });
});

describe('adjacent headers of a class', () => {
  it('take as many bytes as others', () => {
    const sizes = learned([A, null, turns(20, 200, 201)]);
    expect([399, 400, 402, 403].map((bytes) => sizes.fits(A, 2, bytes))).toEqual([false, true, true, false]);
    expect(sizes.fits(B, 2, 10)).toBe(true);
    expect(learned([A, null, turns(19, 200)]).fits(A, 2, 10)).toBe(true);
  });

  it('take together what as many take elsewhere, within a little', () => {
    const sizes = learned([A, null, turns(2000, 200, 205)]);
    // A hundred take from 20 000 to 20 500 bytes, but always took 20 250.
    expect([20_244, 20_245, 20_255, 20_256].map((bytes) => sizes.fits(A, 100, bytes))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('take anything between where as many were rarely seen', () => {
    const sizes = learned([A, null, turns(800, 200, 205)]);
    expect([20_000, 20_500].map((bytes) => sizes.fits(A, 100, bytes))).toEqual([true, true]);
    const apart = learned(...Array.from({ length: 100 }, () => [A, null, turns(50, 200, 205)] as const));
    expect(apart.fits(A, 100, 20_000)).toBe(true);
  });

  it('end where the class does', () => {
    const sizes = new HeaderSizes(searchBudget());
    const header = (of: number) => ({ of, sign: null, size: of === A ? 200 : 300 });
    sizes.learn(Array.from({ length: 100 }, (_, at) => header(at % 2 === 0 ? A : B)));
    expect(sizes.fits(A, 2, 400)).toBe(true);
    expect(sizes.fits(A, 2, 401)).toBe(false);
  });

  it('are measured once for each number of them, at the expense of the search', () => {
    const budget = searchBudget();
    const sizes = new HeaderSizes(budget);
    sizes.learn(turns(100, 200, 204).map((size) => ({ of: A, sign: null, size })));
    const left = [2, 2, 3].map((count) => {
      sizes.fits(A, count, 204 * count);
      return budget.steps;
    });
    expect(left[0]).toBeLessThan(searchBudget().steps);
    expect(left[1]).toBe(left[0]);
    expect(left[2]).toBeLessThan(left[1]!);
  });
});
