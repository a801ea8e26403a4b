// Binary structs without texts, which a search for texts passes over.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { type BodyVersion, SAVE } from '../versions.ts';
import type { GameLayout, GameVisit } from './reader.ts';
import { skipReference } from './references.ts';
import { BINARY_STRUCTS } from './structs.ts';

/** Structs that hold nothing but numbers and references. */
export const TEXTLESS_STRUCTS: ReadonlySet<string> = new Set(
  [...BINARY_STRUCTS].flatMap(([name, { hasTexts }]) => (hasTexts ? [] : [name])),
);

/** Whether another struct has none: since ItemState, an item may hold properties of its own. @throws FormatError */
export function isTextlessStruct(struct: string, cursor: Cursor, { save }: BodyVersion): boolean {
  if (struct !== 'InventoryItem') return false;
  if (save < SAVE.ItemState) return true;
  skipReference(cursor);
  return !cursor.bool32();
}

/** Whether data whose only texts may be in its items has none. @throws FormatError */
export function areTextlessItems(
  layout: GameLayout,
  cursor: Cursor,
  version: BodyVersion,
  label: LabelNode,
): boolean {
  let hasLists = false;
  const skip = (): null => {
    skipReference(cursor);
    return null;
  };
  const visit: GameVisit = {
    ...{ cursor, version, wantsValues: false, place: null, reference: skip, softReference: skip },
    list: () => {
      hasLists = true;
      cursor.skip(cursor.left);
      return null;
    },
    guid: () => undefined,
    keepOpaque: () => undefined,
  };
  layout.value(visit, label);
  return !hasLists && cursor.left === 0;
}
