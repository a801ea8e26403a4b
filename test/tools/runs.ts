// How often property tests try, and from which seed: `SEED=123 npx vitest run ...` repeats a run.

const SEED = Number(process.env.SEED ?? Date.now() & 0x7fffffff);

/** Parameters for fc.assert; a failure prints the seed and the smallest case, a success the seed. */
export function runsOf(numRuns: number): { numRuns: number; seed: number } {
  console.info(`${numRuns} cases, seed ${SEED}`);
  return { numRuns, seed: SEED };
}
