// Property lists inside arrays of bytes. Source: docs/formats/gvas.md#byte-arrays.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import { readTag, skipTag } from '../../unreal/tags/tags.ts';
import { startsList } from '../file/list-start.ts';

/** Arrays of bytes nested deeper than this stay bytes. */
export const MOST_NESTING = 3;
/** A tag, its value and the end of the list. */
const LEAST = 32;

/** True if a property list that is not empty begins at `at` and ends inside the `size` bytes. */
export function holdsList(cursor: Cursor, at: number, size: number, facts: EngineFacts): boolean {
  if (size < LEAST || !startsList(cursor, at)) return false;
  const hasTags = (): boolean => {
    let tags = 0;
    for (let value = skipTag(cursor, facts); value >= 0; value = skipTag(cursor, facts), tags++)
      cursor.skip(value);
    return tags > 0;
  };
  return cursor.elsewhere(at, at + size, hasTags) ?? false;
}

/**
 * The type of the struct that the list at `at` begins with, if the file stores it; null for a list of anything else.
 */
export function structOfList(cursor: Cursor, at: number, facts: EngineFacts): string | null {
  return cursor.elsewhere(at, cursor.end, () => readTag(cursor, facts)?.type.struct) ?? null;
}
