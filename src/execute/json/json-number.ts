// Writes numbers as JSON, digit by digit into bytes. The platform makes a string of each number, which takes
// several times as long for coordinates, and answers about maps are full of them.

const ZERO = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;

/** The most bytes that a number takes: `-0.0000012345678901234567`. */
export const MOST_NUMBER_BYTES = 25;

/** Up to here (15 digits), different decimals are different doubles. */
const EXACT = 1e15;

/** Writes a finite number. Returns the end of what was written. */
export function writeNumber(bytes: Uint8Array, at: number, value: number): number {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  // Coordinates have the precision of a float. From 1024 on such a number has at most 13 decimals, which multiplying is
  // exact for, and none too many: they end in a 5 that no shorter number rounds to.
  const isFloat = size >= 1024 && size < 2 ** 23 && Math.fround(size) === size;
  let places = size < 1e4 ? 11 : size < 1e6 ? 9 : size < 1e9 ? 6 : 0;
  if (isFloat) places = size < 2 ** 14 ? 13 : size < 2 ** 17 ? 9 : 6;
  const power = POWERS[places]!;
  let decimals = (size - whole) * power;
  if (!isFloat) {
    // Integers and numbers with few decimals become integers when multiplied by a power of ten, which is exact as
    // a double. If dividing gives the value back, these are its shortest digits.
    const scaled = Math.round(size * power);
    // Smaller numbers are written with an exponent.
    if (scaled >= EXACT || scaled / power !== size || (size < 1e-6 && size !== 0)) {
      const text = String(value);
      for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
      return at;
    }
    decimals = scaled - whole * power;
  }
  if (value < 0) bytes[at++] = MINUS;
  at = writeWhole(bytes, at, whole);
  return decimals === 0 ? at : writeDecimals(bytes, at, decimals, places);
}

const POWERS = Array.from({ length: 14 }, (_, power) => 10 ** power);

/** Writes an integer below 1e15. */
function writeWhole(bytes: Uint8Array, at: number, value: number): number {
  if (value < 10) {
    bytes[at] = ZERO + value;
    return at + 1;
  }
  if (value >= 1e9) return writeDigits(bytes, writeWhole(bytes, at, Math.floor(value / 1e9)), value % 1e9, 9);
  let digits = 2;
  while (POWERS[digits]! <= value) digits++;
  return writeDigits(bytes, at, value, digits);
}

/** Writes a point and `places` digits without trailing zeros; `value` must not be 0. */
function writeDecimals(bytes: Uint8Array, at: number, value: number, places: number): number {
  bytes[at++] = POINT;
  const first = Math.min(places, 9);
  const rest = places - first;
  const head = rest === 0 ? value : Math.floor(value / POWERS[rest]!);
  let end = writeDigits(bytes, at, head, first);
  if (rest > 0) end = writeDigits(bytes, end, value - head * POWERS[rest]!, rest);
  while (bytes[end - 1] === ZERO) end--;
  return end;
}

/** Writes exactly `digits` digits, with leading zeros; at most nine, so that all arithmetic is on small integers. */
function writeDigits(bytes: Uint8Array, at: number, value: number, digits: number): number {
  let rest = value | 0;
  for (let i = at + digits - 1; i >= at; i--) {
    const tenth = (rest / 10) | 0;
    bytes[i] = ZERO + rest - tenth * 10;
    rest = tenth;
  }
  return at + digits;
}
