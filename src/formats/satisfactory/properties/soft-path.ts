// Soft references: assets by path, loaded when needed.

import type { Cursor } from '../../../bytes/cursor.ts';
import { readString } from '../../unreal/fstring.ts';

/**
 * Reads a soft reference as an object path, empty when there is none.
 *
 * Layout: since UE5 FString package, FString asset; before FString asset path; then FString path inside it.
 */
export function softPath(cursor: Cursor, packages: boolean): string {
  const first = readString(cursor);
  const asset = packages ? readString(cursor) : '';
  const inside = readString(cursor);
  const path = asset === '' ? first : `${first}.${asset}`;
  return inside === '' ? path : `${path}:${inside}`;
}
