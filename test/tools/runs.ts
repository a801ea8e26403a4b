// The share of its cases that a test tries. Files called *.prop, *.many or *.slow try a share of them unless TEST_LENGTH says
// `rest` (as `npm run test:all` does) or `all`; other files try all, always.

import { expect } from 'vitest';

/** The share of the cases that a run tries, and how far apart the bytes are that it tries: odd, so that all remainders come. */
const LENGTHS = {
  quick: { share: 1 / 16, step: 17 },
  rest: { share: 1 / 4, step: 7 },
  all: { share: 1, step: 1 },
};
/** How many cases properties try at least. */
const LEAST = 20;

const length = process.env.TEST_LENGTH ?? 'quick';
export const isQuick = length === 'quick';
if (!Object.hasOwn(LENGTHS, length)) throw new Error(`TEST_LENGTH is ${Object.keys(LENGTHS).join(', ')}`);

function lengthHere(): keyof typeof LENGTHS {
  const isShared = /\.(prop|many|slow)\./.test(expect.getState().testPath ?? '');
  return isShared ? (length as keyof typeof LENGTHS) : 'all';
}

/** How many of this many cases are tried in this run. @param least for cases that take long */
export function runs(all: number, least = LEAST): number {
  return Math.min(all, Math.max(least, Math.ceil(all * LENGTHS[lengthHere()].share)));
}

/** Those that are tried in this run, from the first to the last: so many in a quick one, a quarter of them in the rest. */
export function sampleOf<T>(all: readonly T[], most: number): readonly T[] {
  return spread(all, lengthHere() === 'quick' ? most : runs(all.length, most));
}

/** Each third of them, say, in a quick run, and what that left out in the rest: both together try all. Slow files do at once. */
export function shareOf<T>(all: readonly T[], each: number): readonly T[] {
  const here = expect.getState().testPath?.includes('.slow.') && !isQuick ? 'all' : lengthHere();
  return here === 'all' ? all : all.filter((_, at) => (at % each === 0) === (here === 'quick'));
}

/** So many of them from the first to the last, unless all of everything is tried. */
export function mostOf<T>(all: readonly T[], most: number): readonly T[] {
  return lengthHere() === 'all' ? all : spread(all, most);
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]!);
}

/** How far apart bytes are that are tried in this run, where a run of all cases tries every `each` one. */
export function stride(each = 1): number {
  return each * LENGTHS[lengthHere()].step;
}
