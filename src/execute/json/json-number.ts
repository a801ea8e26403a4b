// Numbers as JSON, digit by digit into bytes. The platform's own way makes a string of each, which takes several times
// as long for coordinates, of which answers about maps are full.

const ZERO = 0x30;
const MINUS = 0x2d;
const POINT = 0x2e;

/** Most bytes that a number takes: `-0.0000012345678901234567`. */
export const MOST_NUMBER_BYTES = 25;

/** Decimals of up to this many digits are doubles that no other decimal of as many digits is. */
const EXACT = 1e15;

/** Writes a number that is finite; returns where its bytes end. */
export function writeNumber(bytes: Uint8Array, at: number, value: number): number {
  const size = Math.abs(value);
  // Whole numbers and what has few decimals: times a power of ten, which a double holds exactly, it is a whole number.
  // If dividing gives the value back, these are its digits, and there are no shorter ones.
  const places = size < 1e4 ? 11 : size < 1e6 ? 9 : size < 1e9 ? 6 : 0;
  const power = POWERS[places]!;
  const scaled = Math.round(size * power);
  // Below, numbers are written with an exponent.
  if (scaled < EXACT && scaled / power === size && (size >= 1e-6 || size === 0)) {
    if (value < 0) bytes[at++] = MINUS;
    const whole = Math.floor(size);
    at = writeWhole(bytes, at, whole);
    return scaled === whole * power ? at : writeDecimals(bytes, at, scaled - whole * power, places);
  }
  const text = String(value);
  for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
  return at;
}

const POWERS = Array.from({ length: 12 }, (_, power) => 10 ** power);

/** The digits of a whole number below 1e15. */
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

/** A point and `places` digits without the zeros at their end; `value` is not 0. */
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

/** As many digits, with zeros in front; up to nine, so that all is done with small integers. */
function writeDigits(bytes: Uint8Array, at: number, value: number, digits: number): number {
  let rest = value | 0;
  for (let i = at + digits - 1; i >= at; i--) {
    const tenth = (rest / 10) | 0;
    bytes[i] = ZERO + rest - tenth * 10;
    rest = tenth;
  }
  return at + digits;
}
