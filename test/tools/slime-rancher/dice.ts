/** Seeded numbers for synthetic saves: the same seed gives the same file on every machine. */
export interface Dice {
  /** From 0 up to 1, exclusive. */
  roll(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32: small, and good enough for fixtures. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(roll() * end);
  return { roll, below, pick: (choices) => choices[below(choices.length)]! };
}
