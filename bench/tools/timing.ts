// How long work takes in this process, in milliseconds, and what of many times is said.

/** The first time, which makes what the others use, and the best of the others. */
export function firstAndBest(work: () => unknown, rounds: number): { first: number; best: number } {
  const time = (): number => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  return { first: time(), best: Math.min(...Array.from({ length: rounds }, time)) };
}

export async function millisOf(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export async function timesOf(rounds: number, work: (round: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await millisOf(() => work(round)));
  return times;
}

/** The time that this share of all times does not exceed. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
