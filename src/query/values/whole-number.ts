// Integers of any size. Files hold 64-bit integers, which as doubles are not distinct above 2^53.

/** Normalised so that equal numbers are identical: a double up to 2^53, a bigint beyond. */
export type WholeNumber = number | bigint;

/** Null for fractions, NaN and infinities. */
export function wholeNumber(value: number | bigint): WholeNumber | null {
  if (Number.isSafeInteger(value)) return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : null;
  const double = Number(value);
  return Number.isSafeInteger(double) ? double : value;
}
