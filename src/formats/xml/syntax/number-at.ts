// Numbers in bytes. A save has tens of thousands of places: as texts, these would be most of the garbage of a load.

import { MINUS, SPACE } from './characters.ts';
import { decodeText } from './text.ts';

const [POINT, ZERO] = [0x2e, 0x30];
/** Powers of ten that numbers hold exactly. */
const POWERS = Array.from({ length: 23 }, (_, at) => Number(`1e${at}`));
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;

/** The number that is written in these bytes, after spaces; NaN for anything else. */
export function numberAt(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] === SPACE) at++;
  let digits = 0;
  let whole = 0;
  let decimals = -1;
  const isNegative = bytes[at] === MINUS;
  for (let next = isNegative ? at + 1 : at; next < end; next++) {
    const digit = bytes[next]! - ZERO;
    if (digit >= 0 && digit <= 9) {
      whole = whole * 10 + digit;
      digits++;
      if (decimals >= 0) decimals++;
    } else if (bytes[next] === POINT && decimals < 0) decimals = 0;
    else return textAt(bytes, at, end);
  }
  // As exact as the text: one division of two exact numbers.
  if (digits === 0 || whole > Number.MAX_SAFE_INTEGER || decimals >= POWERS.length)
    return textAt(bytes, at, end);
  const value = decimals > 0 ? whole / POWERS[decimals]! : whole;
  return isNegative ? -value : value;
}

function textAt(bytes: Uint8Array, at: number, end: number): number {
  const text = decodeText(bytes, at, end).trim();
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}
