// Values that no game writes although nothing contradicts them: their bytes were changed and stored again with right sums.
// Formats note them (level info) where they read them anyway.

import { isUtf8 } from './text.ts';

/** In the units of the save: farther than any map reaches in any of them. */
const MOST_DISTANCE = 1e9;
const FIRST_PRINTABLE = 0x20;
const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
/** Neither show nor separate anything: a text with some has lost bytes. */
export const CONTROLS = 'control characters';

/** What is odd about a UTF-8 text; null for nothing. Bytes that are not UTF-8 are shown as Latin-1. */
export function oddText(bytes: Uint8Array, at: number, end: number): string | null {
  let isAscii = true;
  for (let i = at; i < end; i++) {
    const byte = bytes[i]!;
    if (byte < FIRST_PRINTABLE && (byte < TAB || byte > CARRIAGE_RETURN)) return CONTROLS;
    isAscii &&= byte < 0x80;
  }
  return isAscii || isUtf8(bytes, at, end) ? null : 'bytes that are not UTF-8';
}

/** True if UTF-16 text has one half of a pair of units alone, which is shown as U+FFFD. */
export function hasLoneSurrogate(view: DataView, at: number, end: number, little: boolean): boolean {
  const half = (place: number): number => (place + 1 < end ? view.getUint16(place, little) & 0xfc00 : 0);
  for (let i = at; i + 1 < end; i += 2) {
    if (half(i) === 0xdc00) return true;
    if (half(i) !== 0xd800) continue;
    i += 2;
    if (half(i) !== 0xdc00) return true;
  }
  return false;
}

/** The first coordinate that no map has; null for none. NaN and infinity are told elsewhere. */
export function farCoordinate(...coordinates: readonly number[]): number | null {
  return coordinates.find((one) => Number.isFinite(one) && Math.abs(one) > MOST_DISTANCE) ?? null;
}
