// Soft references: assets by path, loaded when needed.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { readString } from './fstring.ts';

/** Paths of references to nothing: for objects, and for assets in packages. */
export const NULL_PATHS: ReadonlySet<string> = new Set(['', 'None', 'None.None']);

/**
 * Reads a soft reference as an object path, empty for none.
 *
 * Layout: see EngineFacts.softParts. UE 5.6 writes the path inside without its NUL.
 */
export function softPath(cursor: Cursor, parts: EngineFacts['softParts']): string {
  const first = readString(cursor);
  const asset = parts > 2 ? readString(cursor) : '';
  const inside = parts > 1 ? readString(cursor) : '';
  const path = asset === '' ? first : `${first}.${asset}`;
  return inside === '' ? path : `${path}:${inside}`;
}
