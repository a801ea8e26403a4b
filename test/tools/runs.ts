// How long tests go on: `npm test` takes samples, everything else tries all cases.

/** The share of the cases that `npm test` tries, and how many properties try at least. */
const SHARE = 1 / 8;
const LEAST = 20;

const isQuick = process.env.TEST_LENGTH === 'quick';

/** How many of this many cases are tried in this run. @param least for cases that take long */
export function runs(all: number, least = LEAST): number {
  return isQuick ? Math.min(all, Math.max(least, Math.ceil(all * SHARE))) : all;
}

/** Those that are tried in this run: all, or so many from the first to the last. */
export function sampleOf<T>(all: readonly T[], most: number): readonly T[] {
  if (!isQuick || all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]!);
}

/** How far apart bytes are that are tried in this run, where all runs try every `step` one: odd, so that all remainders come. */
export function stride(step = 1): number {
  return isQuick ? step * 9 : step;
}
