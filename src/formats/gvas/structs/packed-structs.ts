// Structs that games write into arrays of bytes without tags, by class of the record and name of the property. Bytes that do not fit
// stay bytes, as those of all other games do.
// Source: docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../unreal/native.ts';

export interface PackedStruct {
  /** Fewer bytes are something else, such as what earlier versions of the game wrote there. */
  readonly least: number;
  readonly read: (reader: NativeReader) => void;
}
/** By name of the property. */
export type PackedFields = ReadonlyMap<string, PackedStruct>;

const REST = 'unknownData';

/** Palworld, a stack of items; the names are those that earlier versions of the game wrote as properties. */
function itemSlot(reader: NativeReader): void {
  reader.i32('SlotIndex');
  reader.i32('StackCount');
  reader.struct('ItemId', () => {
    reader.string('StaticId');
    reader.struct('DynamicId', () => {
      reader.guid('CreatedWorldId');
      reader.guid('LocalIdInCreatedWorld');
    });
  });
  rest(reader);
}

/** Palworld, a place in a party, a box or a base. */
function characterSlot(reader: NativeReader): void {
  reader.struct('IndividualId', () => {
    reader.guid('PlayerUId');
    reader.guid('InstanceId');
  });
  rest(reader);
}

/** Palworld, behind the properties of a character: the end that all objects have, then the guild or other group it is in. */
function characterEnd(reader: NativeReader): void {
  const { cursor } = reader;
  const hasObjectGuid = cursor.i32();
  if (hasObjectGuid !== 0) throw cursor.error('VALUE', 'an object without a GUID', String(hasObjectGuid));
  reader.guid('GroupId');
  rest(reader);
}

function rest(reader: NativeReader): void {
  const { left } = reader.cursor;
  if (left > 0) reader.opaque(REST, left);
}

/** By class of the record that has the bytes. */
export const PACKED: ReadonlyMap<string, PackedFields> = new Map([
  ['PalItemSlotSaveData', new Map([['RawData', { least: 44, read: itemSlot }]])],
  ['PalCharacterSlotSaveData', new Map([['RawData', { least: 32, read: characterSlot }]])],
]);

/** What stands behind a property list in an array of bytes, by the type of the struct that the list begins with. */
export const BEHIND_LIST: ReadonlyMap<string, PackedStruct> = new Map([
  ['PalIndividualCharacterSaveParameter', { least: 20, read: characterEnd }],
]);
