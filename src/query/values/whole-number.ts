// Whole numbers of any size. Files hold some of 64 bits, which doubles above 2^53 do not tell from their neighbours.

/** In the one shape that equal numbers have: a double below 2^53, a bigint beyond. */
export type WholeNumber = number | bigint;

/** Null for a fraction, NaN and infinities. */
export function wholeNumber(value: number | bigint): WholeNumber | null {
  if (Number.isSafeInteger(value)) return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : null;
  const double = Number(value);
  return Number.isSafeInteger(double) ? double : value;
}
