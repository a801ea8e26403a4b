// Seeded numbers for synthetic saves and damage: the same seed gives the same bytes on every machine.

/** Whole numbers of 32 bits (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** The same by another rule (xorshift32), of which fixtures and damage that is measured are made. */
export function xorshift(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}

export interface Dice {
  /** From 0 up to 1, exclusive. */
  roll(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
}

export function dice(seed: number): Dice {
  const next = random(seed);
  const roll = (): number => next() / 2 ** 32;
  const below = (end: number): number => Math.floor(roll() * end);
  return { roll, below, pick: (choices) => choices[below(choices.length)]! };
}
