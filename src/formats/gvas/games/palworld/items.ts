// Palworld: stacks of items, item containers, and items with a state of their own. Source:
// docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import { skipString } from '../../../unreal/texts/fstring.ts';
import { startsList } from '../../file/list-start.ts';
import { type PackedPlace, type PackedStruct, strings, zeros } from '../../packed/packed-struct.ts';
import { readPropertyList } from '../../packed/property-list.ts';
import { classEnd, endOf, itemId, itemPermission } from './parts.ts';

const FLOAT = 4;

/** Since saves have versions, the item is also in the bytes; before, it is only in properties. */
export const itemSlot: PackedStruct = {
  least: 16,
  read: (reader, place) => {
    if (place.isVersioned) {
      reader.i32('SlotIndex');
      reader.i32('StackCount');
      itemId(reader, 'ItemId');
    }
    itemPermission(reader);
    reader.f32('CorruptionProgressValue');
    classEnd(reader, place);
  },
};

export const itemContainer: PackedStruct = {
  least: 12,
  read: (reader, place) => {
    itemPermission(reader);
    // Names of items or of their kinds, for an unknown purpose.
    if (place.isVersioned) strings(reader, 'unknownNames');
    classEnd(reader, place);
  },
};

/** An egg, a weapon or a piece of armour: only the number of bytes shows which. */
export const dynamicItem: PackedStruct = {
  least: 36,
  ids: ['Id.LocalIdInCreatedWorld'],
  read: (reader, place) => {
    reader.struct('Id', idOfItem);
    classEnd(reader, place);
    const { cursor } = reader;
    if (cursor.left === FLOAT + endOf(place)) reader.f32('Durability');
    else if (isEgg(reader)) {
      egg(reader, place);
      return;
    } else {
      reader.f32('Durability');
      reader.i32('RemainingBullets');
      strings(reader, 'PassiveSkillList');
      // Newer saves have something here of unknown meaning; it was `None` where it was seen.
      if (cursor.left > endOf(place) && place.isVersioned) reader.string('unknownName');
    }
    classEnd(reader, place);
  },
};

function idOfItem(reader: NativeReader): void {
  reader.guid('CreatedWorldId');
  reader.guid('LocalIdInCreatedWorld');
  reader.string('StaticId');
}

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

function egg(reader: NativeReader, place: PackedPlace): void {
  reader.string('CharacterId');
  readPropertyList(reader, 'Object', 20 + endOf(place, 2));
  zeros(reader, 4);
  reader.guid('UnknownId');
  zeros(reader, endOf(place, 2));
}
