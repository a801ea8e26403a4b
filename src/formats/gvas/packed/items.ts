// Palworld: stacks of items, item containers, and items with a state of their own. Source:
// docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../unreal/native/native.ts';
import { skipString } from '../../unreal/texts/fstring.ts';
import { startsList } from '../file/list-start.ts';
import { readPropertyList } from './object.ts';
import {
  itemId,
  itemPermission,
  LEVEL_END,
  levelEnd,
  type PackedPlace,
  type PackedStruct,
  strings,
  zeros,
} from './packed-struct.ts';

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
    levelEnd(reader, place);
  },
};

export const itemContainer: PackedStruct = {
  least: 12,
  read: (reader, place) => {
    itemPermission(reader);
    // Names of items or of their kinds, for an unknown purpose.
    if (place.isVersioned) strings(reader, 'unknownNames');
    levelEnd(reader, place);
  },
};

/** An egg, a weapon or a piece of armour: only the number of bytes shows which. */
export const dynamicItem: PackedStruct = {
  least: 36,
  ids: ['Id.LocalIdInCreatedWorld'],
  read: (reader, place) => {
    reader.struct('Id', idOfItem);
    levelEnd(reader, place);
    const { cursor } = reader;
    if (cursor.left === FLOAT + (place.isVersioned ? LEVEL_END : 0)) reader.f32('Durability');
    else if (isEgg(reader)) {
      egg(reader, place);
      return;
    } else {
      reader.f32('Durability');
      reader.i32('RemainingBullets');
      strings(reader, 'PassiveSkillList');
      // Newer saves have something here of unknown meaning; it was `None` where it was seen.
      if (place.isVersioned && cursor.left > LEVEL_END) reader.string('unknownName');
    }
    levelEnd(reader, place);
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
  readPropertyList(reader, 'Object', place.isVersioned ? 28 : 20);
  zeros(reader, 4);
  reader.guid('UnknownId');
  if (place.isVersioned) zeros(reader, 2 * LEVEL_END);
}
