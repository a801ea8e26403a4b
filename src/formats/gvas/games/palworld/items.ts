// Palworld: stacks of items, item containers, and items with a state of their own. Source:
// docs/formats/gvas.md#packed-structs.

import type { NativeVisit } from '../../../unreal/native/native-visit.ts';
import { skipString } from '../../../unreal/texts/fstring.ts';
import { startsList } from '../../file/list-start.ts';
import { type PackedStruct, propertyList } from '../../structs/packed-struct.ts';
import { endOf, layout } from './parts.ts';

const FLOAT = 4;

/** Since saves have versions, the item is also in the bytes; before, it is only in properties. */
export const itemSlot: PackedStruct = layout([
  '{versioned} (SlotIndex: i32, StackCount: i32, ItemId: item),',
  'Permission: permission, CorruptionProgressValue: f32, : end',
]);

/** `unknownNames`: of items or of their kinds, for an unknown purpose. */
export const itemContainer: PackedStruct = layout(
  'Permission: permission, {versioned} unknownNames: [string], : end',
);

/** Only the number of bytes shows what is armour. Newer weapons have an unknown name; it was `None` where it was seen. */
export const dynamicItem: PackedStruct = {
  ...layout(
    [
      'Id: (CreatedWorldId: guid, LocalIdInCreatedWorld: guid, StaticId: string), : end,',
      '{armour} (Durability: f32, : end),',
      '{egg} (CharacterId: string, Object: object, : zeros, UnknownId: guid, : ends),',
      '{left} (Durability: f32, RemainingBullets: i32, PassiveSkillList: [string],',
      '{versioned} ({leftBeforeEnd} unknownName: string), : end)',
    ],
    {
      words: { object: (visit, label, name) => propertyList(visit, label, name, 20 + endOf(visit, 2)) },
      conditions: { armour: (visit) => visit.cursor.left === FLOAT + endOf(visit), egg: isEgg },
    },
  ),
  least: 40,
  ids: ['Id.LocalIdInCreatedWorld'],
};

/** The name of a character, and its properties. */
function isEgg({ cursor }: NativeVisit): boolean {
  const { at } = cursor;
  const length = cursor.left >= 4 ? cursor.view.getInt32(at, true) : 0;
  if (length < 2 || length > cursor.left - 4) return false;
  skipString(cursor);
  const isList = startsList(cursor, cursor.at);
  cursor.at = at;
  return isList;
}
