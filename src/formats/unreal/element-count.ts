// Counts of elements, which have to fit the bytes that are left.

import type { Cursor } from '../../bytes/cursor.ts';

/** Bytes of an empty property list: its "None". */
export const LEAST_LIST = 9;

/**
 * Elements need a least size, or any count would pass.
 * @param least bytes of the smallest element
 * @throws FormatError COUNT
 */
export function checkElementCount(cursor: Cursor, count: number, least = 1): void {
  if (count >= 0 && count * least <= cursor.left) return;
  throw cursor.error('COUNT', `at most ${Math.floor(cursor.left / least)} elements`, String(count));
}
