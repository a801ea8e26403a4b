// Binary structs without texts, which a search for texts passes over.

import type { Cursor } from '../../../bytes/cursor.ts';
import { type BodyVersion, SAVE } from '../versions.ts';
import { skipReference } from './references.ts';
import { BINARY_STRUCTS } from './structs.ts';

/** Structs that hold nothing but numbers and references. */
export const TEXTLESS_STRUCTS: Pick<ReadonlySet<string>, 'has'> = {
  has: (name) => BINARY_STRUCTS.get(name)?.hasTexts === false,
};

/** True if another struct has none: since ItemState, an item may hold properties of its own. @throws FormatError */
export function isTextlessStruct(struct: string, cursor: Cursor, { save }: BodyVersion): boolean {
  if (struct !== 'InventoryItem') return false;
  if (save < SAVE.ItemState) return true;
  skipReference(cursor);
  return !cursor.bool32();
}
