// Structs that games write into arrays of bytes without tags, by class of the record and name of the property. Bytes that do not fit
// stay bytes, as those of all other games do.
// Source: docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NativeReader } from '../../unreal/native/native.ts';
import { readString } from '../../unreal/texts/fstring.ts';

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
  nothing(cursor.i32(), cursor, 'GUID of an object');
  reader.guid('GroupId');
  rest(reader);
}

/** The engine's own class for input: profiles, each an object of its own. Rows of keys that were changed are not known. */
function inputProfiles(reader: NativeReader): void {
  const { cursor } = reader;
  const version = reader.i32('Version');
  if (version !== 1 && version !== 2)
    throw cursor.error('VALUE', 'version 1 or 2 of profiles', String(version));
  reader.list('Profiles', cursor.count(LEAST_PROFILE, 'profiles'), () => {
    if (version === 1) reader.string('Identifier');
    reader.string('Class');
    reader.string('Name');
    nothing(cursor.i32(), cursor, 'rows of changed keys');
    if (version === 2) reader.string('Identifier');
    nothing(cursor.u8(), cursor, 'control bits');
    reader.properties('Properties');
    nothing(cursor.i32(), cursor, 'GUID of an object');
    const end = readString(cursor);
    if (end !== OBJECT_END) throw cursor.error('VALUE', OBJECT_END, end.slice(0, 32));
  });
}

const OBJECT_END = 'ObjectEnd';
/** Five strings, two ints, a byte and the end of a list. */
const LEAST_PROFILE = 38;

function nothing(value: number, cursor: Cursor, of: string): void {
  if (value !== 0) throw cursor.error('VALUE', `no ${of}`, String(value));
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

/**
 * What stands behind a property list: of an object, by its class; in an array of bytes, by the type of the struct that the list
 * begins with.
 */
export const BEHIND_LIST: ReadonlyMap<string, PackedStruct> = new Map([
  ['PalIndividualCharacterSaveParameter', { least: 20, read: characterEnd }],
  ['/Script/EnhancedInput.EnhancedInputUserSettings', { least: 8, read: inputProfiles }],
]);
