// The time of the best of several rounds: what else the machine does only ever adds to it.

/** Milliseconds. */
export function best(rounds: number, work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}
