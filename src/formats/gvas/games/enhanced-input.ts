// The engine's own class for input: profiles, each an object of its own. The layout of rows for changed keys
// is not known. Source: docs/formats/gvas.md#packed-structs.

import { readString } from '../../unreal/texts/fstring.ts';
import { nothing, type PackedStruct } from '../packed/packed-struct.ts';
import type { GvasGame } from './game.ts';

const OBJECT_END = 'ObjectEnd';
/** Five strings, two integers, a byte and the end of a list. */
const LEAST_PROFILE = 38;

const inputProfiles: PackedStruct = {
  least: 8,
  read: (reader) => {
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
  },
};

export const enhancedInput: GvasGame = {
  classes: '/Script/EnhancedInput.',
  packed: {
    fields: new Map(),
    anywhere: new Map(),
    afterList: new Map([['/Script/EnhancedInput.EnhancedInputUserSettings', inputProfiles]]),
  },
};
