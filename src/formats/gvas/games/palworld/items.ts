// Palworld: stacks of items, item containers, and items with a state of their own. Source:
// docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import { skipString } from '../../../unreal/texts/fstring.ts';
import { startsList } from '../../file/list-start.ts';
import { type PackedStruct, readPropertyList, zeros } from '../../packed/packed-struct.ts';
import { endOf, layout, struct, versioned, when } from './parts.ts';

const FLOAT = 4;

/** Since saves have versions, the item is also in the bytes; before, it is only in properties. */
export const itemSlot: PackedStruct = {
  least: 16,
  read: layout(
    versioned('i32 SlotIndex, i32 StackCount, item ItemId'),
    'permission Permission, f32 CorruptionProgressValue, end',
  ),
};

/** `unknownNames`: of items or of their kinds, for an unknown purpose. */
export const itemContainer: PackedStruct = {
  least: 12,
  read: layout('permission Permission', versioned('strings unknownNames'), 'end'),
};

const egg = layout(
  'string CharacterId',
  (reader, place) => readPropertyList(reader, 'Object', 20 + endOf(place, 2)),
  'zeros, guid UnknownId',
  (reader, place) => zeros(reader, endOf(place, 2)),
);
const armour = layout('f32 Durability, end');
const weapon = layout(
  'f32 Durability, i32 RemainingBullets, strings PassiveSkillList',
  // Newer saves have something here of unknown meaning; it was `None` where it was seen.
  when(({ cursor }, place) => cursor.left > endOf(place) && place.isVersioned, 'string unknownName'),
  'end',
);

/** Only the number of bytes shows which of them it is. */
export const dynamicItem: PackedStruct = {
  least: 36,
  ids: ['Id.LocalIdInCreatedWorld'],
  read: layout(
    struct('Id', 'guid CreatedWorldId, guid LocalIdInCreatedWorld, string StaticId'),
    'end',
    (reader, place) => {
      const isArmour = reader.cursor.left === FLOAT + endOf(place);
      const read = isArmour ? armour : isEgg(reader) ? egg : weapon;
      read(reader, place);
    },
  ),
};

/** The name of a character, and its properties. */
function isEgg({ cursor }: NativeReader): boolean {
  const { at } = cursor;
  const length = cursor.left >= 4 ? cursor.view.getInt32(at, true) : 0;
  if (length < 2 || length > cursor.left - 4) return false;
  skipString(cursor);
  const isList = startsList(cursor, cursor.at);
  cursor.at = at;
  return isList;
}
