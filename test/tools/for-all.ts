// Properties that hold for all values that some arbitraries make.

import fc from 'fast-check';
import { runs } from './runs.ts';

type Arbitraries<Values extends unknown[]> = { [At in keyof Values]: fc.Arbitrary<Values[At]> };

/** @param most how many cases a run of all tries; see {@link runs} */
export function forAll<Values extends [unknown, ...unknown[]]>(
  most: number,
  ...args: [...arbitraries: Arbitraries<Values>, check: (...values: Values) => void]
): void {
  fc.assert(fc.property(...args), { numRuns: runs(most) });
}

/** The same of what is checked in turns. */
export function forAllInTurns<Values extends [unknown, ...unknown[]]>(
  most: number,
  ...args: [...arbitraries: Arbitraries<Values>, check: (...values: Values) => Promise<void>]
): Promise<void> {
  return fc.assert(fc.asyncProperty(...args), { numRuns: runs(most) });
}
