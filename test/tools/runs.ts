// How long properties are tried: `npm test` takes samples, everything else tries all cases.

/** The share of the cases that `npm test` tries, and how many at least. */
const SHARE = 1 / 8;
const LEAST = 20;

/** How many of this many cases are tried in this run. */
export function runs(all: number): number {
  return process.env.TEST_LENGTH === 'quick' ? Math.min(all, Math.max(LEAST, Math.ceil(all * SHARE))) : all;
}
